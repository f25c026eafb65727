/** A driver to be tested. */
export interface DriverSample<Driver> {
  /** What its tests call it. */
  name: string;
  /** Opens it. Called once, when the first test needs it. */
  open(): Driver | Promise<Driver>;
}

import { openServices } from "../support/installation.ts";

/** Real services for the tests of all stages, opened once: every renderer has browsers of its own. */
export const services = await openServices();

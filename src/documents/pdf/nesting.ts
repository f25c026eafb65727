/** What is open around some content, and whether any of it has a trait. */
export class Nesting {
  readonly #open: boolean[] = [];
  #count = 0;

  get has(): boolean {
    return this.#count > 0;
  }

  push(hasTrait: boolean): void {
    this.#open.push(hasTrait);
    if (hasTrait) this.#count++;
  }

  pop(): void {
    if (this.#open.pop() === true) this.#count--;
  }
}

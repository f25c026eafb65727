/** The part of pdf.js that reads files, which has no types of its own. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: {
    /** Serves what is asked for by messages. */
    initializeFromPort(port: unknown): void;
  };
}

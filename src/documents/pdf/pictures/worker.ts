// A thread that decodes pictures, which can be ended in the midst of one that takes too long.
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";

WorkerMessageHandler.initializeFromPort(globalThis);

// A thread, as a process whose event loop is stuck does not notice that its parent has ended. Usually
// it does, stops, and has this thread end with it.
import { workerData } from "node:worker_threads";

const CHECK_EVERY_MS = 500;

const { watchedBy, graceMs } = workerData;
const timer = setInterval(() => {
  if (process.ppid === watchedBy) return;
  clearInterval(timer);
  setTimeout(() => process.kill(process.pid, "SIGKILL"), graceMs);
}, CHECK_EVERY_MS);

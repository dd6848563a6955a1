import { registerWorker } from "./worker.js";

registerWorker();

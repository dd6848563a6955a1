import { fetchFailedStyles } from "../kit/failed_styles.js";
import { registerWorker } from "./worker.js";

registerWorker();
fetchFailedStyles();

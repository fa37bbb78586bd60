export { c as ArchiveError, i as convertStream, n as validateStream } from "./shared/stream_api.js";

export { type Endpoint, endpointFor } from "./endpoint.ts";
export { type Finding, inspectSettings } from "./inspect_settings.ts";
export { ConfigError } from "./kinds.ts";
export {
  type Config,
  type OpenAIConfig,
  processEnvironment,
  type Retention,
  readConfig,
  type S3Config,
} from "./read_config.ts";
export type { Environment } from "./setting.ts";
export { type KokoroPrecision, type LogLevel, SIGN_UP_MODES, type SignUpMode } from "./settings.ts";

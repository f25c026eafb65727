/**
 * Which part of Postloom may import which, types included. A part is a folder; `postloom` is what the
 * package's main entry is made of. Whatever is not listed here is not allowed, and there are no cycles.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  // What everything may stand on: small helpers, and the domain, which is data and its schemas alone.
  "src/common": [],
  "src/posts": [],
  "src/colour": ["src/posts"],

  // The framework knows nothing of posts; formats are where the two meet.
  "src/pipeline": ["src/common"],
  "src/formats": ["src/common", "src/pipeline", "src/posts"],

  // Drivers and what they stand on. None knows another.
  "src/config": ["src/common"],
  "src/logging": ["src/common", "src/config"],
  "src/documents": ["src/common", "src/posts"],
  "src/writing": ["src/common", "src/config", "src/documents", "src/posts"],
  "src/speech": ["src/common", "src/config", "src/posts"],
  "src/storage": ["src/common", "src/config"],
  "src/queue": ["src/common"],
  "remotion/kit": ["src/colour", "src/posts"],
  "remotion/engine": ["remotion/kit", "src/posts"],
  "src/rendering": ["remotion/engine", "remotion/kit", "src/common", "src/posts"],
  "src/drivers": [],

  // What is kept in the database.
  "src/database": ["src/common", "src/posts"],
  "src/limits": ["src/database"],
  "src/accounts": [],
  "src/webhooks": ["src/common", "src/database", "src/posts"],
  "src/jobs": [],

  // The service, put together from all of it.
  "src/previews": [],
  "src/server": [],
  "src/dashboard": [],
  "src/app": [],
  "src/commands": [],
  postloom: [],
  "src/designing": [],
  "src/testing": [],

  // What others write too stands on what others can import.
  "src/stages": ["postloom", "src/drivers", "src/posts"],
  pipelines: ["postloom", "src/posts", "src/stages"],
  templates: ["remotion/kit"],
};

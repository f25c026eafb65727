#!/usr/bin/env bun
import { type AppOptions, createApp } from "postloom";
import { createHumVoice } from "./voices/hum_voice.ts";

/** Postloom with a format, a look and a voice more. */
export const options: AppOptions = {
  pipelines: new URL("pipelines/", import.meta.url),
  templates: new URL("templates/", import.meta.url),
  drivers: { voice: createHumVoice },
};

if (import.meta.main) await createApp(options).run();

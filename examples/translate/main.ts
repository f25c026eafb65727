#!/usr/bin/env bun
import { type AppOptions, createApp } from "postloom";
import { createTranslator } from "./translator.ts";

/** Postloom with carousels in other languages. */
export const options: AppOptions = {
  pipelines: new URL("pipelines/", import.meta.url),
  services: ({ config }) => ({
    translator: createTranslator(config.env.TRANSLATE_URL ?? "http://localhost:5000/"),
  }),
};

if (import.meta.main) await createApp(options).run();

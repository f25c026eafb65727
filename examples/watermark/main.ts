#!/usr/bin/env bun
import { type AppOptions, createApp } from "postloom";
import { watermarked } from "./watermarked.ts";

/** Postloom whose pictures say that they are drafts. */
export const options: AppOptions = {
  drivers: {
    renderer: ({ builtIn, config }) => watermarked(builtIn(), config.env.WATERMARK ?? "Draft"),
  },
};

if (import.meta.main) await createApp(options).run();

#!/usr/bin/env bun
import { createApp } from "./create_app.ts";

await createApp().run();

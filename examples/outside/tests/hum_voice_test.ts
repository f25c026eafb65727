import { test } from "bun:test";
import { testVoice } from "postloom/testing";
import { createHumVoice } from "../voices/hum_voice.ts";

testVoice(test, { name: "hum", open: createHumVoice });

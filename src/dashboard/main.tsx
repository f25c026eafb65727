import "@fontsource-variable/inter/index.css";
import "./styles.css";
import { createRoot } from "react-dom/client";
import type { Facts } from "../server/dashboard/facts.ts";
import { App } from "./app.tsx";
import { Showcase } from "./parts/welcome.tsx";
import { firstTranslator, Translated } from "./translation.tsx";

const root = document.getElementById("root");
const facts: Facts = JSON.parse(document.getElementById("facts")?.textContent ?? "{}");
const first = await firstTranslator();
if (root !== null) {
  createRoot(root).render(
    <Translated first={first}>
      <Showcase value={facts.showcase}>
        <App facts={facts} />
      </Showcase>
    </Translated>,
  );
}

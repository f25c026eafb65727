import type { Fault } from "../../posts/report.ts";
import { Icon } from "../parts/icon.tsx";
import { useTranslator } from "../translation.tsx";
import { faultTexts } from "./faults.ts";

/** What is wrong with a picture as it is drawn now; said as soon as it is. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const translator = useTranslator();
  return (
    <div role="status" className="faults">
      {faultTexts(faults, translator).map((text) => (
        <p key={text}>
          <Icon name="warning" />
          {text}
        </p>
      ))}
    </div>
  );
}

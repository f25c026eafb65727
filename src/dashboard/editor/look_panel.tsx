import { ASPECT_RATIOS } from "../../posts/aspect_ratios.ts";
import type { Draft } from "../../posts/draft.ts";
import { PLATFORMS } from "../../posts/platforms/mod.ts";
import { findFormat } from "../formats.ts";
import { labelOf } from "../labels.ts";
import { Segments } from "../parts/choice.tsx";
import { variantOptions } from "../parts/look_picker.tsx";
import { Preview } from "../parts/preview.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { shownTile, useTemplates } from "../use_templates.ts";
import type { FieldError } from "./field_error.ts";
import type { Editor } from "./use_editor.ts";

/** Another look by its picture, another variant, another platform, another shape. */
export function LookPanel({
  editor,
  fieldError,
}: {
  editor: Editor;
  fieldError: FieldError | null;
}) {
  const translator = useTranslator();
  const { say } = translator;
  const { facts } = useSession();
  const { data: templates = [] } = useTemplates(editor.draft.format);
  const { draft, change } = editor;
  const { visualTemplate, visualStyleVariant, platform, aspectRatio } = draft.design;
  const design = (values: Partial<Draft["design"]>) =>
    change((was) => ({ ...was, design: { ...was.design, ...values } }));
  const chosen = templates.find(({ name }) => name === visualTemplate);
  const medium = findFormat(facts, draft.format)?.medium;
  const error = fieldError?.field.startsWith("design.") ? fieldError.problem : null;
  return (
    <div className="fields">
      <fieldset className="field">
        <legend className="label">{say("create.look")}</legend>
        <div className="looks">
          {templates.map(({ name, title, variants }) => {
            const shown = name === visualTemplate ? visualStyleVariant : (variants[0]?.name ?? "");
            const { previews = {} } = variants.find((one) => one.name === shown) ?? {};
            return (
              <label key={name} className="look">
                <input
                  type="radio"
                  name="edited look"
                  className="visually-hidden"
                  checked={name === visualTemplate}
                  onChange={() =>
                    design({
                      visualTemplate: name,
                      visualStyleVariant: variants[0]?.name ?? visualStyleVariant,
                    })
                  }
                />
                <Preview
                  url={shownTile(previews, draft.format, facts)}
                  medium={medium}
                  palette={facts.palettes[name]?.[shown]}
                />
                <span className="look-title">{title}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {chosen !== undefined && (
        <Segments
          legend={say("create.variant")}
          options={variantOptions(chosen, facts, translator)}
          value={visualStyleVariant}
          onChange={(variant) => design({ visualStyleVariant: variant })}
        />
      )}
      <label className="field">
        <span className="label">{say("create.platform")}</span>
        <select
          value={platform}
          onChange={({ target }) => design({ platform: target.value as typeof platform })}
        >
          {Object.keys(PLATFORMS).map((name) => (
            <option key={name} value={name}>
              {labelOf(name, translator)}
            </option>
          ))}
        </select>
      </label>
      <Segments
        legend={say("author.shape")}
        options={[
          { value: "", label: say("author.asPlatform") },
          ...ASPECT_RATIOS.map((ratio) => ({ value: ratio, label: ratio })),
        ]}
        value={aspectRatio ?? ""}
        onChange={(chosen) =>
          design({ aspectRatio: ASPECT_RATIOS.find((ratio) => ratio === chosen) ?? null })
        }
      />
      {error !== null && <p className="problem">{error}</p>}
    </div>
  );
}

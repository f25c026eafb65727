import { useEffect, useRef } from "react";
import type { Draft, DraftSlide } from "../../posts/draft.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { useTranslator } from "../translation.tsx";
import {
  blankSlide,
  dataOf,
  freeId,
  inserted,
  MOST_PARTS,
  moved,
  partsOf,
  removed,
  type TextPath,
  withPartAdded,
  withPartRemoved,
  withSizes,
  withSlide,
  withText,
} from "./edits.ts";
import type { FieldError } from "./field_error.ts";
import { fieldsOf, nameOf } from "./fields.ts";
import { Narration } from "./narration.tsx";
import { ShownField } from "./shown_field.tsx";
import { TextArea } from "./text_area.tsx";
import type { Editor } from "./use_editor.ts";
import { Wordings } from "./wordings.tsx";

/** The texts of a slide, what it shows, and what can be done with it as a whole. */
export function SlidePanel({
  jobId,
  editor,
  id,
  slide,
  wanted,
  fieldError,
  onFocus,
  onChoose,
}: {
  jobId: string;
  editor: Editor;
  id: string;
  slide: DraftSlide;
  /** The text that is to be typed into now, as it was pointed at. */
  wanted: TextPath | null;
  fieldError: FieldError | null;
  onFocus: (path: TextPath | null) => void;
  onChoose: (index: number) => void;
}) {
  const { say } = useTranslator();
  const form = useRef<HTMLDivElement>(null);
  const { draft, change } = editor;
  const index = draft.order.indexOf(id);
  const total = draft.order.length;
  useEffect(() => {
    if (wanted === null) return;
    const input = form.current?.querySelector<HTMLTextAreaElement>(
      `[data-path="${wanted.join(".")}"]`,
    );
    input?.focus({ preventScroll: false });
    input?.select();
  }, [wanted]);
  const data = dataOf(slide);
  const parts = data && partsOf(data);
  const { draft: base } = editor.base;
  const isSpoken = slide.narration !== undefined;
  const errorAt = (path: TextPath) => {
    const name = nameOf(id, path);
    return fieldError?.field === name ? fieldError.problem : null;
  };
  // What an error calls a part that has no field of its own.
  const isElsewhere =
    fieldError?.field.startsWith(`slides.${id}`) === true &&
    ![...fieldsOf(slide).map(({ path }) => path), ["narration"]].some(
      (path) => fieldError.field === nameOf(id, path),
    );

  return (
    <div className="slide-panel" ref={form}>
      <div className="row apart">
        <p className="hint number">
          {say(isSpoken ? "edit.sceneOf" : "edit.slideOf", { number: index + 1, total })}
        </p>
        <div className="row">
          <Action
            icon="back"
            label={say("edit.earlier")}
            isDisabled={index === 0}
            onClick={() => {
              change((was) => moved(was, id, index - 1));
              onChoose(index - 1);
            }}
          />
          <Action
            icon="next"
            label={say("edit.later")}
            isDisabled={index === total - 1}
            onClick={() => {
              change((was) => moved(was, id, index + 1));
              onChoose(index + 1);
            }}
          />
          <Action
            icon="create"
            label={say("edit.add")}
            isDisabled={false}
            onClick={() => {
              const added = freeId(editor.base.draft, draft);
              change((was) => inserted(was, id, added, blankSlide(slide, say("edit.newSlide"))));
              onChoose(index + 1);
            }}
          />
          <Action
            icon="copy"
            label={say("edit.duplicate")}
            isDisabled={false}
            onClick={() => {
              const added = freeId(editor.base.draft, draft);
              change((was) => inserted(was, id, added, { ...slide, crossing: null }));
              onChoose(index + 1);
            }}
          />
          <Action
            icon="trash"
            label={say("edit.remove")}
            isDisabled={total === 1}
            onClick={() => {
              change((was) => removed(was, id));
              onChoose(Math.max(0, index - 1));
            }}
          />
        </div>
      </div>
      {isElsewhere && <p className="problem">{fieldError.problem}</p>}
      {fieldsOf(slide).map(({ path, label, value, empty, isLong }) => (
        <TextArea
          key={`${id} ${path.join(".")}`}
          label={label(say)}
          value={value}
          isLong={isLong}
          path={path}
          error={errorAt(path)}
          action={
            parts !== null &&
            isFirstOfPart(path) && (
              <Action
                icon="trash"
                label={say("edit.removePart", { number: Number(path[2]) + 1 })}
                isDisabled={parts.count <= parts.fewest}
                onClick={() =>
                  change((was) => withPartRemoved(was, id, { at: Number(path[2]), base }))
                }
              />
            )
          }
          onFocus={() => onFocus(path)}
          onBlur={() => onFocus(null)}
          onChange={(text) =>
            change(
              (was) => {
                const typed = withText(was, id, path, text === "" ? empty : text);
                return path[0] === "data" ? withSizes(typed, id, editor.base.draft) : typed;
              },
              stepOf(nameOf(id, path), text),
            )
          }
        />
      ))}
      {parts !== null && (
        <button
          type="button"
          className="button small"
          disabled={parts.count >= MOST_PARTS}
          onClick={() =>
            change((was) => withPartAdded(was, id, { label: say("edit.newPart"), base }))
          }
        >
          <Icon name="create" />
          {say("edit.addPart")}
        </button>
      )}
      {isSpoken && (
        <Narration
          key={`narration of ${id}`}
          sentences={slide.narration ?? []}
          error={errorAt(["narration"])}
          onChange={(narration, typed) =>
            change((was) => withSlide(was, id, { narration }), stepOf(`${id} narration`, typed))
          }
        />
      )}
      <ShownField jobId={jobId} editor={editor} id={id} slide={slide} />
      <Wordings
        key={`wordings of ${id}`}
        jobId={jobId}
        slideId={id}
        isDrawn={Object.hasOwn(editor.base.draft.slides, id)}
        onChoose={(patch) => change((was) => withSlide(was, id, patch))}
      />
    </div>
  );
}

/** Whether a text is the first one of a bar, a part or an event. */
function isFirstOfPart([first, , index, name]: TextPath): boolean {
  return first === "data" && typeof index === "number" && (name === "date" || name === "label");
}

/** Typing is undone word by word. */
export function stepOf(name: string, text: string): string {
  return `${name} ${text.split(/\s+/).length}`;
}

function Action(props: {
  icon: IconName;
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="button small tool"
      aria-label={props.label}
      title={props.label}
      disabled={props.isDisabled}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** The slide of a draft at a position, with its id; the last one if there are fewer. */
export function slideAt({ order, slides }: Draft, index: number) {
  const id = order[Math.min(index, order.length - 1)] ?? "";
  const slide = slides[id];
  if (slide === undefined) throw new Error("Cannot find a slide of the draft");
  return { id, slide };
}

import { CopyButton } from "../parts/copy_button.tsx";
import { useTranslator } from "../translation.tsx";
import type { FieldError } from "./field_error.ts";
import { Hashtags } from "./hashtags.tsx";
import { stepOf } from "./slide_panel.tsx";
import { TextArea } from "./text_area.tsx";
import type { Editor } from "./use_editor.ts";

/** The caption and the hashtags, to copy and to change. */
export function PostFields({
  editor: { draft, change },
  fieldError,
}: {
  editor: Editor;
  fieldError: FieldError | null;
}) {
  const { say } = useTranslator();
  const hashtags = draft.hashtags.join(" ");
  const errorOf = (name: string) =>
    fieldError?.field.split(".")[0] === name ? fieldError.problem : null;
  return (
    <section className="post-fields">
      <div className="copied-field">
        <TextArea
          label={say("result.caption")}
          value={draft.caption}
          isLong
          error={errorOf("caption")}
          onChange={(caption) => change((was) => ({ ...was, caption }), stepOf("caption", caption))}
        />
        <CopyButton text={draft.caption} label={say("result.copyCaption")} />
      </div>
      <div className="copied-field">
        <Hashtags
          hashtags={draft.hashtags}
          error={errorOf("hashtags")}
          onChange={(changed, typed) =>
            change((was) => ({ ...was, hashtags: [...changed] }), stepOf("hashtags", typed))
          }
        />
        <CopyButton text={hashtags} label={say("result.copyHashtags")} />
      </div>
    </section>
  );
}

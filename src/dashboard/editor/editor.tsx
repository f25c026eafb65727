import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { Fault } from "../../posts/report.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import type { LoadedDraft } from "../draft_api.ts";
import { fillsScreen, findFormat } from "../formats.ts";
import { ownUrl } from "../media.ts";
import { Segments } from "../parts/choice.tsx";
import { Phone } from "../parts/phone.tsx";
import { Player } from "../parts/player.tsx";
import { Result } from "../parts/result.tsx";
import { navigate } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useHandle } from "../use_handle.ts";
import { Again } from "./again.tsx";
import { Compare } from "./compare.tsx";
import { EditBar } from "./edit_bar.tsx";
import { moved, type TextPath } from "./edits.ts";
import { FaultList } from "./fault_list.tsx";
import { fieldErrorOf } from "./field_error.ts";
import { livePropsOf } from "./live_props.ts";
import { LookPanel } from "./look_panel.tsx";
import { isSame } from "./patch_of.ts";
import { keptPlace, type Place } from "./place.ts";
import { PostFields } from "./post_fields.tsx";
import { sceneLengths, startsOf } from "./scene_lengths.ts";
import { SlidePanel, slideAt } from "./slide_panel.tsx";
import { Stage } from "./stage.tsx";
import { Strip } from "./strip.tsx";
import { Transport } from "./transport.tsx";
import { useEditor } from "./use_editor.ts";
import { useEditorKeys } from "./use_editor_keys.ts";
import { type PlayedReel, usePlayback } from "./use_playback.ts";
import { useTouched } from "./use_touched.ts";
import { useTyping } from "./use_typing.ts";

/** A finished post, which is its own editor: what is changed is seen at once, and drawn when asked for. */
export function PostEditor({
  job,
  content,
  base,
  onMoved,
}: {
  job: JobData;
  content: ContentData;
  base: LoadedDraft;
  /** Called with the job of the post's latest revision, once what is edited is to go on there. */
  onMoved: (latestRevision: string) => void;
}) {
  const { say } = useTranslator();
  const { facts } = useSession();
  const handle = useHandle();
  const editor = useEditor(job.id, base, onMoved);
  const { draft, preview, files, error } = editor;
  const [kept] = useState(keptPlace);
  const [index, setIndex] = useState(Math.max(0, draft.order.indexOf(kept?.slideId ?? "")));
  const [panel, setPanel] = useState(kept?.panel ?? "slide");
  useLayoutEffect(() => {
    if (kept !== null) scrollTo(0, kept.scrollY);
  }, [kept]);
  const [wanted, setWanted] = useState<TextPath | null>(null);
  const [focused, setFocused] = useState<TextPath | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const [video] = content.videos;
  const [plays, setPlays] = useState(video !== undefined);
  // Whether the scenes are shown because their button was pressed.
  const [wasAsked, setWasAsked] = useState(false);
  useEditorKeys(editor);
  const around = useTyping(".slide-panel textarea");
  const isLive = useTouched(editor.isChanged || kept !== null);

  const props = useMemo(
    () => (preview === null ? null : livePropsOf(draft, preview, files)),
    [draft, preview, files],
  );
  const reel = useMemo<PlayedReel | null>(() => {
    if (preview === null || video === undefined) return null;
    const lengths = sceneLengths(draft, base, content);
    const ids = [...lengths.keys()];
    const played = livePropsOf({ ...draft, order: ids }, preview, files, lengths);
    return "scenes" in played ? { props: played, ids } : null;
  }, [draft, base, content, video, preview, files]);
  const playback = usePlayback(reel, (played) => setIndex(draft.order.indexOf(played)));
  const total = draft.order.length;
  useEffect(() => {
    // A slide may have gone, as when it was undone.
    if (index >= total) setIndex(total - 1);
  }, [index, total]);
  const { id, slide } = slideAt(draft, index);
  const choose = (to: number) => {
    setIndex(Math.max(0, to));
    setPlays(false);
    setWasAsked(false);
    playback.stop();
  };
  const fieldError = fieldErrorOf(error, say);
  const wrongSlide = /^slides\.([^.]+)/.exec(fieldError?.field ?? "")?.[1];
  const position = base.draft.order.indexOf(id);
  const image = content.images[position];
  const isDrawn = isSame(base.draft.slides[id], slide) && isSame(base.draft.design, draft.design);
  const medium = findFormat(facts, job.format)?.medium;
  const starts = startsOf(base, content);
  const isShortened = isDrawn && base.fit[id]?.shortened === true;

  return (
    <>
      <EditBar
        editor={editor}
        canCompare={editor.isChanged || job.revisionOf !== null}
        onCompare={() => setIsComparing(true)}
        onDrawn={(revision) => {
          const state: Place = { slideId: id, panel, scrollY };
          navigate(`/library/${revision}`, { state });
        }}
      />
      <div className="job editing" ref={around} inert={editor.drawing !== null}>
        <div className="stand">
          <Phone
            platform={draft.design.platform}
            isFull={fillsScreen(medium, draft.design.platform)}
            handle={handle}
            caption={draft.caption}
            hashtags={draft.hashtags.join(" ")}
          >
            {plays && video !== undefined ? (
              <Player
                url={video.url}
                poster={job.thumbnailUrl}
                from={starts.get(id) ?? 0}
                captions={content.metadata.captionsVttUrl}
              />
            ) : (
              <Stage
                isLive={isLive}
                size={draft.design}
                props={props}
                played={playback.picture}
                slide={slide}
                index={index}
                total={total}
                picture={
                  image !== undefined &&
                  isDrawn && (
                    <img
                      className="drawn-picture"
                      src={ownUrl(image.url)}
                      alt={content.metadata.altTexts?.[position] || say("result.aSlide")}
                    />
                  )
                }
                focused={focused}
                onPoint={(path) => {
                  setPanel("slide");
                  setWanted([...path]);
                }}
                onTurn={choose}
                onDrawn={({ reports }) => setFaults(reports)}
                onPlayed={playback.tell}
              />
            )}
          </Phone>
          {!plays && <FaultList faults={faults} />}
          {reel !== null && !plays && (
            <Transport playback={playback} sceneId={id} takesFocus={wasAsked} />
          )}
          {video !== undefined && (
            <button
              type="button"
              className="button small"
              onClick={() => {
                playback.stop();
                setPlays(!plays);
                setWasAsked(plays);
              }}
            >
              {say(plays ? "edit.scenes" : "edit.playVideo")}
            </button>
          )}
          {total > 1 && (
            <Strip
              draft={draft}
              props={isLive ? props : null}
              index={index}
              starts={starts}
              onChoose={choose}
              onMove={(moving, to) => {
                editor.change((was) => moved(was, moving, to));
                choose(to);
              }}
            />
          )}
        </div>
        <div className="details">
          <Segments
            legend={say("edit.what")}
            hidesLegend
            options={[
              { value: "slide", label: say(video === undefined ? "edit.slide" : "edit.scene") },
              { value: "look", label: say("create.look") },
            ]}
            value={panel}
            onChange={setPanel}
          />
          {wrongSlide !== undefined && wrongSlide !== id && (
            <p className="problem">
              {say("edit.wrongSlide", { number: draft.order.indexOf(wrongSlide) + 1 })}{" "}
              {fieldError?.problem}
            </p>
          )}
          {isShortened && <p className="hint">{say("edit.shortened")}</p>}
          {panel === "look" ? (
            <LookPanel editor={editor} fieldError={fieldError} />
          ) : (
            <SlidePanel
              jobId={job.id}
              editor={editor}
              id={id}
              slide={slide}
              wanted={wanted}
              fieldError={fieldError}
              onFocus={setFocused}
              onChoose={choose}
            />
          )}
          <PostFields editor={editor} fieldError={fieldError} />
          <Result job={job} content={content} isEdited>
            <Again job={job} />
          </Result>
        </div>
      </div>
      {isComparing && (
        <Compare
          job={job}
          content={content}
          editor={editor}
          props={props}
          index={index}
          onClose={() => setIsComparing(false)}
        />
      )}
    </>
  );
}

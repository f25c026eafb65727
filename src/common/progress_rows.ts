import { MultiBar } from "cli-progress";

/** The progress of one task. */
export interface ProgressRow {
  /** `percent` is 0 to 100; `note` is shown after the bar. */
  update(percent: number, note: string): void;
}

/** The progress of several concurrent tasks, one below the other. */
export interface ProgressRows {
  add(label: string): ProgressRow;
  stop(): void;
}

const LABEL_WIDTH = 28;

/** Creates progress bars on a terminal, or else a line for each new note. */
export function progressRows(stream: NodeJS.WriteStream): ProgressRows {
  if (!stream.isTTY) return lines(stream);
  const bars = new MultiBar({
    stream,
    format: "{label}{bar} {percentage} %  {note}",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 28,
    hideCursor: true,
  });
  return {
    add(label) {
      const bar = bars.create(100, 0, { label: label.padEnd(LABEL_WIDTH), note: "" });
      return { update: (percent, note) => bar.update(Math.floor(percent), { note }) };
    },
    stop: () => bars.stop(),
  };
}

function lines(stream: NodeJS.WriteStream): ProgressRows {
  return {
    add(label) {
      let last = "";
      return {
        update(percent, note) {
          if (note === last) return;
          last = note;
          stream.write(`${label.padEnd(LABEL_WIDTH)}${Math.floor(percent)} %  ${note}\n`);
        },
      };
    },
    stop() {},
  };
}

import { createServer, type Socket } from "node:net";

/** A mail that the server was handed. */
interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text, as they were sent, with quoted-printable decoded. */
  content: string;
}

/** A server that speaks SMTP, and keeps what it is handed. */
export interface SmtpServer {
  url: string;
  mails: ReceivedMail[];
  /** Waits until it has so many mails. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a mail server on a free port; `refuses` makes it turn recipients away. */
export async function startSmtpServer({ refuses = false } = {}): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    speak(socket, {
      refuses,
      receive(mail) {
        mails.push(mail);
        for (const wake of waiting) wake();
      },
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Cannot listen");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    async until(count) {
      while (mails.length < count) {
        await new Promise<void>((wake) => waiting.add(wake));
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** RFC 5321, as far as a client that sends plain text needs it. */
function speak(
  socket: Socket,
  { refuses, receive }: { refuses: boolean; receive(mail: ReceivedMail): void },
): void {
  let rest = "";
  let mail: ReceivedMail = { from: "", to: [], content: "" };
  let data: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const obey = (line: string) => {
    if (data !== null) {
      if (line !== ".") {
        data.push(line.replace(/^\.\./, "."));
        return;
      }
      receive({ ...mail, content: decode(data.join("\n")) });
      data = null;
      say("250 Kept");
      return;
    }
    const address = /<(.*)>/.exec(line)?.[1] ?? "";
    const command = line.slice(0, 4).toUpperCase();
    if (command === "MAIL") mail = { from: address, to: [], content: "" };
    if (command === "RCPT" && !refuses) mail.to.push(address);
    if (command === "DATA") data = [];
    const answers: Record<string, string> = {
      EHLO: "250-here\r\n250-SMTPUTF8\r\n250 8BITMIME",
      RCPT: refuses ? `550 5.1.1 <${address}> No such mailbox` : "250 OK",
      DATA: "354 Go on",
      MAIL: "250 OK",
      RSET: "250 OK",
      QUIT: "221 Bye",
    };
    say(answers[command] ?? "502 Unknown");
    if (command === "QUIT") socket.end();
  };
  socket.setEncoding("utf8");
  socket.on("data", (chunk) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) obey(line);
  });
  say("220 here ESMTP");
}

function decode(content: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(content)) return content;
  const bytes = content
    .replaceAll(/=\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

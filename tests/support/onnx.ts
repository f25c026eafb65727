/** A member of a message in protobuf: its number, and an integer, a text, bytes or a message. */
type Member = readonly [field: number, value: number | bigint | string | Uint8Array | Message];
type Message = readonly Member[];

/** Types of tensors in ONNX. */
export const FLOAT = 1;
export const INT64 = 7;

/** A tensor that goes into a graph or comes out of it; a size that is a name is known when it runs. */
interface Port {
  name: string;
  type: number;
  shape: readonly (number | string)[];
}

/** An operation on tensors, by their names. */
interface Operation {
  type: string;
  inputs: readonly string[];
  output: string;
  /** Integer attributes. */
  attributes?: Readonly<Record<string, number>>;
}

/** A tensor that is part of the model. */
interface Constant {
  name: string;
  shape: readonly number[];
  values: Float32Array | BigInt64Array;
}

/** A model as a graph of operations. */
export interface Graph {
  inputs: readonly Port[];
  outputs: readonly Port[];
  constants: readonly Constant[];
  operations: readonly Operation[];
}

/** Writes a model in ONNX, with the operations of its version 13. */
export function writeOnnx({ inputs, outputs, constants, operations }: Graph): Uint8Array {
  const graph: Message = [
    ...operations.map(({ type, inputs, output, attributes = {} }): Member => {
      const integers = Object.entries(attributes).map(
        ([name, value]): Member => [5, [[1, name] as const, [3, value] as const, [20, 2] as const]],
      );
      return [1, [...inputs.map((name): Member => [1, name]), [2, output], [4, type], ...integers]];
    }),
    [2, "graph"],
    ...constants.map(({ name, shape, values }): Member => {
      const type = values instanceof Float32Array ? FLOAT : INT64;
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      return [5, [...shape.map((size): Member => [1, size]), [2, type], [8, name], [9, bytes]]];
    }),
    ...inputs.map((port): Member => [11, describe(port)]),
    ...outputs.map((port): Member => [12, describe(port)]),
  ];
  return encode([
    [1, 8],
    [7, graph],
    [8, [[2, 13]]],
  ]);
}

function describe({ name, type, shape }: Port): Message {
  const sizes = shape.map(
    (size): Member => [1, [typeof size === "number" ? [1, size] : [2, size]]],
  );
  return [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, type],
            [2, sizes],
          ],
        ],
      ],
    ],
  ];
}

function encode(message: Message): Uint8Array {
  const bytes: number[] = [];
  for (const [field, value] of message) {
    if (typeof value === "number" || typeof value === "bigint") {
      bytes.push(...varint(BigInt(field << 3)), ...varint(BigInt.asUintN(64, BigInt(value))));
      continue;
    }
    const content =
      typeof value === "string"
        ? new TextEncoder().encode(value)
        : value instanceof Uint8Array
          ? value
          : encode(value);
    bytes.push(...varint(BigInt((field << 3) | 2)), ...varint(BigInt(content.length)), ...content);
  }
  return Uint8Array.from(bytes);
}

function varint(value: bigint): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}

const { writeFileSync } = require("node:fs");
const { NodeCompiler } = require("@myriaddreamin/typst-ts-node-compiler");

const mainFileContent = `
#set page(width: 16cm, height: 12cm, columns: 2, header: [Cadernos do Mar #h(1fr) vol. 3], numbering: "1")
#set text(lang: "pt", size: 10pt)
#set par(justify: true)
#place(top + center, scope: "parent", float: true)[#text(20pt, weight: "bold")[O que as gaivotas comem na cidade]]
= Introdução
As gaivotas deixaram de seguir só os barcos. Em Setúbal, metade dos ninhos fica hoje a mais de um quilómetro do mar, em telhados de escolas e de supermercados. Quisemos saber o que ali encontram para comer.
= Métodos
Durante noventa dias recolhemos os restos caídos debaixo de quarenta ninhos. Cada amostra foi seca, pesada e separada à mão por três pessoas.
- Peixe e caranguejo
- Pão e arroz
- Plástico e papel
= Resultados
O pão pesou mais do que o peixe em vinte e nove ninhos. Nos dias de mercado a proporção inverteu-se, porque as bancas deixam as sobras à porta. O plástico apareceu em todos os ninhos, mas nunca passou de dois gramas.
= Conclusão
Quem quiser menos gaivotas deve fechar os contentores ao domingo. Foi nesse dia que as crias ganharam mais peso.
`;
const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontPaths: [`${process.env.FONTS}/truetype/liberation`] }] });
writeFileSync(process.argv[2], compiler.pdf({ mainFileContent }));

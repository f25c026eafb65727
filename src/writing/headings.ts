const NUMBERING =
  /^(?:(?:chapter|section|part|kapitel|teil|abschnitt|chapitre|partie|capítulo|parte|capitolo|hoofdstuk|глава|часть)\s+)?(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*[.):]|\p{Nd}{1,2}(?:\.\p{Nd}{1,2})+|[IVX]{1,4}[.):])\s+/iu;
const GENERIC =
  /^(?:introduction|intro|overview|conclusions?|summary|abstract|background|preface|foreword|discussion|results|methods?|final thoughts|in short|tl;?dr|key takeaways|einleitung|einführung|fazit|zusammenfassung|überblick|hintergrund|introducción|conclusión|conclusiones|resumen|introdução|conclusão|resumo|introduzione|conclusione|conclusioni|riassunto|résumé|inleiding|conclusie|samenvatting|wstęp|podsumowanie|wnioski|введение|заключение|вывод|выводы|итоги|вступ|висновок|висновки|giriş|sonuç|özet|مقدمة|خاتمة|الخلاصة|ملخص|מבוא|הקדמה|סיכום|परिचय|निष्कर्ष|सारांश|前言|引言|导言|简介|结论|总结|摘要|はじめに|おわりに|まとめ|序論|結論|概要|서론|결론|요약|머리말|บทนำ|บทสรุป|สรุป|pendahuluan|kesimpulan|giới thiệu|kết luận)$/iu;
const NOISE =
  /^(?:references|bibliography|works cited|sources?|footnotes|endnotes|notes|further reading|external links|see also|acknowledge?ments?|table of contents|contents|about the authors?|related (?:articles|posts)|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|einzelnachweise|weblinks|inhalt(?:sverzeichnis)?|danksagung|références|bibliographie|notes et références|sommaire|remerciements|referencias|bibliografía|fuentes|índice|agradecimientos|referências|bibliografia|fontes|sumário|riferimenti|fonti|indice|bronnen|inhoud|źródła|przypisy|литература|источники|примечания|содержание|література|джерела|kaynakça|kaynaklar|içindekiler|المراجع|المصادر|מקורות|הערות שוליים|संदर्भ|参考文献|引用文献|脚注|目次|目录|参考资料|참고문헌|목차|อ้างอิง|บรรณานุกรม|daftar pustaka|tài liệu tham khảo)$/iu;

/** A heading without its number, trailing colon or full stop. */
export function plainHeading(text: string): string {
  const plain = text
    .replace(NUMBERING, "")
    .replace(/\*\*|`/g, "")
    .trim();
  return (plain || text.trim()).replace(/(?:\s*[:：.。।]|\s+#+)$/u, "");
}

/** True if a heading says nothing about its section, such as "Introduction". */
export function isGenericHeading(heading: string): boolean {
  return GENERIC.test(heading);
}

/** True if the section below a heading is not part of the text, such as "References". */
export function isNoiseHeading(heading: string): boolean {
  return NOISE.test(heading);
}

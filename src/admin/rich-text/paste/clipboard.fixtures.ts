/** Texts as these programs put them on the clipboard, shortened in their heads and in what repeats. The words are ours. */

/** Word 365 on Windows: a heading, bold and italic words, smart quotes, a link, and lists as paragraphs with signs. */
export const word = String.raw`<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; font-family:"Aptos",sans-serif;}
@list l0:level1 {mso-level-text:\F0B7;}
-->
</style>
</head>
<body lang=EN-US link="#467886" vlink="#96607D" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->

<h2 style='margin-top:8.0pt'><span style='font-family:"Aptos Display",sans-serif;mso-ascii-theme-font:major-latin'>About
me<o:p></o:p></span></h2>

<p class=MsoNormal style='margin-bottom:8.0pt;line-height:115%'>I am a <b
style='mso-bidi-font-weight:normal'>speech therapist</b>, and I&#8217;ve worked
with <i>very</i>&nbsp;young children&nbsp;since 2014. They call me &#8220;Miss
Kite&#8221;. Read <a href="https://www.example.org/kites">about kites</a>.<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>First sounds<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;
text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>P, b
and m<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><b style='mso-bidi-font-weight:normal'>Stutter</b><o:p></o:p></p>

<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-fareast-font-family:Aptos'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Call us<o:p></o:p></p>

<p class=MsoListParagraph style='margin-left:.5in'>Then we talk.<o:p></o:p></p>

<!--EndFragment-->
</body>

</html>`;

/** What browsers leave of a list of Word's when a page asks for the clipboard: classes, but no styles of Word's own. */
export const wordWithoutStyles = `<p class="MsoListParagraphCxSpFirst" style="margin: 0in 0in 0in 0.5in; text-indent: -0.25in;"><span style="font-family: Symbol;">·<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>One<o:p></o:p></p><p class="MsoListParagraphCxSpLast" style="margin: 0in 0in 0in 0.5in; text-indent: -0.25in;"><span style="font-family: Symbol;">·<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>Two<o:p></o:p></p>`;

/** Word on the web: a list for each entry, and spaces at the ends that are kept with a style. */
export const wordOnTheWeb = `<html>
<body>
<!--StartFragment--><div class="OutlineElement Ltr SCXW119048576 BCX8" style="margin: 0px; padding: 0px; user-select: text; font-family: Calibri, Calibri_MSFontService, sans-serif; font-size: 16px; font-weight: 400; white-space: normal;"><p class="Paragraph SCXW119048576 BCX8" xml:lang="EN-US" lang="EN-US" paraid="1445671679" paraeid="{56ca519d-7e7d-41fd-839e-df3f4a7a8277}{82}" style="margin: 0px; white-space: pre-wrap; font-weight: normal; font-style: normal;"><span data-contrast="auto" class="TextRun SCXW119048576 BCX8" style="font-size: 12pt; line-height: 21.5833px;"><span class="NormalTextRun SCXW119048576 BCX8">I play </span></span><span class="TextRun SCXW119048576 BCX8" style="font-size: 12pt; font-weight: bold;"><span class="NormalTextRun SCXW119048576 BCX8">outside</span></span><span class="EOP SCXW119048576 BCX8" data-ccp-props="{&quot;201341983&quot;:0,&quot;335559739&quot;:160}" style="font-size: 12pt;">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW119048576 BCX8" style="position: relative;"><ul class="BulletListStyle1 SCXW119048576 BCX8" role="list" style="list-style-type: disc;"><li data-leveltext="" data-font="Symbol" data-listid="10" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW119048576 BCX8" style="display: block;"><p class="Paragraph SCXW119048576 BCX8" style="white-space: pre-wrap; font-weight: normal;"><span class="TextRun SCXW119048576 BCX8"><span class="NormalTextRun SCXW119048576 BCX8">Snow</span></span><span class="EOP SCXW119048576 BCX8">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW119048576 BCX8" style="position: relative;"><ul class="BulletListStyle1 SCXW119048576 BCX8" role="list" style="list-style-type: disc;"><li data-leveltext="" data-font="Symbol" data-listid="10" data-aria-posinset="2" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW119048576 BCX8"><p class="Paragraph SCXW119048576 BCX8" style="white-space: pre-wrap; font-weight: normal;"><span class="TextRun SCXW119048576 BCX8"><span class="NormalTextRun SCXW119048576 BCX8">Ice</span></span><span class="EOP SCXW119048576 BCX8">&nbsp;</span></p></li></ul></div><!--EndFragment-->
</body>
</html>`;

/** Google Docs: all of it in a b that is not bold, bold and italic as styles, a list within a list. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f9a1b2c-7fff-abcd-1234-56789abcdef0"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">My work</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;white-space:pre-wrap;">Children </span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;white-space:pre-wrap;">learn</span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:italic;white-space:pre-wrap;"> by playing</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">, see </span><a href="/contact" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">our form</span></a><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Swings</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Slow ones</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

/** Outlook on the web: paragraphs are divs, empty lines are divs with a line break. */
export const outlook = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head><body dir="ltr"><!--StartFragment--><div class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Hi Anna,<br><br>I&rsquo;m back on Monday.</div><div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;"><br></div><div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;">See <a href="mailto:someone@example.org" id="OWA123" class="OWAAutoLink">my mail</a>.<br></div><!--EndFragment--></body></html>`;

/** A web page: a table, a picture, a script, an address of elsewhere, soft hyphens. */
export const webPage = `<h3 class="entry-title">When we&nbsp;are here</h3><table><tbody><tr><th>Monday</th><td><strong>8 to 5</strong></td></tr><tr><th>Sunday</th><td>Closed</td></tr></tbody></table><p>Physio&shy;therapy <img src="https://example.org/x.png" alt="x"><b> </b>and <a href="javascript:alert(1)" onclick="y()"><u>more</u></a><script>alert(1)</script></p><blockquote>A quote</blockquote>`;

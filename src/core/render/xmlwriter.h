// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/tracedtext.h"

#include <QStringList>

namespace outcrop {

struct XmlAttribute {
    QString name;
    TracedText value;
    bool isAlwaysWritten = false; ///< written even if the value is empty
};

/// The whitespace between elements. It has no meaning in these documents, but costs tokens.
enum class XmlLayout {
    Indented,
    Compact, ///< no whitespace
};

/// Writes well-formed XML and keeps the origin of every character. In the Indented layout, multi-line text begins on a new line. A character that XML cannot
/// represent is replaced by a visible one (U+0007 by ␇, an unpaired surrogate by U+FFFD) and counted.
class XmlWriter
{
public:
    using Attributes = QList<XmlAttribute>;

    explicit XmlWriter(XmlLayout layout = XmlLayout::Indented) : m_layout(layout) { }

    void startElement(const QString &name, const Attributes &attributes = {});
    void endElement();
    void writeText(const TracedText &text);
    /// Writes `<![CDATA[…]]>`. A `]]>` in the text is split across two sections.
    void writeCharacterData(const TracedText &text);
    void writeElement(const QString &name, const Attributes &attributes, const TracedText &content);
    /// Adds an empty line for human readers, unless the layout is Compact.
    void writeBlankLine();

    const TracedText &document() const { return m_document; }
    /// Returns the number of replaced characters so far.
    int replacedCharacters() const { return m_replacedCount; }

private:
    void write(const QString &markup);
    void writeNewLine();
    void writeRun(const TracedText &text, qsizetype from, qsizetype to);
    void writeAttribute(const XmlAttribute &attribute);
    template<typename Spell>
    void writeEscapedText(const TracedText &text, Spell spell);

    XmlLayout m_layout;
    TracedText m_document;
    QStringList m_open;
    bool m_endsOnNewLine = false;
    int m_replacedCount = 0;
};

} // namespace outcrop

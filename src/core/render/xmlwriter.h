// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/tracedtext.h"

#include <QStringList>

namespace outcrop {

struct XmlAttribute {
    QString name;
    TracedText value;
    bool always = false; ///< also where the value is empty
};

/// How elements are set apart. It means nothing to a reader of XML, but blanks and line ends are tokens, too.
enum class XmlLayout {
    Indented,
    Compact, ///< one behind the other
};

/// Writes well-formed XML whose every character knows where it came from. A text of several lines begins on a new line. A
/// character that XML cannot hold is replaced by one that shows it (U+0007 by ␇, half a surrogate pair by U+FFFD) and counted.
class XmlWriter
{
public:
    using Attributes = QList<XmlAttribute>;

    explicit XmlWriter(XmlLayout layout = XmlLayout::Indented) : m_layout(layout) { }

    void start(const QString &name, const Attributes &attributes = {});
    void end();
    void text(const TracedText &text);
    /// As `<![CDATA[…]]>`; a `]]>` inside goes over two of them.
    void characterData(const TracedText &text);
    void element(const QString &name, const Attributes &attributes, const TracedText &content);
    /// An empty line, for people.
    void gap();

    const TracedText &document() const { return m_document; }
    /// How many characters were replaced up to now.
    int replaced() const { return m_replaced; }

private:
    void write(const QString &markup);
    void newLine();
    void copyRun(const TracedText &text, qsizetype from, qsizetype to);
    void writeAttribute(const XmlAttribute &attribute);
    template<typename Spell>
    void copy(const TracedText &text, Spell spell);

    XmlLayout m_layout;
    TracedText m_document;
    QStringList m_open;
    bool m_endOnNewLine = false;
    int m_replaced = 0;
};

} // namespace outcrop

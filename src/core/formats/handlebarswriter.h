// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Writes a Handlebars template. Braces and backslashes of literal text never become part of a tag.
class HandlebarsWriter
{
public:
    void addText(const QString &literalText);
    /// Appends a tag, which is given with its braces: `{{name}}`.
    void addTag(const QString &tag);
    QString text() const { return m_text; }

private:
    QString m_text;
    bool m_endsWithTag = false;
};

} // namespace outcrop

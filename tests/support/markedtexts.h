// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QSet>
#include <QTranslator>

namespace outcrop::testing {

/// A catalog that translates every text to the same text in brackets, `⟦text⟧`, so that tests recognize translated texts. While an object exists, it is
/// installed.
class MarkedTexts : public QTranslator
{
public:
    static inline const QString open = QStringLiteral("⟦");

    MarkedTexts() { QCoreApplication::installTranslator(this); }
    ~MarkedTexts() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *english, const char *, int) const override
    {
        const QString text = QString::fromUtf8(english);
        if (qstrcmp(context, "cli") == 0)
            m_help.insert(text);
        return open + text + QStringLiteral("⟧");
    }

    /// Returns the texts that were translated in the context of help, `cli`.
    const QSet<QString> &help() const { return m_help; }

private:
    mutable QSet<QString> m_help;
};

} // namespace outcrop::testing

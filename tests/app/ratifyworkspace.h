// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/savefile.h"
#include "adapters/sqlite/sqlitestore.h"
#include "app/evolution/ratify.h"
#include "app/history/openhistory.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>

namespace outcrop::testing {

/// A workspace with a layer that has forty lines of text, and a store for suggestions that change the layer.
class RatifyWorkspace
{
public:
    static constexpr const char *layer = "layers/beds.md";

    RatifyWorkspace() : m_copy(QStringLiteral("plain"))
    {
        writeLayer(originalText());
        m_copy.write(QStringLiteral(".outcrop/.gitignore"), "*\n");
    }

    Store &store()
    {
        if (!m_store)
            m_store = std::move(openSqliteStore(m_copy.path(QStringLiteral(".outcrop/outcrop.db")))->store);
        return *m_store;
    }
    /// Closes the store, so that another process can open it.
    void closeStore() { m_store.reset(); }
    QString folder() const { return m_copy.folder(); }
    void writeLayer(const QString &text) const { m_copy.write(QLatin1String(layer), text.toUtf8()); }
    QString layerText() const { return QString::fromUtf8(bytesOf(m_copy.path(QLatin1String(layer)))); }
    OpenedWorkspace open() const { return *openWorkspace(folder()); }

    /// The original text of the layer.
    static QString originalText()
    {
        QString text = QStringLiteral("---\ntitle: Beds\ntier: topsoil\n---\n");
        for (int i = 1; i <= 40; ++i)
            text += QStringLiteral("Bed %1 is sown in week %2.\n").arg(i).arg(i + 9);
        return text;
    }

    /// The suggested text, with three hunks: beds 5, 20 and 40.
    static QString suggestedText()
    {
        return originalText().replace(QStringLiteral("Bed 5 is"), QStringLiteral("Bed 5 was")).replace(QStringLiteral("Bed 20 is"), QStringLiteral("Bed 20 was"))
            .replace(QStringLiteral("Bed 40 is"), QStringLiteral("Bed 40 was"));
    }

    Suggestion suggestion() const
    {
        Suggestion suggestion{.at = QDateTime::currentDateTimeUtc(), .kind = QStringLiteral("edit"), .target = QLatin1String(layer)};
        suggestion.title = QStringLiteral("Say what was sown");
        suggestion.reason = QStringLiteral("Responses plan beds that are already sown.");
        suggestion.baseVersion = QStringLiteral("sha256:") + QString::fromLatin1(checksumOf(originalText().toUtf8()).toHex());
        suggestion.diff = toText(diffFile(originalText(), suggestedText(), suggestion.target));
        suggestion.fingerprint = QStringLiteral("beds");
        suggestion.evidence = {{"interactions", 10}};
        return suggestion;
    }

    /// Stores a suggestion and returns it with its ID.
    Suggestion storeSuggestion(Suggestion suggestion)
    {
        suggestion.id = store().suggestions().append({suggestion})->first();
        return suggestion;
    }
    Suggestion storeSuggestion() { return storeSuggestion(suggestion()); }

    /// Creates a repository and commits all files.
    void makeRepository() const
    {
        git({QStringLiteral("init"), QStringLiteral("--quiet")});
        git({QStringLiteral("config"), QStringLiteral("user.name"), QStringLiteral("Test")});
        git({QStringLiteral("config"), QStringLiteral("user.email"), QStringLiteral("test@example.org")});
        git({QStringLiteral("add"), QStringLiteral(".")});
        git({QStringLiteral("commit"), QStringLiteral("--quiet"), QStringLiteral("-m"), QStringLiteral("Begin")});
    }

    QByteArray git(const QStringList &words) const
    {
        QProcess process;
        process.setWorkingDirectory(folder());
        process.start(QStringLiteral("git"), words);
        process.waitForFinished(-1);
        return process.readAllStandardOutput();
    }

    const WorkspaceCopy &copy() const { return m_copy; }

private:
    WorkspaceCopy m_copy;
    std::unique_ptr<Store> m_store;
};

inline Decider testDecider()
{
    return {QStringLiteral("ada"), QDateTime::currentDateTimeUtc()};
}

} // namespace outcrop::testing

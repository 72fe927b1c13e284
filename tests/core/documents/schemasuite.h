// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schema.h"

#include <QDir>
#include <QList>
#include <QStringList>

namespace outcrop {

/// One entry of a suite file: a schema and the values to validate.
struct SuiteGroup {
    SchemaDraft draft = SchemaDraft::Draft202012;
    QString file; ///< path relative to the draft's folder, such as `optional/format/date.json`
    Json group;   ///< JSON of the form {description, schema, tests: [{description, data, valid}]}

    bool isOptional() const { return file.startsWith(u"optional/"); }
    bool assertsFormats() const { return isOptional() && (file.contains(u"format") || file.contains(u"regex")); }
};

/// The result for one value.
struct SuiteResult {
    QString draft;
    QString name; ///< name of the form `file: group: test`
    bool isOptional = false;
    bool hasPassed = false;
};

/// The official JSON Schema test suite, or another suite with the same layout: `tests/<draft>/**.json`, `remotes/**.json`.
class SchemaSuite
{
public:
    explicit SchemaSuite(const QDir &folder);

    /// Returns the groups in a folder, to be validated with `draft`. Files in `skippedFiles` are skipped.
    QList<SuiteGroup> groups(const QString &folder, SchemaDraft draft, const QStringList &skippedFiles = {}) const;
    /// Returns the schemas to which other schemas may refer, by their URLs in the suite.
    const QHash<QString, Json> &remotes() const { return m_remotes; }

private:
    QDir m_folder;
    QHash<QString, Json> m_remotes;
};

/// Returns the name of a draft's folder: `draft4`, `draft2020-12`.
QString draftFolderName(SchemaDraft draft);

QList<SuiteResult> validateGroup(const SuiteGroup &group, const QHash<QString, Json> &remotes);

} // namespace outcrop

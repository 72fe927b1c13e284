// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/history.h"
#include "models/base/tablemodel.h"

namespace outcrop {

enum class VersionColumn { Time, Message, Author, Id };

/// The versions of a file, newest first.
class VersionsModel : public TableModel<FileVersion, VersionColumn>
{
    Q_OBJECT

public:
    explicit VersionsModel(QObject *parent = nullptr);

    QModelIndex indexOf(const QString &id) const;

protected:
    QVariant cell(const FileVersion &version, VersionColumn column, int role) const override;
    QString header(VersionColumn column) const override;

private:
    QString text(const FileVersion &version, VersionColumn column) const;
};

/// Returns a short title of a version: the start of its ID and its time.
QString versionTitle(const FileVersion &version);

} // namespace outcrop

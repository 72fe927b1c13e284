// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/revisionfiles.h"

#include "adapters/files/contextfolder.h"
#include "adapters/git/gitcontextfiles.h"
#include "app/context/cachedcontextfiles.h"
#include "app/context/foldercontext.h"

#include <QDir>

namespace outcrop {
namespace {

/// Keeps the objects that the files of a revision refer to.
struct RevisionFiles {
    ContextFolder disk;
    std::unique_ptr<ContextFiles> commit = {};
    std::unique_ptr<CachedContextFiles> cachedFiles = {};
};

} // namespace

Result<std::shared_ptr<const ContextFiles>> filesAtRevision(const QString &folder, const QString &revision)
{
    const QString repository = contextFolderOf(folder, QDir::homePath());
    const auto files = std::make_shared<RevisionFiles>(RevisionFiles{ContextFolder({repository})});
    Result<std::unique_ptr<ContextFiles>> commit = gitContextFiles(repository, revision, files->disk);
    if (!commit)
        return commit.error();
    files->commit = std::move(*commit);
    files->cachedFiles = std::make_unique<CachedContextFiles>(*files->commit);
    return std::shared_ptr<const ContextFiles>(files, files->cachedFiles.get());
}

} // namespace outcrop

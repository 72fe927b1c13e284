// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/savefile.h"

#include "adapters/files/filesave.h"
#include "adapters/files/temporaryfiles.h"

#include <algorithm>
#include <list>
#include <map>

namespace outcrop {
namespace {

/// Returns the location of a file to save. Creates the missing folders of a new file.
Result<FileLocation> locationOf(const QString &folder, const FileToSave &file)
{
    const auto root = findFolder(folder);
    auto place = root ? findLocation(*root, file.path, file.expected.isEmpty() ? MissingFolders::Create : MissingFolders::Reject) : root.error();
    return place ? std::move(place) : withPath(file.path, place.error());
}

/// Returns the outcome for a file whose folder was not found. A removed folder of an existing file is a conflict, like a removed file.
Result<SaveOutcome> missingFolderOutcome(const QString &folder, const FileToSave &file, const Error &error)
{
    if (error.code == ErrorCode::NotFound && !file.expected.isEmpty() && findFolder(folder))
        return SaveOutcome{};
    return error;
}

Result<SaveOutcome> saveOneFile(const QString &folder, const FileToSave &file)
{
    auto place = locationOf(folder, file);
    if (!place)
        return missingFolderOutcome(folder, file, place.error());
    FileSave save(std::move(*place), file);
    const SaveLock lock(save.folder());
    if (const FileSave::StepResult stepResult = save.prepare())
        return *stepResult;
    if (const FileSave::StepResult stepResult = save.exchange())
        return *stepResult;
    return save.finish(syncToDisk(save.folder()));
}

/// Saves several files with two syncs of each file system. The contents are synced before the first exchange of names, and the folders after the last exchange.
class SaveBatch
{
public:
    SaveBatch(const QString &folder, const QList<FileToSave> &files)
    {
        for (const FileToSave &file : files) {
            auto place = locationOf(folder, file);
            Item &item = m_items.emplace_back();
            if (place)
                item.save.emplace(std::move(*place), file);
            else
                item.result = missingFolderOutcome(folder, file, place.error());
        }
        lockFolders();
    }

    QList<Result<SaveOutcome>> run()
    {
        forEachPending([](Item &item) { item.result = item.save->prepare(Sync::Later); });
        const SyncErrors contents = syncAll();
        forEachPending([&contents](Item &item) {
            const int number = contents.at(deviceOf(*item.save));
            item.result = number == 0 ? item.save->exchange() : item.save->saveError(number);
        });
        const SyncErrors folders = syncAll();
        forEachPending([&folders](Item &item) { item.result = item.save->finish(folders.at(deviceOf(*item.save))); });
        QList<Result<SaveOutcome>> results;
        for (const Item &item : m_items)
            results.append(*item.result);
        return results;
    }

private:
    struct Item {
        std::optional<FileSave> save;
        FileSave::StepResult result;
    };
    using SyncErrors = std::map<dev_t, int>; ///< errno values, or 0, by file system

    static struct stat statusOf(const FileSave &save)
    {
        struct stat status = {};
        ::fstat(save.folder().number(), &status);
        return status;
    }

    static dev_t deviceOf(const FileSave &save) { return statusOf(save).st_dev; }

    template<typename Step>
    void forEachPending(const Step &step)
    {
        for (Item &item : m_items) {
            if (!item.result)
                step(item);
        }
    }

    /// Locks every folder once, in the same order in every process, so that two batches cannot wait for each other.
    void lockFolders()
    {
        std::map<std::pair<dev_t, ino_t>, const FileDescriptor *> folders;
        forEachPending([&folders](const Item &item) {
            const struct stat status = statusOf(*item.save);
            folders.emplace(std::pair(status.st_dev, status.st_ino), &item.save->folder());
        });
        for (const auto &[id, folder] : folders)
            m_locks.emplace_back(*folder);
    }

    SyncErrors syncAll()
    {
        SyncErrors errors;
        forEachPending([&errors](const Item &item) {
            const dev_t device = deviceOf(*item.save);
            if (!errors.contains(device))
                errors.emplace(device, syncFileSystem(item.save->folder()));
        });
        return errors;
    }

    std::list<Item> m_items;
    std::list<SaveLock> m_locks;
};

} // namespace

Result<SaveOutcome> saveFile(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected)
{
    return saveOneFile(folder, {path, bytes, expected});
}

QList<Result<SaveOutcome>> saveFiles(const QString &folder, const QList<FileToSave> &files)
{
    constexpr qsizetype batchSize = 64; // each file needs four descriptors, and a process often has 1,024
    if (files.size() == 1)
        return {saveOneFile(folder, files.first())}; // syncs only this file and its folder
    QList<Result<SaveOutcome>> results;
    for (qsizetype from = 0; from < files.size(); from += batchSize) {
        const auto batch = SaveBatch(folder, files.mid(from, batchSize)).run();
        results += batch;
        if (std::any_of(batch.begin(), batch.end(), [](const Result<SaveOutcome> &result) { return !result || !result->isSaved; }))
            break;
    }
    return results;
}

Result<SaveOutcome> createFile(const QString &folder, const QString &path, const QByteArray &bytes)
{
    return saveOneFile(folder, {path, bytes, {}, true});
}

} // namespace outcrop

// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "image.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <link.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqfs/compressor.h>
#include <sqfs/data_reader.h>
#include <sqfs/dir_reader.h>
#include <sqfs/error.h>
#include <sqfs/id_table.h>
#include <sqfs/inode.h>
#include <sqfs/io.h>
#include <sqfs/super.h>

enum { maximumDepth = 100 };

struct Image image;
volatile sig_atomic_t stopSignal;

static sqfs_super_t head;
static sqfs_tree_node_t *root;       // loadTree() sets the pointer
static sqfs_data_reader_t *data;     // loadTree() sets the pointer
static const char *wanted, *printed; // the arguments of extractImage()

bool formatPath(char *path, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    const int length = vsnprintf(path, PATH_MAX, format, values);
    va_end(values);
    return length >= 0 && length < PATH_MAX;
}

int openImage(void)
{
    ElfW(Ehdr) elf;
    struct stat info;
    if (!realpath("/proc/self/exe", image.path) && !realpath((const char *)getauxval(AT_EXECFN), image.path))
        return errno;
    image.file = open(image.path, O_RDONLY | O_CLOEXEC);
    if (image.file < 0 || fstat(image.file, &info) || pread(image.file, &elf, sizeof elf, 0) != sizeof elf)
        return errno;
    image.offset = elf.e_shoff + (uint64_t)elf.e_shentsize * elf.e_shnum;
    image.size = (uint64_t)info.st_size > image.offset ? (uint64_t)info.st_size - image.offset : 0;
    return 0;
}

/// Implements sqfs_file_t.
static int readImage(sqfs_file_t *file, sqfs_u64 offset, void *buffer, size_t size)
{
    (void)file;
    if (offset > image.size || size > image.size - offset)
        return SQFS_ERROR_OUT_OF_BOUNDS;
    for (char *to = buffer; size > 0;) {
        const ssize_t count = pread(image.file, to, size, (off_t)(image.offset + offset));
        if (count == 0 || (count < 0 && errno != EINTR))
            return SQFS_ERROR_IO;
        if (count < 0)
            continue;
        to += count;
        offset += (sqfs_u64)count;
        size -= (size_t)count;
    }
    return 0;
}

static sqfs_u64 sizeOfImage(const sqfs_file_t *file)
{
    (void)file;
    return image.size;
}

static sqfs_file_t reader = {.read_at = readImage, .get_size = sizeOfImage};

static int errorOf(int sqfsError)
{
    return sqfsError == SQFS_ERROR_ALLOC ? ENOMEM : EBADMSG;
}

int readImageHead(void)
{
    const int error = sqfs_super_read(&head, &reader);
    return error ? errorOf(error) : head.bytes_used > image.size ? EBADMSG : 0;
}

/// Adds data to a hash (FNV-1a).
static uint64_t addToHash(uint64_t hash, const void *bytes, size_t size)
{
    for (const unsigned char *byte = bytes; size > 0; --size)
        hash = (hash ^ *byte++) * 0x100000001b3;
    return hash;
}

uint64_t hashOfImage(void)
{
    struct stat info = {0};
    char buffer[1 << 16];
    fstat(image.file, &info);
    const uint64_t values[] = {(uint64_t)info.st_size, (uint64_t)info.st_mtim.tv_sec, (uint64_t)info.st_mtim.tv_nsec, image.offset};
    uint64_t hash = addToHash(addToHash(0xcbf29ce484222325, values, sizeof values), &head, sizeof head);
    for (uint64_t at = head.inode_table_start; at < head.bytes_used; at += sizeof buffer) {
        const uint64_t rest = head.bytes_used - at;
        const size_t size = rest < sizeof buffer ? (size_t)rest : sizeof buffer;
        if (readImage(&reader, at, buffer, size) == 0)
            hash = addToHash(hash, buffer, size);
    }
    return hash;
}

/// Reads the names and inodes of all files.
static int loadTree(void)
{
    const sqfs_u32 filter = SQFS_TREE_NO_DEVICES | SQFS_TREE_NO_SOCKETS | SQFS_TREE_NO_FIFO;
    sqfs_compressor_config_t config;
    sqfs_compressor_t *compressor;
    if (root)
        return 0;
    int error = sqfs_compressor_config_init(&config, head.compression_id, head.block_size, SQFS_COMP_FLAG_UNCOMPRESS);
    if (error || (error = sqfs_compressor_create(&config, &compressor)))
        return errorOf(error);
    sqfs_id_table_t *ids = sqfs_id_table_create(0);
    sqfs_dir_reader_t *folders = sqfs_dir_reader_create(&head, compressor, &reader, 0);
    data = sqfs_data_reader_create(&reader, head.block_size, compressor, 0);
    if (!ids || !folders || !data)
        return ENOMEM;
    if ((error = sqfs_id_table_read(ids, &reader, &head, compressor)) || (error = sqfs_data_reader_load_fragment_table(data, &head))
        || (error = sqfs_dir_reader_get_full_hierarchy(folders, ids, NULL, filter, &root)))
        return errorOf(error);
    return S_ISDIR(root->inode->base.mode) ? 0 : EBADMSG;
}

static bool isSafeName(const char *name)
{
    return *name && !strchr(name, '/') && strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

/// Returns whether a link in a folder at this depth leads into the image. `..` is accepted only at the beginning, where the parents are folders, not links.
static bool isSafeLink(const char *target, int depth)
{
    bool mayClimb = true;
    for (const char *part = target; *part; part += strcspn(part, "/"), part += strspn(part, "/")) {
        const bool climbs = strncmp(part, "..", 2) == 0 && (part[2] == '/' || part[2] == '\0');
        if (climbs && (!mayClimb || --depth < 0))
            return false;
        mayClimb = climbs;
    }
    return *target && *target != '/';
}

/// Returns whether a path, or a path below it, matches the pattern.
static bool isWanted(const sqfs_tree_node_t *node, const char *path)
{
    if (!wanted || fnmatch(wanted, path, FNM_PATHNAME | FNM_LEADING_DIR) == 0)
        return true;
    for (const sqfs_tree_node_t *next = node->children; next; next = next->next) {
        char below[PATH_MAX];
        if (formatPath(below, "%s%s%s", path, *path ? "/" : "", (const char *)next->name) && isWanted(next, below))
            return true;
    }
    return false;
}

static int writeAll(int file, const char *bytes, size_t size)
{
    while (size > 0) {
        const ssize_t count = write(file, bytes, size);
        if (count < 0 && errno != EINTR)
            return errno;
        if (count > 0) {
            bytes += count;
            size -= (size_t)count;
        }
    }
    return 0;
}

static int writeContents(int file, const sqfs_inode_generic_t *inode)
{
    static char buffer[SQFS_MAX_BLOCK_SIZE];
    sqfs_u64 size = 0;
    int error = 0;
    sqfs_inode_get_file_size(inode, &size);
    for (sqfs_u64 offset = 0; offset < size && !error;) {
        const sqfs_s32 count = sqfs_data_reader_read(data, inode, offset, buffer, sizeof buffer);
        if (count <= 0)
            return count < 0 ? errorOf(count) : EBADMSG;
        error = stopSignal ? EINTR : writeAll(file, buffer, (size_t)count);
        offset += (sqfs_u64)count;
    }
    return error;
}

/// Writes a file or a link, and replaces an existing one.
static int extractFile(int folder, const sqfs_tree_node_t *node, int depth)
{
    const char *name = (const char *)node->name, *target = (const char *)node->inode->extra;
    unlinkat(folder, name, 0);
    if (S_ISLNK(node->inode->base.mode))
        return !isSafeLink(target, depth) ? EBADMSG : symlinkat(target, folder, name) ? errno : 0;
    const mode_t mode = (node->inode->base.mode & 0777) | S_IRUSR | S_IWUSR;
    const int file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (file < 0)
        return errno;
    const int error = writeContents(file, node->inode);
    return close(file) && !error ? errno : error;
}

static int extractFolder(int parent, const char *name, const sqfs_tree_node_t *folder, const char *path, int depth)
{
    int error = 0;
    if (mkdirat(parent, name, (folder->inode->base.mode & 0777) | S_IRWXU) && errno != EEXIST)
        return errno;
    const int opened = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (opened < 0)
        return errno;
    for (const sqfs_tree_node_t *node = folder->children; node && !error; node = node->next) {
        const char *next = (const char *)node->name;
        char below[PATH_MAX];
        if (!isSafeName(next) || depth == maximumDepth || !formatPath(below, "%s%s%s", path, *path ? "/" : "", next))
            error = EBADMSG;
        else if (isWanted(node, below) && S_ISDIR(node->inode->base.mode))
            error = extractFolder(opened, next, node, below, depth + 1);
        else if (isWanted(node, below) && !(error = extractFile(opened, node, depth)) && printed)
            printf("%s/%s\n", printed, below);
    }
    close(opened);
    return error;
}

int extractImage(const char *folder, const char *pattern, const char *prefix)
{
    const int error = loadTree();
    wanted = pattern;
    printed = prefix;
    return error ? error : isWanted(root, "") ? extractFolder(AT_FDCWD, folder, root, "", 0) : ENOENT;
}

static uint64_t bytesBelow(const sqfs_tree_node_t *folder)
{
    uint64_t sum = 0;
    for (const sqfs_tree_node_t *node = folder->children; node; node = node->next) {
        sqfs_u64 size = 0;
        if (S_ISREG(node->inode->base.mode))
            sqfs_inode_get_file_size(node->inode, &size);
        sum += size + bytesBelow(node);
    }
    return sum;
}

uint64_t extractedMegabytes(void)
{
    return loadTree() ? 0 : (bytesBelow(root) >> 20) + 1;
}

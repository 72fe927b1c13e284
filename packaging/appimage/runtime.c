// SPDX-License-Identifier: GPL-3.0-or-later
// The runtime of the AppImage (type 2). It requires no FUSE: it extracts the image into the user's cache, once, and starts AppRun. If the cache cannot be
// used, it extracts the image into a temporary folder, and removes the folder when the program ends.
#define _GNU_SOURCE
#include "image.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

enum { exitFailed = 127, exitSignal = 128 };

static const char options[] =
    "  --appimage-help               Show these options\n"
    "  --appimage-version            Show the version of the runtime\n"
    "  --appimage-offset             Show the position of the image in the file, in bytes\n"
    "  --appimage-extract [PATTERN]  Extract all files, or the paths that match PATTERN, to the folder squashfs-root\n"
    "  --appimage-extract-and-run    Run from a temporary folder, as with APPIMAGE_EXTRACT_AND_RUN=1\n"
    "\n"
    "The files are extracted once, to the folder appimage-… in XDG_CACHE_HOME or ~/.cache. Temporary folders are in TMPDIR or /tmp.\n";

static const char owner[] = ".appimage"; // name of a link in the cached folder; its target is the file from which the folder was extracted
static volatile pid_t child;

static _Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
static _Noreturn void fail(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fprintf(stderr, "%s: ", *image.path ? basename(image.path) : "AppImage");
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(exitFailed);
}

/// Ends the program if another folder would have the same error.
static void endOnLastingError(int error)
{
    if (error == EBADMSG)
        fail("the file is incomplete or damaged. Download it again.");
    if (error == EINTR && stopSignal)
        exit(exitSignal + stopSignal);
}

/// Passes a signal to the program, except signals of the terminal, which the program also receives. Before the program is started, ends the extraction.
static void handleSignal(int number, siginfo_t *info, void *context)
{
    (void)context;
    if (child <= 0)
        stopSignal = number;
    else if (info->si_code != SI_KERNEL)
        kill(child, number);
}

/// Installs the signal handlers. Ignored signals stay ignored.
static void handleSignals(void)
{
    static const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    const struct sigaction handler = {.sa_sigaction = handleSignal, .sa_flags = SA_SIGINFO};
    struct sigaction previous;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i) {
        if (sigaction(signals[i], NULL, &previous) == 0 && previous.sa_handler != SIG_IGN)
            sigaction(signals[i], &handler, NULL);
    }
}

static int removeEntry(const char *path, const struct stat *info, int type, struct FTW *walk)
{
    (void)info, (void)type, (void)walk;
    return remove(path);
}

static void removeFolder(const char *path)
{
    nftw(path, removeEntry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}

/// Opens a folder of this user. Returns -1 if it belongs to another user, or if others have a permission in `forbidden`.
static int openOwn(const char *path, mode_t forbidden, int flags)
{
    struct stat info;
    const int folder = open(path, O_RDONLY | O_DIRECTORY | flags);
    if (folder < 0 || (fstat(folder, &info) == 0 && info.st_uid == geteuid() && (info.st_mode & forbidden) == 0 && info.st_nlink > 0))
        return folder;
    close(folder);
    return -1;
}

/// Opens the folder of all caches, and creates it in the user's home. Returns -1 if programs cannot be kept in it.
static int openCache(char *path)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    struct stat info;
    struct statvfs system;
    const bool isNamed = cache && *cache == '/' ? formatPath(path, "%s", cache) : home && *home == '/' && formatPath(path, "%s/.cache", home);
    if (!isNamed)
        return -1;
    if (home && stat(home, &info) == 0 && info.st_uid == geteuid())
        mkdir(path, 0700);
    const int folder = openOwn(path, S_IWOTH, O_CLOEXEC);
    if (folder < 0 || (fstatvfs(folder, &system) == 0 && (system.f_flag & ST_NOEXEC) == 0))
        return folder;
    close(folder);
    return -1;
}

/// Returns whether the folder has the image, and locks it until the program ends: AppRun inherits the lock.
static bool useCached(const char *path)
{
    struct stat info;
    const int folder = openOwn(path, S_IRWXG | S_IRWXO, O_NOFOLLOW);
    if (folder < 0)
        return false;
    flock(folder, LOCK_SH);
    if (fstat(folder, &info) == 0 && info.st_nlink > 0) // the folder was not removed while the process waited for the lock
        return true;
    close(folder);
    return false;
}

/// Returns whether this file replaced the file of a cached folder, or that file does not exist.
static bool isOutdated(const char *folder)
{
    char link[PATH_MAX], file[PATH_MAX];
    const ssize_t length = formatPath(link, "%s/%s", folder, owner) ? readlink(link, file, sizeof file - 1) : -1;
    if (length <= 0)
        return false;
    file[length] = '\0';
    return strcmp(file, image.path) == 0 || (access(file, F_OK) && errno == ENOENT);
}

/// Removes the cached folders of earlier versions, unless they are in use.
static void removeOutdated(const char *cache, const char *current)
{
    DIR *entries = opendir(cache);
    for (const struct dirent *entry; entries && (entry = readdir(entries));) {
        char path[PATH_MAX];
        if (strncmp(entry->d_name, "appimage-", 9) != 0 || !formatPath(path, "%s/%s", cache, entry->d_name) || strcmp(path, current) == 0 || !isOutdated(path))
            continue;
        const int folder = openOwn(path, S_IRWXG | S_IRWXO, O_NOFOLLOW | O_CLOEXEC);
        if (folder >= 0 && flock(folder, LOCK_EX | LOCK_NB) == 0)
            removeFolder(path);
        if (folder >= 0)
            close(folder);
    }
    if (entries)
        closedir(entries);
}

/// Extracts the image next to its cached folder and renames the result, so that the cached folder is complete.
static int extractToCache(int cache, const char *path)
{
    char part[PATH_MAX], link[PATH_MAX];
    if (!formatPath(part, "%s.part", path) || !formatPath(link, "%s/%s", part, owner))
        return ENAMETOOLONG;
    removeFolder(part); // removes the remains of an extraction that was killed
    if (mkdir(part, 0700))
        return errno;
    int error = symlink(image.path, link) ? errno : extractImage(part, NULL, NULL);
    if (!error && (syncfs(cache) || rename(part, path))) // after a power failure, the files are complete or the folder does not exist
        error = errno;
    if (error)
        removeFolder(part);
    return error;
}

/// Finds or makes the cached folder of the image. One process extracts at a time; the others wait.
static int prepareCached(char *path)
{
    char base[PATH_MAX];
    const int cache = openCache(base);
    if (cache < 0 || !formatPath(path, "%s/appimage-%016llx", base, (unsigned long long)hashOfImage()))
        return ENOENT;
    int error = 0;
    if (!useCached(path)) {
        handleSignals();
        if (flock(cache, LOCK_EX))
            error = errno;
        else if (!useCached(path) && !(error = extractToCache(cache, path))) {
            removeOutdated(base, path);
            error = useCached(path) ? 0 : ENOENT;
        }
    }
    close(cache);
    return error;
}

static _Noreturn void startProgram(const char *folder, char **arguments)
{
    char resolved[PATH_MAX], program[PATH_MAX];
    if (!realpath(folder, resolved) || !formatPath(program, "%s/AppRun", resolved))
        fail("cannot start %s: %s.", folder, strerror(errno));
    setenv("APPDIR", resolved, 1);
    arguments[0] = program;
    endOnLastingError(stopSignal ? EINTR : 0);
    execv(program, arguments);
    if (errno == EACCES)
        fail("cannot start %s: %s. Set TMPDIR to a folder in which programs can be run.", program, strerror(errno));
    fail("cannot start %s: %s. Delete the folder %s and start again.", program, strerror(errno), resolved);
}

static int waitForChild(void)
{
    int status = 0;
    if (stopSignal)
        kill(child, stopSignal);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) { }
    return WIFSIGNALED(status) ? exitSignal + WTERMSIG(status) : WEXITSTATUS(status);
}

static int runTemporary(char **arguments)
{
    char path[PATH_MAX];
    const char *set = getenv("TMPDIR"), *parent = set && *set ? set : "/tmp";
    int error = formatPath(path, "%s/appimage-XXXXXX", parent) ? 0 : ENAMETOOLONG, status = 0;
    handleSignals();
    const bool isMade = !error && mkdtemp(path);
    error = error ? error : isMade ? extractImage(path, NULL, NULL) : errno;
    if (!error && (child = fork()) == 0)
        startProgram(path, arguments);
    if (!error)
        status = child > 0 ? waitForChild() : exitFailed;
    if (isMade)
        removeFolder(path);
    endOnLastingError(error);
    if (error)
        fail("cannot extract to %s: %s. Set TMPDIR to a folder with %llu MB of free space.", parent, strerror(error), (unsigned long long)extractedMegabytes());
    return status;
}

static int extractHere(const char *pattern)
{
    handleSignals();
    const int error = extractImage("squashfs-root", pattern, "squashfs-root");
    endOnLastingError(error);
    if (error == ENOENT && pattern)
        fail("no file matches %s.", pattern);
    if (error)
        fail("cannot extract to squashfs-root: %s. Use a folder with %llu MB of free space.", strerror(error), (unsigned long long)extractedMegabytes());
    return 0;
}

static void setEnvironment(const char *name)
{
    char folder[PATH_MAX];
    setenv("APPIMAGE", image.path, 1);
    setenv("ARGV0", name, 1);
    if (getcwd(folder, sizeof folder))
        setenv("OWD", folder, 1);
}

int main(int count, char **arguments)
{
    const int unreadable = openImage();
    const char *option = count > 1 && strncmp(arguments[1], "--appimage-", 11) == 0 ? arguments[1] + 11 : "", *variable = getenv("APPIMAGE_EXTRACT_AND_RUN");
    bool isTemporary = variable && *variable;
    char folder[PATH_MAX];
    if (unreadable)
        fail("cannot read this file: %s.", strerror(unreadable));
    if (strcmp(option, "help") == 0)
        return fputs(options, stdout) < 0;
    if (strcmp(option, "version") == 0)
        return puts("Runtime of Outcrop " OUTCROP_VERSION) < 0;
    if (strcmp(option, "offset") == 0)
        return printf("%llu\n", (unsigned long long)image.offset) < 0;
    endOnLastingError(readImageHead());
    if (strcmp(option, "extract") == 0)
        return extractHere(arguments[2]);
    setEnvironment(arguments[0]);
    if (strcmp(option, "extract-and-run") == 0) {
        isTemporary = true;
        ++arguments;
    } else if (*option) {
        fail("unknown option %s. To list the options, use --appimage-help.", arguments[1]);
    }
    const int error = isTemporary ? ENOENT : prepareCached(folder);
    endOnLastingError(error);
    if (!error)
        startProgram(folder, arguments);
    return runTemporary(arguments);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/clients.
namespace outcrop::clientsmessages {

inline constexpr char room[] = "core/clients";
inline constexpr MessageText incompleteDocument{room, QT_TRANSLATE_NOOP("core/clients", "A client document needs `client` and `parts`. Add them.")};
inline constexpr MessageText wrongType{room, QT_TRANSLATE_NOOP("core/clients", "The value of %1 has a type that the client does not accept.")};
inline constexpr MessageText nothingReadable{room, QT_TRANSLATE_NOOP("core/clients", "The client does not find the %1 in the file.")};
inline constexpr MessageText tooManyCharacters{room, QT_TRANSLATE_NOOP("core/clients", "The %1 has %2 characters; the client accepts at most %3.")};
inline constexpr MessageText rejectedValue{room, QT_TRANSLATE_NOOP("core/clients", "The client does not accept the %1 \"%2\".")};
inline constexpr MessageText unlistedBy{room, QT_TRANSLATE_NOOP("core/clients", "%1 excludes the file from the list.")};
inline constexpr MessageText byteOrderMark{room, QT_TRANSLATE_NOOP("core/clients", "A byte order mark precedes the front matter.")};
inline constexpr MessageText noFrontMatter{room, QT_TRANSLATE_NOOP("core/clients", "The client does not find front matter in the file.")};
inline constexpr MessageText frontMatterUnwanted{room, QT_TRANSLATE_NOOP("core/clients", "In this folder, the client lists only files without front matter.")};
inline constexpr MessageText unknownKey{room, QT_TRANSLATE_NOOP("core/clients", "The client rejects the file because of the unknown key \"%1\".")};
inline constexpr MessageText unlistedByKey{room, QT_TRANSLATE_NOOP("core/clients", "The key %1 excludes the file from the list.")};
inline constexpr MessageText sameName{room, QT_TRANSLATE_NOOP("core/clients", "%1 has the same %2 and takes precedence.")};
inline constexpr MessageText listFull{room, QT_TRANSLATE_NOOP("core/clients", "The list is full: its limit is %1 characters.")};
inline constexpr MessageText replacedBy{room, QT_TRANSLATE_NOOP("core/clients", "Not loaded because %1 exists.")};
inline constexpr MessageText inTopFolder{room, QT_TRANSLATE_NOOP("core/clients", "%1 in the top-level folder")};
inline constexpr MessageText excludedBySetting{room, QT_TRANSLATE_NOOP("core/clients", "The setting %1 excludes the file.")};
inline constexpr MessageText unreadableBefore{room, QT_TRANSLATE_NOOP("core/clients", "Not loaded because %1 cannot be read.")};
inline constexpr MessageText alreadySent{room, QT_TRANSLATE_NOOP("core/clients", "This file was already sent.")};
inline constexpr MessageText fileTooLarge{room, QT_TRANSLATE_NOOP("core/clients", "Larger than %1 bytes, so the client ignores the file.")};
inline constexpr MessageText linkOutside{room, QT_TRANSLATE_NOOP("core/clients", "A symbolic link to a target outside the project.")};
inline constexpr MessageText tooLargeToCheck{room, QT_TRANSLATE_NOOP("core/clients", "Too large for Outcrop to check.")};
inline constexpr MessageText cannotRead{room, QT_TRANSLATE_NOOP("core/clients", "The file cannot be read.")};
inline constexpr MessageText isEmpty{room, QT_TRANSLATE_NOOP("core/clients", "The file is empty.")};
inline constexpr MessageText limitUsedUp{room, QT_TRANSLATE_NOOP("core/clients", "Earlier files use up the size limit.")};
inline constexpr MessageText onlyComments{room, QT_TRANSLATE_NOOP("core/clients", "The file contains only front matter or comments.")};
inline constexpr MessageText loadedUnderAnotherName{room, QT_TRANSLATE_NOOP("core/clients", "loaded under another name")};
inline constexpr MessageText sameFileLoaded{room, QT_TRANSLATE_NOOP("core/clients", "The same file is loaded as %1.")};
inline constexpr MessageText sameTextSent{room, QT_TRANSLATE_NOOP("core/clients", "The same text was already sent.")};
inline constexpr MessageText cutAt{room, QT_TRANSLATE_NOOP("core/clients", "Truncated at byte %1 of %2.")};
inline constexpr MessageText cutInLine{room, QT_TRANSLATE_NOOP("core/clients", "Truncated at byte %1 of %2, on line %3.")};
inline constexpr MessageText importedBy{room, QT_TRANSLATE_NOOP("core/clients", "Imported by %1.")};
inline constexpr MessageText loadedTwice{room, QT_TRANSLATE_NOOP("core/clients", "Loaded twice: the client already sends this file.")};
inline constexpr MessageText importOutside{room, QT_TRANSLATE_NOOP("core/clients", "Imported by %1, but outside the folder to which the client limits imports.")};
inline constexpr MessageText importOutsideStart{room, QT_TRANSLATE_NOOP("core/clients", "Imported by %1, but outside the start folder %2 and not approved by the user.")};
inline constexpr MessageText linkAsText{room, QT_TRANSLATE_NOOP("core/clients", "A symbolic link that was checked out as text, so only the path %1 is sent.")};
inline constexpr MessageText escapedCharacters{room, QT_TRANSLATE_NOOP("core/clients", "Characters such as < are sent as &lt;, so the text is longer than the file.")};
inline constexpr MessageText importMissing{room, QT_TRANSLATE_NOOP("core/clients", "Imported by %1, but the file does not exist.")};
inline constexpr MessageText descriptionCut{room, QT_TRANSLATE_NOOP("core/clients", "The description is shortened or omitted to fit the size limit of the list.")};
inline constexpr MessageText clientStops{room, QT_TRANSLATE_NOOP("core/clients", "%1 stops with an error, because the front matter of one of its %2 is invalid. Correct the front matter.")};
inline constexpr MessageText frontMatterBroken{room, QT_TRANSLATE_NOOP("core/clients", "The front matter is invalid.")};
inline constexpr MessageText keyIs{room, QT_TRANSLATE_NOOP("core/clients", "Not loaded because the key %1 has the value %2.")};
inline constexpr MessageText loadedOnMatch{room, QT_TRANSLATE_NOOP("core/clients", "Loaded when a matching file is read.")};
inline constexpr MessageText loadedForPatterns{room, QT_TRANSLATE_NOOP("core/clients", "Loaded when the client reads a file that matches %1.")};
inline constexpr MessageText descriptionOnly{room, QT_TRANSLATE_NOOP("core/clients", "Only the description is sent; the model can request the file.")};
inline constexpr MessageText loadedByUser{room, QT_TRANSLATE_NOOP("core/clients", "Loaded only when the user names the file.")};
//: When a client loads a file; %1 is the folder of the file, %2 the folder in which the client is started
inline constexpr MessageText loadedForFolder{room, QT_TRANSLATE_NOOP("core/clients", "Loaded when a file in %1 is read, because the client is started above it, in %2.")};
//: Why a client loads a file; %1 is its start folder, %2 are names of files
inline constexpr MessageText loadedWithout{room, QT_TRANSLATE_NOOP("core/clients", "Loaded because none of these files with text is in the start folder (%1) or above it: %2.")};
//: %1 is a client, %2 its start folder, %3 are names of files
inline constexpr MessageText loadedOnlyWithout{room, QT_TRANSLATE_NOOP("core/clients", "%1 loads this file only if none of these files with text is in the start folder (%2) or above it: %3.")};
//: Why a client loads a file
inline constexpr MessageText loadedInProject{room, QT_TRANSLATE_NOOP("core/clients", "Loaded in every session in this project.")};
//: Why a client loads a file; %1 is a folder
inline constexpr MessageText loadedInFolder{room, QT_TRANSLATE_NOOP("core/clients", "Loaded in every session in %1.")};
//: Why a client loads a file
inline constexpr MessageText loadedInStartFolder{room, QT_TRANSLATE_NOOP("core/clients", "Loaded in every session in the start folder.")};
//: Why a client loads a file, which is in the home folder
inline constexpr MessageText loadedForUser{room, QT_TRANSLATE_NOOP("core/clients", "Loaded in every session of this user.")};
//: Why a client loads a file, which is in a folder of the administrator
inline constexpr MessageText loadedForAllUsers{room, QT_TRANSLATE_NOOP("core/clients", "Loaded in every session of every user.")};
//: Why a client loads a file; %1 is another file
inline constexpr MessageText loadedAfterRead{room, QT_TRANSLATE_NOOP("core/clients", "Loaded because the client reads %1.")};
//: About a skill, agent or command of which a client sends only the name and the description
inline constexpr MessageText onlyEntrySent{room, QT_TRANSLATE_NOOP("core/clients", "Only its entry in a list is sent.")};
inline constexpr MessageText knownFromVersion{room, QT_TRANSLATE_NOOP("core/clients", "Known from recorded requests of version %1.")};
inline constexpr MessageText knownFromRequests{room, QT_TRANSLATE_NOOP("core/clients", "Known from recorded requests.")};
inline constexpr MessageText knownFromDocumentation{room, QT_TRANSLATE_NOOP("core/clients", "Known from the client's documentation or source code.")};
inline constexpr MessageText knownFromAssumption{room, QT_TRANSLATE_NOOP("core/clients", "Assumed, not confirmed.")};
inline constexpr MessageText checkedOn{room, QT_TRANSLATE_NOOP("core/clients", "Checked on %1.")};
inline constexpr MessageText limitDocumented{room, QT_TRANSLATE_NOOP("core/clients", "The size limit is documented, but was not observed.")};
inline constexpr MessageText limitAssumed{room, QT_TRANSLATE_NOOP("core/clients", "The size limit is assumed, not confirmed.")};
inline constexpr MessageText importsDocumented{room, QT_TRANSLATE_NOOP("core/clients", "The handling of imports is documented, but was not observed.")};
inline constexpr MessageText importsAssumed{room, QT_TRANSLATE_NOOP("core/clients", "The handling of imports is assumed, not confirmed.")};
inline constexpr CountText filesTruncated{room, QT_TRANSLATE_N_NOOP("core/clients", "%n files truncated"), "%n file truncated"};
//: %1 is a size, such as `3.20 MiB`
inline constexpr MessageText bytesNotSent{room, QT_TRANSLATE_NOOP("core/clients", "%1 not sent")};
inline constexpr CountText filesSkipped{room, QT_TRANSLATE_N_NOOP("core/clients", "%n files skipped"), "%n file skipped"};
inline constexpr CountText descriptionsShortened{room, QT_TRANSLATE_N_NOOP("core/clients", "%n descriptions shortened"), "%n description shortened"};
inline constexpr CountText importsNotLoaded{room, QT_TRANSLATE_N_NOOP("core/clients", "%n imported files not loaded"), "%n imported file not loaded"};
inline constexpr CountText importsBlocked{room,
    QT_TRANSLATE_N_NOOP("core/clients", "Not loaded: %n imported files are outside the folder to which the client limits imports."),
    "Not loaded: %n imported file is outside the folder to which the client limits imports."};
inline constexpr CountText onlyBeginningSent{room,
    QT_TRANSLATE_N_NOOP("core/clients", "Truncated: only the beginning of %n files is sent, because a size limit is reached."),
    "Truncated: only the beginning of %n file is sent, because a size limit is reached."};
inline constexpr CountText skippedForLimit{room,
    QT_TRANSLATE_N_NOOP("core/clients", "Skipped: %n files are not sent, because a size limit is reached."),
    "Skipped: %n file is not sent, because a size limit is reached."};
inline constexpr CountText shortenedInList{room,
    QT_TRANSLATE_N_NOOP("core/clients", "Shortened: the list of skills, agents or commands has a size limit, so %n of its descriptions are shortened or omitted."),
    "Shortened: the list of skills, agents or commands has a size limit, so %n of its descriptions is shortened or omitted."};
inline constexpr MessageText clientInFolder{room, QT_TRANSLATE_NOOP("core/clients", "%1 (started in %2)")};
inline constexpr MessageText onlyFirstBytes{room, QT_TRANSLATE_NOOP("core/clients", "%1 sends only the first %2 of %3 bytes of this file. The text from this position on is not sent.")};
inline constexpr MessageText fileNotSent{room, QT_TRANSLATE_NOOP("core/clients", "%1 does not send this file (%2 bytes).")};
inline constexpr CountText filesNotSent{room,
    QT_TRANSLATE_N_NOOP("core/clients", "%1 does not send %n files when it is started in their folders, because this file uses up the size limit: %2."),
    "%1 does not send %n file when it is started in its folder, because this file uses up the size limit: %2."};
inline constexpr MessageText shortenFile{room, QT_TRANSLATE_NOOP("core/clients", "Shorten the file.")};
inline constexpr MessageText shortenFileOrRaise{room, QT_TRANSLATE_NOOP("core/clients", "Shorten the file, or raise %1 in the settings of the client.")};
inline constexpr MessageText shortenAllFiles{room, QT_TRANSLATE_NOOP("core/clients", "The size limit applies to all instruction files together. Shorten them.")};
inline constexpr MessageText shortenAllFilesOrRaise{room, QT_TRANSLATE_NOOP("core/clients", "The size limit applies to all instruction files together. Shorten them, or raise %1 in the settings of the client.")};
inline constexpr CountText descriptionsCut{room,
    QT_TRANSLATE_N_NOOP("core/clients", "%1 shortens or omits %n descriptions, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions."),
    "%1 shortens or omits %n description, this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions."};
inline constexpr CountText entriesNotListed{room,
    QT_TRANSLATE_N_NOOP("core/clients", "%1 does not list %n files, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions, or remove files."),
    "%1 does not list %n file, this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions, or remove files."};
inline constexpr MessageText importNotFollowed{room, QT_TRANSLATE_NOOP("core/clients", "%1 does not load the imported file %2.")};
inline constexpr MessageText moveImport{room, QT_TRANSLATE_NOOP("core/clients", "Move the file, or copy its text.")};
inline constexpr CountText loadedInOtherStarts{room,
    QT_TRANSLATE_N_NOOP("core/clients", "%n files in subfolders are loaded only if %1 is started in the folder of the file: %2"),
    "%n file in a subfolder is loaded only if %1 is started in the folder of the file: %2"};
inline constexpr MessageText filesSearched{room, QT_TRANSLATE_NOOP("core/clients", "%1 searches for these files: %2")};
inline constexpr MessageText parentsNotLoaded{room, QT_TRANSLATE_NOOP("core/clients", "%2 does not load files in parent folders, because there is no %1 in the start folder or above it.")};
//: State of a file that a client loads
inline constexpr MessageText stateLoaded{room, QT_TRANSLATE_NOOP("core/clients", "loaded")};
//: State of a file of which a client loads only the beginning
inline constexpr MessageText stateTruncated{room, QT_TRANSLATE_NOOP("core/clients", "truncated")};
//: State of a file that a client loads because another file imports it
inline constexpr MessageText stateImported{room, QT_TRANSLATE_NOOP("core/clients", "imported")};
//: State of a file of which a client loads only the name and the description
inline constexpr MessageText stateListed{room, QT_TRANSLATE_NOOP("core/clients", "listed")};
//: State of a file that a client loads later
inline constexpr MessageText stateOnDemand{room, QT_TRANSLATE_NOOP("core/clients", "on demand")};
//: State of a file that a client does not load
inline constexpr MessageText stateNotLoaded{room, QT_TRANSLATE_NOOP("core/clients", "not loaded")};
//: State of a file that a client skips because of a limit or an error
inline constexpr MessageText stateSkipped{room, QT_TRANSLATE_NOOP("core/clients", "skipped")};
//: Evidence for the files that a client loads: its recorded requests
inline constexpr MessageText observed{room, QT_TRANSLATE_NOOP("core/clients", "observed")};
//: Evidence for the files that a client loads; %1 is the date of the evidence
inline constexpr MessageText observedOn{room, QT_TRANSLATE_NOOP("core/clients", "observed %1")};
//: Evidence for the files that a client loads: its documentation or source code
inline constexpr MessageText documented{room, QT_TRANSLATE_NOOP("core/clients", "documented")};
//: Evidence for the files that a client loads; %1 is the date of the evidence
inline constexpr MessageText documentedOn{room, QT_TRANSLATE_NOOP("core/clients", "documented %1")};
//: Evidence for the files that a client loads: there is none
inline constexpr MessageText assumed{room, QT_TRANSLATE_NOOP("core/clients", "assumed")};
//: Evidence for the files that a client loads; %1 is the date of the evidence
inline constexpr MessageText assumedOn{room, QT_TRANSLATE_NOOP("core/clients", "assumed %1")};
//: Evidence for the files that a client loads; %2, such as "assumed", is the weaker evidence for the size limit
inline constexpr MessageText limitEvidence{room, QT_TRANSLATE_NOOP("core/clients", "%1; limit: %2")};
//: Evidence for the files that a client loads; %2, such as "assumed", is the weaker evidence for the handling of imports
inline constexpr MessageText importsEvidence{room, QT_TRANSLATE_NOOP("core/clients", "%1; imports: %2")};

} // namespace outcrop::clientsmessages

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/formatinput.h"
#include "core/formats/promptfile.h"

#include <QMap>

namespace outcrop {

/// A format's level of support for a prompt feature.
enum class FormatSupport {
    None,         ///< dropped
    Approximated, ///< kept with changes, or in another place
    Kept,
};

/// A file format's properties. Tests verify `features` with real conversions; unlisted features are dropped.
struct FormatDescription {
    QString name;      ///< value of `--as`
    QString title;     ///< display name
    QString files;     ///< usual file names
    bool isWritable = false;
    QMap<PromptFeature, FormatSupport> features = {};
    bool isFolder = false; ///< several files in a folder; a single file is never detected as this format
    bool isSent = false;   ///< another tool sends the prompt to its provider, so the text and the schemas are those of Outcrop's request

    FormatSupport support(PromptFeature feature) const { return features.value(feature, FormatSupport::None); }
};

/// The certainty that a file has a format.
enum class FormatMatch { No, Possible, Likely, Certain };

/// The prompts of a file. `ledger` contains the values that do not belong to a single prompt. In its entries, `part` is the path in the source.
struct ParsedPromptFile {
    QList<PromptFile> prompts;
    Ledger ledger;
    Diagnostics diagnostics;
};

/// A file to write, and the location of each prompt part in it.
struct WrittenPromptFile {
    QString name; ///< suggested file name
    QByteArray bytes;
    Ledger ledger;
    QMap<QString, QByteArray> others = {}; ///< further files of the format, by name
};

/// A file format for prompts. Implementations are pure: they do not start programs or open files or connections.
class FileFormat
{
public:
    virtual ~FileFormat() = default;

    virtual FormatDescription description() const = 0;
    virtual FormatMatch detect(const FormatInput &input) const = 0;
    /// Reads the prompts of a file. Errors: Invalid, with the location.
    virtual Result<ParsedPromptFile> read(const FormatInput &input) const = 0;
    /// Writes a prompt to a file. Only for writable formats. Errors: Invalid if the format cannot express the prompt at all.
    virtual Result<WrittenPromptFile> write(const PromptFile &prompt) const = 0;
};

} // namespace outcrop

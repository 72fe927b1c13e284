// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/partnames.h"

#include "core/base/joinedtext.h"
#include "core/render/attachmentacceptance.h"

#include <QHash>

namespace outcrop {
namespace {

/// Returns the file names of all attachments of a prompt, by their part in the ledger.
QHash<QString, QString> attachmentNames(const PromptBundle &bundle)
{
    QHash<QString, QString> names;
    const auto add = [&names](const QList<Attachment> &attachments, std::optional<qsizetype> message) {
        for (qsizetype i = 0; i < attachments.size(); ++i)
            names.insert(attachmentPart(i, message), attachments.at(i).name());
    };
    add(bundle.attachments, {});
    for (qsizetype message = 0; message < bundle.history.size(); ++message)
        add(bundle.history.at(message).attachments, message);
    return names;
}

/// Returns the tool's name and the rest of the part; empty if the part is not a named tool.
QString toolPartName(const QString &part, const QList<ToolDefinition> &tools)
{
    if (part.section(u'/', 0, 0) != u"tools")
        return {};
    bool isNumber = false;
    const qsizetype index = part.section(u'/', 1, 1).toLongLong(&isNumber);
    if (!isNumber || index < 0 || index >= tools.size() || tools.at(index).name.isEmpty())
        return {};
    const QString rest = part.section(u'/', 2);
    return rest.isEmpty() ? tools.at(index).name : labeledText(tools.at(index).name, rest);
}

} // namespace

void setPartNames(Ledger &ledger, const PromptBundle &bundle)
{
    const QHash<QString, QString> attachments = attachmentNames(bundle);
    for (LedgerEntry &entry : ledger) {
        const QString file = attachments.value(entry.part);
        entry.name = file.isEmpty() ? toolPartName(entry.part, bundle.tools) : detailedText(entry.part, file);
    }
}

} // namespace outcrop

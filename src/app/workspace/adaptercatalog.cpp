// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/adaptercatalog.h"

#include "adapters/providers/builtinproviders.h"
#include "adapters/providers/providercatalog.h"
#include "app/workspace/workspacemessages.h"
#include "core/base/joinedtext.h"
#include "core/render/catalog.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the paragraphs of the comment before the data. Continued lines are indented.
QStringList commentParagraphs(const QString &text)
{
    QStringList paragraphs;
    for (const QString &line : text.split(u'\n')) {
        if (!line.startsWith(u'#'))
            break;
        if (line.startsWith(QStringLiteral("#   ")) && !paragraphs.isEmpty())
            paragraphs.last() += u' ' + line.mid(4);
        else
            paragraphs.append(line.mid(2));
    }
    return paragraphs;
}

QString paragraph(const QStringList &paragraphs, const QString &label)
{
    for (const QString &one : paragraphs) {
        if (one.startsWith(label))
            return one.mid(label.size()).trimmed();
    }
    return {};
}

CatalogAdapter catalogAdapter(const Adapter &adapter)
{
    const QStringList paragraphs = commentParagraphs(adapter.document->text);
    CatalogAdapter one{adapter.name, paragraphs.value(1), paragraph(paragraphs, QStringLiteral("Checked:")), paragraph(paragraphs, QStringLiteral("Not checked:")), adapter.apiFormat, {}};
    for (const ModelInfo &model : adapter.models)
        one.models.append(model.id);
    return one;
}

FencedAdapter fileOf(const DocumentPtr &document)
{
    return {document->name(), document->kind, document->text, {document->path, {}}, {}};
}

} // namespace

QList<CatalogAdapter> adapterCatalog()
{
    QList<CatalogAdapter> list;
    const ProviderCatalog catalog = ProviderCatalog::read(builtInProviders() + catalogProviders(), {});
    for (const Adapter &adapter : catalog.adapters()) {
        if (!adapter.file().startsWith(u"builtin/"))
            list.append(catalogAdapter(adapter));
    }
    std::sort(list.begin(), list.end(), [](const CatalogAdapter &a, const CatalogAdapter &b) { return a.name < b.name; });
    return list;
}

Result<ExtractedAdapters> addCatalogAdapter(const QString &name, const QString &folder)
{
    const QList<CatalogAdapter> list = adapterCatalog();
    const auto wanted = std::find_if(list.begin(), list.end(), [&name](const CatalogAdapter &one) { return one.name == name; });
    if (wanted == list.end()) {
        QStringList names;
        for (const CatalogAdapter &one : list)
            names.append(one.name);
        return Error{ErrorCode::NotFound, workspacemessages::noCatalogAdapter(name, names.join(listSeparator()))};
    }
    QList<FencedAdapter> files;
    for (const DocumentPtr &document : catalogProviders()) {
        const bool isAdapter = document->kind == DocumentKind::Adapter;
        if (document->name() == (isAdapter ? wanted->name : wanted->wireFormat))
            files.append(fileOf(document));
    }
    return extractAdapters(files, folder);
}

} // namespace outcrop

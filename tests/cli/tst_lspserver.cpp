// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the language server as a process: its life cycle, each feature on the plain workspace, and hostile messages.
#include "cli/lsp/lspsession.h"
#include "core/base/utf8.h"
#include "core/lsp/lspfile.h"
#include "lsppeer.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_lspserver {

namespace {

const QString cataloguer = QStringLiteral("agents/cataloguer.md");
const QString clerk = QStringLiteral("agents/clerk.md");
const QString manifest = QStringLiteral("config.toml");
const QString rules = QStringLiteral("layers/lending-rules.md");
const QString unquoted = QStringLiteral("---\nname: clerk\ndescription: Answers: at the desk.\n---\nAnswer.\n");
const QString sections = QStringLiteral("---\ntier: topsoil\n---\n# Rules\n\nBooks.\n\n## Fees\n\nNone.\n");

const Json renaming{{"workspace", {{"workspaceEdit", {{"documentChanges", true}, {"resourceOperations", Json::array({"create", "rename", "delete"})}}}}}};

int codeOf(const Json &response)
{
    return response.is_object() && response.contains("error") ? response["error"]["code"].get<int>() : 0;
}

QString textOf(const QString &path)
{
    return decodeUtf8(bytesOf(path).toStdString());
}

/// Returns the names of symbols and their children.
QStringList namesOf(const Json &symbols)
{
    QStringList names;
    for (const Json &symbol : symbols)
        names += QStringList{qString(symbol["name"])} + namesOf(symbol.value("children", Json::array()));
    return names;
}

} // namespace

class TestLspServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheLifeCycle()
    {
        LspPeer peer(m_copy.folder());
        QCOMPARE(codeOf(peer.request("textDocument/hover", peer.at(clerk, 0, 0))), -32002);
        const Json result = peer.initialize({{"general", {{"positionEncodings", Json::array({"utf-8"})}}}});
        QCOMPARE(qString(result["capabilities"]["positionEncoding"]), QStringLiteral("utf-8"));
        QVERIFY(!result["capabilities"].contains("documentFormattingProvider"));
        QCOMPARE(codeOf(peer.request("initialize", {{"capabilities", Json::object()}})), -32600);
        QCOMPARE(codeOf(peer.request("textDocument/formatting", {{"textDocument", peer.named(clerk)}})), -32601);
        QVERIFY(peer.request("shutdown").is_null());
        QCOMPARE(codeOf(peer.request("workspace/symbol")), -32600);
        peer.notify("exit");
        QCOMPARE(peer.end(), 0);
    }

    void exitWithoutShutdownIsAnError()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        peer.notify("exit");
        QCOMPARE(peer.end(), 1);
    }

    void endOfInputEndsTheServer()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        QCOMPARE(peer.end(), 0);
    }

    void checksUnsavedText()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        peer.open(clerk, unquoted);
        const Json found = peer.request("textDocument/diagnostic", {{"textDocument", peer.named(clerk)}})["items"];
        QVERIFY(std::any_of(found.begin(), found.end(), [](const Json &one) { return one["range"]["start"]["line"] == 2 && one["source"] == "outcrop"; }));
        QVERIFY(peer.waitForPushed(clerk, 1, found));
        const Json change{{"range", {{"start", {{"line", 2}, {"character", 20}}}, {"end", {{"line", 2}, {"character", 21}}}}}, {"text", ""}};
        peer.notify("textDocument/didChange", {{"textDocument", {{"uri", peer.address(clerk)}, {"version", 2}}}, {"contentChanges", Json::array({change})}});
        QVERIFY(peer.request("textDocument/diagnostic", {{"textDocument", peer.named(clerk)}})["items"] != found);
        QCOMPARE(bytesOf(m_copy.path(clerk)), bytesOf(QStringLiteral(OUTCROP_TEST_DATA "/workspaces/plain/") + clerk)); // the server must not write files
    }

    void offersFixesAsCodeActions()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        peer.open(clerk, unquoted);
        const Json range{{"start", {{"line", 2}, {"character", 0}}}, {"end", {{"line", 2}, {"character", 35}}}};
        Json params{{"textDocument", peer.named(clerk)}, {"range", range}, {"context", {{"diagnostics", Json::array()}}}};
        const Json actions = peer.request("textDocument/codeAction", params);
        QVERIFY2(actions.is_array() && !actions.empty(), actions.dump().c_str());
        QCOMPARE(qString(actions[0]["kind"]), QStringLiteral("quickfix"));
        QVERIFY(actions[0]["edit"]["changes"].contains(peer.address(clerk)));
        QVERIFY(!actions[0]["edit"]["changes"][peer.address(clerk)].empty());
        params["context"]["only"] = Json::array({"refactor"});
        QVERIFY(peer.request("textDocument/codeAction", params).empty());
    }

    /// Kate requests the fixes of one finding with the range of the whole document.
    void returnsFixesForTheGivenDiagnostics()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        const Json document{{"textDocument", peer.named(cataloguer)}};
        const Json found = peer.request("textDocument/diagnostic", document)["items"];
        QCOMPARE(found.size(), size_t(3));
        Json params = document;
        params["range"] = {{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 1000}, {"character", 0}}}};
        params["context"] = {{"diagnostics", Json::array()}};
        const Json all = peer.request("textDocument/codeAction", params);
        QCOMPARE(all.size(), size_t(3));
        for (const Json &one : found) {
            Json named = one;
            named["range"] = {{"end", one["range"]["end"]}, {"start", one["range"]["start"]}}; // the members can be in any order
            params["context"]["diagnostics"] = Json::array({named});
            const Json actions = peer.request("textDocument/codeAction", params);
            QCOMPARE(actions.size(), size_t(1));
            QVERIFY(actions[0]["diagnostics"] == Json::array({one}));
        }
        params["context"]["diagnostics"] = Json::array({{{"message", "A finding of another server"}}, 5, nullptr});
        QVERIFY(peer.request("textDocument/codeAction", params) == all);
    }

    void hoverExplainsPositions()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        const QString key = qString(peer.request("textDocument/hover", peer.at(rules, 1, 1))["contents"]["value"]);
        QVERIFY2(key.startsWith(QStringLiteral("**tier**\n\n")), qPrintable(key));
        const QString condition = qString(peer.request("textDocument/hover", peer.at(rules, 4, 12))["contents"]["value"]);
        QVERIFY2(condition.contains(QStringLiteral("The condition is false")), qPrintable(condition)); // the condition is false, because no workload is chosen
        const QString document = qString(peer.request("textDocument/hover", peer.at(rules, 0, 0))["contents"]["value"]);
        QVERIFY2(document.contains(rules) && document.contains(QStringLiteral("Tokens")), qPrintable(document));
        QVERIFY(peer.request("textDocument/hover", peer.at(QStringLiteral("nowhere.md"), 0, 0)).is_null());
    }

    void completesValues()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        peer.open(rules, QStringLiteral("---\ntier: \n---\nText.\n"));
        const Json items = peer.request("textDocument/completion", peer.at(rules, 1, 6))["items"];
        QVERIFY(std::any_of(items.begin(), items.end(), [](const Json &item) { return item["label"] == "bedrock" && item["textEdit"]["range"]["start"]["line"] == 1; }));
    }

    void findsDefinitionsAndReferences()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        const QStringList lines = textOf(m_copy.path(manifest)).split(u'\n');
        const int line = int(lines.indexOf(QStringLiteral("agent = \"clerk\"")));
        const Json definition = peer.request("textDocument/definition", peer.at(manifest, line, 11));
        QVERIFY2(definition.is_object() && definition.value("uri", Json()) == peer.address(clerk), definition.dump().c_str());
        const Json references = peer.request("textDocument/references", peer.at(clerk, 0, 0));
        QVERIFY(std::any_of(references.begin(), references.end(), [&](const Json &one) { return one["uri"] == peer.address(manifest) && one["range"]["start"]["line"] == line; }));
    }

    void renameMovesTheFileAndUpdatesReferences()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize(renaming);
        QCOMPARE(qString(peer.request("textDocument/prepareRename", peer.at(clerk, 1, 8))["placeholder"]), QStringLiteral("clerk"));
        Json params = peer.at(clerk, 1, 8);
        params["newName"] = "porter";
        const Json changes = peer.request("textDocument/rename", params)["documentChanges"];
        const auto has = [&changes](const std::function<bool(const Json &)> &condition) { return std::any_of(changes.begin(), changes.end(), condition); };
        QVERIFY(has([&](const Json &one) { return one.value("kind", Json()) == "rename" && one["newUri"] == peer.address(QStringLiteral("agents/porter.md")); }));
        QVERIFY(has([&](const Json &one) { return one.contains("textDocument") && one["textDocument"]["uri"] == peer.address(manifest); }));
        params["newName"] = "../../porter";
        QCOMPARE(codeOf(peer.request("textDocument/rename", params)), -32602);
    }

    /// An editor without placeholders offers the link's text, which is a file name.
    void renamesTheTargetOfALink_data()
    {
        QTest::addColumn<QString>("newName");
        QTest::addColumn<QString>("path");
        QTest::newRow("a file name") << "fees.md" << "layers/fees.md";
        QTest::newRow("a name") << "fees" << "layers/fees.md";
        QTest::newRow("a name with a dot") << "v1.2" << "layers/v1.2.md";
        QTest::newRow("a path") << "notes/fees.md" << "notes/fees.md";
    }

    void renamesTheTargetOfALink()
    {
        QFETCH(const QString, newName);
        QFETCH(const QString, path);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("layers/links.md"), "---\ntier: topsoil\n---\n[Hours](opening-hours.md)\n");
        LspPeer peer(copy.folder());
        peer.initialize(renaming);
        Json params = peer.at(QStringLiteral("layers/links.md"), 3, 10);
        params["newName"] = newName.toStdString();
        const Json changes = peer.request("textDocument/rename", params)["documentChanges"];
        QVERIFY2(std::any_of(changes.begin(), changes.end(), [&](const Json &one) { return one.value("kind", Json()) == "rename" && one["newUri"] == peer.address(path); }), changes.dump().c_str());
    }

    void renameRequiresFileOperations()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        Json params = peer.at(clerk, 1, 8);
        params["newName"] = "porter";
        QCOMPARE(codeOf(peer.request("textDocument/rename", params)), -32600);
    }

    void returnsSymbolsAndFolds()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize({{"textDocument", {{"documentSymbol", {{"hierarchicalDocumentSymbolSupport", true}}}}}});
        peer.open(rules, sections);
        const Json document{{"textDocument", peer.named(rules)}};
        QCOMPARE(namesOf(peer.request("textDocument/documentSymbol", document)), QStringList({QStringLiteral("tier"), QStringLiteral("Rules"), QStringLiteral("Fees")}));
        const Json folds = peer.request("textDocument/foldingRange", document);
        QVERIFY(std::find(folds.begin(), folds.end(), Json{{"startLine", 0}, {"endLine", 2}}) != folds.end());
        QVERIFY(std::find(folds.begin(), folds.end(), Json{{"startLine", 3}, {"endLine", 9}}) != folds.end());
        QVERIFY(std::find(folds.begin(), folds.end(), Json{{"startLine", 7}, {"endLine", 9}}) != folds.end());
        QVERIFY(namesOf(peer.request("workspace/symbol", {{"query", "CLER"}})).contains(QStringLiteral("clerk")));
    }

    /// Editors reject the whole list if a name is empty.
    void everySymbolHasAName()
    {
        for (const bool isNested : {false, true}) {
            LspPeer peer(m_copy.folder());
            peer.initialize({{"textDocument", {{"documentSymbol", {{"hierarchicalDocumentSymbolSupport", isNested}}}}}});
            peer.open(rules, QStringLiteral("---\ntier: topsoil\n\"\": x\n---\n# \n\nText.\n"));
            const QStringList names = namesOf(peer.request("textDocument/documentSymbol", {{"textDocument", peer.named(rules)}}));
            QVERIFY2(names.contains(QStringLiteral("#")) && !names.contains(QString()), qPrintable(names.join(u' ')));
        }
    }

    void returnsInlayHintsAndSemanticTokens()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        peer.open(rules, sections);
        const Json document{{"textDocument", peer.named(rules)}};
        const Json hints = peer.request("textDocument/inlayHint", document);
        QCOMPARE(hints.size(), size_t(2));
        QCOMPARE(hints[0]["position"]["line"].get<int>(), 3);
        QVERIFY(qString(hints[0]["label"]).contains(QStringLiteral("token")));
        const Json data = peer.request("textDocument/semanticTokens/full", document)["data"];
        QVERIFY(data.size() >= 10 && data.size() % 5 == 0);
        QVERIFY(Json(std::vector<Json>(data.begin(), data.begin() + 5)) == Json::array({1, 0, 4, 0, 0})); // the first token is `tier`, which is a key
        QVERIFY(peer.request("textDocument/codeLens", document).is_array());
    }

    void malformedMessagesReturnErrors()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        peer.write("Content-Length: x\r\n\r\n");
        QCOMPARE(codeOf(peer.error()), -32700);
        peer.write("Content-Length: 1\r\n\r\n{");
        QCOMPARE(codeOf(peer.error()), -32700);
        peer.write("Content-Length: 2\r\n\r\n[]");
        QCOMPARE(codeOf(peer.error()), -32600);
        peer.write("Content-Length: 99999999\r\n\r\n" + QByteArray(99'999'999, ' '));
        QCOMPARE(codeOf(peer.error()), -32600);
        for (const Json &params : {Json::object(), Json{{"textDocument", 5}}, Json{{"textDocument", {{"uri", 7}}}}})
            QCOMPARE(codeOf(peer.request("textDocument/hover", params)), -32602);
        QCOMPARE(codeOf(peer.request("textDocument/hover", {{"textDocument", peer.named(clerk)}, {"position", {{"line", -1}, {"character", "x"}}}})), -32602);
        peer.notify("textDocument/didChange", {{"textDocument", nullptr}, {"contentChanges", 5}});
        peer.notify("textDocument/didOpen");
        QVERIFY(peer.request("shutdown").is_null());
    }

    /// The editor may have opened the workspace, or a folder above or below it, through a link.
    void translatesPathsThroughLinks()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QVERIFY(QFile::link(copy.folder(), copy.siblingPath(QStringLiteral("link"))) && QFile::link(copy.siblingPath(QString()), copy.siblingPath(QStringLiteral("above"))));
        QVERIFY(QFile::link(copy.path(QStringLiteral("agents")), copy.siblingPath(QStringLiteral("below"))));
        const QList<QPair<QString, QString>> roots{{copy.siblingPath(QStringLiteral("link")), QStringLiteral("/agents/clerk.md")},
            {copy.siblingPath(QStringLiteral("above")), QStringLiteral("/plain/agents/clerk.md")}, {copy.siblingPath(QStringLiteral("below")), QStringLiteral("/clerk.md")}, {copy.folder(), QStringLiteral("/agents/clerk.md")}};
        for (const auto &[root, path] : roots) {
            QList<Json> sent;
            LspSession session(copy.folder(), [&sent](const Json &message) { sent.append(message); });
            session.setRoots({{"rootUri", lspUriOf(root, QString()).toStdString()}});
            const Json address = jsonString(lspUriOf(root, path.mid(1)));
            QCOMPARE(session.pathOf(address), clerk);
            QCOMPARE(session.uriOf(clerk), address);
            QCOMPARE(session.pathOf(jsonString(lspUriOf(root, QStringLiteral("../../other.md")))), QString());
            QVERIFY(sent.isEmpty());
        }
        QList<Json> sent;
        LspSession session(copy.folder(), [&sent](const Json &message) { sent.append(message); });
        session.setRoots({{"workspaceFolders", Json::array({{{"uri", lspUriOf(QStringLiteral("/usr"), QString()).toStdString()}, {"name", "usr"}}})}});
        QCOMPARE(sent.size(), 1);
        QCOMPARE(sent.first()["method"], Json("window/showMessage"));
    }

    void followsOnlyRelevantFileChanges_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isUsed");
        QTest::newRow("a new layer") << "layers/new.md" << true;
        QTest::newRow("a folder of layers") << "layers" << true;
        QTest::newRow("a new folder") << "layers/more" << true;
        QTest::newRow("a missing attachment") << "layers/map.png" << true;
        QTest::newRow("another image") << "layers/photo.png" << false;
        QTest::newRow("an object file") << "build/main.o" << false;
        QTest::newRow("a document of a package") << "node_modules/a/README.md" << false;
        QTest::newRow("a folder of packages") << "node_modules/a" << false;
        QTest::newRow("the index of Git") << ".git/index" << false;
        QTest::newRow("a file outside") << "../other.md" << false;
    }

    void followsOnlyRelevantFileChanges()
    {
        QFETCH(const QString, path);
        QFETCH(const bool, isUsed);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("layers/map.md"), "---\ntier: topsoil\nattachments: [map.png]\n---\nThe beds.\n");
        LspSession session(copy.folder(), [](const Json &) {});
        const Json change{{"uri", session.uriOf(path)}, {"type", 1}};
        QCOMPARE(session.handleNotification(QStringLiteral("workspace/didChangeWatchedFiles"), {{"changes", Json::array({change})}}), isUsed);
        QVERIFY(!session.handleNotification(QStringLiteral("workspace/didChangeWatchedFiles"), Json::object()));
    }

    void doesNotReadFilesOutsideTheWorkspace()
    {
        m_copy.write(QStringLiteral("../secret.md"), "# Secret\n");
        LspPeer peer(m_copy.folder());
        peer.initialize();
        peer.open(QStringLiteral("../secret.md"), QStringLiteral("# Open\n"));
        QVERIFY(peer.request("textDocument/documentSymbol", {{"textDocument", peer.named(QStringLiteral("../secret.md"))}}).is_null());
        QVERIFY(peer.request("textDocument/documentSymbol", {{"textDocument", {{"uri", "file:///etc/hosts"}}}}).is_null());
    }

    void acceptsALinkToTheFolder()
    {
        const QString link = m_copy.siblingPath(QStringLiteral("link"));
        QVERIFY(QFile::link(m_copy.folder(), link));
        LspPeer peer(m_copy.folder(), link);
        peer.initialize();
        peer.open(clerk, unquoted);
        const Json found = peer.request("textDocument/diagnostic", {{"textDocument", peer.named(clerk)}})["items"];
        QVERIFY(!found.empty());
        QVERIFY(peer.waitForPushed(clerk, 1, found));
    }

    /// A client cannot move the server to another folder.
    void ignoresOtherRoots()
    {
        m_copy.write(QStringLiteral("../other/AGENTS.md"), "# Secret\n");
        LspPeer peer(m_copy.folder(), m_copy.siblingPath(QStringLiteral("other")));
        peer.initialize();
        QVERIFY(peer.request("textDocument/documentSymbol", {{"textDocument", peer.named(QStringLiteral("AGENTS.md"))}}).is_null());
    }

    void respondsToAThousandRequests()
    {
        LspPeer peer(m_copy.folder());
        peer.initialize();
        const int first = peer.begin("workspace/symbol", {{"query", ""}});
        for (int i = 1; i < 1000; ++i)
            peer.begin("workspace/symbol", {{"query", ""}});
        const int canceled = peer.begin("workspace/symbol", {{"query", ""}});
        peer.notify("$/cancelRequest", {{"id", canceled}});
        for (int id = first; id < first + 1000; ++id)
            QVERIFY(peer.response(id).contains("result"));
        const Json last = peer.response(canceled); // the result is returned if the request ran before the cancellation arrived
        QVERIFY(last.contains("result") || codeOf(last) == -32800);
    }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
};

OUTCROP_TEST(TestLspServer, CoreApplication)

} // namespace tst_lspserver

#include "tst_lspserver.moc"

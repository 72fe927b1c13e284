<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Outcrop</source>
        <translation>Outcrop について</translation>
    </message>
</context>
<context>
    <name>AccessibleControls</name>
    <message>
        <source>Clear text</source>
        <translation>テキストをクリア</translation>
    </message>
</context>
<context>
    <name>AttachmentRows</name>
    <message>
        <source>Not sent: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>送信されません: %1</translation>
    </message>
    <message>
        <source>Not sent: the file is missing or cannot be attached. The Problems panel shows the reason.</source>
        <translation>送信されません: ファイルが見つからないか、添付できません。理由は「問題」パネルに表示されます。</translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Chart</source>
        <translation>チャート</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Turns: </source>
        <translation>ターン数: </translation>
    </message>
    <message>
        <source>Response: </source>
        <translation>応答: </translation>
    </message>
    <message>
        <source>Provider whose request is shown</source>
        <translation>リクエストを表示するプロバイダー</translation>
    </message>
    <message>
        <source>Unit or grouping of the bars</source>
        <translation>棒の単位またはグループ化</translation>
    </message>
    <message>
        <source>Number of turns in a session</source>
        <translation>1 セッションのターン数</translation>
    </message>
    <message>
        <source>Turns per session</source>
        <translation>セッションあたりのターン数</translation>
    </message>
    <message>
        <source>Number of tokens in each response</source>
        <translation>各応答のトークン数</translation>
    </message>
    <message>
        <source>Tokens per response</source>
        <translation>応答あたりのトークン数</translation>
    </message>
    <message>
        <source>Number of sessions per month, to estimate the monthly cost</source>
        <translation>月間コストの推定に使う 1 か月のセッション数</translation>
    </message>
    <message>
        <source>Sessions per month</source>
        <translation>月間セッション数</translation>
    </message>
    <message>
        <source>Per month: –</source>
        <translation>月額: –</translation>
    </message>
    <message>
        <source>Per month: </source>
        <translation>月額: </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Show the chart data as a table</source>
        <translation>チャートのデータを表として表示します</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>チャートのデータ</translation>
    </message>
    <message>
        <source>Export the chart or its data to a file, or copy the data as a table</source>
        <translation>チャートまたはそのデータをファイルにエクスポートするか、データを表としてコピーします</translation>
    </message>
</context>
<context>
    <name>BudgetText</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>%1 of the request</source>
        <translation>リクエストの %1</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>キャッシュ済み</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>ティア</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>割合 (%)</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A provider and its model
----------
%1 is a number of tokens, %2 a share in percent</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>&lt; 0.1%</source>
        <translation>&lt; 0.1%</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share of a context window</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確な値</translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <translation>プロバイダーによる計数</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a number with its unit, %2 its certainty</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 tokens (%3)</source>
        <extracomment>%1 of %2 tokens are used; %3 is the certainty of %1</extracomment>
        <translation>%1 / %2 トークン (%3)</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Output instructions</source>
        <translation>出力の指示</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン %1</translation>
    </message>
    <message>
        <source>Response: %1 tokens</source>
        <translation>応答: %1 トークン</translation>
    </message>
    <message>
        <source>Without a cache: %1</source>
        <translation>キャッシュなし: %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <extracomment>%1 is a price list, %2 a date</extracomment>
        <translation>価格: %1、%2。</translation>
    </message>
    <message>
        <source>Without a cache</source>
        <translation>キャッシュなし</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>%1
%2 of %3</source>
        <extracomment>%1 is a number of tokens with its unit, %2 a share in percent, %3 a context window in tokens; two lines</extracomment>
        <translation>%1
%3 の %2</translation>
    </message>
    <message>
        <source>Too long: %1</source>
        <translation>長すぎます: %1</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>The request fits</extracomment>
        <translation>収まる</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>State</source>
        <comment>whether a request fits</comment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Reserved for the response</source>
        <translation>応答用に確保</translation>
    </message>
    <message>
        <source>%1 over the limit</source>
        <translation>上限を %1 超過</translation>
    </message>
    <message>
        <source>Dollars per turn</source>
        <translation>ターンあたりの金額 (ドル)</translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation>ターンあたりのトークン数</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>増減</translation>
    </message>
    <message>
        <source>Counting method</source>
        <translation>計数方法</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>コンテキストウィンドウ</translation>
    </message>
    <message>
        <source>Input limit</source>
        <translation>入力の上限</translation>
    </message>
    <message>
        <source>%1 of the context window</source>
        <translation>コンテキストウィンドウの %1</translation>
    </message>
    <message>
        <source>Context window of %1 tokens</source>
        <translation>%1 トークンのコンテキストウィンドウ</translation>
    </message>
    <message>
        <source>Cost of an edit ($)</source>
        <translation>編集のコスト ($)</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) per month cost %1.</source>
        <translation>
            <numerusform>月 %n セッションのコストは %1 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>An edit costs %1 on the next turn: %2 tokens are written to the cache again</source>
        <extracomment>%1 is a price, %2 a number of tokens</extracomment>
        <translation>編集すると次のターンで %1 かかります: %2 トークンがキャッシュに再書き込みされます</translation>
    </message>
    <message>
        <source>%1 · over the limit</source>
        <translation>%1 · 上限超過</translation>
    </message>
    <message>
        <source>Cost without a cache ($)</source>
        <translation>キャッシュなしのコスト ($)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>添付ファイル</translation>
    </message>
    <message>
        <source>%1
context window unknown</source>
        <extracomment>%1 is a number of tokens with its unit; two lines</extracomment>
        <translation>%1
コンテキストウィンドウ不明</translation>
    </message>
    <message>
        <source>Cost with response ($)</source>
        <translation>応答込みのコスト ($)</translation>
    </message>
    <message>
        <source>Cost with response: %1</source>
        <translation>応答込みのコスト: %1</translation>
    </message>
    <message>
        <source>First request ($)</source>
        <translation>初回リクエスト ($)</translation>
    </message>
    <message>
        <source>Warm cache ($)</source>
        <translation>ウォームキャッシュ ($)</translation>
    </message>
    <message>
        <source>Tokens (lower bound)</source>
        <translation>トークン (下限)</translation>
    </message>
    <message>
        <source>Tokens (upper bound)</source>
        <translation>トークン (上限)</translation>
    </message>
    <message>
        <source>Context window used (%)</source>
        <translation>コンテキストウィンドウ使用率 (%)</translation>
    </message>
    <message>
        <source>A torn edge means that the context window is larger than shown. Click a bar to see its parts.</source>
        <translation>端が破れた表示は、コンテキストウィンドウが図より大きいことを示します。棒をクリックすると内訳が表示されます。</translation>
    </message>
    <message>
        <source>Tokens rewritten</source>
        <translation>再書き込みトークン</translation>
    </message>
    <message>
        <source>Cache read: %1 tokens</source>
        <translation>キャッシュ読み取り: %1 トークン</translation>
    </message>
    <message>
        <source>Cache write: %1 tokens</source>
        <translation>キャッシュ書き込み: %1 トークン</translation>
    </message>
    <message>
        <source>Uncached input: %1 tokens</source>
        <translation>キャッシュなしの入力: %1 トークン</translation>
    </message>
    <message>
        <source>Turn %1 is too long: %2 tokens, but the limit is %3. Shorten the prompt, or plan shorter sessions.</source>
        <extracomment>%1 is the number of a turn, %2 and %3 are numbers of tokens</extracomment>
        <translation>ターン %1 が長すぎます: %2 トークンですが、上限は %3 です。プロンプトを短くするか、セッションを短く計画してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) cost %1, including the responses and the growing conversation; without a cache, %2.</source>
        <translation>
            <numerusform>%n ターンのコストは、応答と増えていく会話を含めて %1 です。キャッシュなしでは %2 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>キャッシュ書き込み</translation>
    </message>
    <message>
        <source>Uncached input</source>
        <translation>キャッシュなしの入力</translation>
    </message>
    <message>
        <source>Server reads %1 of %2 tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>サーバーが読むのは %2 トークン中 %1</translation>
    </message>
    <message>
        <source>Dropped by the server: about %1 of %2 tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>サーバーが除外: %2 トークン中 約 %1</translation>
    </message>
    <message>
        <source>First request %1, warm cache %2</source>
        <extracomment>Prices in dollars</extracomment>
        <translation>初回リクエスト %1、ウォームキャッシュ %2</translation>
    </message>
    <message>
        <source>Limit (share of the context window)</source>
        <translation>上限 (コンテキストウィンドウに対する割合)</translation>
    </message>
    <message>
        <source>Limit: %1 tokens</source>
        <translation>上限: %1 トークン</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2. The size is known for %n version(s).</source>
        <extracomment>%1 is the title of a document, %2 its size, %n a number of versions</extracomment>
        <translation>
            <numerusform>%1 は %2 です。%n 個のバージョンのサイズがわかっています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits, %n part(s) omitted</source>
        <extracomment>The request fits because parts of the prompt were omitted</extracomment>
        <translation>
            <numerusform>収まる (%n 個の部分を省略)</numerusform>
        </translation>
    </message>
    <message>
        <source>Output schema</source>
        <translation>出力スキーマ</translation>
    </message>
    <message>
        <source>Request overhead</source>
        <translation>リクエストのオーバーヘッド</translation>
    </message>
    <message>
        <source>%1
server reads %2</source>
        <extracomment>%1 is a number of tokens with its unit, %2 a number of tokens; two short lines</extracomment>
        <translation>%1
サーバーが読むのは %2</translation>
    </message>
    <message>
        <source>The server reads %1 tokens by default.</source>
        <translation>サーバーは既定で %1 トークンを読み取ります。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is a provider, %2 a sentence</extracomment>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1, from the beginning of the prompt: %2</source>
        <extracomment>%1 is a number of dropped tokens, %2 the titles of the parts of the prompt that they are in</extracomment>
        <translation>%1 (プロンプトの先頭から: %2)</translation>
    </message>
</context>
<context>
    <name>BudgetWords</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Conversation and request</source>
        <extracomment>The conversation, the request and the output instructions</extracomment>
        <translation>会話とリクエスト</translation>
    </message>
    <message>
        <source>Reserved for the response</source>
        <translation>応答用に確保</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>The tokens of a response</extracomment>
        <translation>応答</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>キャッシュ書き込み</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Uncached input</source>
        <translation>キャッシュなしの入力</translation>
    </message>
    <message>
        <source>Request overhead</source>
        <extracomment>Tokens that the provider adds around a request</extracomment>
        <translation>リクエストのオーバーヘッド</translation>
    </message>
</context>
<context>
    <name>ContextPanel</name>
    <message>
        <source>Start folder</source>
        <translation>開始フォルダー</translation>
    </message>
    <message>
        <source>Coding agents</source>
        <translation>コーディングエージェント</translation>
    </message>
    <message>
        <source>Folder in which you start the coding agent</source>
        <translation>コーディングエージェントを起動するフォルダー</translation>
    </message>
    <message>
        <source>Include user and managed files</source>
        <translation>ユーザーファイルと管理対象ファイルを含める</translation>
    </message>
    <message>
        <source>Files in the context</source>
        <translation>コンテキストのファイル</translation>
    </message>
    <message>
        <source>Open the file in the editor, at the truncation point if there is one</source>
        <translation>ファイルをエディターで開きます (切り詰め位置があればその位置)</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>差異のみ</translation>
    </message>
    <message>
        <source>Also show the files that the client loads after it reads the current document</source>
        <translation>クライアントが現在のドキュメントを読んだ後に読み込むファイルも表示します</translation>
    </message>
    <message>
        <source>Also read the clients’ files in your home folder, managed files, and environment variables</source>
        <translation>ホームフォルダーにあるクライアントのファイル、管理対象ファイル、環境変数も読み取ります</translation>
    </message>
    <message>
        <source>Show only files that the two clients load differently</source>
        <translation>2 つのクライアントで読み込み方が異なるファイルのみを表示します</translation>
    </message>
    <message>
        <source>Client to compare with</source>
        <translation>比較するクライアント</translation>
    </message>
    <message>
        <source>File text; text after the truncation mark is not sent</source>
        <translation>ファイルのテキスト (切り詰めマーク以降は送信されません)</translation>
    </message>
    <message>
        <source>Show the files of two clients side by side</source>
        <translation>2 つのクライアントのファイルを並べて表示します</translation>
    </message>
    <message>
        <source>Notes about the client</source>
        <translation>クライアントに関する注記</translation>
    </message>
    <message>
        <source>Use in Edit</source>
        <translation>「編集」で使用</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Use the files that this client loads from the workspace folder as the layers of the prompt</source>
        <translation>このクライアントがワークスペースフォルダーから読み込むファイルを、プロンプトのレイヤーとして使用します</translation>
    </message>
    <message>
        <source>Select the file that replaces or imports this file</source>
        <translation>このファイルを置き換える、またはインポートするファイルを選択します</translation>
    </message>
    <message>
        <source>Include files loaded for the current document</source>
        <translation>現在のドキュメントのために読み込まれるファイルを含める</translation>
    </message>
    <message>
        <source>Files of the two clients</source>
        <translation>2 つのクライアントのファイル</translation>
    </message>
    <message>
        <source>Choose another start folder in the repository</source>
        <translation>リポジトリ内の別の開始フォルダーを選択します</translation>
    </message>
    <message>
        <source>Choose another start folder</source>
        <translation>別の開始フォルダーを選択</translation>
    </message>
    <message>
        <source>Model for tokens and prices</source>
        <translation>トークンと価格のモデル</translation>
    </message>
    <message>
        <source>Model for tokens, context window and price of all clients</source>
        <translation>すべてのクライアントのトークン、コンテキストウィンドウ、価格に使用するモデル</translation>
    </message>
</context>
<context>
    <name>ContextSummary</name>
    <message>
        <source>no truncated files</source>
        <translation>切り詰められたファイルなし</translation>
    </message>
    <message>
        <source>unknown price</source>
        <translation>価格不明</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <extracomment>%1 is the kind of file, %2 its state: &quot;Project instructions, truncated. Known from recorded requests of version 0.169.0.&quot;</extracomment>
        <translation>%1、%2。%3</translation>
    </message>
    <message>
        <source>Top-level folder</source>
        <translation>最上位フォルダー</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a folder, %2 the losses there: &quot;web (1 file truncated, 7.66 KiB not sent)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>not read: %1</source>
        <translation>読み取られていないもの: %1</translation>
    </message>
    <message>
        <source>Losses if you start %1 in another folder: %2</source>
        <translation>別のフォルダーで %1 を起動した場合の損失: %2</translation>
    </message>
    <message>
        <source>Number of other start folders that were not checked: %1</source>
        <translation>確認していないほかの開始フォルダーの数: %1</translation>
    </message>
    <message>
        <source>%1 for each request with %2</source>
        <translation>%2 へのリクエストごとに %1</translation>
    </message>
    <message>
        <source>%1, the model of the prompt</source>
        <translation>%1 (プロンプトのモデル)</translation>
    </message>
    <message>
        <source>%1, the default model</source>
        <translation>%1 (既定のモデル)</translation>
    </message>
    <message>
        <source>%1 tokens at the start</source>
        <translation>開始時 %1 トークン</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s), %2</source>
        <extracomment>%1 is a client, %2 a number of tokens</extracomment>
        <translation>
            <numerusform>%1: %n 個のファイル、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded twice, %1 extra tokens</source>
        <extracomment>%n is a number of files, %1 a number of tokens: &quot;1 file loaded twice, ≈ 3,280 extra tokens&quot;</extracomment>
        <translation>
            <numerusform>%n 個のファイルが二重に読み込まれ、%1 トークン余分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for the first request with %3; %2 with a warm cache</source>
        <translation>%3 への初回リクエストは %1、ウォームキャッシュでは %2</translation>
    </message>
    <message>
        <source>%1 tokens at the start (including %2 added by the client)</source>
        <extracomment>both are numbers of tokens</extracomment>
        <translation>開始時 %1 トークン (クライアントが追加する %2 を含む)</translation>
    </message>
    <message>
        <source>%1 does not run in this folder. %2</source>
        <translation>%1 はこのフォルダーでは動作しません。%2</translation>
    </message>
    <message>
        <source>%1 more tokens after the client reads %2</source>
        <extracomment>%1 is a number of tokens, %2 a file</extracomment>
        <translation>クライアントが %2 を読んだ後にさらに %1 トークン</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) listed by name</source>
        <translation>
            <numerusform>名前のみ一覧に含まれるファイル %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) not loaded</source>
        <translation>
            <numerusform>読み込まれないファイルがさらに %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not loaded</source>
        <translation>
            <numerusform>読み込まれないファイル %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded on demand</source>
        <translation>
            <numerusform>必要時に読み込まれるファイル %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded under another name</source>
        <translation>
            <numerusform>別の名前で読み込まれるファイル %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Includes unsaved changes.</source>
        <translation>%1 未保存の変更を含みます。</translation>
    </message>
    <message>
        <source>Use the files that this client loads from the workspace folder as the layers of the prompt</source>
        <translation>このクライアントがワークスペースフォルダーから読み込むファイルを、プロンプトのレイヤーとして使用します</translation>
    </message>
    <message>
        <source>The Edit view can use only the files that %1 loads from the workspace folder at the start of a session; it cannot use user files</source>
        <translation>「編集」ビューで使用できるのは、セッション開始時に %1 がワークスペースフォルダーから読み込むファイルのみです。ユーザーファイルは使用できません</translation>
    </message>
    <message>
        <source>The Edit view uses only the files that %1 loads from the workspace folder at the start of a session; it does not use user files.</source>
        <translation>「編集」ビューは、セッション開始時に %1 がワークスペースフォルダーから読み込むファイルのみを使用します。ユーザーファイルは使用しません。</translation>
    </message>
    <message>
        <source>the price of %1 is unknown; select another model</source>
        <translation>%1 の価格は不明。別のモデルを選択してください</translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message numerus="yes">
        <source>%n repair(s)</source>
        <translation>
            <numerusform>修復 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>planner</source>
        <translation>計画担当</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>生成担当</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>レビュー担当</translation>
    </message>
    <message>
        <source>reviser</source>
        <translation>改訂担当</translation>
    </message>
    <message numerus="yes">
        <source>First %n message(s) sent as a summary</source>
        <translation>
            <numerusform>最初の %n 件のメッセージは要約として送信</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First %n message(s) not sent</source>
        <translation>
            <numerusform>最初の %n 件のメッセージは送信されません</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous attempt: %1 (%2)</source>
        <extracomment>%1 is a provider, %2 why it failed</extracomment>
        <translation>前回の試み: %1 (%2)</translation>
    </message>
    <message>
        <source>Interrupted before the response was complete. Use “Send request” to retry.</source>
        <translation>応答が完了する前に中断されました。再試行するには「リクエストを送信」を使用してください。</translation>
    </message>
</context>
<context>
    <name>CrashMessage</name>
    <message>
        <source>Crash report</source>
        <translation>クラッシュレポート</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>クラッシュレポート</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Outcrop crashed on %1</source>
        <translation>%1 に Outcrop がクラッシュしました</translation>
    </message>
    <message>
        <source>Outcrop crashed</source>
        <translation>Outcrop がクラッシュしました</translation>
    </message>
    <message>
        <source>Show report…</source>
        <translation>レポートを表示…</translation>
    </message>
    <message>
        <source>When you open the workspace again, you can restore unsaved text. A crash report was written. It is only on this computer and is never sent.</source>
        <translation>ワークスペースをもう一度開くと、未保存のテキストを復元できます。クラッシュレポートが書き込まれました。レポートはこのコンピューターにのみ保存され、送信されることはありません。</translation>
    </message>
    <message>
        <source>This report is only on this computer and is never sent. It contains none of your texts, settings or paths. You can attach it to a bug report.</source>
        <translation>このレポートはこのコンピューターにのみ保存され、送信されることはありません。テキスト、設定、パスは含まれません。バグ報告に添付できます。</translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes in %n document(s)?</source>
        <translation>
            <numerusform>%n 個のドキュメントの変更を保存しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>「%1」の変更を保存しますか?</translation>
    </message>
</context>
<context>
    <name>DocumentGroup</name>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>その他のファイル</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>マニフェスト</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Condensed layer</source>
        <translation>要約レイヤー</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Governance</source>
        <translation>ガバナンス</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>アダプター</translation>
    </message>
    <message>
        <source>Wire format</source>
        <translation>ワイヤー形式</translation>
    </message>
    <message>
        <source>Portability tests</source>
        <translation>移植性テスト</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation>タクソノミー</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Evolution report</source>
        <translation>進化レポート</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指示</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>%1 agent</source>
        <translation>%1 のエージェント</translation>
    </message>
    <message>
        <source>%1 skill</source>
        <translation>%1 のスキル</translation>
    </message>
    <message>
        <source>%1 command</source>
        <translation>%1 のコマンド</translation>
    </message>
    <message>
        <source>%1 instructions</source>
        <translation>%1 の指示</translation>
    </message>
</context>
<context>
    <name>DocumentHistory</name>
    <message>
        <source>Current text</source>
        <translation>現在のテキスト</translation>
    </message>
</context>
<context>
    <name>DocumentTemplate</name>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Condensed Layer</source>
        <translation>要約レイヤー</translation>
    </message>
    <message>
        <source>Governance</source>
        <translation>ガバナンス</translation>
    </message>
    <message>
        <source>Wire Format</source>
        <translation>ワイヤー形式</translation>
    </message>
    <message>
        <source>Prompt Rules</source>
        <translation>プロンプトルール</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Layer in GRANITE</source>
        <translation>GRANITE のレイヤー</translation>
    </message>
    <message>
        <source>A layer that changes about once a quarter: values and voice.</source>
        <translation>四半期に 1 回程度変わるレイヤー: 価値観と文体。</translation>
    </message>
    <message>
        <source>Layer in BEDROCK</source>
        <translation>BEDROCK のレイヤー</translation>
    </message>
    <message>
        <source>Layer in SANDSTONE</source>
        <translation>SANDSTONE のレイヤー</translation>
    </message>
    <message>
        <source>Layer in TOPSOIL</source>
        <translation>TOPSOIL のレイヤー</translation>
    </message>
    <message>
        <source>Layer in WEATHER</source>
        <translation>WEATHER のレイヤー</translation>
    </message>
    <message>
        <source>A layer that changes every turn.</source>
        <translation>ターンごとに変わるレイヤー。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation>タクソノミー</translation>
    </message>
    <message>
        <source>Rules that are added to prompts and checked in responses.</source>
        <translation>プロンプトに追加され、応答で検査されるルール。</translation>
    </message>
    <message>
        <source>A task whose complexity is estimated before work starts.</source>
        <translation>作業開始前に複雑度を推定するタスク。</translation>
    </message>
    <message>
        <source>A part of the prompt, in the TOPSOIL tier.</source>
        <translation>TOPSOIL ティアに入るプロンプトの一部。</translation>
    </message>
    <message>
        <source>The condensed form of a layer, for small context windows.</source>
        <translation>小さいコンテキストウィンドウ用のレイヤーの要約版。</translation>
    </message>
    <message>
        <source>The role, tools, limits and response format of an assistant.</source>
        <translation>アシスタントの役割、ツール、制限、応答形式。</translation>
    </message>
    <message>
        <source>A layer about the people the assistant works for.</source>
        <translation>アシスタントが仕える人々についてのレイヤー。</translation>
    </message>
    <message>
        <source>A layer that changes daily: tools and environments.</source>
        <translation>毎日変わるレイヤー: ツールと環境。</translation>
    </message>
    <message>
        <source>A taxonomy of workloads for tagging documents and interactions.</source>
        <translation>ドキュメントとインタラクションにタグを付けるためのワークロードのタクソノミー。</translation>
    </message>
    <message>
        <source>An agent&apos;s limits, in a separate file.</source>
        <translation>エージェントの制限を定める別ファイル。</translation>
    </message>
    <message>
        <source>Generation parameters for each phase of a workload.</source>
        <translation>ワークロードの各フェーズの生成パラメーター。</translation>
    </message>
    <message>
        <source>The models, limits and formats of a provider.</source>
        <translation>プロバイダーのモデル、制限、形式。</translation>
    </message>
    <message>
        <source>The request and response format of an API.</source>
        <translation>API のリクエストと応答の形式。</translation>
    </message>
    <message>
        <source>The turns of a conversation.</source>
        <translation>会話のターン。</translation>
    </message>
    <message>
        <source>A layer about the identity and knowledge of the assistant.</source>
        <translation>アシスタントの役割と知識についてのレイヤー。</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>A comparison of two prompt variants on the same cases.</source>
        <translation>同じケースでの 2 つのプロンプト案の比較。</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>アダプター</translation>
    </message>
    <message>
        <source>Instructions that are sent if their workload is selected or retrieval finds them.</source>
        <translation>ワークロードが選択されたとき、または検索取得で見つかったときに送信される指示。</translation>
    </message>
    <message>
        <source>Notes that are not part of the prompt unless you add them or retrieval finds them.</source>
        <translation>追加するか検索取得で見つかった場合にのみプロンプトに含まれるノート。</translation>
    </message>
</context>
<context>
    <name>DocumentTree</name>
    <message>
        <source>%1 (condensed)</source>
        <translation>%1 (要約)</translation>
    </message>
    <message>
        <source>%1 (governance)</source>
        <translation>%1 (ガバナンス)</translation>
    </message>
</context>
<context>
    <name>EstimateLabels</name>
    <message>
        <source>confidence %1</source>
        <extracomment>%1 is a number from 0 to 1</extracomment>
        <translation>信頼度 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two subtasks</extracomment>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>complexity %1, %2</source>
        <translation>複雑度 %1、%2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>%1 is a task, %2 its complexity, %3 a recommendation</extracomment>
        <translation>%1: %2。%3</translation>
    </message>
    <message>
        <source>differs from the heuristics by %1% of the higher score</source>
        <extracomment>%1 is the relative difference of two scores</extracomment>
        <translation>ヒューリスティックとの差は、高い方のスコアの %1%</translation>
    </message>
    <message>
        <source>as listed in the task</source>
        <translation>タスクの記載どおり</translation>
    </message>
    <message>
        <source>as split by the model</source>
        <translation>モデルによる分割</translation>
    </message>
    <message>
        <source>%1. Can run in parallel</source>
        <extracomment>%1 is a position in the sequence: 1, 2, …</extracomment>
        <translation>%1. 並列実行可</translation>
    </message>
    <message>
        <source>same files</source>
        <translation>同じファイル</translation>
    </message>
    <message>
        <source>same functions</source>
        <translation>同じ関数</translation>
    </message>
    <message>
        <source>same state</source>
        <translation>同じ状態</translation>
    </message>
    <message>
        <source>exclusive resource</source>
        <translation>排他リソース</translation>
    </message>
    <message>
        <source>import cycle</source>
        <translation>インポートの循環</translation>
    </message>
    <message>
        <source>Small enough for one task.</source>
        <translation>1 つのタスクとして十分小さいです。</translation>
    </message>
    <message>
        <source>split by file</source>
        <translation>ファイル単位で分割</translation>
    </message>
    <message>
        <source>%1. Cannot run in parallel</source>
        <translation>%1. 並列実行不可</translation>
    </message>
    <message>
        <source>%1; check the code first</source>
        <extracomment>%1 is a confidence</extracomment>
        <translation>%1 (先にコードを確認)</translation>
    </message>
    <message>
        <source>one needs the other’s result</source>
        <translation>一方が他方の結果を必要とする</translation>
    </message>
    <message>
        <source>Consider splitting the task.</source>
        <translation>タスクの分割を検討してください。</translation>
    </message>
    <message>
        <source>The task has too little detail for an estimate. Add its files or subtasks.</source>
        <translation>タスクの情報が少なすぎて推定できません。ファイルまたはサブタスクを追加してください。</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>−%1</source>
        <extracomment>a change; %1 is a number without sign</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1%: %2 to %3%</source>
        <extracomment>an interval: %1 is its confidence level in percent, %2 and %3 are percentages</extracomment>
        <translation>%1%: %2～%3%</translation>
    </message>
    <message>
        <source>%1%: %2 to %3</source>
        <extracomment>an interval: %1 is its confidence level in percent, %2 and %3 are numbers</extracomment>
        <translation>%1%: %2～%3</translation>
    </message>
    <message>
        <source>%1% of %2 turns</source>
        <extracomment>%1 percent, %2 a number of turns</extracomment>
        <translation>%2 ターンの %1%</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n change(s)&quot;, %2 is &quot;%n day(s)&quot;</extracomment>
        <translation>%2で %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 件の変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a number before and after a change</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a measured value such as &quot;71% of 312 turns&quot;, %2 its interval</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>%1 a number with + or −, %2 the tokenizer that counted</extracomment>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>%1 per turn</source>
        <extracomment>%1 a price with + or −</extracomment>
        <translation>ターンあたり %1</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>プロンプトのトークン数</translation>
    </message>
    <message>
        <source>Confidence interval or change</source>
        <translation>信頼区間または変化</translation>
    </message>
    <message>
        <source>Measurement</source>
        <extracomment>columns: the evidence for a suggestion</extracomment>
        <translation>測定値</translation>
    </message>
    <message>
        <source>%1 tokens (%2)</source>
        <translation>%1 トークン (%2)</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>ターンあたりのコスト</translation>
    </message>
</context>
<context>
    <name>EvolutionPanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation>分析を停止します</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Copy the current table</source>
        <translation>現在の表をコピーします</translation>
    </message>
    <message>
        <source>Export the current table to a file</source>
        <translation>現在の表をファイルにエクスポートします</translation>
    </message>
    <message>
        <source>Analysis in progress</source>
        <translation>分析中</translation>
    </message>
    <message>
        <source>Document usage by workload</source>
        <translation>ワークロード別のドキュメント使用状況</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用状況</translation>
    </message>
    <message>
        <source>Churn</source>
        <translation>変動</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>承諾</translation>
    </message>
    <message>
        <source>Layer change frequency</source>
        <translation>レイヤーの変更頻度</translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation>分析を実行</translation>
    </message>
    <message>
        <source>Reports of earlier analyses</source>
        <translation>以前の分析のレポート</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Analyze the recorded interactions and the document history, then store suggestions and a report; your documents are not changed</source>
        <translation>記録されたインタラクションとドキュメントの履歴を分析し、提案とレポートを保存します。ドキュメントは変更されません</translation>
    </message>
    <message>
        <source>Acceptance rate by week</source>
        <translation>週別の承諾率</translation>
    </message>
</context>
<context>
    <name>EvolutionText</name>
    <message>
        <source>Accepted</source>
        <translation>承諾</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Acceptance rate</source>
        <translation>承諾率</translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <extracomment>%1 a share with its interval, %2 is &quot;%n suggestion(s)&quot;</extracomment>
        <translation>%2のうち %1 を承諾</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s)</source>
        <translation>
            <numerusform>%n 件の提案</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>changes per 30 days and their interval</extracomment>
        <translation>%1 (%2～%3)</translation>
    </message>
    <message>
        <source>may change each turn</source>
        <translation>毎ターン変更可</translation>
    </message>
    <message>
        <source>more often than declared</source>
        <translation>宣言より頻繁</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>宣言どおり</translation>
    </message>
    <message>
        <source>declared cadence</source>
        <extracomment>a mark in a chart: the declared cadence of a layer</extracomment>
        <translation>宣言した変更頻度</translation>
    </message>
    <message>
        <source>Layer</source>
        <extracomment>columns: change rates of layers</extracomment>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>ティア</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日数</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1% (%2 to %3)</source>
        <extracomment>a share in percent and its interval</extracomment>
        <translation>%1% (%2～%3)</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>%1 of %2 turns or decisions, %3 a share with its interval</extracomment>
        <translation>%1 / %2、%3</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>a column: the layer or skill that was used</extracomment>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Workload</source>
        <extracomment>columns: a workload&apos;s turns, its share of all turns in the first two thirds and in the last third of the period, and its high-friction turns</extracomment>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>High-friction turns</source>
        <translation>フリクションの高いターン</translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4</source>
        <extracomment>%1 is &quot;%n turn(s)&quot;, %2 and %3 are days, %4 is &quot;%n open suggestion(s)&quot;</extracomment>
        <translation>%2～%3 の %1、%4</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ターン</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a day of history</source>
        <translation>履歴が 1 日未満</translation>
    </message>
    <message>
        <source>changes per 30 days</source>
        <translation>30 日あたりの変更数</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>turns that belong to no workload</extracomment>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) changed more often than declared</source>
        <translation>
            <numerusform>%n 個のレイヤーが宣言より頻繁に変更</numerusform>
        </translation>
    </message>
    <message>
        <source>accepted suggestions, % of all decisions</source>
        <translation>承諾された提案 (全判断に対する %)</translation>
    </message>
    <message>
        <source>Earlier share</source>
        <translation>以前の割合</translation>
    </message>
    <message>
        <source>Declared cadence</source>
        <translation>宣言した変更頻度</translation>
    </message>
    <message>
        <source>Changes per 30 days</source>
        <translation>30 日あたりの変更数</translation>
    </message>
    <message>
        <source>95% CI lower bound</source>
        <translation>95% 信頼区間の下限</translation>
    </message>
    <message>
        <source>95% CI upper bound</source>
        <translation>95% 信頼区間の上限</translation>
    </message>
    <message>
        <source>Declared changes per 30 days</source>
        <translation>30 日あたりの宣言変更数</translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>columns: decisions on suggestions by week</extracomment>
        <translation>週</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>95% CI lower bound, %</source>
        <translation>95% 信頼区間の下限 (%)</translation>
    </message>
    <message>
        <source>95% CI upper bound, %</source>
        <translation>95% 信頼区間の上限 (%)</translation>
    </message>
    <message>
        <source>; usage was recorded for %1 of the turns and inferred from text for the others</source>
        <extracomment>%1 a number of turns</extracomment>
        <translation>、使用状況は %1 ターンでは記録、残りはテキストから推測</translation>
    </message>
    <message>
        <source>No decisions yet: accept or reject suggestions to see the acceptance rate</source>
        <translation>まだ判断がありません: 提案を承諾または却下すると承諾率が表示されます</translation>
    </message>
    <message>
        <source>Layer churn is unknown until the history covers a day</source>
        <translation>レイヤーの変動は履歴が 1 日分になるまで不明です</translation>
    </message>
    <message>
        <source>Share in last third</source>
        <translation>最後の 3 分の 1 での割合</translation>
    </message>
    <message>
        <source>No layer changed more often than declared</source>
        <translation>宣言より頻繁に変更されたレイヤーはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n open suggestion(s)</source>
        <translation>
            <numerusform>未決の提案 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvolutionWork</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ターン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1 is &quot;%n new suggestion(s)&quot;, %2 is &quot;%n turn(s)&quot;</extracomment>
        <translation>%2から %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new suggestion(s)</source>
        <translation>
            <numerusform>%n 件の新しい提案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) already suggested</source>
        <translation>
            <numerusform>%n 件の変更は提案済み</numerusform>
        </translation>
    </message>
    <message>
        <source>Next analysis: %1 (%2)</source>
        <extracomment>%1 is a date and time, %2 the schedule</extracomment>
        <translation>次回の分析: %1 (%2)</translation>
    </message>
    <message>
        <source>No analysis is scheduled. In the [evolution] section of config.toml, set “enabled” to true and “schedule” to a list of hours.</source>
        <translation>分析の予定はありません。config.toml の [evolution] セクションで、「enabled」を true に、「schedule」を時刻のリストに設定してください。</translation>
    </message>
</context>
<context>
    <name>ExperimentFigures</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a mean, and its interval</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2, %n case(s)</source>
        <extracomment>%1 the name of an arm, %2 its mean and interval</extracomment>
        <translation>
            <numerusform>%1: 平均 %2、%n 件のケース</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>a difference between two arms of an experiment: the first minus the second</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>Arm</source>
        <extracomment>columns: the distribution of the values of an arm of an experiment</extracomment>
        <translation>アーム</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>ケース数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>第 1 四分位数</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>第 3 四分位数</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>columns: the difference between two arms of an experiment</extracomment>
        <translation>差</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>平均の差</translation>
    </message>
    <message>
        <source>Change (%)</source>
        <translation>変化 (%)</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Effect size</source>
        <translation>効果量</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>検定</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>欠損値</translation>
    </message>
    <message>
        <source>Differences up to %1 are too small to matter</source>
        <extracomment>%1 is a number with its unit</extracomment>
        <translation>%1 までの差は無視できます</translation>
    </message>
    <message>
        <source>Mean of the first arm</source>
        <translation>第 1 アームの平均</translation>
    </message>
    <message>
        <source>Mean of the second arm</source>
        <translation>第 2 アームの平均</translation>
    </message>
    <message>
        <source>95% CI lower bound</source>
        <translation>95% 信頼区間の下限</translation>
    </message>
    <message>
        <source>95% CI upper bound</source>
        <translation>95% 信頼区間の上限</translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Arm</source>
        <extracomment>Column titles of a table of the arms of an experiment and their cost</extracomment>
        <translation>アーム</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Metric</source>
        <extracomment>Column titles of a table of detectable effects per metric, in standard deviations</extracomment>
        <translation>指標</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>検出力</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 件のケース</numerusform>
        </translation>
    </message>
    <message>
        <source>once</source>
        <translation>1 回</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Each case is sent to every arm, in random order (seed %1).</source>
        <translation>各ケースはすべてのアームにランダムな順序で送信されます (シード %1)。</translation>
    </message>
    <message>
        <source>Tokens per request</source>
        <translation>リクエストあたりのトークン数</translation>
    </message>
    <message>
        <source>Effect source</source>
        <translation>効果の出典</translation>
    </message>
    <message>
        <source>No API calls, no cost.</source>
        <translation>API 呼び出しもコストもありません。</translation>
    </message>
    <message>
        <source>not achievable</source>
        <translation>達成不可</translation>
    </message>
    <message>
        <source>judge for %1</source>
        <translation>%1 のジャッジ</translation>
    </message>
    <message>
        <source>Smallest detectable effect</source>
        <translation>検出可能な最小効果</translation>
    </message>
    <message>
        <source>%1, each %2 per arm: %3 trials, %4 remaining.</source>
        <extracomment>%1 is the number of cases, %2 how often each case is sent, %3 the number of trials, %4 the number of remaining trials</extracomment>
        <translation>%1、アームごとに各 %2: 試行 %3 回、残り %4 回。</translation>
    </message>
    <message>
        <source>Each case is sent to one random arm (seed %1).</source>
        <translation>各ケースはランダムな 1 つのアームに送信されます (シード %1)。</translation>
    </message>
    <message>
        <source>Required cases</source>
        <translation>必要なケース数</translation>
    </message>
    <message>
        <source>up to %1</source>
        <extracomment>%1 is a maximum number of calls, or a maximum price</extracomment>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>simulated tools</source>
        <translation>模擬ツール</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n 回の呼び出し</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2: duration about %5 (%6), cost about %3, assuming responses of %4 tokens.</source>
        <extracomment>%1 is a number of calls, %2 providers, %3 a price, %4 tokens per response, %5 a duration, %6 the source of the duration</extracomment>
        <translation>%2 への%1: 所要時間 約 %5 (%6)、コスト 約 %3 (応答を %4 トークンと仮定)。</translation>
    </message>
    <message numerus="yes">
        <source>Simulated tool replies cause at most %n more request(s); the total cost is at most %1.</source>
        <extracomment>%n is a number of requests, %1 a price</extracomment>
        <translation>
            <numerusform>模擬ツールの返答により、最大 %n 回のリクエストが追加されます。合計コストは最大 %1 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded run is archived in %1 and no longer reported.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>記録された実行は %1 にアーカイブされ、レポートの対象外になります。</translation>
    </message>
    <message numerus="yes">
        <source>The recorded run with %n trial(s) is archived in %1 and no longer reported.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>
            <numerusform>%n 回の試行を含む記録された実行は %1 にアーカイブされ、レポートの対象外になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its responses are archived too, so every call is made again.</source>
        <translation>応答もアーカイブされるため、すべての呼び出しがやり直されます。</translation>
    </message>
    <message>
        <source>as in the recorded run</source>
        <translation>記録された実行と同じ</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>仮定値</translation>
    </message>
    <message>
        <source>%1, each %2: %3 trials, %4 remaining.</source>
        <translation>%1、各 %2: 試行 %3 回、残り %4 回。</translation>
    </message>
</context>
<context>
    <name>ExperimentResultView</name>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>チャート</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>チャートのデータ</translation>
    </message>
    <message>
        <source>Conclusions</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>チャートの種類</translation>
    </message>
</context>
<context>
    <name>ExperimentsPanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Experiment progress</source>
        <translation>実験の進行状況</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Arms in the plan</source>
        <translation>計画のアーム</translation>
    </message>
    <message>
        <source>Cancel the running trials and keep the completed trials; you can resume later</source>
        <translation>実行中の試行をキャンセルし、完了した試行を保持します。後で再開できます</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>Save the report to a file, or copy the table</source>
        <translation>レポートをファイルに保存するか、表をコピーします</translation>
    </message>
    <message>
        <source>Statistical power of the plan</source>
        <translation>計画の統計的検出力</translation>
    </message>
    <message>
        <source>Switch mode</source>
        <translation>モードを切り替え</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation>新しい実験…</translation>
    </message>
    <message>
        <source>Create an experiment that compares prompt variants</source>
        <translation>プロンプト案を比較する実験を作成します</translation>
    </message>
    <message>
        <source>Maximum number of trials in parallel</source>
        <translation>並列に実行する試行の最大数</translation>
    </message>
    <message>
        <source>Parallel trials</source>
        <translation>並列試行数</translation>
    </message>
    <message>
        <source>Parallel trials: </source>
        <translation>並列試行数: </translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation>試行を実行</translation>
    </message>
    <message>
        <source>Run the remaining trials; completed trials are kept</source>
        <translation>残りの試行を実行します。完了した試行は保持されます</translation>
    </message>
    <message>
        <source>Archive the recorded run and run all trials again</source>
        <translation>記録された実行をアーカイブし、すべての試行をやり直します</translation>
    </message>
    <message>
        <source>Switch the prompt type of this experiment to the mode of an arm, or restore its previous mode</source>
        <translation>この実験のプロンプトタイプをアームのモードに切り替えるか、以前のモードに戻します</translation>
    </message>
</context>
<context>
    <name>FieldBadge</name>
    <message>
        <source>Each provider’s adapter translates this field.</source>
        <translation>このフィールドは各プロバイダーのアダプターが変換します。</translation>
    </message>
    <message>
        <source>This field has the same meaning for every provider.</source>
        <translation>このフィールドの意味はすべてのプロバイダーで同じです。</translation>
    </message>
    <message>
        <source>This field contains settings of one provider. They belong in the provider’s adapter.</source>
        <translation>このフィールドには 1 つのプロバイダーの設定が含まれています。この設定はそのプロバイダーのアダプターに属します。</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>%1 is not UTF-8 and cannot be copied as text. Convert it to UTF-8 first.</source>
        <translation>%1 は UTF-8 ではないため、テキストとしてコピーできません。先に UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>%1 is not a document in this workspace. Reload the workspace.</source>
        <translation>%1 はこのワークスペースのドキュメントではありません。ワークスペースを再読み込みしてください。</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 は既に存在します。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a path inside it.</source>
        <translation>%1 はワークスペースの外にあります。ワークスペース内のパスを選んでください。</translation>
    </message>
    <message>
        <source>%1 no longer exists. Reload the workspace.</source>
        <translation>%1 はもう存在しません。ワークスペースを再読み込みしてください。</translation>
    </message>
    <message>
        <source>%1 could not be moved to the trash. Check the permissions of its folder.</source>
        <translation>%1 をゴミ箱に移動できませんでした。フォルダーのアクセス権を確認してください。</translation>
    </message>
</context>
<context>
    <name>FormEdits</name>
    <message>
        <source>%1 cannot be renamed here. Rename it in the text.</source>
        <translation>%1 の名前はここでは変更できません。テキスト内で変更してください。</translation>
    </message>
    <message>
        <source>The key has no name. Enter a name.</source>
        <translation>キーに名前がありません。名前を入力してください。</translation>
    </message>
    <message>
        <source>The key %1 already exists here. Enter another name.</source>
        <translation>キー %1 は既にここに存在します。別の名前を入力してください。</translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 個の項目</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n properties</source>
        <extracomment>A JSON Schema in one line; %1 is a JSON type.</extracomment>
        <translation>
            <numerusform>%1 (プロパティ %n 個)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormSections</name>
    <message>
        <source>Identity</source>
        <translation>基本情報</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Guardrails</source>
        <translation>ガードレール</translation>
    </message>
    <message>
        <source>Portability</source>
        <translation>移植性</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>name, role and style of the agent</source>
        <translation>エージェントの名前、役割、スタイル</translation>
    </message>
    <message>
        <source>model and model requirements</source>
        <translation>モデルとモデルの要件</translation>
    </message>
    <message>
        <source>tools that the agent may call</source>
        <translation>エージェントが呼び出せるツール</translation>
    </message>
    <message>
        <source>response format</source>
        <translation>応答形式</translation>
    </message>
    <message>
        <source>limits and checks</source>
        <translation>制限と検査</translation>
    </message>
    <message>
        <source>settings for different providers and clients</source>
        <translation>プロバイダーやクライアントごとの設定</translation>
    </message>
    <message>
        <source>other keys in the document</source>
        <translation>ドキュメント内のその他のキー</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Filter pages</source>
        <translation>ページを絞り込む</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Show only pages that contain every word of the filter</source>
        <translation>フィルターのすべての語を含むページのみを表示します</translation>
    </message>
</context>
<context>
    <name>IntervalPlot</name>
    <message>
        <source>mean with 95% confidence interval</source>
        <translation>平均と 95% 信頼区間</translation>
    </message>
    <message>
        <source>interquartile range, median</source>
        <translation>四分位範囲、中央値</translation>
    </message>
    <message>
        <source>one case</source>
        <translation>1 件のケース</translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>environment</source>
        <extracomment>A key source: environment variables</extracomment>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>system key store</source>
        <translation>システムのキーストア</translation>
    </message>
    <message>
        <source>process memory (until you quit)</source>
        <extracomment>A key source: the memory of the program</extracomment>
        <translation>プロセスメモリ (終了まで)</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>the name of the language of this translation, in this language, capitalized as in a list</comment>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Filter documents</source>
        <translation>ドキュメントを絞り込む</translation>
    </message>
    <message>
        <source>Workspace documents</source>
        <translation>ワークスペースのドキュメント</translation>
    </message>
    <message>
        <source>Number of matching documents</source>
        <translation>一致するドキュメントの数</translation>
    </message>
    <message>
        <source>Show only documents whose name or path contains every word of the filter</source>
        <translation>名前またはパスにフィルターのすべての語を含むドキュメントのみを表示します</translation>
    </message>
</context>
<context>
    <name>LineMark</name>
    <message>
        <source>Different text in the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation>最初の列とテキストが異なります</translation>
    </message>
    <message>
        <source>Same text at a different position in the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation>最初の列では同じテキストが別の位置にあります</translation>
    </message>
    <message>
        <source>Missing from the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation>最初の列にありません</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Render</source>
        <translation>レンダリング(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Render</source>
        <translation>レンダリング</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Open Folder…</source>
        <translation>フォルダーを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a folder as a workspace</source>
        <translation>フォルダーをワークスペースとして開きます</translation>
    </message>
    <message>
        <source>&amp;Export Bundles…</source>
        <translation>バンドルをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close Document</source>
        <translation>ドキュメントを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;Workspace</source>
        <translation>ワークスペースを閉じる(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select everything in the view</source>
        <translation>ビュー内のすべてを選択します</translation>
    </message>
    <message>
        <source>&amp;Filter the Library</source>
        <translation>ライブラリを絞り込む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Wrap Lines</source>
        <translation>行を折り返す(&amp;W)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Reset &amp;Zoom</source>
        <translation>ズームをリセット(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>次のパネル(&amp;N)</translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation>レイアウトをリセット(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Prompt</source>
        <translation>プロンプト(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <translation>リクエスト(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Losses</source>
        <translation>損失(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About Outcrop</source>
        <translation>Outcrop について(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt について(&amp;Q)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使用したものを開く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>すべて保存(&amp;L)</translation>
    </message>
    <message>
        <source>Close All Docu&amp;ments</source>
        <translation>すべてのドキュメントを閉じる(&amp;M)</translation>
    </message>
    <message>
        <source>Close every open document</source>
        <translation>開いているドキュメントをすべて閉じます</translation>
    </message>
    <message>
        <source>Create the Sam&amp;ple Workspace…</source>
        <translation>サンプルワークスペースを作成(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;High Contrast Light</source>
        <translation>ハイコントラスト ライト(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;Contrast Dark</source>
        <translation>ハイコントラスト ダーク(&amp;C)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Panel</source>
        <translation>前のパネル(&amp;V)</translation>
    </message>
    <message>
        <source>Edit the &amp;Task</source>
        <translation>タスクを編集(&amp;T)</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>地層</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>ハンドブック(&amp;H)</translation>
    </message>
    <message>
        <source>Create an untitled document</source>
        <translation>無題のドキュメントを作成します</translation>
    </message>
    <message>
        <source>Save this document to its file</source>
        <translation>このドキュメントをファイルに保存します</translation>
    </message>
    <message>
        <source>Save this document to another file in the workspace</source>
        <translation>このドキュメントをワークスペース内の別のファイルに保存します</translation>
    </message>
    <message>
        <source>Save every document with unsaved changes</source>
        <translation>未保存の変更があるドキュメントをすべて保存します</translation>
    </message>
    <message>
        <source>Re&amp;vert to Saved</source>
        <translation>保存時の状態に戻す(&amp;V)</translation>
    </message>
    <message>
        <source>Reload the text from the file; Undo restores your unsaved changes</source>
        <translation>ファイルからテキストを再読み込みします。「元に戻す」で未保存の変更を復元できます</translation>
    </message>
    <message>
        <source>Create a workspace with sample files</source>
        <translation>サンプルファイルを含むワークスペースを作成します</translation>
    </message>
    <message>
        <source>Reloa&amp;d from Disk</source>
        <translation>ディスクから再読み込み(&amp;D)</translation>
    </message>
    <message>
        <source>Reload the workspace from disk</source>
        <translation>ワークスペースをディスクから再読み込みします</translation>
    </message>
    <message>
        <source>Export every provider’s request to a folder</source>
        <translation>各プロバイダーへのリクエストをフォルダーにエクスポートします</translation>
    </message>
    <message>
        <source>Close the current document</source>
        <translation>現在のドキュメントを閉じます</translation>
    </message>
    <message>
        <source>Close the workspace and return to the start page</source>
        <translation>ワークスペースを閉じてスタートページに戻ります</translation>
    </message>
    <message>
        <source>Quit Outcrop</source>
        <translation>Outcrop を終了します</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>選択範囲をコピーします</translation>
    </message>
    <message>
        <source>Filter the documents in the Library</source>
        <translation>ライブラリのドキュメントを絞り込みます</translation>
    </message>
    <message>
        <source>Wrap long lines at the edge of the view</source>
        <translation>長い行をビューの端で折り返します</translation>
    </message>
    <message>
        <source>Increase the text size</source>
        <translation>文字を大きくします</translation>
    </message>
    <message>
        <source>Decrease the text size</source>
        <translation>文字を小さくします</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>明るい背景に暗い文字</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>暗い背景に明るい文字</translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation>次のパネルにフォーカスを移動します</translation>
    </message>
    <message>
        <source>Move the focus to the previous panel</source>
        <translation>前のパネルにフォーカスを移動します</translation>
    </message>
    <message>
        <source>Show the whole prompt as readable text</source>
        <translation>プロンプト全体を読みやすいテキストで表示します</translation>
    </message>
    <message>
        <source>Show the request to the provider as JSON</source>
        <translation>プロバイダーへのリクエストを JSON で表示します</translation>
    </message>
    <message>
        <source>&amp;Copy Tab Contents</source>
        <translation>タブの内容をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New Document</source>
        <translation>新規ドキュメント(&amp;N)</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>ウィンドウを全画面で表示します</translation>
    </message>
    <message>
        <source>Move the focus to the task field</source>
        <translation>タスクフィールドにフォーカスを移動します</translation>
    </message>
    <message>
        <source>Copy the contents of the current tab</source>
        <translation>現在のタブの内容をコピーします</translation>
    </message>
    <message>
        <source>Open the handbook page of the focused panel</source>
        <translation>フォーカスのあるパネルのハンドブックページを開きます</translation>
    </message>
    <message>
        <source>Show the Qt version</source>
        <translation>Qt のバージョンを表示します</translation>
    </message>
    <message>
        <source>&amp;Color Theme</source>
        <translation>配色テーマ(&amp;C)</translation>
    </message>
    <message>
        <source>Use the colors of the desktop</source>
        <translation>デスクトップの配色を使用します</translation>
    </message>
    <message>
        <source>Black on white, with outlined controls</source>
        <translation>白地に黒、コントロールに枠線あり</translation>
    </message>
    <message>
        <source>White on black, with outlined controls</source>
        <translation>黒地に白、コントロールに枠線あり</translation>
    </message>
    <message>
        <source>Show the version and license of Outcrop</source>
        <translation>Outcrop のバージョンとライセンスを表示します</translation>
    </message>
    <message>
        <source>Prompt selection</source>
        <translation>プロンプトの選択</translation>
    </message>
    <message>
        <source>&amp;Go to Panel</source>
        <translation>パネルに移動(&amp;G)</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <source>Open another window, for another workspace</source>
        <translation>別のワークスペース用に新しいウィンドウを開きます</translation>
    </message>
    <message>
        <source>Restore the system text size</source>
        <translation>文字サイズをシステムの設定に戻します</translation>
    </message>
    <message>
        <source>Restore the default layout of the panels</source>
        <translation>パネルの配置を既定に戻します</translation>
    </message>
    <message>
        <source>Show the parts that are lost, changed or added, with reasons</source>
        <translation>失われた、変更された、または追加された部分を理由とともに表示します</translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>milliseconds</extracomment>
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Token overhead</source>
        <translation>トークンのオーバーヘッド</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>US dollars</source>
        <translation>米ドル</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from one number to another</extracomment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Request tokens</source>
        <translation>リクエストトークン数</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>Time to complete response</source>
        <translation>応答完了までの時間</translation>
    </message>
    <message>
        <source>Response tokens</source>
        <translation>応答トークン数</translation>
    </message>
    <message>
        <source>Judge score</source>
        <translation>ジャッジスコア</translation>
    </message>
    <message>
        <source>% of the plain prompt</source>
        <translation>通常のプロンプトに対する %</translation>
    </message>
    <message>
        <source>score, 0 to 1</source>
        <translation>スコア (0～1)</translation>
    </message>
    <message>
        <source>points out of 100</source>
        <translation>点 (100 点満点)</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <extracomment>a very small p-value</extracomment>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>Passed assertions</source>
        <translation>合格アサーション</translation>
    </message>
    <message>
        <source>share of successful trials, 0 to 1</source>
        <translation>成功した試行の割合 (0～1)</translation>
    </message>
    <message>
        <source>share of trials that pass the assertions, 0 to 1</source>
        <translation>アサーションに合格した試行の割合 (0～1)</translation>
    </message>
    <message>
        <source>Rule violations</source>
        <translation>ルール違反</translation>
    </message>
</context>
<context>
    <name>MoveCosts</name>
    <message>
        <source>The move rewrites no cached tokens.</source>
        <translation>この移動によるキャッシュ済みトークンの再書き込みはありません。</translation>
    </message>
    <message>
        <source>The change rewrites no cached tokens.</source>
        <translation>この変更によるキャッシュ済みトークンの再書き込みはありません。</translation>
    </message>
    <message>
        <source>The move costs %1 once.</source>
        <extracomment>%1 is a price</extracomment>
        <translation>この移動には一度だけ %1 かかります。</translation>
    </message>
    <message>
        <source>The change costs %1 once.</source>
        <translation>この変更には一度だけ %1 かかります。</translation>
    </message>
    <message>
        <source>An edit of this layer still costs %1.</source>
        <extracomment>%1 is a price</extracomment>
        <translation>このレイヤーの編集コストは %1 のままです。</translation>
    </message>
    <message>
        <source>An edit of this layer then costs %1 instead of %2.</source>
        <extracomment>both are prices; %1 after and %2 before the move</extracomment>
        <translation>このレイヤーの編集コストは %2 から %1 になります。</translation>
    </message>
    <message>
        <source>The prices are unknown.</source>
        <translation>価格は不明です。</translation>
    </message>
    <message>
        <source>With a warm cache, a request costs %1 instead of %2.</source>
        <extracomment>both are prices; %1 after and %2 before the change</extracomment>
        <translation>ウォームキャッシュでのリクエストのコストは %2 から %1 になります。</translation>
    </message>
</context>
<context>
    <name>MoveEffect</name>
    <message>
        <source>the prompt is unchanged</source>
        <translation>プロンプトは変わりません</translation>
    </message>
    <message>
        <source>the first %1 of %2 characters of the prompt are unchanged</source>
        <translation>プロンプト %2 文字のうち先頭の %1 文字は変わりません</translation>
    </message>
    <message>
        <source>the document is now sent</source>
        <translation>ドキュメントが送信されるようになります</translation>
    </message>
    <message>
        <source>the document is no longer sent</source>
        <translation>ドキュメントは送信されなくなります</translation>
    </message>
    <message>
        <source>%1 moves after %2</source>
        <extracomment>both are titles of sections</extracomment>
        <translation>%1 が %2 の後に移動します</translation>
    </message>
    <message>
        <source>%1 moves before %2</source>
        <extracomment>both are titles of sections</extracomment>
        <translation>%1 が %2 の前に移動します</translation>
    </message>
    <message>
        <source>the request changes from %1 to %2 characters</source>
        <translation>リクエストが %1 文字から %2 文字に変わります</translation>
    </message>
</context>
<context>
    <name>MoveEffectModel</name>
    <message>
        <source>not rendered</source>
        <translation>レンダリングなし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Losses</source>
        <extracomment>Losses that a change adds or removes</extracomment>
        <translation>損失</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>The cost of an edit of the moved layer, before and after the move</extracomment>
        <translation>編集</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>The one-time cost of the move</extracomment>
        <translation>移動</translation>
    </message>
    <message>
        <source>Warm cache</source>
        <extracomment>The cost of a turn that reads the cache, before and after the move</extracomment>
        <translation>ウォームキャッシュ</translation>
    </message>
</context>
<context>
    <name>MoveProposal</name>
    <message>
        <source>Proposed move</source>
        <translation>移動の案</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Effect on each provider’s request</source>
        <translation>各プロバイダーへのリクエストに対する影響</translation>
    </message>
    <message>
        <source>Apply the move (Enter)</source>
        <translation>移動を適用 (Enter)</translation>
    </message>
    <message>
        <source>Discard the move (Escape)</source>
        <translation>移動を破棄 (Escape)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>Name of the document</source>
        <translation>ドキュメントの名前</translation>
    </message>
    <message>
        <source>&amp;Documents with references to this document:</source>
        <translation>このドキュメントを参照しているドキュメント(&amp;D):</translation>
    </message>
    <message>
        <source>Documents changed by the rename</source>
        <translation>名前の変更で書き換えられるドキュメント</translation>
    </message>
    <message>
        <source>&amp;Tier:</source>
        <translation>ティア(&amp;T):</translation>
    </message>
    <message>
        <source>Tier of the layer</source>
        <translation>レイヤーのティア</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>条件(&amp;O):</translation>
    </message>
    <message>
        <source>for example, phase in (planning)</source>
        <translation>例: phase in (planning)</translation>
    </message>
    <message>
        <source>Condition of the layer</source>
        <translation>レイヤーの条件</translation>
    </message>
    <message>
        <source>The layer is sent only if this condition is true; leave the field empty for a layer without a condition</source>
        <translation>この条件が真の場合にのみレイヤーが送信されます。条件のないレイヤーでは空のままにしてください</translation>
    </message>
</context>
<context>
    <name>NewLayer</name>
    <message>
        <source>The prices are unknown.</source>
        <translation>価格は不明です。</translation>
    </message>
    <message>
        <source>The new layer is not sent with the current choices.</source>
        <translation>新しいレイヤーは現在の選択では送信されません。</translation>
    </message>
    <message>
        <source>The new layer costs %1 once, because it rewrites cached tokens.</source>
        <extracomment>%1 is a price</extracomment>
        <translation>新しいレイヤーはキャッシュ済みトークンを再書き込みするため、一度だけ %1 かかります。</translation>
    </message>
    <message>
        <source>The new layer rewrites no cached tokens.</source>
        <translation>新しいレイヤーによるキャッシュ済みトークンの再書き込みはありません。</translation>
    </message>
    <message>
        <source>An edit of the layer then costs %1.</source>
        <extracomment>%1 is a price</extracomment>
        <translation>追加後のレイヤーの編集コストは %1 です。</translation>
    </message>
    <message>
        <source>Each time the result of the condition changes, the provider caches the prompt again from this layer on.</source>
        <translation>条件の結果が変わるたびに、プロバイダーはこのレイヤー以降のプロンプトを再度キャッシュします。</translation>
    </message>
</context>
<context>
    <name>PickerBar</name>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェーズ</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>スコープ</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Settings for each phase and scope, such as generation parameters and output instructions</source>
        <translation>生成パラメーターや出力の指示など、フェーズとスコープごとの設定</translation>
    </message>
    <message>
        <source>Provider that receives the request</source>
        <translation>リクエストを受け取るプロバイダー</translation>
    </message>
    <message>
        <source>Agent whose prompt is rendered</source>
        <translation>プロンプトをレンダリングするエージェント</translation>
    </message>
    <message>
        <source>Prompt type; its template can wrap the task in METADATA and INSTRUCTION</source>
        <translation>プロンプトタイプ。テンプレートでタスクを METADATA と INSTRUCTION に包むことができます</translation>
    </message>
    <message>
        <source>Model that receives the request</source>
        <translation>リクエストを受け取るモデル</translation>
    </message>
    <message>
        <source>Prompt markup format</source>
        <translation>プロンプトのマークアップ形式</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>その他の選択</translation>
    </message>
    <message>
        <source>Scope, type, format, conversation and layers of the prompt</source>
        <translation>プロンプトのスコープ、タイプ、形式、会話、レイヤー</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>File with the messages before the task</source>
        <translation>タスクの前のメッセージを含むファイル</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Whether layers are sent; an imported request has none</source>
        <translation>レイヤーを送信するかどうか。インポートしたリクエストにはレイヤーがありません</translation>
    </message>
    <message>
        <source>Workflow stage; selects profile settings and conditional layers</source>
        <translation>ワークフローのステージ。プロファイルの設定と条件付きレイヤーを選択します</translation>
    </message>
    <message>
        <source>Task category, such as fix or page; selects profile settings and conditional layers</source>
        <translation>fix や page などのタスクのカテゴリー。プロファイルの設定と条件付きレイヤーを選択します</translation>
    </message>
    <message>
        <source>Workload; selects skills and conditional layers</source>
        <translation>ワークロード。スキルと条件付きレイヤーを選択します</translation>
    </message>
</context>
<context>
    <name>PickerChoices</name>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Context window: %1 tokens</source>
        <translation>コンテキストウィンドウ: %1 トークン</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>フェーズによる</translation>
    </message>
    <message>
        <source>structured</source>
        <translation>構造化</translation>
    </message>
    <message>
        <source>unstructured</source>
        <translation>非構造化</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the description of a prompt type, %2 its mode: structured or unstructured.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>RCCF</source>
        <translation>RCCF</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>ハイブリッド</translation>
    </message>
    <message>
        <source>The task as METADATA and INSTRUCTION</source>
        <translation>タスクを METADATA と INSTRUCTION として送信</translation>
    </message>
    <message>
        <source>Prompt XML</source>
        <translation>プロンプト XML</translation>
    </message>
    <message>
        <source>Context window unknown</source>
        <translation>コンテキストウィンドウ不明</translation>
    </message>
    <message>
        <source>Uses the %1 wire format</source>
        <translation>ワイヤー形式 %1 を使用</translation>
    </message>
    <message>
        <source>Sections with headings</source>
        <translation>見出し付きのセクション</translation>
    </message>
    <message>
        <source>The whole prompt as one &lt;prompt&gt; document</source>
        <translation>プロンプト全体を 1 つの &lt;prompt&gt; ドキュメントとして送信</translation>
    </message>
    <message>
        <source>Default from the profile or the manifest</source>
        <translation>プロファイルまたはマニフェストの既定値</translation>
    </message>
    <message>
        <source>Default from the manifest</source>
        <translation>マニフェストの既定値</translation>
    </message>
    <message>
        <source>Type assigned to the phase</source>
        <translation>フェーズに割り当てられたタイプ</translation>
    </message>
    <message>
        <source>Sections in XML tags</source>
        <translation>XML タグで囲んだセクション</translation>
    </message>
    <message>
        <source>Labeled sections: role, context, constraints, format</source>
        <translation>ラベル付きセクション: 役割、コンテキスト、制約、形式</translation>
    </message>
    <message>
        <source>Default from the agent, the manifest or the adapter</source>
        <translation>エージェント、マニフェスト、アダプターのいずれかの既定値</translation>
    </message>
    <message>
        <source>%1 input, %2 output per million tokens</source>
        <extracomment>prices of a model</extracomment>
        <translation>100 万トークンあたり入力 %1、出力 %2</translation>
    </message>
    <message>
        <source>By condition</source>
        <translation>条件による</translation>
    </message>
    <message>
        <source>Layers whose conditions are true are sent</source>
        <translation>条件が真のレイヤーを送信</translation>
    </message>
    <message>
        <source>No layer is sent, as for an imported request</source>
        <translation>インポートしたリクエストと同様に、レイヤーを送信しない</translation>
    </message>
    <message>
        <source>Default from the prompt type, the manifest, the agent or the adapter</source>
        <translation>プロンプトタイプ、マニフェスト、エージェント、アダプターのいずれかの既定値</translation>
    </message>
</context>
<context>
    <name>PortabilityPanel</name>
    <message>
        <source>Filter agents</source>
        <translation>エージェントを絞り込む</translation>
    </message>
    <message>
        <source>Only failures</source>
        <translation>不合格のみ</translation>
    </message>
    <message>
        <source>Show only agents that failed a criterion</source>
        <translation>基準に不合格のエージェントのみを表示します</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Also test rendered requests and the responses recorded in the workspace</source>
        <translation>レンダリングしたリクエストと、ワークスペースに記録された応答もテストします</translation>
    </message>
    <message>
        <source>Apply the fixes for the selected cell or agent as one undo step</source>
        <translation>選択したセルまたはエージェントの修正を、1 回の「元に戻す」で戻せる操作として適用します</translation>
    </message>
    <message>
        <source>Save the whole report to a file</source>
        <translation>レポート全体をファイルに保存します</translation>
    </message>
    <message>
        <source>Findings of the selected cell</source>
        <translation>選択したセルの検出項目</translation>
    </message>
    <message>
        <source>Agent portability</source>
        <translation>エージェントの移植性</translation>
    </message>
    <message>
        <source>Show only agents whose name or file contains every word of the filter</source>
        <translation>名前またはファイルにフィルターのすべての語を含むエージェントのみを表示します</translation>
    </message>
    <message>
        <source>Apply fixes</source>
        <translation>修正を適用</translation>
    </message>
    <message>
        <source>File of the selected cell</source>
        <translation>選択したセルのファイル</translation>
    </message>
    <message>
        <source>Test requests and responses</source>
        <translation>リクエストと応答をテスト</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>注記 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Filter problems</source>
        <translation>問題を絞り込む</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>エラーを表示</translation>
    </message>
    <message>
        <source>Show warnings</source>
        <translation>警告を表示</translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation>注記を表示</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Show only problems whose row contains every word of the filter</source>
        <translation>行にフィルターのすべての語を含む問題のみを表示します</translation>
    </message>
</context>
<context>
    <name>QualityPanel</name>
    <message>
        <source>Prompt type</source>
        <translation>プロンプトタイプ</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Quality by week</source>
        <translation>週別の品質</translation>
    </message>
    <message>
        <source>Prompt type whose quality is shown</source>
        <translation>品質を表示するプロンプトタイプ</translation>
    </message>
    <message>
        <source>Reload the records</source>
        <translation>記録を再読み込みします</translation>
    </message>
    <message>
        <source>Export the data to a file</source>
        <translation>データをファイルにエクスポートします</translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation>新しい実験…</translation>
    </message>
    <message>
        <source>Create an experiment that compares prompt variants</source>
        <translation>プロンプト案を比較する実験を作成します</translation>
    </message>
</context>
<context>
    <name>QualityTable</name>
    <message>
        <source>%1%</source>
        <extracomment>a share in percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>スキーマ</translation>
    </message>
    <message>
        <source>Completeness</source>
        <translation>完全性</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>columns: the parts of the quality, their weights, values, points and reasons</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>No deductions</source>
        <translation>減点なし</translation>
    </message>
    <message>
        <source>No rules were checked; the score is based on the other parts</source>
        <translation>ルールは検査されていません。スコアはほかの部分に基づきます</translation>
    </message>
    <message>
        <source>%1 out of 100</source>
        <extracomment>%1 is the quality of a response</extracomment>
        <translation>%1 / 100</translation>
    </message>
</context>
<context>
    <name>QualityTrend</name>
    <message>
        <source>good</source>
        <extracomment>a quality level</extracomment>
        <translation>良い</translation>
    </message>
    <message>
        <source>fair</source>
        <extracomment>a quality level</extracomment>
        <translation>普通</translation>
    </message>
    <message>
        <source>poor</source>
        <extracomment>a quality level</extracomment>
        <translation>悪い</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>too few weeks for a trend</source>
        <translation>傾向を示すには週数が不足</translation>
    </message>
    <message>
        <source>up %1 points per week</source>
        <extracomment>%1 points of quality</extracomment>
        <translation>毎週 %1 点上昇</translation>
    </message>
    <message>
        <source>down %1 points per week</source>
        <translation>毎週 %1 点低下</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>prompts without a type</extracomment>
        <translation>タイプなし</translation>
    </message>
    <message>
        <source>No rated responses yet</source>
        <translation>評価済みの応答はまだありません</translation>
    </message>
    <message>
        <source>Rule violations</source>
        <translation>ルール違反</translation>
    </message>
    <message>
        <source>%1 out of 100 (%2), mean of %3 responses; %4</source>
        <extracomment>%1 points of quality, %2 a level such as good, %3 a number of responses, %4 a trend</extracomment>
        <translation>100 点中 %1 点 (%2)、%3 件の応答の平均、%4</translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>columns: the quality of responses week by week</extracomment>
        <translation>週</translation>
    </message>
    <message>
        <source>Rated responses</source>
        <translation>評価済みの応答</translation>
    </message>
    <message>
        <source>no weekly change</source>
        <translation>週ごとの変化なし</translation>
    </message>
</context>
<context>
    <name>RankTable</name>
    <message>
        <source>By meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <extracomment>%1 is a word of the query, %2 the fields that contain it, such as &quot;title, text&quot;</extracomment>
        <translation>%2に「%1」</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>columns: the ranking of a hit</extracomment>
        <translation>一致</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Share of total</source>
        <translation>全体に占める割合</translation>
    </message>
    <message>
        <source>By corrected keyword</source>
        <translation>訂正したキーワード</translation>
    </message>
    <message>
        <source>By keyword</source>
        <translation>キーワード</translation>
    </message>
</context>
<context>
    <name>RatifyChange</name>
    <message>
        <source>Hunk</source>
        <extracomment>columns: the conflicts of a suggestion, with the text of each version</extracomment>
        <translation>ハンク</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>columns: a provider&apos;s prompt before and after a change</extracomment>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Tokens before</source>
        <translation>変更前のトークン数</translation>
    </message>
    <message>
        <source>Tokens after</source>
        <translation>変更後のトークン数</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>増減</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; every hunk still applies.</source>
        <translation>分析後に %1 が変更されていますが、すべてのハンクを適用できます。</translation>
    </message>
    <message>
        <source>%1 has changed since the analysis and conflicts with the suggestion:</source>
        <translation>分析後に %1 が変更され、提案と競合しています:</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>%1 has uncommitted changes. If you accept, these changes are committed too.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 にはコミットされていない変更があります。承諾すると、それらの変更もコミットされます。</translation>
    </message>
    <message>
        <source>Text at analysis time</source>
        <translation>分析時のテキスト</translation>
    </message>
    <message>
        <source>Current text</source>
        <translation>現在のテキスト</translation>
    </message>
    <message>
        <source>Suggested text</source>
        <translation>提案されたテキスト</translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; the suggestion can be merged without conflicts.</source>
        <translation>分析後に %1 が変更されていますが、提案は競合なしでマージできます。</translation>
    </message>
    <message>
        <source>First request before</source>
        <translation>変更前の初回リクエスト</translation>
    </message>
    <message>
        <source>First request after</source>
        <translation>変更後の初回リクエスト</translation>
    </message>
    <message>
        <source>Warm cache before</source>
        <translation>変更前のウォームキャッシュ</translation>
    </message>
    <message>
        <source>Warm cache after</source>
        <translation>変更後のウォームキャッシュ</translation>
    </message>
    <message>
        <source>accept the hunks that still apply, or edit the file manually.</source>
        <translation>まだ適用できるハンクを承諾するか、ファイルを手動で編集してください。</translation>
    </message>
    <message>
        <source>edit the file manually, or reject the suggestion.</source>
        <translation>ファイルを手動で編集するか、提案を却下してください。</translation>
    </message>
    <message>
        <source>This suggestion has no diff. Read the evidence and edit the document manually, or reject the suggestion.</source>
        <translation>この提案には差分がありません。根拠を読んでドキュメントを手動で編集するか、提案を却下してください。</translation>
    </message>
    <message>
        <source>The hunks cannot be applied to the current text. Edit the file manually, or reject the suggestion.</source>
        <translation>ハンクを現在のテキストに適用できません。ファイルを手動で編集するか、提案を却下してください。</translation>
    </message>
    <message>
        <source>The suggestion was accepted, but its diff cannot be shown.</source>
        <translation>提案は承諾されましたが、差分を表示できません。</translation>
    </message>
    <message>
        <source>You accepted an edited text. This is the change that was suggested.</source>
        <translation>編集したテキストを承諾しました。これは提案された変更です。</translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>note in the heading of a hunk</extracomment>
        <translation>承諾済み</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>未承諾</translation>
    </message>
    <message>
        <source>Accepted hunks: %1 of %2. The other hunks were not applied.</source>
        <extracomment>%1 of %2, numbers of hunks</extracomment>
        <translation>承諾したハンク: %2 個中 %1 個。ほかのハンクは適用されませんでした。</translation>
    </message>
</context>
<context>
    <name>RatifyPanel</name>
    <message>
        <source>Show open, accepted or rejected suggestions</source>
        <translation>未決、承諾済み、却下済みの提案を表示します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation>分析を停止します</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Analysis in progress</source>
        <translation>分析中</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>Effect of the change on prompts</source>
        <translation>変更がプロンプトに与える影響</translation>
    </message>
    <message>
        <source>Example interactions</source>
        <translation>インタラクションの例</translation>
    </message>
    <message>
        <source>Reason for rejecting the suggestion</source>
        <translation>提案を却下する理由</translation>
    </message>
    <message>
        <source>Close without deciding</source>
        <translation>判断せずに閉じる</translation>
    </message>
    <message>
        <source>Suggestion state</source>
        <translation>提案の状態</translation>
    </message>
    <message>
        <source>Suggested text</source>
        <translation>提案されたテキスト</translation>
    </message>
    <message>
        <source>Recorded with the decision</source>
        <translation>判断とともに記録されます</translation>
    </message>
    <message>
        <source>Reject the suggestion and record the reason</source>
        <translation>提案を却下し、理由を記録します</translation>
    </message>
    <message>
        <source>Edit the suggested text before you accept it</source>
        <translation>提案されたテキストを編集してから承諾します</translation>
    </message>
    <message>
        <source>Render recorded turns that are not examples of this suggestion, with and without the change</source>
        <translation>この提案の例ではない記録済みターンを、変更ありと変更なしでレンダリングします</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Held-out turns</source>
        <translation>ホールドアウトのターン</translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation>モデルに問い合わせる</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>理由:</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>承諾</translation>
    </message>
    <message>
        <source>Edit, then accept…</source>
        <translation>編集して承諾…</translation>
    </message>
    <message>
        <source>Reject with reason…</source>
        <translation>理由を付けて却下…</translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Selected suggestion</source>
        <translation>選択した提案</translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation>分析を実行</translation>
    </message>
    <message>
        <source>Reject the suggestion, and record your reason</source>
        <translation>提案を却下し、理由を記録します</translation>
    </message>
    <message>
        <source>Keep the suggestion open, record that you will decide later, and go to the next suggestion</source>
        <translation>提案を未決のまま残し、後で判断することを記録して、次の提案に移動します</translation>
    </message>
    <message>
        <source>Test change on held-out turns</source>
        <translation>ホールドアウトのターンで変更をテスト</translation>
    </message>
    <message>
        <source>Results of the test on held-out turns</source>
        <translation>ホールドアウトのターンでのテスト結果</translation>
    </message>
    <message>
        <source>Apply the selected hunks to the file; in a git repository, also commit the file</source>
        <translation>選択したハンクをファイルに適用します。git リポジトリではファイルのコミットも行います</translation>
    </message>
    <message>
        <source>Analyze the recorded interactions and the document history, then store suggestions and a report; your documents are not changed</source>
        <translation>記録されたインタラクションとドキュメントの履歴を分析し、提案とレポートを保存します。ドキュメントは変更されません</translation>
    </message>
    <message>
        <source>Send the changed prompts to the provider and compare the responses with the recorded ones; the requests can cost money</source>
        <translation>変更後のプロンプトをプロバイダーに送信し、応答を記録済みの応答と比較します。リクエストには料金がかかることがあります</translation>
    </message>
</context>
<context>
    <name>RatifyWork</name>
    <message>
        <source>ID</source>
        <extracomment>columns: interactions that are evidence for a suggestion</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>フリクション</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Tokens before</source>
        <translation>変更前のトークン数</translation>
    </message>
    <message>
        <source>Tokens after</source>
        <translation>変更後のトークン数</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Changed %1 in commit %2</source>
        <extracomment>%1 is a file, %2 a commit</extracomment>
        <translation>コミット %2 で %1 を変更しました</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>%1 を変更しました</translation>
    </message>
    <message>
        <source>Word overlap</source>
        <translation>語の重複</translation>
    </message>
    <message numerus="yes">
        <source>%n held-out turn(s) rendered; no API calls made.</source>
        <translation>
            <numerusform>%n 件のホールドアウトのターンをレンダリングしました。API 呼び出しは行っていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected; the same change is suggested again only if at least twice as many interactions support it</source>
        <translation>却下しました。同じ変更は、裏付けとなるインタラクションが 2 倍以上になった場合にのみ再び提案されます</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Postponed; the suggestion is still open</source>
        <translation>保留しました。提案は未決のままです</translation>
    </message>
    <message>
        <source>Undone; the suggestion is open again</source>
        <translation>元に戻しました。提案は再び未決になりました</translation>
    </message>
    <message>
        <source>Accepted again</source>
        <translation>再び承諾しました</translation>
    </message>
    <message>
        <source>The change was not tested: %1.</source>
        <extracomment>%1 is the reason, without a full stop</extracomment>
        <translation>変更はテストされませんでした: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n held-out turn(s) tested; turns with a changed prompt were sent again. The word overlap shows how similar the responses are. Compare their quality manually.</source>
        <translation>
            <numerusform>%n 件のホールドアウトのターンをテストしました。プロンプトが変わったターンは再送信されました。語の重複は応答の類似度を示します。品質は手動で比較してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed %1. Commit the file manually, because the commit failed: %2</source>
        <extracomment>%1 is a file, %2 an error</extracomment>
        <translation>%1 を変更しました。コミットに失敗したため、ファイルを手動でコミットしてください: %2</translation>
    </message>
</context>
<context>
    <name>RenderPanel</name>
    <message>
        <source>Updating…</source>
        <translation>更新中…</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>リクエストボディ</translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation>損失台帳</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Shell command</source>
        <translation>シェルコマンド</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Two to five providers side by side</source>
        <translation>2～5 個のプロバイダーを並べて表示します</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>スキーマ</translation>
    </message>
    <message>
        <source>Describe what the model should do</source>
        <translation>モデルにしてほしいことを記述してください</translation>
    </message>
    <message>
        <source>The user’s request, sent as the last message</source>
        <translation>ユーザーのリクエスト (最後のメッセージとして送信)</translation>
    </message>
    <message>
        <source>The whole prompt as readable text</source>
        <translation>プロンプト全体の読みやすいテキスト</translation>
    </message>
    <message>
        <source>The request to the provider as JSON</source>
        <translation>プロバイダーへのリクエスト (JSON)</translation>
    </message>
    <message>
        <source>Also show kept and renamed parts</source>
        <translation>維持された部分と名前が変わった部分も表示します</translation>
    </message>
    <message>
        <source>The JSON Schemas as this provider receives them, with the changes</source>
        <translation>このプロバイダーが受け取る JSON Schema とその変更</translation>
    </message>
    <message>
        <source>Previous occurrence of the same text in the request</source>
        <translation>リクエスト内で同じテキストが前に現れる位置</translation>
    </message>
    <message>
        <source>Previous occurrence</source>
        <translation>前の出現箇所</translation>
    </message>
    <message>
        <source>Next occurrence of the same text in the request</source>
        <translation>リクエスト内で同じテキストが次に現れる位置</translation>
    </message>
    <message>
        <source>Next occurrence</source>
        <translation>次の出現箇所</translation>
    </message>
    <message>
        <source>The text below does not include the latest change yet</source>
        <translation>以下のテキストには最新の変更がまだ含まれていません</translation>
    </message>
    <message>
        <source>URL and headers</source>
        <translation>URL とヘッダー</translation>
    </message>
    <message>
        <source>Click a character to see its source</source>
        <translation>文字をクリックすると出典が表示されます</translation>
    </message>
    <message>
        <source>Follow the cursor</source>
        <translation>カーソルに追従</translation>
    </message>
    <message>
        <source>Attach file…</source>
        <translation>ファイルを添付…</translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>ファイルを添付</translation>
    </message>
    <message>
        <source>Send an image, PDF, audio or text file with the task; you can also drop files on the task</source>
        <translation>画像、PDF、音声、テキストファイルをタスクとともに送信します。ファイルをタスクにドロップすることもできます</translation>
    </message>
    <message>
        <source>Show the whole ledger, including parts that are sent unchanged or under another name</source>
        <translation>変更なしで、または別の名前で送信される部分を含む台帳全体を表示します</translation>
    </message>
    <message>
        <source>Scroll this view to the text at the cursor in the editor</source>
        <translation>このビューを、エディターのカーソル位置のテキストまでスクロールします</translation>
    </message>
    <message>
        <source>Shell command for this request, without the key</source>
        <translation>このリクエストのシェルコマンド (キーを除く)</translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added, with reasons</source>
        <translation>失われた、変更された、または追加された部分とその理由</translation>
    </message>
</context>
<context>
    <name>RenderedView</name>
    <message>
        <source>Incomplete: %1: %2</source>
        <extracomment>%1 is a location in a file, %2 an error</extracomment>
        <translation>不完全: %1: %2</translation>
    </message>
</context>
<context>
    <name>RepairRule</name>
    <message>
        <source>Byte order mark</source>
        <translation>バイト順マーク</translation>
    </message>
    <message>
        <source>Non-standard whitespace</source>
        <translation>非標準の空白</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Single quote</source>
        <translation>単一引用符</translation>
    </message>
    <message>
        <source>Typographic quote</source>
        <translation>活字の引用符</translation>
    </message>
    <message>
        <source>Backtick instead of a quote</source>
        <translation>引用符の代わりのバッククォート</translation>
    </message>
    <message>
        <source>Triple quotes</source>
        <translation>三重の引用符</translation>
    </message>
    <message>
        <source>Doubled quote</source>
        <translation>二重になった引用符</translation>
    </message>
    <message>
        <source>Double escape</source>
        <translation>二重エスケープ</translation>
    </message>
    <message>
        <source>Unquoted key</source>
        <translation>引用符のないキー</translation>
    </message>
    <message>
        <source>Unquoted string</source>
        <translation>引用符のない文字列</translation>
    </message>
    <message>
        <source>Missing quote</source>
        <translation>引用符の欠落</translation>
    </message>
    <message>
        <source>Unescaped quote in a string</source>
        <translation>文字列内のエスケープされていない引用符</translation>
    </message>
    <message>
        <source>Line break or control character in a string</source>
        <translation>文字列内の改行または制御文字</translation>
    </message>
    <message>
        <source>Invalid escape</source>
        <translation>無効なエスケープ</translation>
    </message>
    <message>
        <source>Truncated escape</source>
        <translation>途切れたエスケープ</translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation>孤立サロゲート</translation>
    </message>
    <message>
        <source>Strings concatenated with +</source>
        <translation>+ で連結された文字列</translation>
    </message>
    <message>
        <source>String prefix</source>
        <translation>文字列の接頭辞</translation>
    </message>
    <message>
        <source>Plus sign before a number</source>
        <translation>数値の前のプラス記号</translation>
    </message>
    <message>
        <source>Bare decimal point</source>
        <translation>桁のない小数点</translation>
    </message>
    <message>
        <source>Leading zero</source>
        <translation>先頭のゼロ</translation>
    </message>
    <message>
        <source>Underscore between digits</source>
        <translation>数字の間のアンダースコア</translation>
    </message>
    <message>
        <source>Number in another base</source>
        <translation>10 進以外の数値</translation>
    </message>
    <message>
        <source>Number suffix</source>
        <translation>数値の接尾辞</translation>
    </message>
    <message>
        <source>Truncated number</source>
        <translation>途切れた数値</translation>
    </message>
    <message>
        <source>Number too large</source>
        <translation>大きすぎる数値</translation>
    </message>
    <message>
        <source>NaN or Infinity</source>
        <translation>NaN または Infinity</translation>
    </message>
    <message>
        <source>Truncated literal</source>
        <translation>途切れたリテラル</translation>
    </message>
    <message>
        <source>Missing comma</source>
        <translation>コンマの欠落</translation>
    </message>
    <message>
        <source>Extra comma</source>
        <translation>余分なコンマ</translation>
    </message>
    <message>
        <source>Trailing comma</source>
        <translation>末尾のコンマ</translation>
    </message>
    <message>
        <source>Wrong separator instead of a comma</source>
        <translation>コンマの代わりの誤った区切り</translation>
    </message>
    <message>
        <source>Missing colon</source>
        <translation>コロンの欠落</translation>
    </message>
    <message>
        <source>Wrong separator instead of a colon</source>
        <translation>コロンの代わりの誤った区切り</translation>
    </message>
    <message>
        <source>Missing key</source>
        <translation>キーの欠落</translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation>値の欠落</translation>
    </message>
    <message>
        <source>Truncated key</source>
        <translation>途切れたキー</translation>
    </message>
    <message>
        <source>Missing bracket</source>
        <translation>括弧の欠落</translation>
    </message>
    <message>
        <source>Wrong bracket</source>
        <translation>誤った括弧</translation>
    </message>
    <message>
        <source>Extra bracket</source>
        <translation>余分な括弧</translation>
    </message>
    <message>
        <source>Braces around a list</source>
        <translation>リストを囲む波括弧</translation>
    </message>
    <message>
        <source>Square brackets around an object</source>
        <translation>オブジェクトを囲む角括弧</translation>
    </message>
    <message>
        <source>Parentheses around a list</source>
        <translation>リストを囲む丸括弧</translation>
    </message>
    <message>
        <source>Function call around a value</source>
        <translation>値を囲む関数呼び出し</translation>
    </message>
    <message>
        <source>Ellipsis</source>
        <translation>省略記号</translation>
    </message>
    <message>
        <source>Stray text</source>
        <translation>余分なテキスト</translation>
    </message>
    <message>
        <source>Text after the value</source>
        <translation>値の後のテキスト</translation>
    </message>
    <message>
        <source>Second value</source>
        <translation>2 つ目の値</translation>
    </message>
    <message>
        <source>Duplicate key</source>
        <translation>重複キー</translation>
    </message>
    <message>
        <source>Loss of precision</source>
        <translation>精度の低下</translation>
    </message>
    <message>
        <source>Repair list truncated</source>
        <translation>修復リストの打ち切り</translation>
    </message>
    <message>
        <source>Unclosed tag</source>
        <translation>閉じていないタグ</translation>
    </message>
    <message>
        <source>Unclosed code fence</source>
        <translation>閉じていないコードフェンス</translation>
    </message>
    <message>
        <source>Echoed prompt tag</source>
        <translation>プロンプトのタグの反復</translation>
    </message>
    <message>
        <source>Echoed chat template token</source>
        <translation>チャットテンプレートトークンの反復</translation>
    </message>
    <message>
        <source>Echoed speaker name</source>
        <translation>話者名の反復</translation>
    </message>
    <message>
        <source>String converted to a number</source>
        <translation>文字列から数値への変換</translation>
    </message>
    <message>
        <source>Percentage converted to a number</source>
        <translation>パーセントから数値への変換</translation>
    </message>
    <message>
        <source>Value converted to a boolean</source>
        <translation>値からブール値への変換</translation>
    </message>
    <message>
        <source>String converted to null</source>
        <translation>文字列から null への変換</translation>
    </message>
    <message>
        <source>Value converted to a string</source>
        <translation>値から文字列への変換</translation>
    </message>
    <message>
        <source>Value wrapped in a list</source>
        <translation>値をリストに格納</translation>
    </message>
    <message>
        <source>Single-item list unwrapped</source>
        <translation>1 項目のリストの展開</translation>
    </message>
    <message>
        <source>Data parsed from a string</source>
        <translation>文字列からデータを解析</translation>
    </message>
    <message>
        <source>Wrapper removed</source>
        <translation>ラッパーの削除</translation>
    </message>
    <message>
        <source>YAML instead of JSON</source>
        <translation>JSON の代わりの YAML</translation>
    </message>
    <message>
        <source>Wrapper added</source>
        <translation>ラッパーの追加</translation>
    </message>
    <message>
        <source>Value extracted from a sentence</source>
        <translation>文からの値の抽出</translation>
    </message>
    <message>
        <source>Output filter: text removed</source>
        <translation>出力フィルター: テキストを削除</translation>
    </message>
    <message>
        <source>Output filter: passed</source>
        <translation>出力フィルター: 合格</translation>
    </message>
    <message>
        <source>Output filter: violated</source>
        <translation>出力フィルター: 違反</translation>
    </message>
    <message>
        <source>Output filter: not checked</source>
        <translation>出力フィルター: 未検査</translation>
    </message>
    <message>
        <source>An invisible byte order mark before the value was skipped.</source>
        <translation>値の前の見えないバイト順マークをスキップしました。</translation>
    </message>
    <message>
        <source>Whitespace that JSON does not allow was skipped.</source>
        <translation>JSON で許可されない空白をスキップしました。</translation>
    </message>
    <message>
        <source>A comment was skipped.</source>
        <translation>コメントをスキップしました。</translation>
    </message>
    <message>
        <source>A single quote was read as a double quote.</source>
        <translation>単一引用符を二重引用符として読み取りました。</translation>
    </message>
    <message>
        <source>A typographic quote was read as a plain double quote.</source>
        <translation>活字の引用符を通常の二重引用符として読み取りました。</translation>
    </message>
    <message>
        <source>A backtick was read as a double quote.</source>
        <translation>バッククォートを二重引用符として読み取りました。</translation>
    </message>
    <message>
        <source>Three quotes were read as one.</source>
        <translation>3 つの引用符を 1 つとして読み取りました。</translation>
    </message>
    <message>
        <source>Two quotes in a row were read as one.</source>
        <translation>連続する 2 つの引用符を 1 つとして読み取りました。</translation>
    </message>
    <message>
        <source>A double escape was reduced by one level.</source>
        <translation>二重エスケープを 1 段階減らしました。</translation>
    </message>
    <message>
        <source>Quotes were added to a key.</source>
        <translation>キーに引用符を追加しました。</translation>
    </message>
    <message>
        <source>Quotes were added to a string.</source>
        <translation>文字列に引用符を追加しました。</translation>
    </message>
    <message>
        <source>A missing quote was added.</source>
        <translation>欠けている引用符を追加しました。</translation>
    </message>
    <message>
        <source>A quote in a string was escaped.</source>
        <translation>文字列内の引用符をエスケープしました。</translation>
    </message>
    <message>
        <source>A line break or another control character in a string was escaped.</source>
        <translation>文字列内の改行またはその他の制御文字をエスケープしました。</translation>
    </message>
    <message>
        <source>An invalid escape was replaced by its probable meaning.</source>
        <translation>無効なエスケープを推定される意味で置き換えました。</translation>
    </message>
    <message>
        <source>A truncated escape was skipped.</source>
        <translation>途切れたエスケープをスキップしました。</translation>
    </message>
    <message>
        <source>Half of a surrogate pair was replaced by the replacement character.</source>
        <translation>サロゲートペアの片方を置換文字で置き換えました。</translation>
    </message>
    <message>
        <source>Strings joined by a plus sign were read as one.</source>
        <translation>プラス記号で連結された文字列を 1 つとして読み取りました。</translation>
    </message>
    <message>
        <source>The plus sign before a number was skipped.</source>
        <translation>数値の前のプラス記号をスキップしました。</translation>
    </message>
    <message>
        <source>A zero was added next to a decimal point.</source>
        <translation>小数点の隣にゼロを追加しました。</translation>
    </message>
    <message>
        <source>A number with leading zeros was kept as a string.</source>
        <translation>先頭にゼロのある数値を文字列として保持しました。</translation>
    </message>
    <message>
        <source>Underscores between digits were skipped.</source>
        <translation>数字の間のアンダースコアをスキップしました。</translation>
    </message>
    <message>
        <source>The letter after a number was skipped.</source>
        <translation>数値の後の文字をスキップしました。</translation>
    </message>
    <message>
        <source>A number too large to represent was kept as a string.</source>
        <translation>大きすぎて表現できない数値を文字列として保持しました。</translation>
    </message>
    <message>
        <source>NaN or Infinity, which JSON does not support, was read as null.</source>
        <translation>JSON がサポートしない NaN または Infinity を null として読み取りました。</translation>
    </message>
    <message>
        <source>A missing comma was added.</source>
        <translation>欠けているコンマを追加しました。</translation>
    </message>
    <message>
        <source>A wrong separator was read as a comma.</source>
        <translation>誤った区切りをコンマとして読み取りました。</translation>
    </message>
    <message>
        <source>A missing colon was added.</source>
        <translation>欠けているコロンを追加しました。</translation>
    </message>
    <message>
        <source>A wrong separator was read as a colon.</source>
        <translation>誤った区切りをコロンとして読み取りました。</translation>
    </message>
    <message>
        <source>A truncated key was skipped.</source>
        <translation>途切れたキーをスキップしました。</translation>
    </message>
    <message>
        <source>A missing bracket was added.</source>
        <translation>欠けている括弧を追加しました。</translation>
    </message>
    <message>
        <source>An extra bracket was skipped.</source>
        <translation>余分な括弧をスキップしました。</translation>
    </message>
    <message>
        <source>Values without keys between braces were read as a list.</source>
        <translation>波括弧内のキーのない値をリストとして読み取りました。</translation>
    </message>
    <message>
        <source>Keys and values between square brackets were read as an object.</source>
        <translation>角括弧内のキーと値をオブジェクトとして読み取りました。</translation>
    </message>
    <message>
        <source>The parentheses around a list were replaced by square brackets.</source>
        <translation>リストを囲む丸括弧を角括弧に置き換えました。</translation>
    </message>
    <message>
        <source>The function call around a value was skipped.</source>
        <translation>値を囲む関数呼び出しをスキップしました。</translation>
    </message>
    <message>
        <source>An ellipsis for omitted content was skipped.</source>
        <translation>内容の省略を示す省略記号をスキップしました。</translation>
    </message>
    <message>
        <source>Text that is not part of any value was skipped.</source>
        <translation>どの値にも属さないテキストをスキップしました。</translation>
    </message>
    <message>
        <source>Text after the value was skipped.</source>
        <translation>値の後のテキストをスキップしました。</translation>
    </message>
    <message>
        <source>Another JSON value was skipped.</source>
        <translation>別の JSON 値をスキップしました。</translation>
    </message>
    <message>
        <source>Several values in a row were read as a list.</source>
        <translation>連続する複数の値をリストとして読み取りました。</translation>
    </message>
    <message>
        <source>A YAML block was read as the requested data.</source>
        <translation>YAML ブロックを要求したデータとして読み取りました。</translation>
    </message>
    <message>
        <source>A key occurs twice in one object; the last value was used.</source>
        <translation>1 つのオブジェクトにキーが 2 回現れます。最後の値を使用しました。</translation>
    </message>
    <message>
        <source>A number has more digits than can be represented; it was rounded.</source>
        <translation>数値の桁数が表現できる範囲を超えるため、丸めました。</translation>
    </message>
    <message>
        <source>An unclosed code fence was closed.</source>
        <translation>閉じていないコードフェンスを閉じました。</translation>
    </message>
    <message>
        <source>A chat template token was removed.</source>
        <translation>チャットテンプレートトークンを削除しました。</translation>
    </message>
    <message>
        <source>The speaker&apos;s name before the response was removed.</source>
        <translation>応答の前の話者名を削除しました。</translation>
    </message>
    <message>
        <source>A string was converted to a number, as the schema requires.</source>
        <translation>スキーマの要求に従い、文字列を数値に変換しました。</translation>
    </message>
    <message>
        <source>A percentage was converted to a number, as the schema requires.</source>
        <translation>スキーマの要求に従い、パーセントを数値に変換しました。</translation>
    </message>
    <message>
        <source>A value was converted to a boolean, as the schema requires.</source>
        <translation>スキーマの要求に従い、値をブール値に変換しました。</translation>
    </message>
    <message>
        <source>A string such as “none” was converted to null, as the schema requires.</source>
        <translation>スキーマの要求に従い、「none」などの文字列を null に変換しました。</translation>
    </message>
    <message>
        <source>A value was converted to a string, as the schema requires.</source>
        <translation>スキーマの要求に従い、値を文字列に変換しました。</translation>
    </message>
    <message>
        <source>A single value was wrapped in a list, as the schema requires.</source>
        <translation>スキーマの要求に従い、単一の値をリストに格納しました。</translation>
    </message>
    <message>
        <source>A list with one item was replaced by the item, as the schema requires.</source>
        <translation>スキーマの要求に従い、1 項目のリストをその項目で置き換えました。</translation>
    </message>
    <message>
        <source>A list or an object was parsed from a string, as the schema requires.</source>
        <translation>スキーマの要求に従い、文字列からリストまたはオブジェクトを解析しました。</translation>
    </message>
    <message>
        <source>The spelling of a key was changed to match the schema.</source>
        <translation>スキーマに合うようにキーのつづりを変更しました。</translation>
    </message>
    <message>
        <source>A value was wrapped in the only property that the schema requires.</source>
        <translation>スキーマが要求する唯一のプロパティに値を格納しました。</translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails removed text from the response.</source>
        <translation>エージェントのガードレールの出力フィルターが応答からテキストを削除しました。</translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails was applied, and the response passes.</source>
        <translation>エージェントのガードレールの出力フィルターを適用し、応答は合格しました。</translation>
    </message>
    <message>
        <source>The response violates an output filter of the agent&apos;s guardrails.</source>
        <translation>応答はエージェントのガードレールの出力フィルターに違反しています。</translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails is an instruction to the model, so it cannot be checked automatically.</source>
        <translation>エージェントのガードレールの出力フィルターはモデルへの指示であるため、自動的に検査できません。</translation>
    </message>
    <message>
        <source>An extra comma was skipped.</source>
        <translation>余分なコンマをスキップしました。</translation>
    </message>
    <message>
        <source>A wrong bracket was replaced by the matching one.</source>
        <translation>誤った括弧を対応する括弧に置き換えました。</translation>
    </message>
    <message>
        <source>A string prefix of a programming language, such as r&quot;…&quot;, was skipped.</source>
        <translation>r&quot;…&quot; などのプログラミング言語の文字列接頭辞をスキップしました。</translation>
    </message>
    <message>
        <source>A value without a key was given an empty key.</source>
        <translation>キーのない値に空のキーを付けました。</translation>
    </message>
    <message>
        <source>A wrapper object around the response was removed.</source>
        <translation>応答を囲むラッパーオブジェクトを削除しました。</translation>
    </message>
    <message>
        <source>Literal from another language</source>
        <translation>他の言語のリテラル</translation>
    </message>
    <message>
        <source>Several values in a row</source>
        <translation>連続する複数の値</translation>
    </message>
    <message>
        <source>Key spelling corrected</source>
        <translation>キーのつづりの訂正</translation>
    </message>
    <message>
        <source>A tag from the prompt was removed.</source>
        <translation>プロンプトのタグを削除しました。</translation>
    </message>
    <message>
        <source>The list is full; further repairs are counted but not listed.</source>
        <translation>リストが満杯です。以降の修復は数えられますが、一覧には含まれません。</translation>
    </message>
    <message>
        <source>A hexadecimal, octal or binary number was converted to decimal.</source>
        <translation>16 進、8 進、2 進のいずれかの数値を 10 進に変換しました。</translation>
    </message>
    <message>
        <source>A literal from another language, such as True or None, was read as the equivalent JSON literal.</source>
        <translation>True や None など他の言語のリテラルを、対応する JSON リテラルとして読み取りました。</translation>
    </message>
    <message>
        <source>A truncated literal, such as tru or nul, was completed.</source>
        <translation>tru や nul などの途切れたリテラルを補完しました。</translation>
    </message>
    <message>
        <source>An unclosed tag was closed or skipped.</source>
        <translation>閉じていないタグを閉じるか、スキップしました。</translation>
    </message>
    <message>
        <source>A truncated number was read up to its last digit, or as null if it had no digits.</source>
        <translation>途切れた数値を最後の数字まで、または数字がない場合は null として読み取りました。</translation>
    </message>
    <message>
        <source>A comma after the last value was skipped.</source>
        <translation>最後の値の後のコンマをスキップしました。</translation>
    </message>
    <message>
        <source>A missing value was set to null.</source>
        <translation>欠けている値を null に設定しました。</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>The reasoning of the model was skipped.</source>
        <translation>モデルの推論をスキップしました。</translation>
    </message>
    <message>
        <source>Value changed to an allowed value</source>
        <translation>許可された値への変更</translation>
    </message>
    <message>
        <source>A value was replaced by the matching value that the schema allows.</source>
        <translation>値を、スキーマが許可する対応する値に置き換えました。</translation>
    </message>
    <message>
        <source>A value that the schema allows was taken from the text.</source>
        <translation>スキーマが許可する値をテキストから取り出しました。</translation>
    </message>
    <message>
        <source>Output filter: check failed</source>
        <translation>出力フィルター: 検査失敗</translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails could not check the response, so the response is not accepted.</source>
        <translation>エージェントのガードレールの出力フィルターが応答を検査できなかったため、応答は採用されません。</translation>
    </message>
</context>
<context>
    <name>ResponseWords</name>
    <message>
        <source>Valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>修復済み</translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation>文章のみ</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>切り詰め</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>METADATA and CONTENT</source>
        <translation>METADATA と CONTENT</translation>
    </message>
    <message>
        <source>One JSON document</source>
        <translation>1 つの JSON ドキュメント</translation>
    </message>
    <message>
        <source>JSON in a fenced block</source>
        <translation>フェンスブロック内の JSON</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation>リクエスト過多</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Response received</source>
        <translation>応答を受信しました</translation>
    </message>
    <message>
        <source>%1 of %2 %3 left</source>
        <extracomment>%1 and %2 are numbers, %3 the unit of the limit, such as &quot;requests&quot;</extracomment>
        <translation>%3: 残り %1 / %2</translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <extracomment>%1 is a number, %2 the unit of the limit, such as &quot;requests&quot;</extracomment>
        <translation>%2: 残り %1</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>a length of time in minutes and seconds</extracomment>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a length of time in seconds</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完全</translation>
    </message>
    <message>
        <source>%1 input tokens (%2 cached)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>入力 %1 トークン (キャッシュ %2)</translation>
    </message>
    <message>
        <source>%1 input tokens</source>
        <translation>入力 %1 トークン</translation>
    </message>
    <message>
        <source>Filter violated</source>
        <translation>フィルター違反</translation>
    </message>
    <message>
        <source>The response is valid without repairs.</source>
        <translation>応答は修復なしで有効です。</translation>
    </message>
    <message>
        <source>The response is valid after the listed repairs.</source>
        <translation>応答は一覧の修復を行うことで有効になりました。</translation>
    </message>
    <message>
        <source>The response is truncated. Allow a longer response, or ask for less in one request.</source>
        <translation>応答が途中で打ち切られました。より長い応答を許可するか、1 回のリクエストで求める内容を減らしてください。</translation>
    </message>
    <message>
        <source>The provider blocked the response. Change the request, or use another provider.</source>
        <translation>プロバイダーが応答をブロックしました。リクエストを変更するか、別のプロバイダーを使用してください。</translation>
    </message>
    <message>
        <source>JSON inside prose</source>
        <translation>文章内の JSON</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Provider unreachable</source>
        <translation>プロバイダーに到達不可</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>接続が切断</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>Key rejected</source>
        <translation>キーが拒否されました</translation>
    </message>
    <message>
        <source>Request rejected</source>
        <translation>リクエストが拒否されました</translation>
    </message>
    <message>
        <source>Provider overloaded</source>
        <translation>プロバイダーが過負荷</translation>
    </message>
    <message>
        <source>Provider error</source>
        <translation>プロバイダーエラー</translation>
    </message>
    <message>
        <source>Endpoint has moved</source>
        <translation>エンドポイントが移転</translation>
    </message>
    <message>
        <source>Malformed response</source>
        <translation>応答の形式が不正</translation>
    </message>
    <message>
        <source>Response too large</source>
        <translation>応答が大きすぎます</translation>
    </message>
    <message>
        <source>Stream interrupted</source>
        <translation>ストリームが中断</translation>
    </message>
    <message>
        <source>Error during the response</source>
        <translation>応答中のエラー</translation>
    </message>
    <message>
        <source>The response contains data that does not match the schema. Send the request again, or change the schema.</source>
        <translation>応答にスキーマと一致しないデータが含まれています。リクエストを再送信するか、スキーマを変更してください。</translation>
    </message>
    <message>
        <source>Data was expected, but the response contains none. Send the request again, or use the text.</source>
        <translation>データが必要ですが、応答に含まれていません。リクエストを再送信するか、テキストを使用してください。</translation>
    </message>
    <message>
        <source>Part of the data is unreadable or ambiguous. Send the request again, or use the data unchanged.</source>
        <translation>データの一部が読み取れないか、あいまいです。リクエストを再送信するか、データをそのまま使用してください。</translation>
    </message>
    <message>
        <source>Cache: wrote %1 of %2 predicted tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>キャッシュ: 予測 %2 トークン中 %1 を書き込み</translation>
    </message>
    <message>
        <source>Cache: read %1 of %2 predicted tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>キャッシュ: 予測 %2 トークン中 %1 を読み取り</translation>
    </message>
    <message>
        <source>%1, extra cost %2</source>
        <extracomment>%1 is a sentence about cache use, %2 a price</extracomment>
        <translation>%1、追加コスト %2</translation>
    </message>
    <message>
        <source>The model refused to respond. Check the text for a reason, and change the request, or use another model.</source>
        <translation>モデルが応答を拒否しました。テキストで理由を確認し、リクエストを変更するか、別のモデルを使用してください。</translation>
    </message>
    <message>
        <source>Tool call arguments</source>
        <translation>ツール呼び出しの引数</translation>
    </message>
    <message>
        <source>Secure connection failed</source>
        <translation>安全な接続に失敗</translation>
    </message>
    <message>
        <source>%1 output tokens (%2 reasoning)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>出力 %1 トークン (推論 %2)</translation>
    </message>
    <message>
        <source>%1 output tokens</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation>出力 %1 トークン</translation>
    </message>
    <message>
        <source>Schema mismatch</source>
        <translation>スキーマの不一致</translation>
    </message>
    <message>
        <source>Quota exceeded</source>
        <translation>割り当て超過</translation>
    </message>
    <message>
        <source>Proxy error</source>
        <translation>プロキシエラー</translation>
    </message>
    <message>
        <source>Cache: %1 tokens predicted, actual use not reported</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation>キャッシュ: 予測 %1 トークン、実際の使用量は報告なし</translation>
    </message>
    <message>
        <source>The response violates an output filter of the agent, or a filter could not check it. The Repairs tab shows the filter. Send the request again, or change the filter.</source>
        <translation>応答がエージェントの出力フィルターに違反しているか、フィルターが応答を検査できませんでした。フィルターは「修復」タブに表示されます。リクエストを再送信するか、フィルターを変更してください。</translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy &amp;Table</source>
        <translation>表をコピー(&amp;T)</translation>
    </message>
</context>
<context>
    <name>RuleInjection</name>
    <message>
        <source>sent</source>
        <extracomment>state of a rule</extracomment>
        <translation>送信</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>columns: the rules of a prompt, their states and their cost</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>分野</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>文字数</translation>
    </message>
    <message>
        <source>; %1 of %2 characters</source>
        <translation>、%2 文字中 %1</translation>
    </message>
    <message>
        <source>; at most %1 tokens</source>
        <translation>、最大 %1 トークン</translation>
    </message>
    <message>
        <source>Total sent</source>
        <translation>送信合計</translation>
    </message>
    <message>
        <source>The template %1 includes no rules</source>
        <extracomment>%1 a type of prompt, such as validation</extracomment>
        <translation>テンプレート %1 にはルールが含まれません</translation>
    </message>
    <message>
        <source>%1 of %2 rules, %3 tokens per prompt (%4)</source>
        <extracomment>%1 and %2 numbers of rules, %3 tokens, %4 the certainty of the count</extracomment>
        <translation>%2 個中 %1 個のルール、プロンプトあたり %3 トークン (%4)</translation>
    </message>
    <message>
        <source>; no rules are sent in unstructured mode</source>
        <translation>、非構造化モードではルールは送信されません</translation>
    </message>
    <message>
        <source>omitted</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>critical</source>
        <extracomment>severity of a rule</extracomment>
        <translation>重大</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>severity of a rule</extracomment>
        <translation>高</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>severity of a rule</extracomment>
        <translation>中</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>severity of a rule</extracomment>
        <translation>低</translation>
    </message>
    <message>
        <source>syntax tree</source>
        <extracomment>check method of a rule: on the syntax tree of code</extracomment>
        <translation>構文木</translation>
    </message>
    <message>
        <source>pattern</source>
        <extracomment>check method of a rule: by a regular expression</extracomment>
        <translation>パターン</translation>
    </message>
    <message>
        <source>schema</source>
        <extracomment>check method of a rule</extracomment>
        <translation>スキーマ</translation>
    </message>
    <message>
        <source>coverage</source>
        <extracomment>check method of a rule: by the coverage report of tests</extracomment>
        <translation>カバレッジ</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>check method of a rule: by a language model</extracomment>
        <translation>モデル</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>検出項目 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>not applicable</source>
        <extracomment>result of a rule that does not apply to the text</extracomment>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>not run</source>
        <extracomment>result of a rule</extracomment>
        <translation>未実行</translation>
    </message>
    <message>
        <source>as expected</source>
        <extracomment>the examples of a rule have the expected results</extracomment>
        <translation>期待どおり</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are a rule&apos;s id and name</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n not run</source>
        <translation>
            <numerusform>未実行 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>該当なし %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Last check</source>
        <translation>前回の検査</translation>
    </message>
    <message>
        <source>manual review</source>
        <extracomment>check method of a rule: manually</extracomment>
        <translation>手動レビュー</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>about the examples of a rule</extracomment>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>Not tested: %1</source>
        <translation>未テスト: %1</translation>
    </message>
    <message>
        <source>On violation</source>
        <translation>違反時</translation>
    </message>
    <message>
        <source>Suppressed: %1 Reason: %2</source>
        <extracomment>%1 is a finding, %2 the reason in its suppression comment</extracomment>
        <translation>抑制: %1 理由: %2</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>result of a rule</extracomment>
        <translation>合格</translation>
    </message>
    <message numerus="yes">
        <source>passed, %n suppressed</source>
        <translation>
            <numerusform>合格 (抑制 %n 件)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed</source>
        <extracomment>about the examples of a rule, such as &quot;1 of 2 failed&quot;</extracomment>
        <translation>%2 件中 %1 件不合格</translation>
    </message>
    <message>
        <source>✓ Passes, as expected.</source>
        <translation>✓ 期待どおり合格します。</translation>
    </message>
    <message>
        <source>✓ Violates the rule, as expected.</source>
        <translation>✓ 期待どおりルールに違反します。</translation>
    </message>
    <message>
        <source>✗ Passes, but should violate the rule.</source>
        <translation>✗ 合格しますが、ルールに違反するはずです。</translation>
    </message>
    <message>
        <source>✗ Violates the rule, but should pass: %1</source>
        <translation>✗ ルールに違反しますが、合格するはずです: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) violated</source>
        <translation>
            <numerusform>ルール違反 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>合格 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity: %1. Check method: %2. Domain: %3.</source>
        <extracomment>%1 a severity such as critical, %2 a check method, such as syntax tree, %3 its domain</extracomment>
        <translation>重大度: %1。検査方法: %2。分野: %3。</translation>
    </message>
    <message>
        <source>Positive example</source>
        <translation>良い例</translation>
    </message>
    <message>
        <source>Negative example</source>
        <translation>悪い例</translation>
    </message>
    <message>
        <source>data format</source>
        <extracomment>check method of a rule</extracomment>
        <translation>データ形式</translation>
    </message>
    <message>
        <source>Requires manual review.</source>
        <translation>手動レビューが必要です。</translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>要レビュー %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>needs review</source>
        <extracomment>result of a rule that needs a manual review</extracomment>
        <translation>要レビュー</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Filter rules</source>
        <translation>ルールを絞り込む</translation>
    </message>
    <message>
        <source>Check document</source>
        <translation>ドキュメントを検査</translation>
    </message>
    <message>
        <source>Check response</source>
        <translation>応答を検査</translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation>モデルに問い合わせる</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>検査を停止します</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Rules by domain</source>
        <translation>分野別のルール</translation>
    </message>
    <message>
        <source>Findings of the last check</source>
        <translation>前回の検査の検出項目</translation>
    </message>
    <message>
        <source>Prompt type</source>
        <translation>プロンプトタイプ</translation>
    </message>
    <message>
        <source>Only failures</source>
        <translation>不合格のみ</translation>
    </message>
    <message>
        <source>Check the response in the Response panel against the rules</source>
        <translation>「応答」パネルの応答をルールに照らして検査します</translation>
    </message>
    <message>
        <source>Save the findings of the last check to a file</source>
        <translation>前回の検査の検出項目をファイルに保存します</translation>
    </message>
    <message>
        <source>Selected rule</source>
        <translation>選択したルール</translation>
    </message>
    <message>
        <source>Prompt type whose rules are shown</source>
        <translation>ルールを表示するプロンプトタイプ</translation>
    </message>
    <message>
        <source>Rules in the prompt and their cost</source>
        <translation>プロンプト内のルールとそのコスト</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Show only rules whose ID, name, description or domain contains every word of the filter</source>
        <translation>ID、名前、説明、分野のいずれかにフィルターのすべての語を含むルールのみを表示します</translation>
    </message>
    <message>
        <source>Show only rules that were violated in the last check, or whose examples fail</source>
        <translation>前回の検査で違反があったルール、または例が不合格のルールのみを表示します</translation>
    </message>
    <message>
        <source>Check the current document against the rules; findings update while you edit, unless “Ask the model” is on</source>
        <translation>現在のドキュメントをルールに照らして検査します。「モデルに問い合わせる」がオフなら、検出項目は編集中に更新されます</translation>
    </message>
    <message>
        <source>Also check the rules that need a model; the text is sent to the selected provider, and the requests can cost money</source>
        <translation>モデルを必要とするルールも検査します。テキストは選択したプロバイダーに送信され、リクエストには料金がかかることがあります</translation>
    </message>
    <message>
        <source>Prompt cost</source>
        <translation>プロンプトのコスト</translation>
    </message>
</context>
<context>
    <name>SchemaOutline</name>
    <message numerus="yes">
        <source>%n allowed value(s)</source>
        <extracomment>After a type: the number of allowed values.</extracomment>
        <translation>
            <numerusform>許可された値 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>This schema cannot be used: %1. Correct it.</source>
        <translation>このスキーマは使用できません: %1。修正してください。</translation>
    </message>
</context>
<context>
    <name>SchemaView</name>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>the JSON value null</extracomment>
        <translation>null</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several possibilities</extracomment>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of numbers</extracomment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>string</source>
        <extracomment>types of JSON values</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>ブール値</translation>
    </message>
    <message>
        <source>array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a type, %2 the values it may have</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>meaning</source>
        <extracomment>kind of match: by meaning</extracomment>
        <translation>意味</translation>
    </message>
    <message>
        <source>Skills</source>
        <extracomment>a collection that can be searched</extracomment>
        <translation>スキル</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a collection such as Interactions, %2 the number of an interaction</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <extracomment>%1 a path, %2 a line</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n document(s)&quot;, %2 is &quot;%n collection(s)&quot;</extracomment>
        <translation>%2に %1</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 個のドキュメント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collection(s)</source>
        <translation>
            <numerusform>%n 個のコレクション</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: rank %2 in %3 (%4%)</source>
        <extracomment>%1 is &quot;keyword&quot; or &quot;meaning&quot;, %2 a rank such as 3, %3 a collection such as Skills, %4 the share of the score in percent</extracomment>
        <translation>%1: %3 で %2 位 (%4%)</translation>
    </message>
    <message>
        <source>“%1” not found</source>
        <translation>「%1」は見つかりません</translation>
    </message>
    <message>
        <source>“%1” corrected to “%2”</source>
        <extracomment>%1 is a word of the query, %2 the words used instead</extracomment>
        <translation>「%1」を「%2」に訂正しました</translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation>インデックスがまだありません</translation>
    </message>
    <message>
        <source>%1 with embeddings</source>
        <extracomment>%1 is the number of documents with embeddings</extracomment>
        <translation>埋め込みあり %1 件</translation>
    </message>
    <message>
        <source>updated %1</source>
        <extracomment>%1 a day and a time</extracomment>
        <translation>更新: %1</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) with every word</source>
        <translation>
            <numerusform>すべての語を含む結果 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) with some of the words</source>
        <translation>
            <numerusform>一部の語を含む結果 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>インタラクション</translation>
    </message>
    <message>
        <source>corrected keyword</source>
        <extracomment>kind of match: by keyword</extracomment>
        <translation>訂正したキーワード</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>キーワード</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) by meaning only</source>
        <extracomment>results with a similar meaning that contain none of the words of the query, or not enough of them</extracomment>
        <translation>
            <numerusform>意味のみで一致した結果 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Search text</source>
        <translation>検索テキスト</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Update index</source>
        <translation>インデックスを更新</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Rebuild index</source>
        <translation>インデックスを再構築</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Skills that this turn would load</source>
        <translation>このターンで読み込まれるスキル</translation>
    </message>
    <message>
        <source>Words, an “exact phrase”, or a prefix followed by an asterisk: deploy*. Small typos are tolerated.</source>
        <translation>単語、&quot;設定 ファイル&quot; のように半角の二重引用符で囲んだ語句、またはアスタリスク付きの接頭辞 (deploy*)。小さな入力ミスは許容されます。</translation>
    </message>
    <message>
        <source>Search one collection or all collections</source>
        <translation>1 つのコレクションまたはすべてのコレクションを検索します</translation>
    </message>
    <message>
        <source>Show only results tagged with this workload or a narrower workload</source>
        <translation>このワークロードまたは下位のワークロードのタグが付いた結果のみを表示します</translation>
    </message>
    <message>
        <source>Stop indexing; the index may be incomplete</source>
        <translation>インデックス作成を停止します。インデックスが不完全になることがあります</translation>
    </message>
    <message>
        <source>Ranking of the selected result</source>
        <translation>選択した結果の順位付け</translation>
    </message>
    <message>
        <source>Index all documents again</source>
        <translation>すべてのドキュメントのインデックスを作成し直します</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>順位付け</translation>
    </message>
    <message>
        <source>Skills for this turn</source>
        <translation>このターンのスキル</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>インデックス作成中</translation>
    </message>
    <message>
        <source>Search skills, memories, documents, notes and interactions</source>
        <translation>スキル、メモリ、ドキュメント、ノート、インタラクションを検索します</translation>
    </message>
    <message>
        <source>Index new and changed documents, and remove deleted documents from the index</source>
        <translation>新しいドキュメントと変更されたドキュメントをインデックスに追加し、削除されたドキュメントをインデックスから除きます</translation>
    </message>
</context>
<context>
    <name>SearchWork</name>
    <message>
        <source>Skill</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>tagged with the workload</source>
        <translation>ワークロードのタグ付き</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>A turn with these words would not load any skills.</source>
        <translation>これらの語を含むターンではスキルは読み込まれません。</translation>
    </message>
    <message numerus="yes">
        <source>A turn with these words would load %n skill(s), best first.</source>
        <translation>
            <numerusform>これらの語を含むターンでは %n 個のスキルが読み込まれます (一致度の高い順に表示)。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 removed</source>
        <extracomment>result of indexing: numbers of documents</extracomment>
        <translation>新規 %1、変更 %2、削除 %3</translation>
    </message>
    <message>
        <source>workload</source>
        <extracomment>why a turn would load a skill</extracomment>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>選択元</translation>
    </message>
    <message>
        <source>The index is up to date</source>
        <translation>インデックスは最新です</translation>
    </message>
</context>
<context>
    <name>SendServices</name>
    <message numerus="yes">
        <source>Key accepted; %n model(s) available</source>
        <translation>
            <numerusform>キーは有効です。使用可能なモデル: %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) available</source>
        <translation>
            <numerusform>使用可能なモデル: %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>エディター</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>文字サイズ(&amp;S):</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>typographic points</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines at the edge of the view</source>
        <translation>長い行をビューの端で折り返す(&amp;W)</translation>
    </message>
    <message>
        <source>Show s&amp;paces and tabs</source>
        <translation>スペースとタブを表示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Tab width:</source>
        <translation>タブの幅(&amp;T):</translation>
    </message>
    <message>
        <source>Spell c&amp;hecking:</source>
        <translation>スペルチェック(&amp;H):</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Edit keyboard shortcuts…</source>
        <translation>ショートカットキーを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Editor &amp;font:</source>
        <translation>エディターのフォント(&amp;F):</translation>
    </message>
    <message>
        <source>Editor font</source>
        <translation>エディターのフォント</translation>
    </message>
    <message>
        <source>Width of a tab in spaces</source>
        <translation>タブの幅 (スペースの数)</translation>
    </message>
    <message>
        <source>Spell checker language</source>
        <translation>スペルチェックの言語</translation>
    </message>
    <message>
        <source>Auto&amp;save:</source>
        <translation>自動保存(&amp;S):</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation>変更はすぐに反映されます。</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>設定ページ</translation>
    </message>
    <message>
        <source>Text size; you can also change it with Ctrl++ and Ctrl+-</source>
        <translation>文字サイズ。Ctrl++ と Ctrl+- でも変更できます</translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation>システムの等幅フォント</translation>
    </message>
    <message>
        <source>Autosave &amp;delay:</source>
        <translation>自動保存までの時間(&amp;D):</translation>
    </message>
    <message>
        <source>Delay after the last keystroke, in seconds</source>
        <translation>最後のキー入力からの秒数</translation>
    </message>
    <message>
        <source>C&amp;olor theme:</source>
        <translation>配色テーマ(&amp;O):</translation>
    </message>
    <message>
        <source>Crash recovery stores unsaved text outside the workspace shortly after each change, so that you can restore it after a crash. Autosave also saves the file.</source>
        <translation>クラッシュ復旧では、変更のたびに未保存のテキストをワークスペースの外に保存するため、クラッシュ後に復元できます。自動保存では、ファイルも保存します。</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>動き(&amp;M):</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Turn off animations, the blinking cursor and moving progress bars</source>
        <translation>アニメーション、カーソルの点滅、進行状況バーの動きをオフにします</translation>
    </message>
    <message>
        <source>Rest&amp;ore the last workspaces</source>
        <translation>前回のワークスペースを復元(&amp;O)</translation>
    </message>
    <message>
        <source>You can assign shortcuts to commands. “Find a Command…” (Ctrl+Shift+P) also finds commands without a shortcut.</source>
        <translation>コマンドにショートカットを割り当てることができます。「コマンドを検索…」(Ctrl+Shift+P) ではショートカットのないコマンドも見つかります。</translation>
    </message>
    <message>
        <source>Outcrop reopens the last workspaces, each in a separate window, and their documents at the previous positions.</source>
        <translation>前回のワークスペースを個別のウィンドウで開き直し、ドキュメントを以前の位置で開きます。</translation>
    </message>
    <message>
        <source>&amp;Interface language:</source>
        <translation>表示言語(&amp;I):</translation>
    </message>
    <message>
        <source>The language changes when you close the settings.</source>
        <translation>設定を閉じると言語が切り替わります。</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>expected an object in braces</source>
        <translation>波括弧で囲んだオブジェクトが必要です</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;. Remove it.</source>
        <translation>不明な設定「%1」です。削除してください。</translation>
    </message>
    <message>
        <source>expected version 1. Update Outcrop, or export the settings again.</source>
        <translation>バージョン 1 が必要です。Outcrop を更新するか、設定をエクスポートし直してください。</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true または false が必要です</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation>%1 から %2 までの整数が必要です</translation>
    </message>
    <message>
        <source>expected a string in quotes</source>
        <translation>引用符で囲んだ文字列が必要です</translation>
    </message>
    <message>
        <source>expected one of: %1</source>
        <translation>次のいずれかが必要です: %1</translation>
    </message>
    <message>
        <source>expected a shortcut such as &quot;Ctrl+Shift+S&quot;, or &quot;&quot; for none</source>
        <translation>&quot;Ctrl+Shift+S&quot; のようなショートカット、またはなしを表す &quot;&quot; が必要です</translation>
    </message>
    <message>
        <source>missing key &quot;outcrop_settings&quot;. Choose a file that was exported with “Export Settings”.</source>
        <translation>キー「outcrop_settings」がありません。「設定をエクスポート」でエクスポートしたファイルを選んでください。</translation>
    </message>
</context>
<context>
    <name>ShortcutEditor</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Filter commands by name, menu or shortcut</source>
        <translation>名前、メニュー、ショートカットでコマンドを絞り込みます</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>コマンドを絞り込む</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>クリア(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>コマンドとショートカット</translation>
    </message>
    <message>
        <source>Shortcut for the selected command</source>
        <translation>選択したコマンドのショートカット</translation>
    </message>
    <message>
        <source>Press the shortcut for the selected command</source>
        <translation>選択したコマンドに割り当てるショートカットを押してください</translation>
    </message>
    <message>
        <source>Remove the shortcut for the selected command</source>
        <translation>選択したコマンドのショートカットを削除します</translation>
    </message>
    <message>
        <source>Restore the default shortcut for the selected command</source>
        <translation>選択したコマンドを既定のショートカットに戻します</translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>再割り当て(&amp;G)</translation>
    </message>
    <message>
        <source>Restore the default shortcuts for all commands</source>
        <translation>すべてのコマンドを既定のショートカットに戻します</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべてリセット(&amp;A)</translation>
    </message>
    <message>
        <source>Keep the shortcut for this command, and remove it from the other commands</source>
        <translation>このコマンドにショートカットを残し、ほかのコマンドから削除します</translation>
    </message>
    <message>
        <source>S&amp;hortcut:</source>
        <comment>the keys of a keyboard shortcut</comment>
        <translation>ショートカット(&amp;H):</translation>
    </message>
</context>
<context>
    <name>SoftText</name>
    <message numerus="yes">
        <source>⋯ %n identical line(s) ⋯</source>
        <extracomment>Replaces identical lines in a comparison</extracomment>
        <translation>
            <numerusform>⋯ 同一の %n 行 ⋯</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartFolderWords</name>
    <message>
        <source>Top-level folder</source>
        <translation>最上位フォルダー</translation>
    </message>
</context>
<context>
    <name>Strata</name>
    <message>
        <source>Output instructions</source>
        <translation>出力の指示</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>エージェント %1</translation>
    </message>
    <message>
        <source>quarterly</source>
        <translation>四半期ごと</translation>
    </message>
    <message>
        <source>monthly</source>
        <translation>毎月</translation>
    </message>
    <message>
        <source>weekly</source>
        <translation>毎週</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>毎日</translation>
    </message>
    <message>
        <source>per turn</source>
        <translation>ターンごと</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A size: %1 is a number, %2 its unit</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1%</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share of the whole prompt</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>when %1</source>
        <extracomment>Before the condition of a layer</extracomment>
        <translation>条件: %1</translation>
    </message>
    <message>
        <source>not sent</source>
        <extracomment>Instead of the size of a layer</extracomment>
        <translation>送信なし</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A tier and how often its text is expected to change</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>地層</translation>
    </message>
    <message>
        <source>Thickness: √%1 · dashed: not sent</source>
        <extracomment>Below the chart of the prompt; %1 is a unit such as characters, √ the square root</extracomment>
        <translation>厚さ: √%1 · 破線: 送信なし</translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>例 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conversation, %n message(s)</source>
        <translation>
            <numerusform>会話 (メッセージ %n 件)</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <extracomment>%1 is a number that is only an estimate</extracomment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>exact, %1</source>
        <extracomment>A number of tokens; %1 is the name of the tokenizer that counted</extracomment>
        <translation>正確な値、%1</translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <extracomment>Source of a token count</extracomment>
        <translation>プロバイダーによる計数</translation>
    </message>
    <message>
        <source>estimate, %1 to %2, %3</source>
        <extracomment>%1 and %2 are numbers of tokens, %3 is the tokenizer of the estimate</extracomment>
        <translation>推定 (%1～%2)、%3</translation>
    </message>
    <message>
        <source>Thickness: √%1 · hatched: cached · dashed: not sent</source>
        <extracomment>Below the chart of the prompt; %1 is a unit such as tokens, √ the square root</extracomment>
        <translation>厚さ: √%1 · 斜線: キャッシュ済み · 破線: 送信なし</translation>
    </message>
    <message>
        <source>cached</source>
        <extracomment>Cached by the provider</extracomment>
        <translation>キャッシュ済み</translation>
    </message>
    <message>
        <source>Request with instructions</source>
        <translation>指示付きのリクエスト</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Hatched layers are cached by the provider between turns; a numbered line is a cache breakpoint.</source>
        <translation>斜線のレイヤーは、プロバイダーがターン間でキャッシュします。番号付きの線はキャッシュブレークポイントです。</translation>
    </message>
    <message>
        <source>cache breakpoint %1 above</source>
        <extracomment>The provider caches everything below; %1 is the number of the cache breakpoint</extracomment>
        <translation>上にキャッシュブレークポイント %1</translation>
    </message>
    <message>
        <source>sent: condition is true</source>
        <translation>送信: 条件が真</translation>
    </message>
    <message>
        <source>not sent: condition is false</source>
        <translation>送信なし: 条件が偽</translation>
    </message>
    <message>
        <source>not sent: the prompt is too long</source>
        <translation>送信なし: プロンプトが長すぎる</translation>
    </message>
    <message>
        <source>Prompt: %1</source>
        <translation>プロンプト: %1</translation>
    </message>
    <message>
        <source>Sizes are in %1. Thickness is proportional to the square root of the size: a layer four times as large is twice as thick. Lower layers are sent first. Dashed layers are not sent.</source>
        <translation>サイズの単位は%1です。厚さはサイズの平方根に比例します。4 倍の大きさのレイヤーは 2 倍の厚さになります。下のレイヤーから順に送信されます。破線のレイヤーは送信されません。</translation>
    </message>
    <message>
        <source>not sent: layers are off</source>
        <translation>送信なし: レイヤーがオフ</translation>
    </message>
    <message>
        <source>not sent: no text</source>
        <translation>送信なし: テキストなし</translation>
    </message>
    <message>
        <source>TOOLS AND OVERHEAD</source>
        <translation>ツールとオーバーヘッド</translation>
    </message>
    <message>
        <source>not sent in this request</source>
        <translation>このリクエストでは送信なし</translation>
    </message>
</context>
<context>
    <name>StrataPanel</name>
    <message>
        <source>Make the layers thinner (Ctrl+-)</source>
        <translation>レイヤーを薄くします (Ctrl+-)</translation>
    </message>
    <message>
        <source>Make layers thinner</source>
        <translation>レイヤーを薄くする</translation>
    </message>
    <message>
        <source>Make the layers thicker (Ctrl++)</source>
        <translation>レイヤーを厚くします (Ctrl++)</translation>
    </message>
    <message>
        <source>Make layers thicker</source>
        <translation>レイヤーを厚くする</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Fit the whole prompt into the panel</source>
        <translation>プロンプト全体をパネルに収めます</translation>
    </message>
    <message>
        <source>Prompt size</source>
        <translation>プロンプトのサイズ</translation>
    </message>
    <message>
        <source>Strata legend</source>
        <translation>地層の凡例</translation>
    </message>
    <message>
        <source>Fit to height</source>
        <translation>高さに合わせる</translation>
    </message>
    <message>
        <source>Commands for layers, and for copying or exporting the view</source>
        <translation>レイヤーのコマンド、およびビューのコピーやエクスポートのコマンド</translation>
    </message>
</context>
<context>
    <name>Suggestion</name>
    <message>
        <source>Churn</source>
        <translation>変動</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>フリクション</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>ルーティング</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>a suggestion that is neither accepted nor rejected</extracomment>
        <translation>未決</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>承諾済み</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>却下済み</translation>
    </message>
    <message>
        <source>accepted in part</source>
        <translation>一部承諾</translation>
    </message>
    <message>
        <source>being accepted</source>
        <translation>承諾中</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Hunks</source>
        <translation>ハンク</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>コミット</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>accepted with edits</source>
        <translation>編集して承諾</translation>
    </message>
    <message>
        <source>could not be applied</source>
        <translation>適用不可</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>kind of a suggestion, one or two words</extracomment>
        <translation>昇格</translation>
    </message>
    <message>
        <source>Demotion</source>
        <translation>降格</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>columns: decisions on suggestions</extracomment>
        <translation>日時</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>under review</source>
        <translation>レビュー中</translation>
    </message>
    <message>
        <source>undone: open again</source>
        <translation>元に戻し済み: 再び未決</translation>
    </message>
    <message>
        <source>acceptance interrupted: check the file</source>
        <translation>承諾が中断: ファイルを確認</translation>
    </message>
</context>
<context>
    <name>TaxonomyPanel</name>
    <message>
        <source>Filter concepts</source>
        <translation>概念を絞り込む</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>New concept</source>
        <translation>新しい概念</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>Tag of a new concept, such as platform/dns</source>
        <translation>新しい概念のタグ (例: platform/dns)</translation>
    </message>
    <message>
        <source>Tag of a new concept</source>
        <translation>新しい概念のタグ</translation>
    </message>
    <message>
        <source>Add the concept to the taxonomy</source>
        <translation>概念をタクソノミーに追加します</translation>
    </message>
    <message>
        <source>Filter concepts by label or tag</source>
        <translation>ラベルまたはタグで概念を絞り込みます</translation>
    </message>
    <message>
        <source>Label language</source>
        <translation>ラベルの言語</translation>
    </message>
    <message>
        <source>Add a concept below the selected one</source>
        <translation>選択した概念の下に概念を追加します</translation>
    </message>
    <message>
        <source>Go to the selected concept in the file</source>
        <translation>ファイル内で選択した概念に移動します</translation>
    </message>
    <message>
        <source>Create a workspace taxonomy</source>
        <translation>ワークスペースのタクソノミーを作成</translation>
    </message>
    <message>
        <source>Selected concept</source>
        <translation>選択した概念</translation>
    </message>
    <message>
        <source>Remove the selected concept; only possible if it has no narrower concepts</source>
        <translation>選択した概念を削除します。下位概念がない場合にのみ削除できます</translation>
    </message>
    <message>
        <source>Show in file</source>
        <translation>ファイル内に表示</translation>
    </message>
    <message>
        <source>Write these workloads to taxonomy.ttl so that you can edit them</source>
        <translation>これらのワークロードを taxonomy.ttl に書き込み、編集できるようにします</translation>
    </message>
    <message>
        <source>The part before the last slash, if any, is the tag of the broader concept</source>
        <translation>最後のスラッシュより前の部分 (ある場合) は上位概念のタグです</translation>
    </message>
    <message>
        <source>Remove concept</source>
        <translation>概念を削除</translation>
    </message>
    <message>
        <source>Add concept</source>
        <translation>概念を追加</translation>
    </message>
</context>
<context>
    <name>TextPrinter</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
</context>
<context>
    <name>TourSteps</name>
    <message>
        <source>See five requests from one prompt</source>
        <translation>1 つのプロンプトから 5 つのリクエストを見る</translation>
    </message>
    <message>
        <source>Change a layer and see the price</source>
        <translation>レイヤーを変更して価格を見る</translation>
    </message>
    <message>
        <source>Type a few words in this layer. The line below the text shows how many cached tokens the edit rewrites, and their price.</source>
        <translation>このレイヤーに数語を入力してください。テキストの下の行に、編集によって再書き込みされるキャッシュ済みトークンの数とその価格が表示されます。</translation>
    </message>
    <message>
        <source>Move the layer to another tier</source>
        <translation>レイヤーを別のティアに移動する</translation>
    </message>
    <message>
        <source>Read a loss</source>
        <translation>損失を読む</translation>
    </message>
    <message>
        <source>Fix a broken file</source>
        <translation>壊れたファイルを修正する</translation>
    </message>
    <message>
        <source>Parse a broken response</source>
        <translation>壊れた応答を解析する</translation>
    </message>
    <message>
        <source>See the files that Codex loads</source>
        <translation>Codex が読み込むファイルを見る</translation>
    </message>
    <message>
        <source>Export the requests</source>
        <translation>リクエストをエクスポートする</translation>
    </message>
    <message>
        <source>“Compare” in the bar on the left shows the requests of the providers side by side. All of them are made from the same layers.</source>
        <translation>左のバーの「比較」では、各プロバイダーへのリクエストが並んで表示されます。すべて同じレイヤーから作られます。</translation>
    </message>
    <message>
        <source>Drag “House style for answers” to a tier that changes as often as the layer, or use Layers &gt; Move to Tier. Read the costs, then press “Move” or “Cancel”.</source>
        <translation>「House style for answers」を、レイヤーの変更頻度に合うティアにドラッグするか、レイヤー &gt; ティアに移動 を使用してください。コストを読み、「移動」または「キャンセル」を押してください。</translation>
    </message>
    <message>
        <source>In “Compare”, the check box “Only differences” hides lines that all providers receive. The table shows the tokens, price and losses of each request.</source>
        <translation>「比較」で「差異のみ」チェックボックスをオンにすると、すべてのプロバイダーが受け取る行が非表示になります。表には各リクエストのトークン数、価格、損失が表示されます。</translation>
    </message>
    <message>
        <source>“Context” in the bar on the left lists the files that each coding agent loads from this folder, in order. Select “Codex” to see that it loads AGENTS.md.</source>
        <translation>左のバーの「コンテキスト」には、各コーディングエージェントがこのフォルダーから読み込むファイルが順に表示されます。「Codex」を選択すると、AGENTS.md を読み込むことがわかります。</translation>
    </message>
    <message>
        <source>In “Test”, select the session “2026-11-20-restock” and press “Inspect response”. The model wrote an extra comma, which the Response panel repairs.</source>
        <translation>「テスト」でセッション「2026-11-20-restock」を選択し、「応答を調べる」を押してください。モデルが余分なコンマを書いたため、「応答」パネルがそれを修復します。</translation>
    </message>
    <message>
        <source>In “Evolve”, select “Release conditions” under Ratify. Clear the check box of a hunk to omit it, then accept the rest. “Undo” restores the file.</source>
        <translation>「進化」で、「承認」の下の「Release conditions」を選択してください。省きたいハンクのチェックを外し、残りを承諾してください。「元に戻す」でファイルが復元されます。</translation>
    </message>
    <message>
        <source>Compare the requests</source>
        <translation>リクエストを比較する</translation>
    </message>
    <message>
        <source>This agent is broken on purpose. Click the light bulb next to a line, or place the cursor in an underlined word and press Alt+Return. Then choose a fix.</source>
        <translation>このエージェントはわざと壊してあります。行の横の電球をクリックするか、下線付きの語にカーソルを置いて Alt+Return を押し、修正を選んでください。</translation>
    </message>
    <message>
        <source>Accept a suggestion hunk by hunk</source>
        <translation>提案をハンクごとに承諾する</translation>
    </message>
    <message>
        <source>File &gt; Export Bundles writes the request for each provider, and a script that sends the request, to a folder that you choose.</source>
        <translation>ファイル &gt; バンドルをエクスポート では、各プロバイダーへのリクエストと、それを送信するスクリプトが、選んだフォルダーに書き込まれます。</translation>
    </message>
    <message>
        <source>In “Edit”, the tab “Losses” of the Render panel lists every part that is lost, changed or added, with the reason. Select a row to see its source.</source>
        <translation>「編集」では、「レンダリング」パネルの「損失」タブに、失われた、変更された、または追加されたすべての部分が理由とともに表示されます。行を選択すると出典が表示されます。</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>%1, iteration %2</source>
        <extracomment>%1 is a phase such as planning, %2 the number of an iteration</extracomment>
        <translation>%1、反復 %2</translation>
    </message>
</context>
<context>
    <name>VersionTitle</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is the start of a version&apos;s ID, %2 its time</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Open folder…</source>
        <translation>フォルダーを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Create the &amp;sample workspace…</source>
        <translation>サンプルワークスペースを作成(&amp;S)…</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>最近使用したフォルダー</translation>
    </message>
    <message>
        <source>Recen&amp;t folders</source>
        <translation>最近使用したフォルダー(&amp;T)</translation>
    </message>
    <message>
        <source>Create a workspace with sample files in a folder you choose</source>
        <translation>選んだフォルダーに、サンプルファイルを含むワークスペースを作成します</translation>
    </message>
    <message>
        <source>A workspace is a folder of Markdown and YAML files. You can see the requests without an account, server or API key.</source>
        <translation>ワークスペースは Markdown と YAML のファイルを含むフォルダーです。アカウント、サーバー、API キーがなくてもリクエストを確認できます。</translation>
    </message>
    <message>
        <source>Open a folder as a workspace, without changing its files or running code</source>
        <translation>フォルダーをワークスペースとして開きます。ファイルの変更やコードの実行は行いません</translation>
    </message>
    <message>
        <source>&amp;Import file…</source>
        <translation>ファイルをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>See the layers of a prompt and the request to each provider.</source>
        <translation>プロンプトのレイヤーと各プロバイダーへのリクエストを確認できます。</translation>
    </message>
    <message>
        <source>Review a prompt file from another tool, and import it into a folder you choose</source>
        <translation>別のツールのプロンプトファイルを確認し、選んだフォルダーにインポートします</translation>
    </message>
</context>
<context>
    <name>WorkflowView</name>
    <message>
        <source>(new file)</source>
        <translation>(新規ファイル)</translation>
    </message>
    <message>
        <source>The workflow is complete</source>
        <translation>ワークフローは完了しました</translation>
    </message>
    <message>
        <source>The workflow was canceled</source>
        <translation>ワークフローはキャンセルされました</translation>
    </message>
    <message>
        <source>%1, iteration %2: %3</source>
        <extracomment>%1 is a phase, %2 the number of an iteration, %3 the state of the current step</extracomment>
        <translation>%1、反復 %2: %3</translation>
    </message>
</context>
<context>
    <name>adapters/files</name>
    <message>
        <source>Saved</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>Outcrop&apos;s journal</source>
        <translation>Outcrop のジャーナル</translation>
    </message>
    <message>
        <source>This is a pipe, a socket or a device, so it was not read. Replace it with a file.</source>
        <translation>パイプ、ソケット、デバイスのいずれかであるため、読み取られませんでした。ファイルに置き換えてください。</translation>
    </message>
    <message>
        <source>More than one version begins with `%1`. Enter more characters.</source>
        <translation>`%1` で始まるバージョンが複数あります。さらに文字を入力してください。</translation>
    </message>
    <message>
        <source>The target of this link does not exist, so the file was not written. Remove the link.</source>
        <translation>このリンクの参照先が存在しないため、ファイルは書き込まれませんでした。リンクを削除してください。</translation>
    </message>
    <message>
        <source>it is read-only. Make it writable, or save under another name</source>
        <translation>読み取り専用です。書き込み可能にするか、別の名前で保存してください</translation>
    </message>
    <message>
        <source>This link points outside the workspace, so it was not followed. Copy its target into the workspace.</source>
        <translation>このリンクはワークスペースの外を指しているため、たどられませんでした。参照先をワークスペースにコピーしてください。</translation>
    </message>
    <message>
        <source>This link is inside a linked folder, so it was not followed. Link to its target directly.</source>
        <translation>このリンクはリンクされたフォルダーの中にあるため、たどられませんでした。参照先に直接リンクしてください。</translation>
    </message>
    <message>
        <source>The target of this link does not exist. Remove the link, or create the file.</source>
        <translation>このリンクの参照先が存在しません。リンクを削除するか、ファイルを作成してください。</translation>
    </message>
    <message>
        <source>The folder has more than %1 files, so the rest were not read. Open a smaller folder.</source>
        <translation>フォルダーのファイルが %1 個を超えるため、残りは読み取られませんでした。より小さいフォルダーを開いてください。</translation>
    </message>
    <message>
        <source>This link is part of a cycle. Remove the link.</source>
        <translation>このリンクは循環しています。リンクを削除してください。</translation>
    </message>
    <message>
        <source>This name is already in use, so the file was not moved. Choose another name.</source>
        <translation>この名前は既に使用されているため、ファイルは移動されませんでした。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>This path is outside the folder, so the file was not written. Choose a path inside the folder.</source>
        <translation>このパスはフォルダーの外にあるため、ファイルは書き込まれませんでした。フォルダー内のパスを選んでください。</translation>
    </message>
    <message>
        <source>A folder or special file has this name, so the file was not written. Choose another name.</source>
        <translation>この名前のフォルダーまたは特殊ファイルがあるため、ファイルは書き込まれませんでした。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>This folder is more than %1 levels deep, so it was not read. Move it to a higher level.</source>
        <translation>このフォルダーは %1 階層より深いため、読み取られませんでした。上の階層に移動してください。</translation>
    </message>
    <message>
        <source>This name is not UTF-8, so the entry was not read. Rename the file or folder.</source>
        <translation>この名前は UTF-8 ではないため、読み取られませんでした。ファイルまたはフォルダーの名前を変更してください。</translation>
    </message>
    <message>
        <source>Another program is writing this file. Try again when it has finished.</source>
        <translation>別のプログラムがこのファイルに書き込んでいます。完了後にもう一度試してください。</translation>
    </message>
    <message>
        <source>The recovery folder for unsaved text could not be created. Check its permissions and the free disk space.</source>
        <translation>未保存のテキストの復旧フォルダーを作成できませんでした。アクセス権とディスクの空き容量を確認してください。</translation>
    </message>
    <message>
        <source>another program has it open for writing. Save again when the file is closed</source>
        <translation>別のプログラムが書き込み用に開いています。ファイルが閉じられてから保存し直してください</translation>
    </message>
    <message>
        <source>A save was interrupted while another program wrote the same file. This hidden file may contain text that exists nowhere else. Review it, then keep or delete it.</source>
        <translation>別のプログラムが同じファイルに書き込んでいる間に保存が中断されました。この隠しファイルには、ほかのどこにもないテキストが含まれている可能性があります。内容を確認してから、残すか削除してください。</translation>
    </message>
    <message>
        <source>This path could not be written: %1.</source>
        <translation>このパスに書き込めませんでした: %1。</translation>
    </message>
    <message>
        <source>The content of this version is damaged in the journal. Choose another version.</source>
        <translation>このバージョンの内容はジャーナル内で破損しています。別のバージョンを選んでください。</translation>
    </message>
    <message>
        <source>There is no version `%1` in the journal. Choose one that `outcrop-cli history` lists.</source>
        <translation>ジャーナルにバージョン `%1` はありません。`outcrop-cli history` の一覧にあるものを選んでください。</translation>
    </message>
    <message>
        <source>This file did not exist in that version. Choose another version.</source>
        <translation>このファイルはそのバージョンには存在しませんでした。別のバージョンを選んでください。</translation>
    </message>
    <message>
        <source>This path is outside the workspace, so it was not read. Copy it into the workspace.</source>
        <translation>このパスはワークスペースの外にあるため、読み取られませんでした。ワークスペースにコピーしてください。</translation>
    </message>
    <message>
        <source>This is not a file, so it was not read. Use the path of a file.</source>
        <translation>ファイルではないため、読み取られませんでした。ファイルのパスを使用してください。</translation>
    </message>
    <message>
        <source>This name contains a control character, such as a line break, so the entry was not read. Rename the file or folder.</source>
        <translation>この名前には改行などの制御文字が含まれているため、読み取られませんでした。ファイルまたはフォルダーの名前を変更してください。</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, the maximum size. Split it.</source>
        <translation>このファイルは最大サイズの %1 MiB を超えています。分割してください。</translation>
    </message>
    <message>
        <source>This path could not be read: %1. Check its permissions.</source>
        <translation>このパスを読み取れませんでした: %1。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>This is not a file. Use the path of a file.</source>
        <translation>ファイルではありません。ファイルのパスを使用してください。</translation>
    </message>
    <message>
        <source>This copy of unsaved text is damaged. It was not restored, but the file was kept. Open it in another editor.</source>
        <translation>この未保存テキストのコピーは破損しています。復元されませんでしたが、ファイルは残されています。別のエディターで開いてください。</translation>
    </message>
    <message>
        <source>The file is outside the folders that Outcrop may read. Move it into the workspace.</source>
        <translation>ファイルは Outcrop が読み取れるフォルダーの外にあります。ワークスペースに移動してください。</translation>
    </message>
    <message>
        <source>The file permissions do not allow reading. Make the file readable.</source>
        <translation>ファイルのアクセス権により読み取れません。読み取り可能にしてください。</translation>
    </message>
    <message>
        <source>This file is damaged, so the labels are unknown. Delete it, then set the labels again with `outcrop-cli label set`.</source>
        <translation>このファイルが破損しているため、ラベルが不明です。ファイルを削除し、`outcrop-cli label set` でラベルを設定し直してください。</translation>
    </message>
    <message>
        <source>The journal has no versions to label yet. Save a file in Outcrop, or create a git repository.</source>
        <translation>ジャーナルにはラベルを付けられるバージョンがまだありません。Outcrop でファイルを保存するか、git リポジトリを作成してください。</translation>
    </message>
    <message>
        <source>The content of this version cannot be read from the journal. %1</source>
        <translation>このバージョンの内容をジャーナルから読み取れません。%1</translation>
    </message>
    <message>
        <source>%1. Check the permissions and the free disk space</source>
        <translation>%1。アクセス権とディスクの空き容量を確認してください</translation>
    </message>
    <message>
        <source>it is not a file. Choose another path</source>
        <translation>ファイルではありません。別のパスを選んでください</translation>
    </message>
    <message>
        <source>the folder cannot be created. Check the permissions of its parent folder</source>
        <translation>フォルダーを作成できません。親フォルダーのアクセス権を確認してください</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the path and its permissions.</source>
        <translation>%1 を読み取れません: %2。パスとアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>%1 has a line of more than %2 MiB, so it is not a log. Choose another file.</source>
        <translation>%1 には %2 MiB を超える行があるため、ログではありません。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>No commit was made: the workspace is not in a git repository. Create one with `git init`. Without a repository, Outcrop&apos;s journal still records each save.</source>
        <translation>コミットは作成されませんでした: ワークスペースが git リポジトリ内にありません。`git init` で作成してください。リポジトリがなくても、Outcrop のジャーナルが保存のたびに記録します。</translation>
    </message>
    <message>
        <source>This link points to one of its parent folders, so it was not followed. Remove the link.</source>
        <translation>このリンクは親フォルダーの 1 つを指しているため、たどられませんでした。リンクを削除してください。</translation>
    </message>
    <message>
        <source>This link points outside the workspace, so it was not followed. Use the path of a file in the workspace.</source>
        <translation>このリンクはワークスペースの外を指しているため、たどられませんでした。ワークスペース内のファイルのパスを使用してください。</translation>
    </message>
    <message>
        <source>There is no such file or folder. Check the path.</source>
        <translation>ファイルまたはフォルダーがありません。パスを確認してください。</translation>
    </message>
</context>
<context>
    <name>adapters/git</name>
    <message>
        <source>%1 cannot be committed</source>
        <translation>%1 をコミットできません</translation>
    </message>
    <message>
        <source>The files are staged, but could not be committed</source>
        <translation>ファイルはステージされましたが、コミットできませんでした</translation>
    </message>
    <message>
        <source>git did not give a reason</source>
        <translation>git は理由を示しませんでした</translation>
    </message>
    <message>
        <source>The git repository that contains %1 cannot be read</source>
        <translation>%1 を含む git リポジトリを読み取れません</translation>
    </message>
    <message>
        <source>The checked-out revision cannot be determined</source>
        <translation>チェックアウト中のリビジョンを特定できません</translation>
    </message>
    <message>
        <source>Commit %1 cannot be read</source>
        <translation>コミット %1 を読み取れません</translation>
    </message>
    <message>
        <source>There is no revision `%1`</source>
        <translation>リビジョン `%1` はありません</translation>
    </message>
    <message>
        <source>The text of this version cannot be read</source>
        <translation>このバージョンのテキストを読み取れません</translation>
    </message>
    <message>
        <source>The commits cannot be read</source>
        <translation>コミットを読み取れません</translation>
    </message>
    <message>
        <source>The files of this version cannot be listed</source>
        <translation>このバージョンのファイルを一覧表示できません</translation>
    </message>
    <message>
        <source>No commit was made</source>
        <translation>コミットは作成されませんでした</translation>
    </message>
    <message>
        <source>No commit was made: a merge, rebase or similar operation is in progress. Finish it with git first.</source>
        <translation>コミットは作成されませんでした: マージ、リベースなどの操作が進行中です。先に git で完了してください。</translation>
    </message>
    <message>
        <source>No commit was made: git has no user name or email address. Set both with `git config --global user.name NAME` and `git config --global user.email ADDRESS`.</source>
        <translation>コミットは作成されませんでした: git にユーザー名またはメールアドレスがありません。`git config --global user.name NAME` と `git config --global user.email ADDRESS` で両方を設定してください。</translation>
    </message>
    <message>
        <source>No commit was made: %1 uses the filter `%2`, which Outcrop does not run. Commit it with git.</source>
        <translation>コミットは作成されませんでした: %1 は Outcrop が実行しないフィルター `%2` を使用しています。git でコミットしてください。</translation>
    </message>
    <message>
        <source>%1 is a bare repository without a work tree. Open a clone of it.</source>
        <translation>%1 は作業ツリーのないベアリポジトリです。そのクローンを開いてください。</translation>
    </message>
    <message>
        <source>%1 is a submodule with a separate history. Open its folder to see the history.</source>
        <translation>%1 は独立した履歴を持つサブモジュールです。履歴を見るには、そのフォルダーを開いてください。</translation>
    </message>
    <message>
        <source>The commit that last changed each line cannot be determined</source>
        <translation>各行を最後に変更したコミットを特定できません</translation>
    </message>
    <message>
        <source>The changes in commit %1 cannot be read</source>
        <translation>コミット %1 の変更を読み取れません</translation>
    </message>
    <message>
        <source>No commit was made: the files have not changed since the last commit.</source>
        <translation>コミットは作成されませんでした: 前回のコミット以降、ファイルは変更されていません。</translation>
    </message>
    <message>
        <source>The repository was not read: %1 contains an entry that is neither a file nor a folder. Remove the entry.</source>
        <translation>リポジトリは読み取られませんでした: %1 にファイルでもフォルダーでもない項目が含まれています。その項目を削除してください。</translation>
    </message>
    <message>
        <source>The repository was not read: %1 has more than %2 entries or more than %3 levels of folders. Remove folders that git does not use.</source>
        <translation>リポジトリは読み取られませんでした: %1 の項目が %2 個を超えているか、フォルダーが %3 階層を超えています。git が使用しないフォルダーを削除してください。</translation>
    </message>
    <message>
        <source>%1 is not in a git repository. Create one with `git init`.</source>
        <translation>%1 は git リポジトリ内にありません。`git init` で作成してください。</translation>
    </message>
    <message>
        <source>The work tree of the repository %1 is in another folder, so its history was not read. Open that folder.</source>
        <translation>リポジトリ %1 の作業ツリーは別のフォルダーにあるため、履歴は読み取られませんでした。そのフォルダーを開いてください。</translation>
    </message>
    <message>
        <source>This path is outside the workspace. Choose a path inside it.</source>
        <translation>このパスはワークスペースの外にあります。ワークスペース内のパスを選んでください。</translation>
    </message>
    <message>
        <source>`%1` is not a commit in the repository. Use a commit from its history.</source>
        <translation>`%1` はリポジトリのコミットではありません。履歴にあるコミットを使用してください。</translation>
    </message>
    <message>
        <source>This file did not exist in that version. Choose another version.</source>
        <translation>このファイルはそのバージョンには存在しませんでした。別のバージョンを選んでください。</translation>
    </message>
    <message>
        <source>The repository&apos;s tags cannot be read</source>
        <translation>リポジトリのタグを読み取れません</translation>
    </message>
    <message>
        <source>The tag `%1` cannot be set</source>
        <translation>タグ `%1` を設定できません</translation>
    </message>
    <message>
        <source>Try again when no other git command is running.</source>
        <translation>ほかの git コマンドが実行されていないときにもう一度試してください。</translation>
    </message>
    <message>
        <source>Check the repository with `git fsck`.</source>
        <translation>`git fsck` でリポジトリを検査してください。</translation>
    </message>
    <message>
        <source>Use a commit, a branch or a tag.</source>
        <translation>コミット、ブランチ、タグのいずれかを使用してください。</translation>
    </message>
    <message>
        <source>No commit was made: git ignores %1. Remove the matching pattern from .gitignore.</source>
        <translation>コミットは作成されませんでした: git は %1 を無視します。一致するパターンを .gitignore から削除してください。</translation>
    </message>
    <message>
        <source>The repository %1 belongs to another user, so its history was not read. If you trust it, run `git config --global --add safe.directory %1`.</source>
        <translation>リポジトリ %1 は別のユーザーのものであるため、履歴は読み取られませんでした。信頼する場合は `git config --global --add safe.directory %1` を実行してください。</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, the maximum size. Split it.</source>
        <translation>このファイルは最大サイズの %1 MiB を超えています。分割してください。</translation>
    </message>
</context>
<context>
    <name>adapters/http</name>
    <message>
        <source>the response is longer than %1 MiB</source>
        <translation>応答が %1 MiB を超えています</translation>
    </message>
    <message>
        <source>no data was received for %1</source>
        <translation>%1 の間データを受信しませんでした</translation>
    </message>
    <message>
        <source>the connection was closed before the request could be sent</source>
        <translation>リクエストを送信する前に接続が閉じられました</translation>
    </message>
    <message>
        <source>the proxy requires a user name and a password</source>
        <translation>プロキシがユーザー名とパスワードを要求しています</translation>
    </message>
    <message>
        <source>the connection was refused</source>
        <translation>接続が拒否されました</translation>
    </message>
    <message>
        <source>the proxy could not be reached, or it rejected the request</source>
        <translation>プロキシに到達できないか、プロキシがリクエストを拒否しました</translation>
    </message>
    <message>
        <source>the response was incomplete after %1</source>
        <translation>%1 経過しても応答が完了しませんでした</translation>
    </message>
    <message>
        <source>no connection was made within %1</source>
        <translation>%1 以内に接続できませんでした</translation>
    </message>
    <message>
        <source>the connection was closed before an HTTP response began</source>
        <translation>HTTP 応答が始まる前に接続が閉じられました</translation>
    </message>
    <message>
        <source>the connection was closed before the response was complete</source>
        <translation>応答が完了する前に接続が閉じられました</translation>
    </message>
    <message>
        <source>no secure connection could be made; TLS 1.2 or later is required</source>
        <translation>安全な接続を確立できませんでした。TLS 1.2 以降が必要です</translation>
    </message>
    <message>
        <source>the data received is not an HTTP response</source>
        <translation>受信したデータは HTTP 応答ではありません</translation>
    </message>
    <message>
        <source>the host name could not be resolved</source>
        <translation>ホスト名を解決できませんでした</translation>
    </message>
    <message>
        <source>the request was stopped</source>
        <translation>リクエストは停止されました</translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation>ファイル %1 が見つからないか、読み込めません。Outcrop を再インストールしてください</translation>
    </message>
</context>
<context>
    <name>adapters/keychain</name>
    <message>
        <source>%1 is not set</source>
        <translation>%1 が設定されていません</translation>
    </message>
    <message>
        <source>the system key store cannot be used (%1). Start or unlock it, or set the key in an environment variable</source>
        <translation>システムのキーストアを使用できません (%1)。キーストアを起動またはロック解除するか、環境変数にキーを設定してください</translation>
    </message>
    <message>
        <source>it is locked</source>
        <translation>ロックされています</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>存在しません</translation>
    </message>
    <message>
        <source>there is no session bus</source>
        <translation>セッションバスがありません</translation>
    </message>
    <message>
        <source>the program has no event loop</source>
        <translation>プログラムにイベントループがありません</translation>
    </message>
    <message>
        <source>it does not respond</source>
        <translation>応答がありません</translation>
    </message>
    <message>
        <source>%1 is an environment variable, which Outcrop cannot change. Set it in your environment, then restart Outcrop</source>
        <translation>%1 は環境変数であるため、Outcrop では変更できません。環境で設定し、Outcrop を再起動してください</translation>
    </message>
    <message>
        <source>no key for %1 has been entered since the program started</source>
        <translation>プログラムの起動後に %1 のキーは入力されていません</translation>
    </message>
    <message>
        <source>the system key store has no key for %1. `outcrop-cli keys list` lists the stored keys</source>
        <translation>システムのキーストアに %1 のキーがありません。`outcrop-cli keys list` で保存済みのキーを一覧表示できます</translation>
    </message>
    <message>
        <source>the system key store denied access to the key for %1. Allow Outcrop to use the key, then try again</source>
        <translation>システムのキーストアが %1 のキーへのアクセスを拒否しました。Outcrop にキーの使用を許可し、もう一度試してください</translation>
    </message>
    <message>
        <source>the system key store did not remove the key for %1. Try again, or remove the key with the key manager of your desktop</source>
        <translation>システムのキーストアが %1 のキーを削除しませんでした。もう一度試すか、デスクトップのキーマネージャーでキーを削除してください</translation>
    </message>
    <message>
        <source>the key for %1 in the system key store is empty; store it again</source>
        <translation>システムのキーストアにある %1 のキーが空です。保存し直してください</translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation>ファイル %1 が見つからないか、読み込めません。Outcrop を再インストールしてください</translation>
    </message>
</context>
<context>
    <name>adapters/notify</name>
    <message>
        <source>there is no session bus</source>
        <translation>セッションバスがありません</translation>
    </message>
    <message>
        <source>Telegram did not give a reason</source>
        <translation>Telegram は理由を示しませんでした</translation>
    </message>
    <message>
        <source>stopped while waiting for Telegram</source>
        <translation>Telegram の待機中に停止されました</translation>
    </message>
    <message>
        <source>the desktop cannot show notifications: %1. Choose another notify_channel in [evolution] of config.toml</source>
        <translation>デスクトップに通知を表示できません: %1。config.toml の [evolution] で別の notify_channel を選んでください</translation>
    </message>
    <message>
        <source>the response from Telegram does not match its API (HTTP %1). Try again later</source>
        <translation>Telegram からの応答が API と一致しません (HTTP %1)。後でもう一度試してください</translation>
    </message>
    <message>
        <source>no bot token is stored for %1, or the host is not allowed. Store a token with `outcrop-cli keys set telegram`; if %1 is a self-hosted server, also run `outcrop-cli keys allow telegram %1`</source>
        <translation>%1 のボットトークンが保存されていないか、ホストが許可されていません。`outcrop-cli keys set telegram` でトークンを保存してください。%1 が自己ホスト型サーバーの場合は、`outcrop-cli keys allow telegram %1` も実行してください</translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation>ファイル %1 が見つからないか、読み込めません。Outcrop を再インストールしてください</translation>
    </message>
    <message>
        <source>this is not a Telegram bot token. Enter a token in the form 123456:AbC-dEf_1</source>
        <translation>Telegram のボットトークンではありません。123456:AbC-dEf_1 の形式でトークンを入力してください</translation>
    </message>
    <message>
        <source>The request to Telegram failed: %1. Check the network, then try again</source>
        <translation>Telegram へのリクエストに失敗しました: %1。ネットワークを確認し、もう一度試してください</translation>
    </message>
    <message>
        <source>Telegram rejected the request: %1. Check the bot token and telegram_chat</source>
        <translation>Telegram がリクエストを拒否しました: %1。ボットトークンと telegram_chat を確認してください</translation>
    </message>
</context>
<context>
    <name>adapters/otlp</name>
    <message>
        <source>port %1 on 127.0.0.1 cannot be opened: %2. Choose another with --port.</source>
        <translation>127.0.0.1 のポート %1 を開けません: %2。--port で別のポートを選んでください。</translation>
    </message>
    <message>
        <source>exports must be sent with POST</source>
        <translation>エクスポートは POST で送信する必要があります</translation>
    </message>
    <message>
        <source>the body is not an OTLP export in protobuf. Check the Content-Type</source>
        <translation>ボディが protobuf の OTLP エクスポートではありません。Content-Type を確認してください</translation>
    </message>
    <message>
        <source>the body is not in gzip format. Check the Content-Encoding</source>
        <translation>ボディが gzip 形式ではありません。Content-Encoding を確認してください</translation>
    </message>
    <message>
        <source>the body is larger than %1 MiB. Send smaller batches</source>
        <translation>ボディが %1 MiB を超えています。より小さいバッチで送信してください</translation>
    </message>
    <message>
        <source>the list `%1` is missing from the body. Send an OTLP export</source>
        <translation>ボディにリスト `%1` がありません。OTLP エクスポートを送信してください</translation>
    </message>
    <message>
        <source>the path is neither /v1/traces nor /v1/logs. Use one of them</source>
        <translation>パスが /v1/traces でも /v1/logs でもありません。いずれかを使用してください</translation>
    </message>
    <message>
        <source>the Host header does not name this computer. Use 127.0.0.1 or localhost</source>
        <translation>Host ヘッダーがこのコンピューターを指していません。127.0.0.1 または localhost を使用してください</translation>
    </message>
    <message>
        <source>requests from web pages are not accepted. Send exports from a program</source>
        <translation>Web ページからのリクエストは受け付けません。プログラムからエクスポートを送信してください</translation>
    </message>
    <message>
        <source>the Content-Type is neither application/json nor application/x-protobuf. Use one of them</source>
        <translation>Content-Type が application/json でも application/x-protobuf でもありません。いずれかを使用してください</translation>
    </message>
    <message>
        <source>the Content-Encoding is neither gzip nor identity. Use one of them</source>
        <translation>Content-Encoding が gzip でも identity でもありません。いずれかを使用してください</translation>
    </message>
    <message>
        <source>the request headers are too large. Send fewer headers</source>
        <translation>リクエストヘッダーが大きすぎます。ヘッダーを減らして送信してください</translation>
    </message>
    <message>
        <source>the request is not HTTP/1.1. Send exports over HTTP/1.1</source>
        <translation>リクエストが HTTP/1.1 ではありません。HTTP/1.1 でエクスポートを送信してください</translation>
    </message>
</context>
<context>
    <name>adapters/postgresql</name>
    <message>
        <source>%1 was migrated to schema version %2. A backup of the old tables is in the schema %3.</source>
        <translation>%1 をスキーマバージョン %2 に移行しました。古いテーブルのバックアップはスキーマ %3 にあります。</translation>
    </message>
    <message>
        <source>%1 is a backup of schema version %2, but the current schema has version %3. Migrate the current schema to version %2 first.</source>
        <translation>%1 はスキーマバージョン %2 のバックアップですが、現在のスキーマのバージョンは %3 です。先に現在のスキーマをバージョン %2 に移行してください。</translation>
    </message>
    <message>
        <source>There is no backup &quot;%1&quot;. Check its name.</source>
        <translation>バックアップ「%1」はありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>PostgreSQL at %1, %2.%3</source>
        <translation>%1 の PostgreSQL、%2.%3</translation>
    </message>
    <message>
        <source>The address of a PostgreSQL server must not contain a semicolon. Remove it.</source>
        <translation>PostgreSQL サーバーのアドレスにはセミコロンを含められません。削除してください。</translation>
    </message>
    <message>
        <source>%1: the connection was lost, and the transaction was rolled back. Try again.</source>
        <translation>%1: 接続が失われ、トランザクションがロールバックされました。もう一度試してください。</translation>
    </message>
    <message>
        <source>%1: a statement in the transaction failed, so the transaction was rolled back. Try again.</source>
        <translation>%1: トランザクション内の文が失敗したため、トランザクションがロールバックされました。もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop. Upgrade Outcrop.</source>
        <translation>%1 は新しいバージョンの Outcrop で書き込まれました。Outcrop をアップグレードしてください。</translation>
    </message>
    <message>
        <source>%1 was written by an older version of Outcrop. Rebuild the index with `outcrop-cli index`.</source>
        <translation>%1 は古いバージョンの Outcrop で書き込まれました。`outcrop-cli index` でインデックスを再構築してください。</translation>
    </message>
    <message>
        <source>%1 is read-only on the server. Connect to a server that accepts writes.</source>
        <translation>%1 はサーバー上で読み取り専用です。書き込みを受け付けるサーバーに接続してください。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop (schema version %2; this version supports %3), so it is read-only. Upgrade Outcrop.</source>
        <translation>%1 は新しいバージョンの Outcrop で書き込まれたため (スキーマバージョン %2、このバージョンの対応は %3)、読み取り専用です。Outcrop をアップグレードしてください。</translation>
    </message>
    <message>
        <source>%1 is read-only: this user has no permission to write. Grant this permission, or connect as another user.</source>
        <translation>%1 は読み取り専用です: このユーザーには書き込み権限がありません。権限を付与するか、別のユーザーとして接続してください。</translation>
    </message>
    <message>
        <source>The script that creates the index tables is missing. Reinstall Outcrop.</source>
        <translation>インデックスのテーブルを作成するスクリプトがありません。Outcrop を再インストールしてください。</translation>
    </message>
</context>
<context>
    <name>adapters/providers</name>
    <message>
        <source>The call was stopped.</source>
        <translation>呼び出しは停止されました。</translation>
    </message>
    <message>
        <source>listing its models</source>
        <translation>モデルの一覧取得</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <source>No request was sent: %1</source>
        <translation>リクエストは送信されませんでした: %1</translation>
    </message>
    <message>
        <source>The key for %1 is not sent to %2, because anyone on the network could read it. Use HTTPS.</source>
        <translation>ネットワーク上の誰でも読み取れるため、%1 のキーは %2 に送信されません。HTTPS を使用してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n attempts)</source>
        <translation>
            <numerusform>%1 (%n 回の試行)</numerusform>
        </translation>
    </message>
    <message>
        <source>The response from %1 was not read completely: %2. Try again.</source>
        <translation>%1 からの応答を最後まで読み取れませんでした: %2。もう一度試してください。</translation>
    </message>
    <message>
        <source>No request was sent: the header &quot;%1&quot; has no name, or contains a line break or a null character. Correct it.</source>
        <translation>リクエストは送信されませんでした: ヘッダー「%1」に名前がないか、改行または null 文字が含まれています。修正してください。</translation>
    </message>
    <message>
        <source>counting tokens</source>
        <translation>トークンの計数</translation>
    </message>
    <message>
        <source>%1 does not support %2. Choose another provider.</source>
        <translation>%1 は%2に対応していません。別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>The model list of %1 continues on a different host. No request was sent there. Check the base URL.</source>
        <translation>%1 のモデル一覧は別のホストに続いています。そのホストにはリクエストを送信していません。ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>No request was sent: the key for %1 is not a pair of AWS credentials. Store it as ACCESS_KEY_ID:SECRET_ACCESS_KEY, followed by :SESSION_TOKEN if it is temporary.</source>
        <translation>リクエストは送信されませんでした: %1 のキーが AWS 認証情報の組ではありません。ACCESS_KEY_ID:SECRET_ACCESS_KEY の形式で保存し、一時的なものの場合は :SESSION_TOKEN を続けてください。</translation>
    </message>
    <message>
        <source>%1 could not be reached at %2: %3. No request reached the provider. Check the system proxy settings.</source>
        <translation>%2 で %1 に到達できませんでした: %3。リクエストはプロバイダーに届いていません。システムのプロキシ設定を確認してください。</translation>
    </message>
    <message>
        <source>%1 did not respond in time: %2. The request may have been billed. Try again later.</source>
        <translation>%1 が時間内に応答しませんでした: %2。リクエストが課金された可能性があります。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>The response from %1 is compressed (%2), although Outcrop requested an uncompressed one. Check whether a proxy compresses responses.</source>
        <translation>Outcrop は非圧縮の応答を要求しましたが、%1 からの応答は圧縮されています (%2)。プロキシが応答を圧縮していないか確認してください。</translation>
    </message>
    <message>
        <source>an invalid URL</source>
        <translation>無効な URL</translation>
    </message>
    <message>
        <source>%1 could not be reached at %2: %3. No request was sent. Check the base URL and the network.</source>
        <translation>%2 で %1 に到達できませんでした: %3。リクエストは送信されていません。ベース URL とネットワークを確認してください。</translation>
    </message>
    <message>
        <source>The identity of %2 (%1) could not be verified: %3. No request was sent. Check the base URL.</source>
        <translation>%2 (%1) の身元を検証できませんでした: %3。リクエストは送信されていません。ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be called at %2: %3. Check the base URL.</source>
        <translation>%2 で %1 を呼び出せません: %3。ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>%2, the host of %1, redirects to %3. Neither the key nor the request was sent there. If the new host is correct, change the base URL.</source>
        <translation>%1 のホスト %2 が %3 にリダイレクトしています。そこにはキーもリクエストも送信していません。新しいホストが正しい場合は、ベース URL を変更してください。</translation>
    </message>
    <message>
        <source>The request was sent to %1, but %2. It may have been billed. Try again. If this happens every time, check the base URL: another service may be running at %3.</source>
        <translation>%1 にリクエストを送信しましたが、%2。課金された可能性があります。もう一度試してください。毎回発生する場合は、別のサービスが %3 で動作している可能性があるため、ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>The request was sent to %1, but %2. It may have been billed. Try again later.</source>
        <translation>%1 にリクエストを送信しましたが、%2。課金された可能性があります。後でもう一度試してください。</translation>
    </message>
</context>
<context>
    <name>adapters/sql</name>
    <message>
        <source>Qt&apos;s %1 driver cannot be loaded. Install %2. (%3)</source>
        <translation>Qt の %1 ドライバーを読み込めません。%2 をインストールしてください。(%3)</translation>
    </message>
    <message>
        <source>the connection is closed</source>
        <translation>接続は閉じられています</translation>
    </message>
    <message>
        <source>Specify which %1 to delete.</source>
        <translation>削除する %1 を指定してください。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop. Upgrade Outcrop.</source>
        <translation>%1 は新しいバージョンの Outcrop で書き込まれました。Outcrop をアップグレードしてください。</translation>
    </message>
    <message>
        <source>There is no schema version %1. Use a version from 0 to %2.</source>
        <translation>スキーマバージョン %1 はありません。0 から %2 までのバージョンを使用してください。</translation>
    </message>
    <message>
        <source>The %1 have no field &quot;%2&quot;. Check its name.</source>
        <translation>%1 にはフィールド「%2」がありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>A record in the %1 has no time. Set its `at` field.</source>
        <translation>%1 の記録に時刻がありません。`at` フィールドを設定してください。</translation>
    </message>
    <message>
        <source>There is no record %1 in the %2. Check its ID.</source>
        <translation>%2 に記録 %1 はありません。ID を確認してください。</translation>
    </message>
    <message>
        <source>Internal error: a database statement with %2 parameters received %1 values. Report this statement: %3</source>
        <translation>内部エラー: %2 個のパラメーターを持つデータベース文が %1 個の値を受け取りました。この文を報告してください: %3</translation>
    </message>
</context>
<context>
    <name>adapters/sqlite</name>
    <message>
        <source>The database %1 is damaged (%2).</source>
        <translation>データベース %1 は破損しています (%2)。</translation>
    </message>
    <message>
        <source>Another program is using it. Try again later.</source>
        <translation>別のプログラムが使用しています。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>%1: records %2 cannot be read.</source>
        <translation>%1: 記録 %2 を読み取れません。</translation>
    </message>
    <message>
        <source>%1 Records can be read but not written.</source>
        <translation>%1 記録の読み取りはできますが、書き込みはできません。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>The disk is full, so no changes were saved. Free some space and try again.</source>
        <translation>ディスクがいっぱいのため、変更は保存されませんでした。空き容量を増やし、もう一度試してください。</translation>
    </message>
    <message>
        <source>The index %1 was damaged, so it was deleted. Rebuild it with `outcrop-cli index`.</source>
        <translation>インデックス %1 は破損していたため削除されました。`outcrop-cli index` で再構築してください。</translation>
    </message>
    <message>
        <source>The database could not be copied</source>
        <translation>データベースをコピーできませんでした</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>Database error in %1: %2</source>
        <translation>%1 のデータベースエラー: %2</translation>
    </message>
    <message>
        <source>Another program is reading %1, so its write-ahead log still contains deleted records. Run the command again later.</source>
        <translation>別のプログラムが %1 を読み取っているため、先行書き込みログに削除済みの記録がまだ含まれています。後でコマンドをもう一度実行してください。</translation>
    </message>
    <message>
        <source>The database was migrated from version %1 to %2. The old database was backed up as %3.</source>
        <translation>データベースをバージョン %1 から %2 に移行しました。古いデータベースは %3 としてバックアップされました。</translation>
    </message>
    <message>
        <source>The backup could not be renamed to %1, so it was deleted. Try again.</source>
        <translation>バックアップの名前を %1 に変更できなかったため、バックアップは削除されました。もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 is not a backup of a store, so it was not restored. Choose another file.</source>
        <translation>%1 はストアのバックアップではないため、復元されませんでした。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 belongs to another program. It was not changed. Choose another path.</source>
        <translation>%1 は別のプログラムのものです。変更されていません。別のパスを選んでください。</translation>
    </message>
    <message>
        <source>The file is read-only. Make it writable.</source>
        <translation>ファイルは読み取り専用です。書き込み可能にしてください。</translation>
    </message>
    <message>
        <source>The file is not a database, or its header is damaged. It was not changed. Restore a backup.</source>
        <translation>ファイルがデータベースではないか、ヘッダーが破損しています。変更されていません。バックアップを復元してください。</translation>
    </message>
    <message>
        <source>%1 is a link or is inside a linked folder, so it is not opened as a database. Use a path without links.</source>
        <translation>%1 はリンクであるか、リンクされたフォルダーの中にあるため、データベースとして開けません。リンクを含まないパスを使用してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Check its permissions.</source>
        <translation>%1 に書き込めません: %2。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>%1 is not a regular file, so it is not opened as a database. Choose another path.</source>
        <translation>%1 は通常のファイルではないため、データベースとして開けません。別のパスを選んでください。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Check its permissions.</source>
        <translation>フォルダー %1 を作成できません。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>The index %1 has schema version %2, but Outcrop uses version %3, so the index must be rebuilt. Run `outcrop-cli index`.</source>
        <translation>インデックス %1 のスキーマバージョンは %2 ですが、Outcrop はバージョン %3 を使用するため、再構築が必要です。`outcrop-cli index` を実行してください。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop (schema version %2; this version supports %3), so it is read-only. Upgrade Outcrop.</source>
        <translation>%1 は新しいバージョンの Outcrop で書き込まれたため (スキーマバージョン %2、このバージョンの対応は %3)、読み取り専用です。Outcrop をアップグレードしてください。</translation>
    </message>
    <message>
        <source>There is no database %1. Check the path.</source>
        <translation>データベース %1 はありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>%1. Check the disk and the permissions of the file.</source>
        <translation>%1。ディスクとファイルのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>The write-ahead log of %1 is missing, although the database was not closed properly. The last records may be lost. If so, restore a backup.</source>
        <translation>データベースが正しく閉じられていないのに、%1 の先行書き込みログがありません。最後の記録が失われている可能性があります。その場合は、バックアップを復元してください。</translation>
    </message>
    <message>
        <source>The database is now read-only. Export the readable records with `outcrop-cli store rescue`, then rename the file or restore a backup.</source>
        <translation>データベースは読み取り専用になりました。読み取り可能な記録を `outcrop-cli store rescue` でエクスポートし、ファイルの名前を変更するか、バックアップを復元してください。</translation>
    </message>
    <message>
        <source>%1 Restore another backup.</source>
        <translation>%1 別のバックアップを復元してください。</translation>
    </message>
    <message>
        <source>%1 The database is read-only.</source>
        <translation>%1 データベースは読み取り専用です。</translation>
    </message>
    <message>
        <source>%1: the record %2 refers to a nonexistent record in the table %3</source>
        <translation>%1: 記録 %2 がテーブル %3 の存在しない記録を参照しています</translation>
    </message>
    <message>
        <source>%1. Try again. If this message appears again, check the database with `outcrop-cli store check`.</source>
        <translation>%1。もう一度試してください。このメッセージが再び表示される場合は、`outcrop-cli store check` でデータベースを検査してください。</translation>
    </message>
    <message>
        <source>The limits for untrusted files could not be set. Reinstall Outcrop and Qt&apos;s SQLite driver</source>
        <translation>信頼できないファイルに対する制限を設定できませんでした。Outcrop と Qt の SQLite ドライバーを再インストールしてください</translation>
    </message>
    <message>
        <source>The file is damaged and was not changed. If it contains records, export the readable ones with `outcrop-cli store rescue`.</source>
        <translation>ファイルは破損しており、変更されていません。記録が含まれている場合は、読み取り可能なものを `outcrop-cli store rescue` でエクスポートしてください。</translation>
    </message>
    <message>
        <source>The search index %1 is damaged. Rebuild it with `outcrop-cli index`.</source>
        <translation>検索インデックス %1 は破損しています。`outcrop-cli index` で再構築してください。</translation>
    </message>
    <message>
        <source>%1 has tables of version %2, but this program reads version %3 without upgrading. Open the records to upgrade them.</source>
        <translation>%1 のテーブルはバージョン %2 ですが、このプログラムがアップグレードせずに読み取れるのはバージョン %3 です。アップグレードするには、記録を開いてください。</translation>
    </message>
    <message>
        <source>%1 was opened as a snapshot, which cannot be changed. Open the records to change them.</source>
        <translation>%1 は変更できないスナップショットとして開かれました。記録を変更するには、記録を開いてください。</translation>
    </message>
</context>
<context>
    <name>adapters/syntax</name>
    <message>
        <source>parsing the source as %1 takes too long; split it</source>
        <translation>ソースを %1 として解析するのに時間がかかりすぎます。分割してください</translation>
    </message>
    <message>
        <source>the source crashes the process that parses it as %1; split it</source>
        <translation>ソースを %1 として解析するプロセスがクラッシュします。ソースを分割してください</translation>
    </message>
    <message>
        <source>the process that parses the source as %1 could not be started; reinstall Outcrop</source>
        <translation>ソースを %1 として解析するプロセスを起動できませんでした。Outcrop を再インストールしてください</translation>
    </message>
</context>
<context>
    <name>adapters/typesense</name>
    <message>
        <source>Typesense at %1</source>
        <translation>%1 の Typesense</translation>
    </message>
    <message>
        <source>the server did not give a reason</source>
        <translation>サーバーは理由を示しませんでした</translation>
    </message>
    <message>
        <source>The key for %1 is not sent over unencrypted HTTP, because anyone on the network could read it. Use HTTPS.</source>
        <translation>ネットワーク上の誰でも読み取れるため、%1 のキーは暗号化されていない HTTP では送信されません。HTTPS を使用してください。</translation>
    </message>
    <message>
        <source>%1 redirects to another address. The key is not sent there. If the new address is correct, set it as `url` in [retrieval] of config.toml.</source>
        <translation>%1 が別のアドレスにリダイレクトしています。キーはそこには送信されません。新しいアドレスが正しい場合は、config.toml の [retrieval] の `url` に設定してください。</translation>
    </message>
    <message>
        <source>%1 rejected the key: %2. Store a valid one with: outcrop-cli keys set typesense --host %3</source>
        <translation>%1 がキーを拒否しました: %2。次のコマンドで有効なキーを保存してください: outcrop-cli keys set typesense --host %3</translation>
    </message>
    <message>
        <source>“%1” in the collection “%2”: %3</source>
        <translation>コレクション「%2」の「%1」: %3</translation>
    </message>
    <message>
        <source>The identity of %1 could not be verified: %2. No request was sent. Check the address.</source>
        <translation>%1 の身元を検証できませんでした: %2。リクエストは送信されていません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2. No request was sent. Check the address and the network.</source>
        <translation>%1 に到達できませんでした: %2。リクエストは送信されていません。アドレスとネットワークを確認してください。</translation>
    </message>
    <message>
        <source>%1 received %2 searches but returned %3 results. Try again.</source>
        <translation>%1 は %2 件の検索を受け取りましたが、%3 件の結果を返しました。もう一度試してください。</translation>
    </message>
    <message>
        <source>The response from %1 was not read completely: %2. Try again.</source>
        <translation>%1 からの応答を最後まで読み取れませんでした: %2。もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 rejected the request (HTTP %2). Check the server log. Message from the server: %3</source>
        <translation>%1 がリクエストを拒否しました (HTTP %2)。サーバーのログを確認してください。サーバーからのメッセージ: %3</translation>
    </message>
    <message>
        <source>%1 received %2 documents but returned %3 results, so it is unknown which documents were stored. Rebuild the index with `outcrop-cli index --rebuild`.</source>
        <translation>%1 は %2 個のドキュメントを受け取りましたが、%3 件の結果を返したため、どのドキュメントが保存されたか不明です。`outcrop-cli index --rebuild` でインデックスを再構築してください。</translation>
    </message>
    <message>
        <source>%1 rejected %2 of %3 documents. Fix them, then run `outcrop-cli index`. First error: %4</source>
        <translation>%1 が %3 個のドキュメントのうち %2 個を拒否しました。それらを修正し、`outcrop-cli index` を実行してください。最初のエラー: %4</translation>
    </message>
    <message>
        <source>The response from %1 is not JSON. Check the address of the server.</source>
        <translation>%1 からの応答が JSON ではありません。サーバーのアドレスを確認してください。</translation>
    </message>
    <message>
        <source>%1 rejected a search (%2). Rebuild the index with `outcrop-cli index --rebuild`. Message from the server: %3</source>
        <translation>%1 が検索を拒否しました (%2)。`outcrop-cli index --rebuild` でインデックスを再構築してください。サーバーからのメッセージ: %3</translation>
    </message>
    <message>
        <source>No valid response from %1: %2. Try again.</source>
        <translation>%1 から有効な応答がありません: %2。もう一度試してください。</translation>
    </message>
</context>
<context>
    <name>app/check</name>
    <message>
        <source>This is not a baseline. Create one with --write-baseline.</source>
        <translation>これはベースラインではありません。--write-baseline で作成してください。</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>検出項目なし</translation>
    </message>
    <message>
        <source>%1, %2 and %3 in %4 of %5</source>
        <translation>%5のうち %4 個で、%1、%2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>注記 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings can be fixed with --fix</source>
        <translation>
            <numerusform>%n 件の検出項目は --fix で修正可能</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such baseline. Create it with --write-baseline.</source>
        <translation>そのようなベースラインはありません。--write-baseline で作成してください。</translation>
    </message>
    <message>
        <source>The key &quot;description&quot; is missing or empty, so clients do not know when to use this agent. Add one sentence on when to use it.</source>
        <translation>キー「description」がないか空であるため、クライアントはこのエージェントをいつ使用すべきか判断できません。使用する場面を 1 文で追加してください。</translation>
    </message>
    <message>
        <source>%1 could not be read completely</source>
        <translation>%1を最後まで読み取れませんでした</translation>
    </message>
    <message>
        <source>%1 in the baseline, not counted</source>
        <translation>ベースラインに含まれる%1 (数に含まない)</translation>
    </message>
    <message>
        <source>The file has no findings.</source>
        <translation>ファイルに検出項目はありません。</translation>
    </message>
    <message>
        <source>No provider has the model `%1`: %2. Change the name, or add the model to an adapter.</source>
        <translation>モデル `%1` を持つプロバイダーはありません: %2。名前を変更するか、モデルをアダプターに追加してください。</translation>
    </message>
    <message>
        <source>The fix overlaps with another fix. Run --fix again.</source>
        <translation>この修正は別の修正と重なっています。--fix をもう一度実行してください。</translation>
    </message>
    <message>
        <source>The fix would add errors to the file. Edit the file manually.</source>
        <translation>この修正ではファイルにエラーが増えます。ファイルを手動で編集してください。</translation>
    </message>
    <message>
        <source>The fix did not remove the finding. Edit the file manually.</source>
        <translation>修正しても検出項目がなくなりませんでした。ファイルを手動で編集してください。</translation>
    </message>
    <message>
        <source>There is no such file or folder. Check the path.</source>
        <translation>ファイルまたはフォルダーがありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>The fix is a guess that may change the meaning. If it is correct, edit the file manually.</source>
        <translation>この修正は推測によるもので、意味が変わる可能性があります。正しい場合は、ファイルを手動で編集してください。</translation>
    </message>
    <message>
        <source>The front matter would still be invalid. Edit the file manually.</source>
        <translation>フロントマターは無効なままです。ファイルを手動で編集してください。</translation>
    </message>
    <message>
        <source>The description is still the placeholder of the template. Describe the purpose of this document and when to use it.</source>
        <translation>説明がテンプレートの仮の文のままです。このドキュメントの目的と使用する場面を説明してください。</translation>
    </message>
    <message>
        <source>%1 may support the model `%2`, but Outcrop cannot render prompts for this model: %3. To use the model here, add it to an adapter.</source>
        <translation>%1 はモデル `%2` に対応している可能性がありますが、Outcrop はこのモデル用のプロンプトをレンダリングできません: %3。このモデルを使用するには、アダプターに追加してください。</translation>
    </message>
    <message>
        <source>No files were checked: there are no agents, skills, commands, instruction files, layers or configuration files here. Check the path.</source>
        <translation>検査したファイルはありません: ここにはエージェント、スキル、コマンド、指示ファイル、レイヤー、設定ファイルがありません。パスを確認してください。</translation>
    </message>
</context>
<context>
    <name>app/completion</name>
    <message>
        <source>both must be true</source>
        <translation>両方が真</translation>
    </message>
    <message>
        <source>is one of these</source>
        <translation>次のいずれかである</translation>
    </message>
    <message>
        <source>is none of these</source>
        <translation>次のいずれでもない</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>以下</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>以上</translation>
    </message>
    <message>
        <source>the selected agent</source>
        <translation>選択したエージェント</translation>
    </message>
    <message>
        <source>the selected profile</source>
        <translation>選択したプロファイル</translation>
    </message>
    <message>
        <source>the provider of the request</source>
        <translation>リクエストのプロバイダー</translation>
    </message>
    <message>
        <source>the model of the request</source>
        <translation>リクエストのモデル</translation>
    </message>
    <message>
        <source>the model&apos;s context window, in tokens</source>
        <translation>モデルのコンテキストウィンドウ (トークン数)</translation>
    </message>
    <message>
        <source>phase in profile %1</source>
        <translation>プロファイル %1 のフェーズ</translation>
    </message>
    <message>
        <source>scope in profile %1</source>
        <translation>プロファイル %1 のスコープ</translation>
    </message>
    <message>
        <source>from skill %1</source>
        <translation>スキル %1 から</translation>
    </message>
    <message>
        <source>from the specialist %1</source>
        <translation>スペシャリスト %1 から</translation>
    </message>
    <message>
        <source>from layer %1</source>
        <translation>レイヤー %1 から</translation>
    </message>
    <message>
        <source>from agent %1</source>
        <translation>エージェント %1 から</translation>
    </message>
    <message>
        <source>the reason in the loss ledger</source>
        <translation>損失台帳での理由</translation>
    </message>
    <message>
        <source>the action in the loss ledger</source>
        <translation>損失台帳での処理</translation>
    </message>
    <message>
        <source>below this size, condensed forms are sent</source>
        <translation>このサイズ未満では要約版を送信</translation>
    </message>
    <message>
        <source>values, separated by commas</source>
        <translation>コンマ区切りの値</translation>
    </message>
    <message>
        <source>the context window of %1</source>
        <translation>%1 のコンテキストウィンドウ</translation>
    </message>
    <message>
        <source>the selected phase</source>
        <translation>選択したフェーズ</translation>
    </message>
    <message>
        <source>the selected scope</source>
        <translation>選択したスコープ</translation>
    </message>
    <message>
        <source>converts a JSON Schema according to schema_rules</source>
        <translation>schema_rules に従って JSON Schema を変換</translation>
    </message>
    <message>
        <source>json: encoded as a JSON string</source>
        <translation>json: JSON 文字列としてエンコード</translation>
    </message>
    <message>
        <source>the template for each item of the list</source>
        <translation>リストの各項目のテンプレート</translation>
    </message>
    <message>
        <source>a template, encoded as a JSON string</source>
        <translation>JSON 文字列としてエンコードするテンプレート</translation>
    </message>
    <message>
        <source>omitted unless this is true</source>
        <translation>真でない場合は省略</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>等しい</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>より小さい</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>より大きい</translation>
    </message>
    <message>
        <source>negates the condition</source>
        <translation>条件を否定</translation>
    </message>
    <message>
        <source>is not equal to</source>
        <translation>等しくない</translation>
    </message>
    <message>
        <source>a list whose items are rendered with `as`</source>
        <translation>項目を `as` でレンダリングするリスト</translation>
    </message>
    <message>
        <source>strings to join</source>
        <translation>連結する文字列</translation>
    </message>
    <message>
        <source>the separator of the joined strings</source>
        <translation>連結した文字列の区切り</translation>
    </message>
    <message>
        <source>a value from the bundle</source>
        <translation>バンドルの値</translation>
    </message>
    <message>
        <source>built-in tool of a coding agent</source>
        <translation>コーディングエージェントの組み込みツール</translation>
    </message>
    <message>
        <source>the fallback if the value is missing</source>
        <translation>値がない場合の代替値</translation>
    </message>
    <message>
        <source>the selected workload or a broader workload</source>
        <translation>選択したワークロードまたは上位のワークロード</translation>
    </message>
    <message>
        <source>maps the value to the provider&apos;s value</source>
        <translation>値をプロバイダーの値に対応付け</translation>
    </message>
    <message>
        <source>at least one must be true</source>
        <translation>少なくとも 1 つが真</translation>
    </message>
</context>
<context>
    <name>app/context</name>
    <message>
        <source>%1 is not in %2. Choose a start folder inside it.</source>
        <translation>%1 は %2 の中にありません。その中の開始フォルダーを選んでください。</translation>
    </message>
    <message>
        <source>No provider lists the model %1. `outcrop-cli models` lists the known models.</source>
        <translation>モデル %1 を一覧に含むプロバイダーはありません。`outcrop-cli models` で既知のモデルを一覧表示できます。</translation>
    </message>
    <message>
        <source>There is no client %1. Available: %2.</source>
        <translation>クライアント %1 はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>The layers are the files that %1 loads in this folder.</source>
        <translation>レイヤーは、%1 がこのフォルダーで読み込むファイルです。</translation>
    </message>
    <message>
        <source>%1 does not load any files in this folder at the start of a session.</source>
        <translation>%1 は、セッションの開始時にこのフォルダーのファイルを読み込みません。</translation>
    </message>
    <message>
        <source>Only the beginning of %1 is sent.</source>
        <translation>%1 は先頭部分のみが送信されます。</translation>
    </message>
    <message numerus="yes">
        <source>Not included: %n skills, agents and commands that the client lists by name.</source>
        <translation>
            <numerusform>含まれないもの: クライアントが名前のみ一覧に含めるスキル、エージェント、コマンド %n 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not included: %n files that the client loads during the session.</source>
        <translation>
            <numerusform>含まれないもの: クライアントがセッション中に読み込むファイル %n 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a symbolic link that was checked out as text, so clients send only the path %1. Check out the repository with core.symlinks=true, or import the file.</source>
        <translation>これはテキストとしてチェックアウトされたシンボリックリンクであるため、クライアントはパス %1 のみを送信します。core.symlinks=true でリポジトリをチェックアウトするか、ファイルをインポートしてください。</translation>
    </message>
    <message>
        <source>Import the file</source>
        <translation>ファイルをインポート</translation>
    </message>
    <message>
        <source>This text is identical to the text in %1. Import or link that file to keep both in sync.</source>
        <translation>このテキストは %1 のテキストと同一です。両者の内容を一致させておくには、そのファイルをインポートまたはリンクしてください。</translation>
    </message>
    <message>
        <source>In the workspace folder, this file is not loaded by %1, because %2 exists. Import this file from a loaded file.</source>
        <translation>ワークスペースフォルダーでは、%2 が存在するため、このファイルは %1 に読み込まれません。読み込まれるファイルからこのファイルをインポートしてください。</translation>
    </message>
    <message>
        <source>The folder has no layers, so the files that %1 loads in it are used as layers.</source>
        <translation>フォルダーにレイヤーがないため、%1 がそこで読み込むファイルがレイヤーとして使用されます。</translation>
    </message>
    <message>
        <source>This looks like a secret (%1). All providers and clients that receive this text can read it. Remove it, and revoke the secret.</source>
        <translation>シークレットのようです (%1)。このテキストを受け取るすべてのプロバイダーとクライアントが読み取れます。削除し、シークレットを失効させてください。</translation>
    </message>
    <message>
        <source>There is no folder %1. Check the path.</source>
        <translation>フォルダー %1 はありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>There is no client %1. Check its name.</source>
        <translation>クライアント %1 はありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>The unsaved text is larger than %1 bytes. Shorten it.</source>
        <translation>未保存のテキストが %1 バイトを超えています。短くしてください。</translation>
    </message>
    <message>
        <source>This folder has no layers.</source>
        <translation>このフォルダーにはレイヤーがありません。</translation>
    </message>
    <message>
        <source>Coding agents load or list %1 in this folder. `outcrop-cli context` shows the files, and --context uses the files of one client as layers.</source>
        <translation>コーディングエージェントはこのフォルダーで%1を読み込むか、一覧に含めます。`outcrop-cli context` でそれらのファイルを表示でき、--context で 1 つのクライアントのファイルをレイヤーとして使用できます。</translation>
    </message>
    <message>
        <source>It contains: %1. `outcrop-cli adopt` explains how each of them is used, and proposes a config.toml.</source>
        <translation>内容: %1。`outcrop-cli adopt` は、それぞれの使われ方を説明し、config.toml の案を示します。</translation>
    </message>
    <message>
        <source>possible layers</source>
        <translation>レイヤーの候補</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>内容: %1。</translation>
    </message>
    <message>
        <source>It contains no files that Outcrop reads, such as Markdown and YAML files.</source>
        <translation>Markdown や YAML ファイルなど、Outcrop が読み取るファイルは含まれていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n paths outside the repository</source>
        <translation>
            <numerusform>リポジトリ外の %n 個のパス</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a path is sent instead of a file, because these symbolic links were checked out as text: %1. Open one and apply its fix, or check out the repository with core.symlinks=true.</source>
        <translation>次のシンボリックリンクはテキストとしてチェックアウトされたため、ファイルではなくパスのみが送信されます: %1。いずれかを開いて修正を適用するか、core.symlinks=true でリポジトリをチェックアウトしてください。</translation>
    </message>
    <message>
        <source>The prompt that Outcrop composes from these files has fewer tokens, because it does not contain the text that %1 adds.</source>
        <translation>Outcrop がこれらのファイルから構成するプロンプトには %1 が追加するテキストが含まれないため、トークン数が少なくなります。</translation>
    </message>
    <message>
        <source>Layers are the files in layers/, the files listed in [prompt_layers] of config.toml, and the files that a coding agent loads, such as AGENTS.md and .cursor/rules/NAME.mdc.</source>
        <translation>レイヤーとは、layers/ のファイル、config.toml の [prompt_layers] に記載されたファイル、および AGENTS.md や .cursor/rules/NAME.mdc などコーディングエージェントが読み込むファイルです。</translation>
    </message>
    <message>
        <source>%1 does not run in this folder. %2</source>
        <translation>%1 はこのフォルダーでは動作しません。%2</translation>
    </message>
    <message>
        <source>%1 does not load any files in this folder. Use another client.</source>
        <translation>%1 はこのフォルダーのファイルを読み込みません。別のクライアントを使用してください。</translation>
    </message>
    <message>
        <source>This folder has no layers. Add --context %3 to include %1 that %2 loads in this folder, or --context none to send only the request.</source>
        <translation>このフォルダーにはレイヤーがありません。%2 がこのフォルダーで読み込む%1を含めるには --context %3 を、リクエストのみを送信するには --context none を追加してください。</translation>
    </message>
    <message>
        <source>Import the file (%1 would load it twice)</source>
        <translation>ファイルをインポート (%1 は二重に読み込みます)</translation>
    </message>
    <message numerus="yes">
        <source>%n user and managed paths</source>
        <translation>
            <numerusform>%n 個のユーザーパスと管理対象パス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not read %n skills, agents or commands that other coding agents list: %2</source>
        <translation>
            <numerusform>%1 は、ほかのコーディングエージェントが一覧に含める %n 個のスキル、エージェント、コマンドを読み取りません: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app/evolution</name>
    <message numerus="yes">
        <source>%1: %n new suggestions</source>
        <translation>
            <numerusform>%1: %n 件の新しい提案</numerusform>
        </translation>
    </message>
    <message>
        <source>New category %1</source>
        <translation>新しいカテゴリー %1</translation>
    </message>
    <message>
        <source>similar requests without a workload</source>
        <translation>ワークロードのない類似リクエスト</translation>
    </message>
    <message>
        <source>another program is accepting a suggestion in this folder; try again</source>
        <translation>別のプログラムがこのフォルダーで提案を承諾しています。もう一度試してください</translation>
    </message>
    <message>
        <source>the program ended before it wrote the file</source>
        <translation>ファイルを書き込む前にプログラムが終了しました</translation>
    </message>
    <message>
        <source>the diff of suggestion %1</source>
        <translation>提案 %1 の差分</translation>
    </message>
    <message>
        <source>cron and systemd do not support the time zone %1; set time_zone to a name such as Asia/Kolkata</source>
        <translation>cron と systemd はタイムゾーン %1 に対応していません。time_zone に Asia/Kolkata のような名前を設定してください</translation>
    </message>
    <message>
        <source>stopped; no suggestions were stored</source>
        <translation>停止しました。提案は保存されていません</translation>
    </message>
    <message>
        <source>the context window (passages that would be truncated or omitted: %1)</source>
        <translation>コンテキストウィンドウ (切り詰めまたは省略される箇所: %1)</translation>
    </message>
    <message>
        <source>%1 grows from %2 to %3 tokens, above %4</source>
        <translation>%1 が %2 トークンから %3 トークンに増え、%4 を超えます</translation>
    </message>
    <message>
        <source>the identical suggestion %1 is still open</source>
        <translation>同一の提案 %1 がまだ未決です</translation>
    </message>
    <message>
        <source>the identical suggestion %1 was already accepted for this version of the document</source>
        <translation>同一の提案 %1 がドキュメントのこのバージョンで既に承諾されています</translation>
    </message>
    <message>
        <source>the limit for %1</source>
        <translation>%1 の上限</translation>
    </message>
    <message>
        <source>these lines were changed in a different way after the suggestion was made</source>
        <translation>提案の作成後、これらの行に別の変更が加えられました</translation>
    </message>
    <message>
        <source>%1: first analysis</source>
        <translation>%1: 初回の分析</translation>
    </message>
    <message>
        <source>Turns: %1. Suggestions: %2. Report: %3</source>
        <translation>ターン: %1。提案: %2。レポート: %3</translation>
    </message>
    <message>
        <source>%1: summary since %2</source>
        <translation>%1: %2 以降の要約</translation>
    </message>
    <message>
        <source>Turns: %1
New suggestions: %2
Accepted: %3
Rejected: %4
Open: %5</source>
        <translation>ターン: %1
新しい提案: %2
承諾: %3
却下: %4
未決: %5</translation>
    </message>
    <message>
        <source>%1: the analysis failed</source>
        <translation>%1: 分析に失敗しました</translation>
    </message>
    <message>
        <source>[evolution] notify_channel in config.toml is not telegram, so no messenger is configured. Set it to telegram, and set telegram_chat</source>
        <translation>config.toml の [evolution] の notify_channel が telegram ではないため、メッセンジャーが設定されていません。telegram に設定し、telegram_chat を設定してください</translation>
    </message>
    <message>
        <source>[evolution] in config.toml has no telegram_chat. Set it to the ID of your chat with the bot</source>
        <translation>config.toml の [evolution] に telegram_chat がありません。ボットとのチャットの ID を設定してください</translation>
    </message>
    <message>
        <source>ignored update %1: user %2 in chat %3 is not allowed to decide on suggestions</source>
        <translation>更新 %1 を無視しました: チャット %3 のユーザー %2 は提案を判断する権限がありません</translation>
    </message>
    <message>
        <source>ignored update %1: it was already handled</source>
        <translation>更新 %1 を無視しました: 既に処理されています</translation>
    </message>
    <message>
        <source>ignored update %1: %2</source>
        <translation>更新 %1 を無視しました: %2</translation>
    </message>
    <message>
        <source>the diff of suggestion %1 has changed since it was shown, so your decision was not recorded. Decide again on the new diff</source>
        <translation>提案 %1 の差分は表示後に変更されたため、判断は記録されませんでした。新しい差分で判断し直してください</translation>
    </message>
    <message>
        <source>suggestion %1 cannot be accepted in the messenger: %2</source>
        <translation>提案 %1 はメッセンジャーでは承諾できません: %2</translation>
    </message>
    <message>
        <source>its diff is too long for a message. Read it with `outcrop-cli suggestions show %1`</source>
        <translation>差分が長すぎてメッセージにできません。`outcrop-cli suggestions show %1` で読んでください</translation>
    </message>
    <message>
        <source>Reply with the reason for rejecting suggestion %1 (%2).</source>
        <translation>提案 %1 を却下する理由を返信してください (%2)。</translation>
    </message>
    <message>
        <source>Suggestion %1 accepted: changed %2.</source>
        <translation>提案 %1 を承諾しました: %2 を変更しました。</translation>
    </message>
    <message>
        <source>Suggestion %1 rejected: %2.</source>
        <translation>提案 %1 を却下しました: %2。</translation>
    </message>
    <message>
        <source>Suggestion %1 postponed until %2.</source>
        <translation>提案 %1 を %2 まで保留しました。</translation>
    </message>
    <message>
        <source>sent suggestion %1 to %2</source>
        <translation>提案 %1 を %2 に送信しました</translation>
    </message>
    <message>
        <source>Suggestion %1 (%2): %3</source>
        <translation>提案 %1 (%2): %3</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>信頼度: %1</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>承諾</translation>
    </message>
    <message>
        <source>Reject…</source>
        <translation>却下…</translation>
    </message>
    <message>
        <source>it has no diff. Edit the file manually</source>
        <translation>差分がありません。ファイルを手動で編集してください</translation>
    </message>
    <message>
        <source>it conflicts with the current version of %1. Edit the suggestion, or reject it</source>
        <translation>%1 の現在のバージョンと競合します。提案を編集するか、却下してください</translation>
    </message>
    <message>
        <source>the prompt would exceed a limit: %1. Shorten the suggestion, or move text out of the prompt</source>
        <translation>プロンプトが上限を超えます: %1。提案を短くするか、プロンプトからテキストを移動してください</translation>
    </message>
    <message>
        <source>%1 tokens with %2.</source>
        <translation>%2 で %1 トークン。</translation>
    </message>
    <message>
        <source>there are no open suggestions, or other people are reviewing all of them; try again later</source>
        <translation>未決の提案がないか、すべてほかの人がレビュー中です。後でもう一度試してください</translation>
    </message>
    <message>
        <source>suggestion %1 conflicts with the current version of %2. Edit the suggestion, or reject it</source>
        <translation>提案 %1 は %2 の現在のバージョンと競合します。提案を編集するか、却下してください</translation>
    </message>
    <message>
        <source>suggestion %1 has no diff. Edit the file manually</source>
        <translation>提案 %1 には差分がありません。ファイルを手動で編集してください</translation>
    </message>
    <message>
        <source>suggestion %1 would delete %2, which is not allowed. Delete the file manually, or reject the suggestion</source>
        <translation>提案 %1 は %2 を削除しますが、これは許可されていません。ファイルを手動で削除するか、提案を却下してください</translation>
    </message>
    <message>
        <source>suggestion %1 is for %2, but its diff changes %3. Change only %2</source>
        <translation>提案 %1 は %2 に対するものですが、差分は %3 を変更します。%2 のみを変更してください</translation>
    </message>
    <message>
        <source>no hunk is selected. Select at least one</source>
        <translation>ハンクが選択されていません。少なくとも 1 つ選択してください</translation>
    </message>
    <message>
        <source>%1 has changed since suggestion %2 was made. The original version is not in the history, so the edited text cannot be merged. Edit the file manually</source>
        <translation>提案 %2 の作成後に %1 が変更されました。元のバージョンが履歴にないため、編集したテキストをマージできません。ファイルを手動で編集してください</translation>
    </message>
    <message>
        <source>%1 no longer exists. Restore the file, or reject the suggestion</source>
        <translation>%1 はもう存在しません。ファイルを復元するか、提案を却下してください</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text, so no diff can be applied to it. Convert it to UTF-8</source>
        <translation>%1 は UTF-8 テキストではないため、差分を適用できません。UTF-8 に変換してください</translation>
    </message>
    <message>
        <source>there is no suggestion %1. `outcrop-cli suggestions list` lists the open suggestions</source>
        <translation>提案 %1 はありません。`outcrop-cli suggestions list` で未決の提案を一覧表示できます</translation>
    </message>
    <message>
        <source>this is not a decision. Use the buttons, or write one of: accept NUMBER CODE, reject NUMBER CODE REASON, postpone NUMBER CODE</source>
        <translation>判断として認識できません。ボタンを使用するか、次のいずれかを書いてください: accept NUMBER CODE、reject NUMBER CODE REASON、postpone NUMBER CODE</translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>suggestion %1 has already been decided: %2. Choose an open suggestion</source>
        <translation>提案 %1 は既に判断済みです: %2。未決の提案を選んでください</translation>
    </message>
    <message>
        <source>Similar requests without a workload: %1. Common words: %2. The taxonomy has no concept for these requests. Examples: %3.</source>
        <translation>ワークロードのない類似リクエスト: %1。共通する語: %2。タクソノミーにはこれらのリクエストの概念がありません。例: %3。</translation>
    </message>
    <message>
        <source>the program ended while accepting the suggestion, and the file has changed since then. Check the file, then accept or reject the suggestion</source>
        <translation>提案の承諾中にプログラムが終了し、その後ファイルが変更されました。ファイルを確認してから、提案を承諾または却下してください</translation>
    </message>
    <message>
        <source>%1 already contains suggestion %2. Reject the suggestion</source>
        <translation>%1 には既に提案 %2 が含まれています。提案を却下してください</translation>
    </message>
    <message>
        <source>there is no hunk %1. Use a number from 1 to %2</source>
        <translation>ハンク %1 はありません。1 から %2 までの番号を使用してください</translation>
    </message>
    <message>
        <source>%1 cannot be read, so replies could be handled twice. Delete the file to start over</source>
        <translation>%1 を読み取れないため、返信が二重に処理される可能性があります。最初からやり直すには、ファイルを削除してください</translation>
    </message>
    <message>
        <source>suggestion %1 has not been accepted, so there is no change to undo</source>
        <translation>提案 %1 は承諾されていないため、元に戻す変更はありません</translation>
    </message>
    <message>
        <source>the chat %1 is not private. Set telegram_user in [evolution] of config.toml to the ID of the user who is allowed to decide on suggestions</source>
        <translation>チャット %1 は非公開ではありません。config.toml の [evolution] の telegram_user に、提案を判断できるユーザーの ID を設定してください</translation>
    </message>
    <message>
        <source>a rejection needs a reason. Enter one</source>
        <translation>却下には理由が必要です。入力してください</translation>
    </message>
    <message>
        <source>the identical suggestion %1 was rejected: %2. It is suggested again when %3 interactions support it; %4 support it now</source>
        <translation>同一の提案 %1 は却下されました: %2。%3 件のインタラクションが裏付けると再び提案されます。現在は %4 件です</translation>
    </message>
    <message>
        <source>this workload has no interactions with a stored request and response, apart from the examples of the suggestion. Record more turns, then test the change again</source>
        <translation>このワークロードには、提案の例を除いて、リクエストと応答が保存されたインタラクションがありません。ターンをさらに記録してから、変更をもう一度テストしてください</translation>
    </message>
    <message>
        <source>the test was stopped</source>
        <translation>テストは停止されました</translation>
    </message>
    <message>
        <source>the period is empty: it does not start before it ends. Specify an earlier start</source>
        <translation>期間が空です: 開始が終了より前ではありません。より早い開始を指定してください</translation>
    </message>
</context>
<context>
    <name>app/experiments</name>
    <message>
        <source>Arm `%1` cannot send case `%2`: %3</source>
        <translation>アーム `%1` はケース `%2` を送信できません: %3</translation>
    </message>
    <message>
        <source>%1, case %2: %3</source>
        <translation>%1、ケース %2: %3</translation>
    </message>
    <message>
        <source>the judge was not called: %1</source>
        <translation>ジャッジは呼び出されませんでした: %1</translation>
    </message>
    <message>
        <source>a trial&apos;s marker, which bypasses caches</source>
        <translation>キャッシュを回避する試行のマーカー</translation>
    </message>
    <message>
        <source>There is no experiment `%1`. Create it in experiments/%1.yaml.</source>
        <translation>実験 `%1` はありません。experiments/%1.yaml に作成してください。</translation>
    </message>
    <message>
        <source>per response received</source>
        <translation>受信した応答あたり</translation>
    </message>
    <message>
        <source>The prompt for arm `%1` cannot be composed: %2</source>
        <translation>アーム `%1` のプロンプトを構成できません: %2</translation>
    </message>
    <message>
        <source>The experiment or its cases have changed since this run. Arms and cases removed since then are not shown.</source>
        <translation>この実行の後に実験またはそのケースが変更されました。その後に削除されたアームとケースは表示されません。</translation>
    </message>
    <message>
        <source>The experiment `%1` has no arm `%2`. Check its name.</source>
        <translation>実験 `%1` にアーム `%2` はありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>The arm `%1` does not set a `mode` for a prompt `type`, so there is no mode to switch to. Choose another arm.</source>
        <translation>アーム `%1` はプロンプトの `type` に対する `mode` を設定していないため、切り替えるモードがありません。別のアームを選んでください。</translation>
    </message>
    <message>
        <source>This line is not a response. Remove it.</source>
        <translation>この行は応答ではありません。削除してください。</translation>
    </message>
    <message>
        <source>`%1` is not a trial of this experiment. Remove the line.</source>
        <translation>`%1` はこの実験の試行ではありません。行を削除してください。</translation>
    </message>
    <message>
        <source>This line is not a batch result. Remove it.</source>
        <translation>この行はバッチの結果ではありません。削除してください。</translation>
    </message>
    <message>
        <source>Outcrop cannot write batches for %1. Use `outcrop-cli experiment run` instead.</source>
        <translation>Outcrop は %1 用のバッチを書き込めません。代わりに `outcrop-cli experiment run` を使用してください。</translation>
    </message>
    <message>
        <source>No response to this request is recorded, and API calls are off. Allow API calls, or record a response.</source>
        <translation>このリクエストへの応答が記録されておらず、API 呼び出しがオフです。API 呼び出しを許可するか、応答を記録してください。</translation>
    </message>
    <message>
        <source>The experiment `%1` has not been run. Run it with `outcrop-cli experiment run %1`.</source>
        <translation>実験 `%1` はまだ実行されていません。`outcrop-cli experiment run %1` で実行してください。</translation>
    </message>
    <message>
        <source>an earlier response in this trial</source>
        <translation>この試行の以前の応答</translation>
    </message>
    <message>
        <source>%1, case %2: no simulated reply matches the call %3, so the response with the call is measured. Add a reply.</source>
        <translation>%1、ケース %2: 呼び出し %3 に一致する模擬の返答がないため、呼び出しを含む応答を測定します。返答を追加してください。</translation>
    </message>
    <message>
        <source>%1, case %2: the limit of tool rounds (%3) was reached, so the last response is measured. Increase `rounds` to allow more rounds.</source>
        <translation>%1、ケース %2: ツールの往復回数の上限 (%3) に達したため、最後の応答を測定します。上限を上げるには `rounds` を大きくしてください。</translation>
    </message>
    <message>
        <source>The request of `%1` refers to `%2`, but the case `%3` has no such field, so the placeholder is sent unchanged. Add the field to the case.</source>
        <translation>`%1` のリクエストは `%2` を参照していますが、ケース `%3` にそのフィールドがないため、プレースホルダーがそのまま送信されます。ケースにフィールドを追加してください。</translation>
    </message>
    <message>
        <source>a simulated tool reply</source>
        <translation>模擬ツールの返答</translation>
    </message>
    <message>
        <source>The experiment has no cases. Add at least one case.</source>
        <translation>実験にケースがありません。少なくとも 1 つ追加してください。</translation>
    </message>
    <message>
        <source>%1: `context` and `revision` cannot be combined, because some files of a coding agent&apos;s context are always read from the current folder. Remove `context` or `revision`.</source>
        <translation>%1: コーディングエージェントのコンテキストの一部のファイルは常に現在のフォルダーから読み取られるため、`context` と `revision` は併用できません。`context` または `revision` を削除してください。</translation>
    </message>
    <message>
        <source>The recorded run belongs to another version of this experiment or its cases. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the recorded run is archived.</source>
        <translation>記録された実行は、この実験またはそのケースの別のバージョンのものです。ウィンドウの「再実行」または `outcrop-cli experiment run --restart` で新しい実行を開始してください。記録された実行はアーカイブされます。</translation>
    </message>
    <message>
        <source>the reply of the tool `%1` could not be simulated: %2</source>
        <translation>ツール `%1` の返答を模擬できませんでした: %2</translation>
    </message>
    <message>
        <source>The prompts of `%1` have changed since the recorded run. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the recorded run is archived.</source>
        <translation>記録された実行の後に `%1` のプロンプトが変更されました。ウィンドウの「再実行」または `outcrop-cli experiment run --restart` で新しい実行を開始してください。記録された実行はアーカイブされます。</translation>
    </message>
    <message>
        <source>The response for `%1` does not belong to the request that this trial now sends. Export the batch again.</source>
        <translation>`%1` の応答は、この試行が現在送信するリクエストのものではありません。バッチをエクスポートし直してください。</translation>
    </message>
</context>
<context>
    <name>app/files</name>
    <message>
        <source>%1 already exists, so it was not overwritten. Choose another name.</source>
        <translation>%1 は既に存在するため、上書きされませんでした。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 was changed afterwards, so the action was not undone. Edit the file manually.</source>
        <translation>%1 はその後に変更されたため、操作は元に戻されませんでした。ファイルを手動で編集してください。</translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so it was not written. Choose a path inside it.</source>
        <translation>%1 はワークスペースの外にあるため、書き込まれませんでした。ワークスペース内のパスを選んでください。</translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a file or folder inside it.</source>
        <translation>%1 はワークスペースの外にあります。ワークスペース内のファイルまたはフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is hidden or in a hidden folder without documents, so it was not written. Choose another path.</source>
        <translation>%1 は隠しファイルであるか、ドキュメントのない隠しフォルダーにあるため、書き込まれませんでした。別のパスを選んでください。</translation>
    </message>
    <message>
        <source>Another program changed %1 after it was read, so it was not overwritten. Read it again: reload the workspace, or run the command again.</source>
        <translation>%1 は読み取り後に別のプログラムが変更したため、上書きされませんでした。ワークスペースを再読み込みするか、コマンドを再実行して、読み取り直してください。</translation>
    </message>
</context>
<context>
    <name>app/formats</name>
    <message>
        <source>The file could not be searched for keys and passwords, so it is not imported. Shorten its lines, or split it.</source>
        <translation>ファイル内のキーやパスワードを検索できなかったため、インポートされません。行を短くするか、ファイルを分割してください。</translation>
    </message>
    <message>
        <source>`%1` is not a format that can be written. Use one of: %2.</source>
        <translation>`%1` は書き込み可能な形式ではありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text. Convert it to UTF-8.</source>
        <translation>ファイルが UTF-8 テキストではありません。UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>A pickle file can run code when it is read, so it is not imported. Save the prompt as JSON.</source>
        <translation>pickle ファイルは読み取り時にコードを実行できるため、インポートされません。プロンプトを JSON で保存してください。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the limit for imports. Split it.</source>
        <translation>ファイルがインポートの上限である %1 MiB を超えています。分割してください。</translation>
    </message>
    <message>
        <source>The target file already exists, so this file is not copied. Rename one of them.</source>
        <translation>対象のファイルが既に存在するため、このファイルはコピーされません。いずれかの名前を変更してください。</translation>
    </message>
    <message>
        <source>Conditions and loops in templates were evaluated with the given values. Variables without a value are treated as set.</source>
        <translation>テンプレートの条件とループは、指定された値で評価されました。値のない変数は設定されているものとして扱われます。</translation>
    </message>
    <message>
        <source>The layers and the agent are joined in sending order. Their tiers and cache breakpoints are not included.</source>
        <translation>レイヤーとエージェントは送信順に結合されます。ティアとキャッシュブレークポイントは含まれません。</translation>
    </message>
    <message>
        <source>Examples are part of the system prompt.</source>
        <translation>例はシステムプロンプトの一部です。</translation>
    </message>
    <message>
        <source>A key or password. It is not imported. Store keys with `outcrop-cli keys set`.</source>
        <translation>キーまたはパスワードです。インポートされません。キーは `outcrop-cli keys set` で保存してください。</translation>
    </message>
    <message>
        <source>Copied with the skill. Outcrop does not run it.</source>
        <translation>スキルとともにコピーされます。Outcrop は実行しません。</translation>
    </message>
    <message>
        <source>A plugin component without an equivalent in Outcrop. Kept as text, which Outcrop does not run.</source>
        <translation>Outcrop に対応するものがないプラグインコンポーネントです。テキストとして保持され、Outcrop は実行しません。</translation>
    </message>
    <message>
        <source>The folder has more than %1 files or %2 MiB, the limits for imports. Import its parts separately.</source>
        <translation>フォルダーのファイルがインポートの上限 (%1 個または %2 MiB) を超えています。部分ごとにインポートしてください。</translation>
    </message>
    <message>
        <source>No file in the folder has a known format. `outcrop-cli formats` lists the formats.</source>
        <translation>フォルダーに既知の形式のファイルがありません。`outcrop-cli formats` で形式を一覧表示できます。</translation>
    </message>
    <message>
        <source>The API requires a limit for the response, so Outcrop&apos;s default limit is written.</source>
        <translation>API には応答の上限が必要なため、Outcrop の既定の上限が書き込まれます。</translation>
    </message>
    <message>
        <source>The model %1 does not accept this parameter.</source>
        <translation>モデル %1 はこのパラメーターを受け付けません。</translation>
    </message>
    <message>
        <source>The format was not recognized. Specify it with `outcrop-cli import --as FORMAT`; `outcrop-cli formats` lists the formats. To import a log, use `outcrop-cli log import`.</source>
        <translation>形式を認識できませんでした。`outcrop-cli import --as FORMAT` で指定してください。`outcrop-cli formats` で形式を一覧表示できます。ログをインポートするには `outcrop-cli log import` を使用してください。</translation>
    </message>
    <message>
        <source>There is no such file. Check the path.</source>
        <translation>そのようなファイルはありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>The file exists with different content. Overwrite the file with --force, or choose another folder.</source>
        <translation>内容の異なるファイルが存在します。--force でファイルを上書きするか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The file contains no prompt. Choose another file.</source>
        <translation>ファイルにプロンプトが含まれていません。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The file is not text, so it is not copied. Copy it to the skill&apos;s folder manually.</source>
        <translation>ファイルがテキストではないため、コピーされません。スキルのフォルダーに手動でコピーしてください。</translation>
    </message>
    <message>
        <source>The file is hidden, so it is not copied. Copy it to the skill&apos;s folder manually.</source>
        <translation>隠しファイルであるため、コピーされません。スキルのフォルダーに手動でコピーしてください。</translation>
    </message>
    <message>
        <source>No format was recognized. Import the file separately with `outcrop-cli import --as FORMAT`.</source>
        <translation>形式を認識できませんでした。`outcrop-cli import --as FORMAT` でファイルを個別にインポートしてください。</translation>
    </message>
    <message>
        <source>%1 has changed since the import, so the export is generated from the current files and is not the original text.</source>
        <translation>%1 はインポート後に変更されたため、エクスポートは元のテキストではなく現在のファイルから生成されます。</translation>
    </message>
    <message>
        <source>No provider in the workspace uses the API of this request, so an adapter is added.</source>
        <translation>ワークスペースのプロバイダーにこのリクエストの API を使用するものがないため、アダプターが追加されます。</translation>
    </message>
    <message>
        <source>Not a regular file. Symbolic links, pipes and devices are not imported. To import a linked file, import its target.</source>
        <translation>通常のファイルではありません。シンボリックリンク、パイプ、デバイスはインポートされません。リンクされたファイルをインポートするには、参照先をインポートしてください。</translation>
    </message>
</context>
<context>
    <name>app/help</name>
    <message>
        <source>The handbook has no page `%1`. `outcrop-cli help` lists the pages.</source>
        <translation>ハンドブックにページ `%1` はありません。`outcrop-cli help` でページを一覧表示できます。</translation>
    </message>
</context>
<context>
    <name>app/history</name>
    <message>
        <source>That version is not UTF-8 text, so it cannot be restored. Choose another version.</source>
        <translation>そのバージョンは UTF-8 テキストではないため、復元できません。別のバージョンを選んでください。</translation>
    </message>
</context>
<context>
    <name>app/keys</name>
    <message>
        <source>%1. Also, %2</source>
        <translation>%1。また、%2</translation>
    </message>
    <message>
        <source>this is not a key: %1</source>
        <translation>これはキーではありません: %1</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2; fix or remove it</source>
        <translation>%1 を使用できません: %2。修正するか、削除してください</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>there is no key for %1. Store one with: outcrop-cli keys set %1</source>
        <translation>%1 のキーがありません。次のコマンドで保存してください: outcrop-cli keys set %1</translation>
    </message>
    <message>
        <source>there is no key for %1. Set %2, or store one with: outcrop-cli keys set %1</source>
        <translation>%1 のキーがありません。%2 を設定するか、次のコマンドで保存してください: outcrop-cli keys set %1</translation>
    </message>
    <message>
        <source>a key is never sent to %1: the connection is not encrypted. Use HTTPS</source>
        <translation>キーは %1 には送信されません: 接続が暗号化されていません。HTTPS を使用してください</translation>
    </message>
    <message>
        <source>The host looks like a key, so it was not stored. Specify the host that may receive the key, such as https://gateway.example.</source>
        <translation>ホストがキーのように見えるため、保存されませんでした。https://gateway.example など、キーを受け取ってよいホストを指定してください。</translation>
    </message>
    <message>
        <source>another program is changing %1; try again</source>
        <translation>別のプログラムが %1 を変更しています。もう一度試してください</translation>
    </message>
    <message>
        <source>it is empty. Enter the key</source>
        <translation>空です。キーを入力してください</translation>
    </message>
    <message>
        <source>it contains spaces, line breaks or non-ASCII characters. Enter only the key</source>
        <translation>空白、改行、または ASCII 以外の文字が含まれています。キーのみを入力してください</translation>
    </message>
    <message>
        <source>%1 is not one of the hosts that may receive the key for %2. Check the host</source>
        <translation>%1 は、%2 のキーを受け取ってよいホストではありません。ホストを確認してください</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions</source>
        <translation>%1 を読み取れません: %2。アクセス権を確認してください</translation>
    </message>
    <message>
        <source>%2 is not the default host of %1, so the key for %1 is not sent to %2. Allow the host with: outcrop-cli keys allow %1 %2</source>
        <translation>%2 は %1 の既定のホストではないため、%1 のキーは %2 に送信されません。次のコマンドでホストを許可してください: outcrop-cli keys allow %1 %2</translation>
    </message>
    <message>
        <source>the search order must list at least one source</source>
        <translation>検索順序には少なくとも 1 つのソースが必要です</translation>
    </message>
    <message>
        <source>%1 has no base URL to test; choose another provider</source>
        <translation>%1 にはテストするベース URL がありません。別のプロバイダーを選んでください</translation>
    </message>
</context>
<context>
    <name>app/knowledge</name>
    <message>
        <source>stopped while reading the workspace</source>
        <translation>ワークスペースの読み取り中に停止しました</translation>
    </message>
    <message>
        <source>[retrieval] in config.toml requires `url`, such as postgresql://writer@db.example/outcrop</source>
        <translation>config.toml の [retrieval] には `url` が必要です (例: postgresql://writer@db.example/outcrop)</translation>
    </message>
    <message>
        <source>there is no collection `%1`; available: %2</source>
        <translation>コレクション `%1` はありません。使用可能: %2</translation>
    </message>
    <message>
        <source>indexing was stopped; run it again to complete the index</source>
        <translation>インデックス作成が停止されました。もう一度実行してインデックスを完成させてください</translation>
    </message>
    <message>
        <source>The search used keywords only, without embeddings. %1</source>
        <translation>埋め込みを使わず、キーワードのみで検索しました。%1</translation>
    </message>
    <message>
        <source>No embeddings were added to the index. %1</source>
        <translation>インデックスに埋め込みは追加されませんでした。%1</translation>
    </message>
    <message>
        <source>there is no index yet. Run `outcrop-cli index` first</source>
        <translation>インデックスがまだありません。先に `outcrop-cli index` を実行してください</translation>
    </message>
    <message>
        <source>there is no proposed tag for %1; `outcrop-cli taxonomy propose` lists the proposals</source>
        <translation>%1 に提案されたタグはありません。`outcrop-cli taxonomy propose` で提案を一覧表示できます</translation>
    </message>
    <message>
        <source>The tag `%1` was not written. %2</source>
        <translation>タグ `%1` は書き込まれませんでした。%2</translation>
    </message>
    <message>
        <source>the backend in [retrieval] of config.toml is unknown; use sqlite, typesense or postgresql</source>
        <translation>config.toml の [retrieval] のバックエンドが不明です。sqlite、typesense、postgresql のいずれかを使用してください</translation>
    </message>
    <message>
        <source>retrieved for the request: found by %1, rank %2 in %3</source>
        <translation>リクエスト用に検索取得: %1 で検出、%3 で %2 位</translation>
    </message>
    <message>
        <source>retrieved for the request: rank %1 in %2</source>
        <translation>リクエスト用に検索取得: %2 で %1 位</translation>
    </message>
    <message>
        <source>The index contains `%1`, but the workspace no longer does. Run `outcrop-cli index`.</source>
        <translation>インデックスには `%1` が含まれていますが、ワークスペースにはもうありません。`outcrop-cli index` を実行してください。</translation>
    </message>
    <message>
        <source>the index is on a server, and Outcrop does not connect to servers while you edit; use `outcrop-cli send`</source>
        <translation>インデックスはサーバー上にありますが、Outcrop は編集中にサーバーに接続しません。`outcrop-cli send` を使用してください</translation>
    </message>
    <message>
        <source>The log could not be read, so its part of the index was not updated. %1</source>
        <translation>ログを読み取れなかったため、インデックスのその部分は更新されませんでした。%1</translation>
    </message>
    <message>
        <source>The skills were selected by workload only: %1</source>
        <translation>スキルはワークロードのみで選択されました: %1</translation>
    </message>
    <message>
        <source>The collection `%1` could not be read, so its index is unchanged. All other collections are indexed again.</source>
        <translation>コレクション `%1` を読み取れなかったため、そのインデックスは変更されていません。ほかのコレクションのインデックスはすべて作成し直されます。</translation>
    </message>
    <message numerus="yes">
        <source>Retrieved %n passages with %1 of at most %2 tokens.</source>
        <translation>
            <numerusform>最大 %2 トークンのうち %1 トークン分、%n 件のパッセージを検索取得しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes folder %1 is outside the workspace and was not read. Allow it with --allow-outside.</source>
        <translation>ノートフォルダー %1 はワークスペースの外にあり、読み取られませんでした。--allow-outside で許可してください。</translation>
    </message>
    <message>
        <source>The notes folder %1 does not exist. Check the path.</source>
        <translation>ノートフォルダー %1 は存在しません。パスを確認してください。</translation>
    </message>
    <message>
        <source>The notes folder %1 is empty, so it was not indexed. Check the path.</source>
        <translation>ノートフォルダー %1 は空であるため、インデックスは作成されませんでした。パスを確認してください。</translation>
    </message>
    <message>
        <source>The notes folder %1 cannot be read. %2</source>
        <translation>ノートフォルダー %1 を読み取れません。%2</translation>
    </message>
    <message>
        <source>The embeddings of some documents could not be computed, so these documents are found by keyword only. %1</source>
        <translation>一部のドキュメントの埋め込みを計算できなかったため、これらのドキュメントはキーワードでのみ検索されます。%1</translation>
    </message>
    <message>
        <source>%1; omitted, because it has %2 tokens, but only %3 of the budget&apos;s %4 tokens remain</source>
        <translation>%1。%2 トークンありますが、予算の %4 トークンのうち残りは %3 トークンのみのため、省略されました</translation>
    </message>
    <message numerus="yes">
        <source>%n passages were omitted; the loss ledger lists them.</source>
        <translation>
            <numerusform>%n 件のパッセージが省略されました。損失台帳に一覧があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No passages were retrieved: %1</source>
        <translation>パッセージは検索取得されませんでした: %1</translation>
    </message>
</context>
<context>
    <name>app/labels</name>
    <message>
        <source>There is no label `%1`. `outcrop-cli label list` lists the labels.</source>
        <translation>ラベル `%1` はありません。`outcrop-cli label list` でラベルを一覧表示できます。</translation>
    </message>
    <message>
        <source>The version of the label `%1` is no longer in the history. Set the label again: `outcrop-cli label set %1`.</source>
        <translation>ラベル `%1` のバージョンはもう履歴にありません。ラベルを設定し直してください: `outcrop-cli label set %1`。</translation>
    </message>
    <message>
        <source>The file has no prompts. Export them from Langfuse again.</source>
        <translation>ファイルにプロンプトがありません。Langfuse からエクスポートし直してください。</translation>
    </message>
    <message>
        <source>The prompt of `%1` cannot be composed. Fix the reported errors, or choose another label or revision.</source>
        <translation>`%1` のプロンプトを構成できません。報告されたエラーを修正するか、別のラベルまたはリビジョンを選んでください。</translation>
    </message>
    <message>
        <source>The file has no prompt `%1` with the label `%2`. Available: %3.</source>
        <translation>ファイルに、ラベル `%2` の付いたプロンプト `%1` はありません。使用可能: %3。</translation>
    </message>
</context>
<context>
    <name>app/language</name>
    <message>
        <source>Values: %1</source>
        <translation>値: %1</translation>
    </message>
    <message>
        <source>The condition is true for the default prompt.</source>
        <translation>既定のプロンプトでは条件は真です。</translation>
    </message>
    <message>
        <source>The condition is false for the default prompt.</source>
        <translation>既定のプロンプトでは条件は偽です。</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>トークン: %1</translation>
    </message>
    <message>
        <source>Tokens for %2: %1</source>
        <translation>%2 のトークン数: %1</translation>
    </message>
    <message>
        <source>Price per request without a cache: %1</source>
        <translation>キャッシュなしのリクエストあたりの価格: %1</translation>
    </message>
    <message>
        <source>Clients:</source>
        <translation>クライアント:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a client, %2 a state such as `loaded`</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1 truncates the file here</source>
        <translation>%1 はここでファイルを切り詰めます</translation>
    </message>
    <message>
        <source>An edit does not rewrite any cached tokens</source>
        <translation>編集してもキャッシュ済みトークンの再書き込みはありません</translation>
    </message>
    <message numerus="yes">
        <source>An edit rewrites %n cached tokens</source>
        <translation>
            <numerusform>編集すると %n 個のキャッシュ済みトークンが再書き込みされます</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (one-time cost)</source>
        <extracomment>%1 is a sentence about tokens, %2 a price</extracomment>
        <translation>%1: %2 (一度だけのコスト)</translation>
    </message>
</context>
<context>
    <name>app/mcp</name>
    <message>
        <source>Prompt for profile %1</source>
        <translation>プロファイル %1 のプロンプト</translation>
    </message>
    <message>
        <source>Prompt of type %1</source>
        <translation>タイプ %1 のプロンプト</translation>
    </message>
    <message>
        <source>Request text</source>
        <translation>リクエストのテキスト</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Workload, such as platform/k8s; selects skills and conditional layers</source>
        <translation>ワークロード (例: platform/k8s)。スキルと条件付きレイヤーを選択します</translation>
    </message>
    <message>
        <source>Profile phase</source>
        <translation>プロファイルのフェーズ</translation>
    </message>
    <message>
        <source>Profile scope</source>
        <translation>プロファイルのスコープ</translation>
    </message>
    <message>
        <source>METADATA field</source>
        <translation>METADATA のフィールド</translation>
    </message>
    <message>
        <source>Template input</source>
        <translation>テンプレートの入力</translation>
    </message>
    <message>
        <source>The prompt has no argument `%1`. Use one of: %2.</source>
        <translation>プロンプトに引数 `%1` はありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>The argument `%1` must be a string.</source>
        <translation>引数 `%1` は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>Loss ledger for %1</source>
        <translation>%1 の損失台帳</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Layer text, by path</source>
        <translation>レイヤーのテキスト (パスで指定)</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>SKILL.md of a skill, by name</source>
        <translation>スキルの SKILL.md (名前で指定)</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Agent file, by name</source>
        <translation>エージェントファイル (名前で指定)</translation>
    </message>
    <message>
        <source>Loss ledgers</source>
        <translation>損失台帳</translation>
    </message>
    <message>
        <source>Loss ledger for a provider, by name</source>
        <translation>プロバイダーの損失台帳 (名前で指定)</translation>
    </message>
    <message>
        <source>The argument `%1` is required. Add it.</source>
        <translation>引数 `%1` は必須です。追加してください。</translation>
    </message>
    <message>
        <source>The argument `%1` is longer than 100,000 bytes or contains a NUL character. Shorten it, or remove the character.</source>
        <translation>引数 `%1` が 100,000 バイトを超えているか、NUL 文字を含んでいます。短くするか、その文字を削除してください。</translation>
    </message>
    <message>
        <source>Each part of the prompt with its outcome in requests to %1, such as kept, moved or dropped</source>
        <translation>%1 へのリクエストでのプロンプトの各部分の扱い (維持、移動、除外など)</translation>
    </message>
</context>
<context>
    <name>app/portability</name>
    <message>
        <source>This file has no front matter between two `---` lines, so it is not an agent. Add front matter, or choose another file.</source>
        <translation>このファイルには 2 つの `---` 行で囲まれたフロントマターがないため、エージェントではありません。フロントマターを追加するか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is a %1 file of %2, not an agent. Check it with `outcrop-cli check %3`.</source>
        <translation>これは %2 の %1 ファイルであり、エージェントではありません。`outcrop-cli check %3` で検査してください。</translation>
    </message>
    <message>
        <source>it is UTF-16, so its front matter cannot be read</source>
        <translation>UTF-16 であるため、フロントマターを読み取れません</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>its front matter has no readable key</source>
        <translation>フロントマターに読み取れるキーがありません</translation>
    </message>
    <message>
        <source>its front matter has syntax errors, and required agent keys are missing</source>
        <translation>フロントマターに構文エラーがあり、必須のエージェントキーがありません</translation>
    </message>
    <message>
        <source>its front matter cannot be read</source>
        <translation>フロントマターを読み取れません</translation>
    </message>
    <message>
        <source>its front matter does not begin with a `---` line</source>
        <translation>フロントマターが `---` 行で始まっていません</translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation>ファイルにエラーがあります。先に修正してください。</translation>
    </message>
    <message>
        <source>The maximum cost of %1 has been reached, so the request was not sent. Increase --max-cost to send it.</source>
        <translation>最大コスト %1 に達したため、リクエストは送信されませんでした。送信するには --max-cost を大きくしてください。</translation>
    </message>
    <message>
        <source>There is no form %1. Use one of: %2.</source>
        <translation>形式 %1 はありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>%2 is also converted to %1. Rename one of the agents.</source>
        <translation>%2 も %1 に変換されます。いずれかのエージェントの名前を変更してください。</translation>
    </message>
    <message>
        <source>Missing. Convert %1 to write it.</source>
        <translation>ありません。書き込むには %1 を変換してください。</translation>
    </message>
    <message>
        <source>Differs from the conversion of %1. Convert %1 again with --overwrite, or make the edit in %1.</source>
        <translation>%1 の変換結果と異なります。--overwrite を付けて %1 を変換し直すか、%1 で編集してください。</translation>
    </message>
    <message>
        <source>There are no agents to convert to %1 at these paths. Check the paths.</source>
        <translation>これらのパスには %1 に変換するエージェントがありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>This is an agent in the %1 format, which Outcrop writes but does not read. Use the agent that it was converted from, or check the file with `outcrop-cli check %2`.</source>
        <translation>これは %1 形式のエージェントです。Outcrop はこの形式を書き込みますが、読み取りません。変換元のエージェントを使用するか、`outcrop-cli check %2` でファイルを検査してください。</translation>
    </message>
    <message>
        <source>This file was skipped because %1. Fix the file to include it.</source>
        <translation>このファイルは次の理由でスキップされました: %1。含めるには、ファイルを修正してください。</translation>
    </message>
    <message>
        <source>there is no such file or folder; check the path</source>
        <translation>そのようなファイルまたはフォルダーはありません。パスを確認してください</translation>
    </message>
    <message>
        <source>The price of %1/%2 is unknown, so the maximum cost of %3 cannot be enforced and the request was not sent. Add `cost` to the adapter, or omit --max-cost.</source>
        <translation>%1/%2 の価格が不明なため、最大コスト %3 を適用できず、リクエストは送信されませんでした。アダプターに `cost` を追加するか、--max-cost を省いてください。</translation>
    </message>
    <message>
        <source>No agents were found, so no criteria were tested. Check the path.</source>
        <translation>エージェントが見つからないため、基準はテストされませんでした。パスを確認してください。</translation>
    </message>
    <message>
        <source>There is no criterion with this ID. Correct the ID.</source>
        <translation>この ID の基準はありません。ID を修正してください。</translation>
    </message>
</context>
<context>
    <name>app/prompt</name>
    <message>
        <source>%1 %2 is not sent to %3: %4.</source>
        <translation>%1 %2 は %3 に送信されません: %4。</translation>
    </message>
    <message>
        <source>%1 %2 is changed before it is sent to %3: %4.</source>
        <translation>%1 %2 は %3 への送信前に変更されます: %4。</translation>
    </message>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>`%1` のことですか?</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>検出項目 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>the default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>it is in layers/</source>
        <translation>layers/ にあります</translation>
    </message>
    <message>
        <source>%1 is a layer: %2.</source>
        <translation>%1 はレイヤーです: %2。</translation>
    </message>
    <message>
        <source>Its tier is %1, %2.</source>
        <translation>ティアは %1 です (%2)。</translation>
    </message>
    <message>
        <source>from its front matter</source>
        <translation>フロントマターで指定</translation>
    </message>
    <message>
        <source>from its name `%1`</source>
        <translation>名前 `%1` から判定</translation>
    </message>
    <message>
        <source>It is sent: its condition `%1` is true for %2.</source>
        <translation>送信されます: 条件 `%1` は %2 では真です。</translation>
    </message>
    <message>
        <source>It is not sent: its condition `%1` is false for %2.</source>
        <translation>送信されません: 条件 `%1` は %2 では偽です。</translation>
    </message>
    <message>
        <source>%1 is not a layer: it has `tier:`, but %2.</source>
        <translation>%1 はレイヤーではありません: `tier:` がありますが、%2。</translation>
    </message>
    <message>
        <source>it is in a subfolder of layers/, and only files in layers/ itself are layers</source>
        <translation>layers/ のサブフォルダーにありますが、レイヤーになるのは layers/ 直下のファイルのみです</translation>
    </message>
    <message>
        <source>Allow it with --allow-outside, or copy it into layers/.</source>
        <translation>--allow-outside で許可するか、layers/ にコピーしてください。</translation>
    </message>
    <message>
        <source>%1 is not a layer: %2.</source>
        <translation>%1 はレイヤーではありません: %2。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>node_modules and most hidden files and folders are not read</source>
        <translation>node_modules およびほとんどの隠しファイルと隠しフォルダーは読み取られません</translation>
    </message>
    <message>
        <source>%1 in %2: run `outcrop-cli check`</source>
        <translation>%2 に%1: `outcrop-cli check` を実行してください</translation>
    </message>
    <message>
        <source>The cache lifetime `%1` is not supported by %2. Available: %3.</source>
        <translation>キャッシュの有効期間 `%1` は %2 では使用できません。使用可能: %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n more losses</source>
        <translation>
            <numerusform>損失が %n 件増加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer losses</source>
        <translation>
            <numerusform>損失が %n 件減少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files</source>
        <translation>
            <numerusform>ほかの %n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the condensed form of the layer with the same file name: it replaces the layer if the context window is smaller than %2 tokens.</source>
        <translation>%1 は同じファイル名のレイヤーの要約版です。コンテキストウィンドウが %2 トークンより小さい場合、そのレイヤーの代わりに使用されます。</translation>
    </message>
    <message>
        <source>it is in layers/, and config.toml lists it as `%1` in [prompt_layers]</source>
        <translation>layers/ にあり、config.toml の [prompt_layers] に `%1` として記載されています</translation>
    </message>
    <message>
        <source>%1 is not the manifest of an export, so no files were written. Choose another folder.</source>
        <translation>%1 はエクスポートのマニフェストではないため、ファイルは書き込まれませんでした。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>config.toml lists it as `%1` in [prompt_layers]</source>
        <translation>config.toml の [prompt_layers] に `%1` として記載されています</translation>
    </message>
    <message>
        <source>It is not sent because it has no text.</source>
        <translation>テキストがないため、送信されません。</translation>
    </message>
    <message>
        <source>It is sent because it has no condition.</source>
        <translation>条件がないため、送信されます。</translation>
    </message>
    <message>
        <source>%1 should be a layer because %2, but it cannot be used.</source>
        <translation>%1 は次の理由でレイヤーになるはずですが、使用できません: %2。</translation>
    </message>
    <message>
        <source>%1 is not a layer. Its kind is `%2`.</source>
        <translation>%1 はレイヤーではありません。種類は `%2` です。</translation>
    </message>
    <message>
        <source>Move it into layers/, or list it in [prompt_layers] of config.toml.</source>
        <translation>layers/ に移動するか、config.toml の [prompt_layers] に記載してください。</translation>
    </message>
    <message>
        <source>a file with this name is plain text in any folder</source>
        <translation>この名前のファイルはどのフォルダーでもプレーンテキストです</translation>
    </message>
    <message>
        <source>it is not in layers/, and config.toml does not list it</source>
        <translation>layers/ になく、config.toml にも記載されていません</translation>
    </message>
    <message>
        <source>%1 is not a layer: config.toml lists it as `%2` in [prompt_layers], but it is outside the workspace, so it was not read.</source>
        <translation>%1 はレイヤーではありません: config.toml の [prompt_layers] に `%2` として記載されていますが、ワークスペースの外にあるため、読み取られませんでした。</translation>
    </message>
    <message>
        <source>it is outside the workspace, and config.toml does not list it</source>
        <translation>ワークスペースの外にあり、config.toml に記載されていません</translation>
    </message>
    <message>
        <source>files with this extension are not read; layers are Markdown files</source>
        <translation>この拡張子のファイルは読み取られません。レイヤーは Markdown ファイルです</translation>
    </message>
    <message>
        <source>Listed models: %1.</source>
        <translation>一覧のモデル: %1。</translation>
    </message>
    <message>
        <source>Listed models: %1 and %2 more.</source>
        <translation>一覧のモデル: %1、ほか %2 個。</translation>
    </message>
    <message>
        <source>%1 loads it</source>
        <translation>%1 が読み込みます</translation>
    </message>
    <message>
        <source>from its location and the order in which it is loaded</source>
        <translation>場所と読み込まれる順序から判定</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指示</translation>
    </message>
    <message>
        <source>%1 does not load it at the start of a session.</source>
        <translation>%1 はセッションの開始時には読み込みません。</translation>
    </message>
    <message>
        <source>%1 sends only the beginning of the file.</source>
        <translation>%1 はファイルの先頭部分のみを送信します。</translation>
    </message>
    <message>
        <source>from config.toml</source>
        <translation>config.toml で指定</translation>
    </message>
    <message>
        <source>Missing. Export again to write it.</source>
        <translation>ありません。書き込むには、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>Differs from a new export. Export again to replace it.</source>
        <translation>新しいエクスポートと異なります。置き換えるには、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>No longer exported. Delete the folder.</source>
        <translation>エクスポートの対象外になりました。フォルダーを削除してください。</translation>
    </message>
    <message>
        <source>There are no agents to export. Change to a folder with agents.</source>
        <translation>エクスポートするエージェントがありません。エージェントのあるフォルダーに移動してください。</translation>
    </message>
    <message>
        <source>%2 is also named `%1`, so both would be exported to the same folder. Rename one of them.</source>
        <translation>%2 の名前も `%1` であるため、両者が同じフォルダーにエクスポートされます。いずれかの名前を変更してください。</translation>
    </message>
    <message>
        <source>XML_PROMPT_FORMATTING is `%1`, so it has no effect. Set it to true or false.</source>
        <translation>XML_PROMPT_FORMATTING が `%1` であるため、効果がありません。true または false に設定してください。</translation>
    </message>
    <message>
        <source>%1 is not a YAML file in the workspace&apos;s inputs folder. Choose a name such as inputs/example.yaml.</source>
        <translation>%1 はワークスペースの inputs フォルダーの YAML ファイルではありません。inputs/example.yaml のような名前を選んでください。</translation>
    </message>
    <message>
        <source>No input has a value. Enter at least one value, then save.</source>
        <translation>値のある入力がありません。少なくとも 1 つの値を入力してから保存してください。</translation>
    </message>
    <message>
        <source>The adapter of %1 does not list the model `%2`, so its limits are not checked. Add the model to the adapter.</source>
        <translation>%1 のアダプターにモデル `%2` がないため、その上限は検査されません。アダプターにモデルを追加してください。</translation>
    </message>
    <message>
        <source>The agent `%1` cannot be exported: its name is not valid as a folder name. Rename it.</source>
        <translation>エージェント `%1` をエクスポートできません: 名前がフォルダー名として無効です。名前を変更してください。</translation>
    </message>
    <message>
        <source>The provider `%1` cannot be exported: its name is not valid as a folder name. Rename it.</source>
        <translation>プロバイダー `%1` をエクスポートできません: 名前がフォルダー名として無効です。名前を変更してください。</translation>
    </message>
    <message>
        <source>The export was stopped, so its files in %1 are incomplete. Export again.</source>
        <translation>エクスポートが停止されたため、%1 のファイルは不完全です。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>There is no such file. Check the path.</source>
        <translation>そのようなファイルはありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>%1 is not a layer, and it cannot be read. Check the path.</source>
        <translation>%1 はレイヤーではなく、読み取れません。パスを確認してください。</translation>
    </message>
    <message>
        <source>The file must map input names to values. Correct it.</source>
        <translation>ファイルは入力名と値の対応でなければなりません。修正してください。</translation>
    </message>
    <message>
        <source>Only files can be attached. Choose a file.</source>
        <translation>添付できるのはファイルのみです。ファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be replaced: %2. Check its permissions.</source>
        <translation>%1 を置き換えられません: %2。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be made executable: %2. Choose a folder on another file system.</source>
        <translation>%1 を実行可能にできません: %2。別のファイルシステムのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The move changes none of the requests.</source>
        <translation>この移動で変わるリクエストはありません。</translation>
    </message>
    <message>
        <source>The layer is already at this position.</source>
        <translation>レイヤーは既にこの位置にあります。</translation>
    </message>
    <message>
        <source>The layer is not sent because it has no text.</source>
        <translation>テキストがないため、レイヤーは送信されません。</translation>
    </message>
    <message>
        <source>The layer is not sent: its condition `%1` is false with the current choices.</source>
        <translation>レイヤーは送信されません: 現在の選択では条件 `%1` は偽です。</translation>
    </message>
    <message>
        <source>The layer is not sent with the current choices.</source>
        <translation>現在の選択ではレイヤーは送信されません。</translation>
    </message>
    <message>
        <source>The order of the layers that are sent stays the same.</source>
        <translation>送信されるレイヤーの順序は変わりません。</translation>
    </message>
    <message>
        <source>The requests do not depend on the order of these sections: %1.</source>
        <translation>リクエストは次のセクションの順序に依存しません: %1。</translation>
    </message>
    <message>
        <source>%1 has no selectable cache lifetimes. Omit the lifetime.</source>
        <translation>%1 には選択できるキャッシュの有効期間がありません。有効期間を省いてください。</translation>
    </message>
</context>
<context>
    <name>app/queue</name>
    <message>
        <source>A queue needs a store on a PostgreSQL server. Set `store` in [workspace] of config.toml.</source>
        <translation>キューには PostgreSQL サーバー上のストアが必要です。config.toml の [workspace] で `store` を設定してください。</translation>
    </message>
    <message>
        <source>The experiment `%1` has a stopping rule, so each result decides whether the next request is sent. Run it without the queue.</source>
        <translation>実験 `%1` には停止ルールがあり、各結果によって次のリクエストを送信するかどうかが決まります。キューを使わずに実行してください。</translation>
    </message>
    <message>
        <source>The experiment `%1` or its cases differ between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation>実験 `%1` またはそのケースが、このワークスペースとキューとで異なります。ワークスペースを更新し、ワーカーを起動し直してください。</translation>
    </message>
    <message>
        <source>The request of trial %1 of `%2` differs between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation>`%2` の試行 %1 のリクエストが、このワークスペースとキューとで異なります。ワークスペースを更新し、ワーカーを起動し直してください。</translation>
    </message>
    <message>
        <source>The experiment `%2` has no trial %1. Update the workspace and start the worker again.</source>
        <translation>実験 `%2` に試行 %1 はありません。ワークスペースを更新し、ワーカーを起動し直してください。</translation>
    </message>
    <message>
        <source>The result of trial %1 in the queue cannot be read. Upgrade Outcrop.</source>
        <translation>キュー内の試行 %1 の結果を読み取れません。Outcrop をアップグレードしてください。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>The queue has no run of `%1`. List the runs with `outcrop-cli queue list`.</source>
        <translation>キューに `%1` の実行はありません。`outcrop-cli queue list` で実行を一覧表示してください。</translation>
    </message>
    <message>
        <source>The next request could exceed the cost limit of the run. Increase the limit.</source>
        <translation>次のリクエストは実行のコスト上限を超える可能性があります。上限を上げてください。</translation>
    </message>
    <message>
        <source>The lease of the job expired, so another worker can run the job.</source>
        <translation>ジョブのリースが期限切れになったため、別のワーカーがジョブを実行できます。</translation>
    </message>
    <message>
        <source>The next request could exceed the cost limit of the run, %1. Completed requests cost %2; interrupted requests cost at most %3. Run the command again with a higher limit.</source>
        <translation>次のリクエストは実行のコスト上限 %1 を超える可能性があります。完了したリクエストのコストは %2、中断されたリクエストのコストは最大 %3 です。より高い上限でコマンドを再実行してください。</translation>
    </message>
    <message>
        <source>This worker skips the jobs of `%1`: %2</source>
        <translation>このワーカーは `%1` のジョブをスキップします: %2</translation>
    </message>
    <message>
        <source>The queue has jobs of an unknown kind, `%1`. Upgrade Outcrop.</source>
        <translation>キューに不明な種類 `%1` のジョブがあります。Outcrop をアップグレードしてください。</translation>
    </message>
    <message>
        <source>The jobs belong to the workspace `%1`. Start a worker in that workspace.</source>
        <translation>ジョブはワークスペース `%1` のものです。そのワークスペースでワーカーを起動してください。</translation>
    </message>
    <message>
        <source>The agent %1 is outside the workspace, so workers cannot read it. Validate it without the queue.</source>
        <translation>エージェント %1 はワークスペースの外にあるため、ワーカーは読み取れません。キューを使わずに検証してください。</translation>
    </message>
    <message>
        <source>The requests of the agent %1 differ between this workspace and the queue. Update the workspace, or cancel the run with `outcrop-cli queue cancel validate` and validate again.</source>
        <translation>エージェント %1 のリクエストが、このワークスペースとキューとで異なります。ワークスペースを更新するか、`outcrop-cli queue cancel validate` で実行をキャンセルして検証し直してください。</translation>
    </message>
    <message>
        <source>The workers did not send this request. Run the validation again.</source>
        <translation>ワーカーはこのリクエストを送信しませんでした。検証を再実行してください。</translation>
    </message>
    <message>
        <source>Workers compute embeddings, but [retrieval] in config.toml has no `embeddings`. Set a provider and a model.</source>
        <translation>ワーカーが埋め込みを計算しますが、config.toml の [retrieval] に `embeddings` がありません。プロバイダーとモデルを設定してください。</translation>
    </message>
    <message>
        <source>The queued embeddings are for the model %1, which this workspace does not use. Update the workspace and start the worker again.</source>
        <translation>キューの埋め込みはモデル %1 用ですが、このワークスペースはそのモデルを使用していません。ワークスペースを更新し、ワーカーを起動し直してください。</translation>
    </message>
    <message>
        <source>The document %1 differs between this workspace and the queue. Update the workspace, or cancel the run with `outcrop-cli queue cancel index` and index again.</source>
        <translation>ドキュメント %1 が、このワークスペースとキューとで異なります。ワークスペースを更新するか、`outcrop-cli queue cancel index` で実行をキャンセルしてインデックスを作成し直してください。</translation>
    </message>
    <message>
        <source>Some documents got no embedding, so they are found by keyword only. %1</source>
        <translation>一部のドキュメントの埋め込みを取得できなかったため、それらはキーワードでのみ検索されます。%1</translation>
    </message>
    <message>
        <source>The documents or the store differ between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation>ドキュメントまたはストアが、このワークスペースとキューとで異なります。ワークスペースを更新し、ワーカーを起動し直してください。</translation>
    </message>
    <message>
        <source>The result of job %1 in the queue cannot be read. Upgrade Outcrop.</source>
        <translation>キュー内のジョブ %1 の結果を読み取れません。Outcrop をアップグレードしてください。</translation>
    </message>
</context>
<context>
    <name>app/records</name>
    <message>
        <source>stopped while reading the log</source>
        <translation>ログの読み取り中に停止しました</translation>
    </message>
    <message>
        <source>Unknown field `%1`: its values are kept in `details`.</source>
        <translation>不明なフィールド `%1`: 値は `details` に保持されます。</translation>
    </message>
    <message>
        <source>Unknown field `%1`: its values are kept in `details`. Did you mean `%2`?</source>
        <translation>不明なフィールド `%1`: 値は `details` に保持されます。`%2` のことですか?</translation>
    </message>
    <message>
        <source>any backup in a schema named %1_v… at %2</source>
        <translation>%2 にある %1_v… という名前のスキーマのバックアップ</translation>
    </message>
    <message>
        <source>the backup in the schema %1 at %2</source>
        <translation>%2 にあるスキーマ %1 のバックアップ</translation>
    </message>
    <message>
        <source>the search index at %1</source>
        <translation>%1 の検索インデックス</translation>
    </message>
    <message>
        <source>a record must be a JSON object</source>
        <translation>記録は JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>Records could not be stored. %1</source>
        <translation>記録を保存できませんでした。%1</translation>
    </message>
    <message>
        <source>selected by a model</source>
        <translation>モデルが選択</translation>
    </message>
    <message>
        <source>this store is a database on a server; recover it with the server&apos;s tools</source>
        <translation>このストアはサーバー上のデータベースです。サーバーのツールで復旧してください</translation>
    </message>
    <message>
        <source>some spans cannot be stored</source>
        <translation>一部のスパンを保存できません</translation>
    </message>
    <message>
        <source>Sent as a plain prompt, because %1% of XML prompts failed, compared with %2% of plain prompts. The difference exceeds max_error_increase, %3%.</source>
        <translation>XML プロンプトの失敗率が %1% で、通常のプロンプトの %2% と比べて差が max_error_increase の %3% を超えるため、通常のプロンプトとして送信されました。</translation>
    </message>
    <message>
        <source>%1 already exists, so no files were written; choose another folder</source>
        <translation>%1 は既に存在するため、ファイルは書き込まれませんでした。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>%1 already exists, so it was not overwritten; choose another folder</source>
        <translation>%1 は既に存在するため、上書きされませんでした。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>roles need a store on a PostgreSQL server; set `store` in [workspace] of config.toml</source>
        <translation>ロールには PostgreSQL サーバー上のストアが必要です。config.toml の [workspace] で `store` を設定してください</translation>
    </message>
    <message>
        <source>there is no file %1; check the path</source>
        <translation>ファイル %1 はありません。パスを確認してください</translation>
    </message>
    <message>
        <source>there is no mapping `%1`. Available: outcrop, %2.</source>
        <translation>マッピング `%1` はありません。使用可能: outcrop、%2。</translation>
    </message>
    <message>
        <source>the folder %1 cannot be created; check its name and your permissions</source>
        <translation>フォルダー %1 を作成できません。名前とアクセス権を確認してください</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2; choose another file</source>
        <translation>%1 に書き込めません: %2。別のファイルを選んでください</translation>
    </message>
    <message>
        <source>the folder %1 is not empty (it contains %2), so no files were written; choose another folder</source>
        <translation>フォルダー %1 が空ではないため (%2 を含む)、ファイルは書き込まれませんでした。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>there is no store yet: no interactions were recorded in %1; send a prompt or import a log first</source>
        <translation>ストアがまだありません: %1 にインタラクションは記録されていません。先にプロンプトを送信するか、ログをインポートしてください</translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so no records are stored there; use a folder in the workspace</source>
        <translation>%1 はワークスペースの外にあるため、記録は保存されません。ワークスペース内のフォルダーを使用してください</translation>
    </message>
    <message>
        <source>%1 could not be renamed to %2. Rename it manually, or restore the original by renaming %3 to %2</source>
        <translation>%1 の名前を %2 に変更できませんでした。手動で変更するか、%3 の名前を %2 に変更して元の状態に戻してください</translation>
    </message>
    <message>
        <source>specify the interactions to delete with --before, --session or --workload</source>
        <translation>削除するインタラクションを --before、--session、--workload のいずれかで指定してください</translation>
    </message>
    <message>
        <source>unknown kind of record `%1`; available: %2</source>
        <translation>不明な種類の記録 `%1`。使用可能: %2</translation>
    </message>
    <message>
        <source>%1 Store the password of the server with: outcrop-cli keys set %2 --host %3</source>
        <translation>%1 次のコマンドでサーバーのパスワードを保存してください: outcrop-cli keys set %2 --host %3</translation>
    </message>
    <message>
        <source>There are no records in %1 yet. Send a prompt, or import a log with `outcrop-cli log import`.</source>
        <translation>%1 にはまだ記録がありません。プロンプトを送信するか、`outcrop-cli log import` でログをインポートしてください。</translation>
    </message>
    <message>
        <source>%1 could not be renamed to %2; check the permissions of the folder</source>
        <translation>%1 の名前を %2 に変更できませんでした。フォルダーのアクセス権を確認してください</translation>
    </message>
</context>
<context>
    <name>app/review</name>
    <message>
        <source>`%1` is not a range of revisions. Use BASE..HEAD, such as main..HEAD; BASE alone compares with the current files.</source>
        <translation>`%1` はリビジョンの範囲ではありません。BASE..HEAD の形式 (例: main..HEAD) を使用してください。BASE のみの場合は現在のファイルと比較されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n new errors</source>
        <translation>
            <numerusform>新しいエラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new errors and warnings</source>
        <translation>
            <numerusform>新しいエラーと警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new findings</source>
        <translation>
            <numerusform>新しい検出項目 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 more tokens; the limit is %3</source>
        <translation>%1: %2 トークン増加。上限は %3 です</translation>
    </message>
    <message>
        <source>%1: %2 more per request; the limit is %3</source>
        <translation>%1: リクエストあたり %2 増加。上限は %3 です</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new losses</source>
        <translation>
            <numerusform>%1: 新しい損失 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the request can no longer be rendered: %2</source>
        <translation>%1: リクエストをレンダリングできなくなりました: %2</translation>
    </message>
    <message>
        <source>The prompt can no longer be composed: %1</source>
        <translation>プロンプトを構成できなくなりました: %1</translation>
    </message>
    <message>
        <source>%1 is not in a git repository, so it has no revisions to compare. Run `git init` and commit the files, or choose another folder with -C.</source>
        <translation>%1 は git リポジトリ内にないため、比較するリビジョンがありません。`git init` を実行してファイルをコミットするか、-C で別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1: the price of %2 is unknown, so its cost cannot be compared; add `cost` to the adapter</source>
        <translation>%1: %2 の価格が不明なため、コストを比較できません。アダプターに `cost` を追加してください</translation>
    </message>
</context>
<context>
    <name>app/rules</name>
    <message>
        <source>there is no %1 `%2`; did you mean `%3`?</source>
        <translation>%1 `%2` はありません。`%3` のことですか?</translation>
    </message>
    <message>
        <source>this folder has no rules. Write them in config/prompt_rules.yaml</source>
        <translation>このフォルダーにはルールがありません。config/prompt_rules.yaml に書いてください</translation>
    </message>
    <message>
        <source>Source can be parsed</source>
        <translation>ソースを解析できる</translation>
    </message>
    <message>
        <source>Suppressions have a reason and are needed</source>
        <translation>抑制には理由があり、必要である</translation>
    </message>
    <message>
        <source>Every suppression comment names a rule, gives a reason and suppresses a violation.</source>
        <translation>すべての抑制コメントは、ルールの名前と理由を示し、違反を抑制しています。</translation>
    </message>
    <message>
        <source>requires manual review: %1</source>
        <translation>手動レビューが必要: %1</translation>
    </message>
    <message>
        <source>The whole source can be parsed with the grammar of its language, so syntax rules can check all of it.</source>
        <translation>ソース全体をその言語の文法で解析できるため、構文ルールですべてを検査できます。</translation>
    </message>
    <message>
        <source>There is no violation %1. `outcrop-cli rules violations list --all` lists all violations.</source>
        <translation>違反 %1 はありません。`outcrop-cli rules violations list --all` ですべての違反を一覧表示できます。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, so it was not checked. Split it.</source>
        <translation>ファイルが %1 MiB を超えているため、検査されませんでした。分割してください。</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Convert it to UTF-8.</source>
        <translation>ファイルが UTF-8 ではありません。UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>there is no %1 `%2`; `outcrop-cli rules list` lists the rules</source>
        <translation>%1 `%2` はありません。`outcrop-cli rules list` でルールを一覧表示できます</translation>
    </message>
    <message>
        <source>there is no file or folder %1; check the path</source>
        <translation>ファイルまたはフォルダー %1 はありません。パスを確認してください</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2; check its permissions</source>
        <translation>%1 を読み取れません: %2。アクセス権を確認してください</translation>
    </message>
    <message>
        <source>this file has no readable rules, so no checks were run; correct or add a rule</source>
        <translation>このファイルに読み取れるルールがないため、検査は実行されませんでした。ルールを修正または追加してください</translation>
    </message>
    <message>
        <source>none of the selected rules is in these domains; select other rules or domains</source>
        <translation>選択したルールはいずれもこれらの分野に属していません。別のルールまたは分野を選択してください</translation>
    </message>
</context>
<context>
    <name>app/sample</name>
    <message>
        <source>%1 is not a copy of the sample workspace. Create one with `outcrop-cli init DIR --sample --records`.</source>
        <translation>%1 はサンプルワークスペースのコピーではありません。`outcrop-cli init DIR --sample --records` で作成してください。</translation>
    </message>
</context>
<context>
    <name>app/send</name>
    <message>
        <source>the verdict on the response was: %1</source>
        <translation>応答に対する判定: %1</translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the response is used anyway</source>
        <translation>エージェントのガードレールが `%1` を指定しています: 応答はそのまま使用されます</translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: a person must decide what happens next</source>
        <translation>エージェントのガードレールが `%1` を指定しています: 次の処理は人が判断する必要があります</translation>
    </message>
    <message>
        <source>The last turn of `%1` already has a response. Write the next request.</source>
        <translation>`%1` の最後のターンには既に応答があります。次のリクエストを書いてください。</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>the conversation exceeds its budget</source>
        <translation>会話が予算を超えています</translation>
    </message>
    <message>
        <source>There is no response type `%1`. Available: %2</source>
        <translation>応答タイプ `%1` はありません。使用可能: %2</translation>
    </message>
    <message>
        <source>%1 failed (%2): calling %3 instead</source>
        <translation>%1 が失敗しました (%2): 代わりに %3 を呼び出します</translation>
    </message>
    <message>
        <source>the share of the context window that the adapter reserves for the conversation</source>
        <translation>アダプターが会話用に確保するコンテキストウィンドウの割合</translation>
    </message>
    <message>
        <source>%1 is outside the local network; allow it with --fallback-to %2</source>
        <translation>%1 はローカルネットワークの外にあります。--fallback-to %2 で許可してください</translation>
    </message>
    <message>
        <source>There is no fallback provider `%1`. Available: %2.</source>
        <translation>フォールバックプロバイダー `%1` はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>if the request could not be sent, or after an error response with Retry-After</source>
        <translation>リクエストを送信できなかった場合、または Retry-After 付きのエラー応答の後</translation>
    </message>
    <message>
        <source>Specify the session to continue.</source>
        <translation>続行するセッションを指定してください。</translation>
    </message>
    <message>
        <source>only if the response does not match its schema</source>
        <translation>応答がスキーマに一致しない場合のみ</translation>
    </message>
    <message>
        <source>No request was sent: %1</source>
        <translation>リクエストは送信されませんでした: %1</translation>
    </message>
    <message>
        <source>The session %1 has reached its maximum number of turns. Start a new session.</source>
        <translation>セッション %1 はターンの最大数に達しました。新しいセッションを開始してください。</translation>
    </message>
    <message>
        <source>Another program keeps changing %1. Try again later.</source>
        <translation>別のプログラムが %1 を変更し続けています。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>%1 already has a response. Write the next request.</source>
        <translation>%1 には既に応答があります。次のリクエストを書いてください。</translation>
    </message>
    <message>
        <source>This agent has no output.schema. Add one.</source>
        <translation>このエージェントには output.schema がありません。追加してください。</translation>
    </message>
    <message>
        <source>Another program changed %1, so it was not overwritten. Reload the session and try again.</source>
        <translation>別のプログラムが %1 を変更したため、上書きされませんでした。セッションを再読み込みし、もう一度試してください。</translation>
    </message>
    <message>
        <source>There is no session `%1`. `outcrop-cli session list` lists all sessions.</source>
        <translation>セッション `%1` はありません。`outcrop-cli session list` ですべてのセッションを一覧表示できます。</translation>
    </message>
    <message>
        <source>The session `%1` has no turn to replay. Choose another session.</source>
        <translation>セッション `%1` には再生するターンがありません。別のセッションを選んでください。</translation>
    </message>
    <message>
        <source>The session `%1` has no turn to continue from. Choose another session.</source>
        <translation>セッション `%1` には続行するターンがありません。別のセッションを選んでください。</translation>
    </message>
    <message>
        <source>The summary of the conversation cannot be used (%1), so the prompt was not sent. Try again.</source>
        <translation>会話の要約を使用できないため (%1)、プロンプトは送信されませんでした。もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 already exists, so it was not overwritten. Choose another name.</source>
        <translation>%1 は既に存在するため、上書きされませんでした。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>No cache use was predicted for this turn.</source>
        <translation>このターンではキャッシュの使用は予測されていません。</translation>
    </message>
    <message>
        <source>%1 did not report its cache use.</source>
        <translation>%1 はキャッシュの使用を報告しませんでした。</translation>
    </message>
    <message>
        <source>The cache was used as predicted.</source>
        <translation>キャッシュは予測どおりに使用されました。</translation>
    </message>
    <message>
        <source>The cache contained more tokens than predicted, for example from another session.</source>
        <translation>キャッシュには予測より多くのトークンがありました (別のセッションによるものなど)。</translation>
    </message>
    <message>
        <source>The provider wrote fewer tokens to its cache than predicted.</source>
        <translation>プロバイダーがキャッシュに書き込んだトークンは予測より少数でした。</translation>
    </message>
    <message>
        <source>The cause is unknown, because a prompt file of the session is missing.</source>
        <translation>セッションのプロンプトファイルがないため、原因は不明です。</translation>
    </message>
    <message>
        <source>%1 changed. The prompts differ starting at byte %2.</source>
        <translation>%1 が変わりました。プロンプトはバイト %2 から異なります。</translation>
    </message>
    <message>
        <source>A passage of %1 changed. The prompts differ starting at byte %2.</source>
        <translation>%1 の一部が変わりました。プロンプトはバイト %2 から異なります。</translation>
    </message>
    <message>
        <source>The cached text is unchanged. The previous turn was %1 minutes earlier, and the cache lasts %2.</source>
        <translation>キャッシュ済みテキストは変わっていません。前のターンは %1 分前で、キャッシュの有効期間は %2 です。</translation>
    </message>
    <message>
        <source>The cached text is unchanged, but the provider did not keep it in its cache.</source>
        <translation>キャッシュ済みテキストは変わっていませんが、プロバイダーがキャッシュに保持していませんでした。</translation>
    </message>
    <message>
        <source>no further request is sent: %1</source>
        <translation>以降のリクエストは送信されません: %1</translation>
    </message>
    <message>
        <source>only if all the tools that the model calls have a simulated reply; the cost is estimated for one call of each tool per response</source>
        <translation>モデルが呼び出すすべてのツールに模擬の返答がある場合のみ。コストは応答ごとに各ツールを 1 回呼び出すものとして推定されます</translation>
    </message>
    <message>
        <source>the output filter `%1` removed text from the response: %2</source>
        <translation>出力フィルター `%1` が応答からテキストを削除しました: %2</translation>
    </message>
    <message>
        <source>the response violates the output filter `%1`: %2</source>
        <translation>応答が出力フィルター `%1` に違反しています: %2</translation>
    </message>
    <message>
        <source>a model simulates a result of the tool %1</source>
        <translation>モデルがツール %1 の結果を模擬します</translation>
    </message>
    <message>
        <source>`%1` has no API, so it cannot simulate tool results. Choose another provider in the tool replies.</source>
        <translation>`%1` には API がないため、ツールの結果を模擬できません。ツールの返答で別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>only for tool calls without a fixed reply</source>
        <translation>固定の返答がないツール呼び出しのみ</translation>
    </message>
    <message>
        <source>No request was sent: the limit is %1, and the cost is unknown. Either a price is missing, or the length of the response is not limited. Add the price to the adapter, or use --max-tokens.</source>
        <translation>リクエストは送信されませんでした: 上限は %1 ですが、コストが不明です。価格がないか、応答の長さが制限されていません。アダプターに価格を追加するか、--max-tokens を使用してください。</translation>
    </message>
    <message>
        <source>There is no response type `%1`: the workspace has no config/response_schemas.yaml. Create it.</source>
        <translation>応答タイプ `%1` はありません: ワークスペースに config/response_schemas.yaml がありません。作成してください。</translation>
    </message>
    <message>
        <source>The conversation is too long even after it was summarized, so the prompt was not sent. At most %1 tokens are allowed (%2). Start a new session, or increase the limit.</source>
        <translation>要約後も会話が長すぎるため、プロンプトは送信されませんでした。許可されるのは最大 %1 トークンです (%2)。新しいセッションを開始するか、上限を上げてください。</translation>
    </message>
    <message>
        <source>No request was sent: the cost could be %1, above the limit of %2. Increase the limit, or shorten the prompt.</source>
        <translation>リクエストは送信されませんでした: コストは %1 になる可能性があり、上限の %2 を超えます。上限を上げるか、プロンプトを短くしてください。</translation>
    </message>
    <message>
        <source>There is no turn with the prompt %1. Choose an existing turn.</source>
        <translation>プロンプト %1 のターンはありません。既存のターンを選んでください。</translation>
    </message>
    <message>
        <source>the body is not a successful response of %1. Use the complete body of a successful response, or choose another provider. Details: %2</source>
        <translation>ボディが %1 の成功応答ではありません。成功応答の完全なボディを使用するか、別のプロバイダーを選んでください。詳細: %2</translation>
    </message>
    <message>
        <source>`%1` cannot be a session name: it is not valid as a folder name. Choose another name.</source>
        <translation>`%1` はフォルダー名として無効なため、セッション名にできません。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>A session name becomes a folder name, and this one looks like a secret. Choose another name.</source>
        <translation>セッション名はフォルダー名になりますが、この名前はシークレットのように見えます。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>No request was sent, because the conversation is too long: %1. Start a new session, or change `history` in [sessions] of config.toml.</source>
        <translation>会話が長すぎるため、リクエストは送信されませんでした: %1。新しいセッションを開始するか、config.toml の [sessions] の `history` を変更してください。</translation>
    </message>
    <message>
        <source>answering with simulated replies: %1</source>
        <translation>模擬の返答で応答中: %1</translation>
    </message>
    <message>
        <source>the model called tools that have simulated replies</source>
        <translation>モデルが、模擬の返答のあるツールを呼び出しました</translation>
    </message>
    <message>
        <source>it is neither a JSON object nor a list</source>
        <translation>JSON オブジェクトでもリストでもありません</translation>
    </message>
    <message>
        <source>%1 was not changed, because it cannot be read as a conversation. Correct or move the file. Details: %2</source>
        <translation>%1 は会話として読み取れないため、変更されませんでした。ファイルを修正または移動してください。詳細: %2</translation>
    </message>
    <message>
        <source>no simulated reply matches the call %1, so the tool calls are not answered. Add a reply to the --tool-replies file</source>
        <translation>呼び出し %1 に一致する模擬の返答がないため、ツール呼び出しには応答しません。--tool-replies のファイルに返答を追加してください</translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the response is not returned</source>
        <translation>エージェントのガードレールが `%1` を指定しています: 応答は返されません</translation>
    </message>
    <message>
        <source>This body was read in the wire format %1, because it is not in the provider&apos;s format. Check that you chose the right provider.</source>
        <translation>このボディはプロバイダーの形式ではないため、ワイヤー形式 %1 で読み取られました。正しいプロバイダーを選んだか確認してください。</translation>
    </message>
    <message>
        <source>the limit of tool rounds (%1) was reached, so the tool calls are not answered. Increase the limit with --tool-rounds, or with “Maximum tool rounds” in the window</source>
        <translation>ツールの往復回数の上限 (%1) に達したため、ツール呼び出しには応答しません。--tool-rounds またはウィンドウの「ツールの最大往復回数」で上限を上げてください</translation>
    </message>
    <message>
        <source>no further request is sent: the total cost could be %1, above the limit of %2; increase the limit</source>
        <translation>以降のリクエストは送信されません: 合計コストは %1 になる可能性があり、上限の %2 を超えます。上限を上げてください</translation>
    </message>
    <message>
        <source>the model that simulates tool results returned no result for the tool %1, so the tool calls are not answered: %2</source>
        <translation>ツールの結果を模擬するモデルがツール %1 の結果を返さなかったため、ツール呼び出しには応答しません: %2</translation>
    </message>
    <message>
        <source>retrying the request: %1</source>
        <translation>リクエストを再試行中: %1</translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the request is retried up to the limit</source>
        <translation>エージェントのガードレールが `%1` を指定しています: リクエストは上限まで再試行されます</translation>
    </message>
    <message>
        <source>only if the provider does not process the request</source>
        <translation>プロバイダーがリクエストを処理しない場合のみ</translation>
    </message>
    <message>
        <source>only if %1 fails without processing the request</source>
        <translation>%1 がリクエストを処理せずに失敗した場合のみ</translation>
    </message>
    <message>
        <source>The tools or the output schema changed since the previous turn. They precede all other parts of the request, so the cached text could not be used.</source>
        <translation>前のターンの後にツールまたは出力スキーマが変わりました。これらはリクエストのほかのすべての部分より前にあるため、キャッシュ済みテキストを使用できませんでした。</translation>
    </message>
    <message>
        <source>the space remaining in %1</source>
        <translation>%1 の残りの空き</translation>
    </message>
    <message>
        <source>the response is not streamed, because the agent&apos;s guardrails check it first</source>
        <translation>エージェントのガードレールが先に検査するため、応答はストリーミングされません</translation>
    </message>
    <message>
        <source>the output filter `%1` could not check the response, so it is not accepted: %2</source>
        <translation>出力フィルター `%1` が応答を検査できなかったため、応答は採用されません: %2</translation>
    </message>
</context>
<context>
    <name>app/sync</name>
    <message>
        <source>%1 is the source. Choose other clients as targets.</source>
        <translation>%1 はソースです。ターゲットにはほかのクライアントを選んでください。</translation>
    </message>
    <message>
        <source>Another program changed %1. Run the command again.</source>
        <translation>別のプログラムが %1 を変更しました。コマンドを再実行してください。</translation>
    </message>
    <message>
        <source>%1 does not load any files from %2, so there are no files to write. Choose another source or folder.</source>
        <translation>%1 は %2 からファイルを読み込まないため、書き込むファイルがありません。別のソースまたはフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The condition &quot;%1&quot; is not written: clients send the layer in every request.</source>
        <translation>条件「%1」は書き込まれません: クライアントはすべてのリクエストでレイヤーを送信します。</translation>
    </message>
    <message>
        <source>There is no source %1. Check its name.</source>
        <translation>ソース %1 はありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>No files can be written for the client %1: it does not exist or is not supported. Check its name.</source>
        <translation>クライアント %1 用のファイルは書き込めません: 存在しないか、対応していません。名前を確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be removed: %2. Remove it manually.</source>
        <translation>%1 を削除できません: %2。手動で削除してください。</translation>
    </message>
</context>
<context>
    <name>app/workflow</name>
    <message>
        <source>There is no profile `%1`. Available: %2.</source>
        <translation>プロファイル `%1` はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>The workspace has several profiles. Choose one with --profile: %1.</source>
        <translation>ワークスペースに複数のプロファイルがあります。--profile で 1 つ選んでください: %1。</translation>
    </message>
    <message>
        <source>The profile has no config.yml, so config.yml.example is used. Copy it to config.yml to change it.</source>
        <translation>プロファイルに config.yml がないため、config.yml.example が使用されます。変更するには config.yml にコピーしてください。</translation>
    </message>
    <message>
        <source>The profile has no scope `%1`. Available: %2.</source>
        <translation>プロファイルにスコープ `%1` はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>There is no convention set `%1`. Available: %2.</source>
        <translation>規約セット `%1` はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>There is no provider `%1` for role %2. Use manual, or one of: %3.</source>
        <translation>ロール %2 のプロバイダー `%1` はありません。manual または次のいずれかを使用してください: %3。</translation>
    </message>
    <message>
        <source>There is no role `%1`. Use planner, generator, reviewer or reviser.</source>
        <translation>ロール `%1` はありません。planner、generator、reviewer、reviser のいずれかを使用してください。</translation>
    </message>
    <message>
        <source>The file for `%1`, %2, is not in the workspace. Give a path relative to the workspace folder.</source>
        <translation>`%1` のファイル %2 がワークスペースにありません。ワークスペースフォルダーからの相対パスを指定してください。</translation>
    </message>
    <message>
        <source>The profile has no planning template, so you must describe the task. Add --request TEXT.</source>
        <translation>プロファイルに計画テンプレートがないため、タスクの説明が必要です。--request TEXT を追加してください。</translation>
    </message>
    <message>
        <source>The session `%1` already exists. Choose another name, or continue it with `outcrop-cli run resume`.</source>
        <translation>セッション `%1` は既に存在します。別の名前を選ぶか、`outcrop-cli run resume` で続行してください。</translation>
    </message>
    <message>
        <source>There is no workflow `%1`. `outcrop-cli run list` lists all workflows.</source>
        <translation>ワークフロー `%1` はありません。`outcrop-cli run list` ですべてのワークフローを一覧表示できます。</translation>
    </message>
    <message>
        <source>There is no workflow yet. Start one with `outcrop-cli run`.</source>
        <translation>ワークフローがまだありません。`outcrop-cli run` で開始してください。</translation>
    </message>
    <message>
        <source>The response has no files. Each file needs a code block with its path, for example in the first line: `// src/Order.java`. Edit the response, put the files into %1, or reject the response.</source>
        <translation>応答にファイルがありません。各ファイルには、たとえば 1 行目に `// src/Order.java` のようにパスを書いたコードブロックが必要です。応答を編集するか、ファイルを %1 に置くか、応答を却下してください。</translation>
    </message>
    <message>
        <source>This file exists with different content, so it was not overwritten. Remove it, or move it out of the session.</source>
        <translation>内容の異なるこのファイルが存在するため、上書きされませんでした。削除するか、セッションの外に移動してください。</translation>
    </message>
    <message>
        <source>not in target_files</source>
        <translation>target_files にありません</translation>
    </message>
    <message>
        <source>the existing file cannot be read: %1</source>
        <translation>既存のファイルを読み取れません: %1</translation>
    </message>
    <message>
        <source>No files are approved yet, so none can be written. Use `outcrop-cli run approve` first.</source>
        <translation>承認済みのファイルがまだないため、書き込めません。先に `outcrop-cli run approve` を使用してください。</translation>
    </message>
    <message>
        <source>This file is not valid UTF-8. Save it as UTF-8.</source>
        <translation>このファイルは有効な UTF-8 ではありません。UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>The profile has no conventions.json, so --conventions cannot be used. Add the file, or omit the option.</source>
        <translation>プロファイルに conventions.json がないため、--conventions を使用できません。ファイルを追加するか、オプションを省いてください。</translation>
    </message>
    <message>
        <source>`%1` cannot be a session name: it is not valid as a folder name. Choose another name.</source>
        <translation>`%1` はフォルダー名として無効なため、セッション名にできません。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The standards changed after the workflow began. The prompts use the copy in standards-bundle.md. To use the new standards, start a new workflow.</source>
        <translation>ワークフローの開始後に標準が変更されました。プロンプトは standards-bundle.md のコピーを使用します。新しい標準を使用するには、新しいワークフローを開始してください。</translation>
    </message>
    <message>
        <source>Another program changed the state of the workflow. Try again.</source>
        <translation>別のプログラムがワークフローの状態を変更しました。もう一度試してください。</translation>
    </message>
    <message>
        <source>Another program changed this file, so it was not overwritten. Try again.</source>
        <translation>別のプログラムがこのファイルを変更したため、上書きされませんでした。もう一度試してください。</translation>
    </message>
    <message>
        <source>The response is empty. Add its text, or reject the response with a reason.</source>
        <translation>応答が空です。テキストを追加するか、理由を付けて応答を却下してください。</translation>
    </message>
    <message>
        <source>There is no response yet. Save the response as %1.</source>
        <translation>応答がまだありません。応答を %1 として保存してください。</translation>
    </message>
    <message>
        <source>not an allowed path: outside the workspace, hidden, or a session file</source>
        <translation>許可されないパスです: ワークスペースの外、隠しファイル、またはセッションファイル</translation>
    </message>
</context>
<context>
    <name>app/workspace</name>
    <message>
        <source>the schema</source>
        <translation>スキーマ</translation>
    </message>
    <message>
        <source>There is no provider `%1`%2. Available: %3.</source>
        <translation>プロバイダー `%1`%2 はありません。使用可能: %3。</translation>
    </message>
    <message>
        <source>%1 in [roles] of config.toml</source>
        <translation>config.toml の [roles] の %1</translation>
    </message>
    <message>
        <source>[specialists.%1] in config.toml</source>
        <translation>config.toml の [specialists.%1]</translation>
    </message>
    <message>
        <source>The folder %1 could not be created. Check its name and your permissions.</source>
        <translation>フォルダー %1 を作成できませんでした。名前とアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み取れません: %2。</translation>
    </message>
    <message>
        <source>the address of the store cannot be used: %1</source>
        <translation>ストアのアドレスを使用できません: %1</translation>
    </message>
    <message>
        <source>it must begin with postgresql:// and contain no spaces</source>
        <translation>postgresql:// で始まり、空白を含まない必要があります</translation>
    </message>
    <message>
        <source>There is no template `%1`. Available: %2.</source>
        <translation>テンプレート `%1` はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>the address of the Typesense server cannot be used: %1</source>
        <translation>Typesense サーバーのアドレスを使用できません: %1</translation>
    </message>
    <message>
        <source>[retrieval] in config.toml requires `url`, such as https://search.example</source>
        <translation>config.toml の [retrieval] には `url` が必要です。例: https://search.example</translation>
    </message>
    <message>
        <source>The default agent `%1` does not exist. Specify an agent from the folder agents/, or remove the key.</source>
        <translation>既定のエージェント `%1` は存在しません。agents/ フォルダーのエージェントを指定するか、キーを削除してください。</translation>
    </message>
    <message>
        <source>The default profile `%1` does not exist. Specify a profile from the folder profiles/, or remove the key.</source>
        <translation>既定のプロファイル `%1` は存在しません。profiles/ フォルダーのプロファイルを指定するか、キーを削除してください。</translation>
    </message>
    <message>
        <source>The agent has no text. Write its instructions, or remove the file.</source>
        <translation>エージェントにテキストがありません。指示を書くか、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>The agent&apos;s name is empty, so no prompt can select it. Add a name.</source>
        <translation>エージェントの名前が空であるため、どのプロンプトからも選択できません。名前を追加してください。</translation>
    </message>
    <message>
        <source>%1 is not empty (it contains %2), and existing files are never overwritten. Choose a new folder.</source>
        <translation>%1 は空ではありません (%2 を含む)。既存のファイルは上書きされません。新しいフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is a file. Choose a folder.</source>
        <translation>%1 はファイルです。フォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 has no API. Copy its prompt and paste the response.</source>
        <translation>%1 には API がありません。プロンプトをコピーし、応答を貼り付けてください。</translation>
    </message>
    <message>
        <source>`host` must be the socket folder of a local server, such as /run/postgresql</source>
        <translation>`host` は、/run/postgresql のようなローカルサーバーのソケットフォルダーでなければなりません</translation>
    </message>
    <message>
        <source>sslmode=%1 would let others read the data sent to the store. Use require, verify-ca or verify-full</source>
        <translation>sslmode=%1 では、ストアに送信されるデータを他者が読み取れます。require、verify-ca、verify-full のいずれかを使用してください</translation>
    </message>
    <message>
        <source>a password must not be in a file. Remove it from the store&apos;s address, and store it with `outcrop-cli keys set %1 --host HOST`</source>
        <translation>パスワードをファイルに書くことはできません。ストアのアドレスから削除し、`outcrop-cli keys set %1 --host HOST` で保存してください</translation>
    </message>
    <message>
        <source>The agent has no instructions below its front matter. Write them, or remove the file.</source>
        <translation>エージェントのフロントマターの下に指示がありません。指示を書くか、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>complexity_thresholds.yaml (sample workspace)</source>
        <translation>complexity_thresholds.yaml (サンプルワークスペース)</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Convert it to UTF-8 first.</source>
        <translation>ファイルが UTF-8 ではありません。先に UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>There is no file or folder %1. Check the path.</source>
        <translation>ファイルまたはフォルダー %1 はありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Links have the form outcrop://open?file=/path/of/a/file&amp;line=1.</source>
        <translation>%1 を開けません。リンクの形式は outcrop://open?file=/path/of/a/file&amp;line=1 です。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>`model` in [conductor] of config.toml</source>
        <translation>config.toml の [conductor] の `model`</translation>
    </message>
    <message>
        <source>This agent has no output.schema and no tool with parameters. Add one of them.</source>
        <translation>このエージェントには、output.schema もパラメーターを持つツールもありません。いずれかを追加してください。</translation>
    </message>
    <message>
        <source>%1 has no API for counting tokens. Use an estimate, or choose another provider.</source>
        <translation>%1 にはトークンを数える API がありません。推定を使用するか、別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>This workspace has no config/hybrid_prompt_templates.yaml. Create it.</source>
        <translation>このワークスペースには config/hybrid_prompt_templates.yaml がありません。作成してください。</translation>
    </message>
    <message>
        <source>No mode switch is recorded for `%1`, so its mode cannot be reverted. Set the mode instead.</source>
        <translation>`%1` のモードの切り替えが記録されていないため、モードを戻せません。代わりにモードを設定してください。</translation>
    </message>
    <message>
        <source>There is no adapter `%1` to add. Choose one of: %2.</source>
        <translation>追加するアダプター `%1` はありません。次のいずれかを選んでください: %2。</translation>
    </message>
    <message>
        <source>No estimates are recorded. Record one with `outcrop-cli estimate --record`.</source>
        <translation>推定は記録されていません。`outcrop-cli estimate --record` で記録してください。</translation>
    </message>
    <message>
        <source>There is no estimate %1. `outcrop-cli estimate list` lists all estimates.</source>
        <translation>推定 %1 はありません。`outcrop-cli estimate list` ですべての推定を一覧表示できます。</translation>
    </message>
    <message>
        <source>there is no such file. Check its path in config.toml</source>
        <translation>そのようなファイルはありません。config.toml のパスを確認してください</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB, the limit for files outside the workspace. Split it</source>
        <translation>ワークスペース外のファイルの上限である 16 MiB を超えています。分割してください</translation>
    </message>
    <message>
        <source>%1. Check its permissions</source>
        <translation>%1。アクセス権を確認してください</translation>
    </message>
    <message>
        <source>%1 has no API for embeddings; choose another provider</source>
        <translation>%1 には埋め込みの API がありません。別のプロバイダーを選んでください</translation>
    </message>
    <message>
        <source>`%1` is not a valid sslmode. Use require, verify-ca or verify-full</source>
        <translation>`%1` は有効な sslmode ではありません。require、verify-ca、verify-full のいずれかを使用してください</translation>
    </message>
    <message>
        <source>This is not a valid JSON Schema. Correct %1: %2</source>
        <translation>有効な JSON Schema ではありません。%1 を修正してください: %2</translation>
    </message>
    <message>
        <source>This is not a valid JSON Schema, but it is valid in %3. To select this draft, add &quot;$schema&quot;: &quot;%4&quot;. Otherwise, correct %1: %2</source>
        <translation>有効な JSON Schema ではありませんが、%3 では有効です。このドラフトを選択するには &quot;$schema&quot;: &quot;%4&quot; を追加してください。それ以外の場合は %1 を修正してください: %2</translation>
    </message>
    <message>
        <source>No provider is selected. Choose one with --provider, or assign one to the phase&apos;s role in [roles] of config.toml.</source>
        <translation>プロバイダーが選択されていません。--provider で選ぶか、config.toml の [roles] でフェーズのロールに割り当ててください。</translation>
    </message>
    <message>
        <source>the prefix is invalid. Use at most 40 characters: lowercase letters, digits and “-”</source>
        <translation>接頭辞が無効です。小文字、数字、「-」を 40 文字以内で使用してください</translation>
    </message>
    <message>
        <source>the estimate from %1 cannot be used: %2. Correct the estimate, or ask the model again</source>
        <translation>%1 の推定を使用できません: %2。推定を修正するか、モデルに問い合わせ直してください</translation>
    </message>
    <message>
        <source>the query parameter `%1` is unknown. Use one of: schema, sslmode, host, user</source>
        <translation>クエリパラメーター `%1` は不明です。次のいずれかを使用してください: schema、sslmode、host、user</translation>
    </message>
    <message>
        <source>the only query parameter allowed is `prefix`. Remove the others</source>
        <translation>使用できるクエリパラメーターは `prefix` のみです。ほかは削除してください</translation>
    </message>
</context>
<context>
    <name>core/adoption</name>
    <message>
        <source>No prompt files such as SYSTEM.md, AGENTS.md, CLAUDE.md, roles/ or skills/ were found in this folder. `outcrop-cli init` creates a workspace in an empty folder, and `outcrop-cli new layer NAME` creates a layer here.</source>
        <translation>このフォルダーには SYSTEM.md、AGENTS.md、CLAUDE.md、roles/、skills/ などのプロンプトファイルが見つかりません。`outcrop-cli init` は空のフォルダーにワークスペースを作成し、`outcrop-cli new layer NAME` はここにレイヤーを作成します。</translation>
    </message>
    <message>
        <source>config.toml has no Outcrop tables, so it probably belongs to another program and was not changed. Adopt a subfolder, or add [workspace] to config.toml.</source>
        <translation>config.toml に Outcrop のテーブルがないため、別のプログラムのものと思われ、変更されませんでした。サブフォルダーを取り込むか、config.toml に [workspace] を追加してください。</translation>
    </message>
    <message>
        <source>Same text as %1, which is already a layer.</source>
        <translation>既にレイヤーである %1 と同じテキストです。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>A layer is sent without the files it imports: %1. Add an entry for each file that the prompt needs.</source>
        <translation>レイヤーは、インポートするファイルを含まずに送信されます: %1。プロンプトに必要なファイルごとに項目を追加してください。</translation>
    </message>
    <message>
        <source>Contains only the path %1. It is probably a symbolic link that was checked out as a text file. Check out the repository with core.symlinks=true.</source>
        <translation>パス %1 のみを含みます。テキストファイルとしてチェックアウトされたシンボリックリンクと思われます。core.symlinks=true でリポジトリをチェックアウトしてください。</translation>
    </message>
    <message>
        <source>Contains little more than an import of %1, which is already a layer.</source>
        <translation>既にレイヤーである %1 のインポート以外の内容はほとんどありません。</translation>
    </message>
    <message>
        <source>Contains little more than an import of %1, which is empty.</source>
        <translation>空のファイル %1 のインポート以外の内容はほとんどありません。</translation>
    </message>
    <message>
        <source>Proposed by `outcrop-cli adopt` for the files in this repository, which are not moved. Check the tier and order of each layer.</source>
        <translation>このリポジトリのファイルに対する `outcrop-cli adopt` の提案です。ファイルは移動されません。各レイヤーのティアと順序を確認してください。</translation>
    </message>
    <message>
        <source>config.toml already lists this file.</source>
        <translation>config.toml には既にこのファイルが記載されています。</translation>
    </message>
</context>
<context>
    <name>core/agents</name>
    <message>
        <source>The request sets `%2` to `%1`. Use one of: %3.</source>
        <translation>リクエストは `%2` を `%1` に設定しています。次のいずれかを使用してください: %3。</translation>
    </message>
    <message>
        <source>The request has no valid `%1`. Add one that matches `%2`.</source>
        <translation>リクエストに有効な `%1` がありません。`%2` に一致するものを追加してください。</translation>
    </message>
    <message>
        <source>The request has no valid `%1`. Add one of: %2.</source>
        <translation>リクエストに有効な `%1` がありません。次のいずれかを追加してください: %2。</translation>
    </message>
    <message>
        <source>The request sets `%2` to `%1`, which does not match `%3`. Correct the value.</source>
        <translation>リクエストは `%2` を `%1` に設定していますが、`%3` に一致しません。値を修正してください。</translation>
    </message>
    <message>
        <source>The body has no sections to convert.</source>
        <translation>本文に変換するセクションがありません。</translation>
    </message>
    <message>
        <source>The &lt;agent&gt; element around the sections is redundant and is removed.</source>
        <translation>セクションを囲む &lt;agent&gt; 要素は冗長なため、削除されます。</translation>
    </message>
    <message>
        <source>A portability section with the body format is added, so all portability criteria now apply to this agent.</source>
        <translation>本文の形式を含む portability セクションが追加されるため、すべての移植性基準がこのエージェントに適用されます。</translation>
    </message>
    <message>
        <source>The agent has no text: %1 is missing. Create this file next to the agent file.</source>
        <translation>エージェントにテキストがありません: %1 が見つかりません。このファイルをエージェントファイルの隣に作成してください。</translation>
    </message>
    <message>
        <source>The pattern `%1` of `%2` takes too long on this request, so the request cannot be checked. Simplify the pattern.</source>
        <translation>`%2` のパターン `%1` はこのリクエストでは時間がかかりすぎるため、リクエストを検査できません。パターンを簡単にしてください。</translation>
    </message>
    <message>
        <source>The pattern of `%1` cannot be used, so the request cannot be checked: %2. Correct the pattern.</source>
        <translation>`%1` のパターンを使用できないため、リクエストを検査できません: %2。パターンを修正してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n headings stay at level 6, the lowest level. Converting back would move them to level 5.</source>
        <translation>
            <numerusform>%n 個の見出しは最下位のレベル 6 のままです。逆変換するとレベル 5 になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>`%1` does not look like a regular expression, so this rule is not checked; correct it</source>
        <translation>`%1` は正規表現ではないと思われるため、このルールは検査されません。修正してください</translation>
    </message>
</context>
<context>
    <name>core/assertions</name>
    <message>
        <source>Assertions must be a list of objects, each with a `type`, such as [{type: contains, value: yes}].</source>
        <translation>アサーションは `type` を持つオブジェクトのリストでなければなりません (例: [{type: contains, value: yes}])。</translation>
    </message>
    <message>
        <source>An assertion has no `type`. Add one, such as contains.</source>
        <translation>`type` のないアサーションがあります。contains などを追加してください。</translation>
    </message>
    <message>
        <source>The assertion `%1` needs a list or a comma-separated string as its `value`.</source>
        <translation>アサーション `%1` の `value` には、リストまたはコンマ区切りの文字列が必要です。</translation>
    </message>
    <message>
        <source>The assertion `%1` needs a string as its `value`.</source>
        <translation>アサーション `%1` の `value` には、文字列が必要です。</translation>
    </message>
    <message>
        <source>The assertion `%1` needs a valid regular expression as its `value`.</source>
        <translation>アサーション `%1` の `value` には、有効な正規表現が必要です。</translation>
    </message>
    <message>
        <source>The assertion `%1` needs a number as its `value`, or an object with `min` or `max`.</source>
        <translation>アサーション `%1` の `value` には、数値、または `min` か `max` を持つオブジェクトが必要です。</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>欠落: %1</translation>
    </message>
    <message>
        <source>score %1, threshold %2</source>
        <translation>スコア %1、しきい値 %2</translation>
    </message>
    <message>
        <source>word count %1</source>
        <translation>語数 %1</translation>
    </message>
    <message>
        <source>%1, threshold %2</source>
        <translation>%1、しきい値 %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>測定なし</translation>
    </message>
    <message>
        <source>the finish reason is `%1`</source>
        <translation>終了理由は `%1` です</translation>
    </message>
    <message>
        <source>no tool was called</source>
        <translation>ツールは呼び出されませんでした</translation>
    </message>
    <message>
        <source>the request has no tool `%1`</source>
        <translation>リクエストにツール `%1` がありません</translation>
    </message>
    <message>
        <source>The assertion `%1` has no `threshold`. Add a number.</source>
        <translation>アサーション `%1` に `threshold` がありません。数値を追加してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n assertions passed</source>
        <translation>
            <numerusform>%n 個のアサーションのうち %1 個が合格</numerusform>
        </translation>
    </message>
    <message>
        <source>Assertion sets are nested more than %1 levels deep. Move the inner assertions to an outer set.</source>
        <translation>アサーションセットの入れ子が %1 階層を超えています。内側のアサーションを外側のセットに移動してください。</translation>
    </message>
</context>
<context>
    <name>core/attachments</name>
    <message>
        <source>%1 is empty. Attach a file with content.</source>
        <translation>%1 は空です。内容のあるファイルを添付してください。</translation>
    </message>
    <message>
        <source>%1 has %2 bytes. Attach at most %3 bytes.</source>
        <translation>%1 は %2 バイトあります。%3 バイト以下のファイルを添付してください。</translation>
    </message>
    <message>
        <source>%1 is not an image, PDF, audio or UTF-8 text file that Outcrop recognizes. Convert it to PNG, JPEG, GIF, WebP, PDF, WAV, MP3 or FLAC.</source>
        <translation>%1 は、Outcrop が認識できる画像、PDF、音声、UTF-8 テキストファイルのいずれでもありません。PNG、JPEG、GIF、WebP、PDF、WAV、MP3、FLAC のいずれかに変換してください。</translation>
    </message>
    <message>
        <source>%1 begins like %2, but is incomplete or damaged. Export the image again.</source>
        <translation>%1 の先頭は %2 ですが、不完全か破損しています。画像をエクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 begins like %2, but is incomplete or damaged. Export the recording again.</source>
        <translation>%1 の先頭は %2 ですが、不完全か破損しています。録音をエクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 begins like a PDF, but has no end-of-file marker. Export the document again.</source>
        <translation>%1 の先頭は PDF ですが、ファイル終端マーカーがありません。ドキュメントをエクスポートし直してください。</translation>
    </message>
</context>
<context>
    <name>core/base</name>
    <message>
        <source>%1 needs the library lib%2 %3, which is missing or cannot be loaded. Install it; on Debian and Ubuntu, the package is %4.</source>
        <translation>%1 にはライブラリ lib%2 %3 が必要ですが、見つからないか読み込めません。インストールしてください。Debian と Ubuntu ではパッケージ %4 です。</translation>
    </message>
    <message>
        <source>%1 needs the library lib%2 %3, but the installed version is too old: it lacks %5. Upgrade it; on Debian and Ubuntu, the package is %4.</source>
        <translation>%1 にはライブラリ lib%2 %3 が必要ですが、インストールされているバージョンが古すぎます: %5 がありません。アップグレードしてください。Debian と Ubuntu ではパッケージ %4 です。</translation>
    </message>
    <message>
        <source>invalid JSON: %1</source>
        <translation>無効な JSON: %1</translation>
    </message>
    <message>
        <source>the URL cannot be used: %1</source>
        <translation>URL を使用できません: %1</translation>
    </message>
    <message>
        <source>The condition is nested too deeply. Remove some parentheses.</source>
        <translation>条件の入れ子が深すぎます。括弧を減らしてください。</translation>
    </message>
    <message>
        <source>the number %1 is out of range for a double</source>
        <translation>数値 %1 は倍精度の範囲外です</translation>
    </message>
    <message>
        <source>invalid JSON</source>
        <translation>無効な JSON</translation>
    </message>
    <message>
        <source>the URL is not complete; write it as `https://host`</source>
        <translation>URL が完全ではありません。`https://host` の形式で書いてください</translation>
    </message>
    <message>
        <source>the scheme must be https or http</source>
        <translation>スキームは https または http でなければなりません</translation>
    </message>
    <message>
        <source>the URL %1 cannot be used: %2</source>
        <translation>URL %1 を使用できません: %2</translation>
    </message>
    <message>
        <source>Expected `and`, `or` or the end of the condition, but found `%1`. Correct the condition.</source>
        <translation>`and`、`or`、または条件の終わりが必要ですが、`%1` が見つかりました。条件を修正してください。</translation>
    </message>
    <message>
        <source>Expected a name such as `workload`, but the condition ends here. Add one.</source>
        <translation>`workload` のような名前が必要ですが、条件がここで終わっています。追加してください。</translation>
    </message>
    <message>
        <source>Expected a name such as `workload`, but found `%1`. Correct the condition.</source>
        <translation>`workload` のような名前が必要ですが、`%1` が見つかりました。条件を修正してください。</translation>
    </message>
    <message>
        <source>Expected a number to compare with `%1`. Add it.</source>
        <translation>`%1` と比較する数値が必要です。追加してください。</translation>
    </message>
    <message>
        <source>The closing quote is missing. Add it.</source>
        <translation>閉じ引用符がありません。追加してください。</translation>
    </message>
    <message>
        <source>Expected `%1`. Add it.</source>
        <translation>`%1` が必要です。追加してください。</translation>
    </message>
    <message>
        <source>the host name ends with a dot; remove the dot</source>
        <translation>ホスト名がドットで終わっています。ドットを削除してください</translation>
    </message>
    <message>
        <source>the host name contains invalid characters; remove them</source>
        <translation>ホスト名に無効な文字が含まれています。削除してください</translation>
    </message>
    <message>
        <source>Expected a value after the operator. Add one.</source>
        <translation>演算子の後に値が必要です。追加してください。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Check whether the file or folder was moved or renamed.</source>
        <translation>ファイルまたはフォルダーが移動または名前変更されていないか確認してください。</translation>
    </message>
    <message>
        <source>Check the file permissions.</source>
        <translation>ファイルのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>Check the write permission and the free disk space.</source>
        <translation>書き込み権限とディスクの空き容量を確認してください。</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>より小さいファイルを使用してください。</translation>
    </message>
    <message>
        <source>Correct %1.</source>
        <extracomment>%1 is a location, such as agents/a.md:7:3</extracomment>
        <translation>%1 を修正してください。</translation>
    </message>
    <message>
        <source>the URL contains a user name or password; remove it</source>
        <translation>URL にユーザー名またはパスワードが含まれています。削除してください</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is an error message, %2 what to do about it</extracomment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>core/clients</name>
    <message>
        <source>A client document needs `client` and `parts`. Add them.</source>
        <translation>クライアントドキュメントには `client` と `parts` が必要です。追加してください。</translation>
    </message>
    <message>
        <source>The client does not accept the %1 &quot;%2&quot;.</source>
        <translation>クライアントは %1「%2」を受け付けません。</translation>
    </message>
    <message>
        <source>Not loaded because %1 exists.</source>
        <translation>%1 が存在するため、読み込まれません。</translation>
    </message>
    <message>
        <source>Not loaded because %1 cannot be read.</source>
        <translation>%1 を読み取れないため、読み込まれません。</translation>
    </message>
    <message>
        <source>This file was already sent.</source>
        <translation>このファイルは既に送信されています。</translation>
    </message>
    <message>
        <source>The same text was already sent.</source>
        <translation>同じテキストが既に送信されています。</translation>
    </message>
    <message>
        <source>Imported by %1.</source>
        <translation>%1 がインポートしています。</translation>
    </message>
    <message>
        <source>Loaded when a matching file is read.</source>
        <translation>一致するファイルが読み取られたときに読み込まれます。</translation>
    </message>
    <message>
        <source>Loaded when a file in %1 is read.</source>
        <translation>%1 のファイルが読み取られたときに読み込まれます。</translation>
    </message>
    <message>
        <source>Loaded when the client reads a file that matches %1.</source>
        <translation>クライアントが %1 に一致するファイルを読み取ったときに読み込まれます。</translation>
    </message>
    <message>
        <source>The client rejects the file because of the unknown key &quot;%1&quot;.</source>
        <translation>不明なキー「%1」があるため、クライアントはファイルを拒否します。</translation>
    </message>
    <message>
        <source>The list is full: its limit is %1 characters.</source>
        <translation>一覧が満杯です: 上限は %1 文字です。</translation>
    </message>
    <message>
        <source>A symbolic link to a target outside the project.</source>
        <translation>プロジェクト外を参照するシンボリックリンクです。</translation>
    </message>
    <message>
        <source>Too large for Outcrop to check.</source>
        <translation>Outcrop が検査するには大きすぎます。</translation>
    </message>
    <message>
        <source>Truncated at byte %1 of %2.</source>
        <translation>%2 バイト中 %1 バイト目で切り詰められます。</translation>
    </message>
    <message>
        <source>Imported by %1, but the file does not exist.</source>
        <translation>%1 がインポートしていますが、ファイルが存在しません。</translation>
    </message>
    <message>
        <source>The client does not find the %1 in the file.</source>
        <translation>クライアントはファイル内で %1 を見つけられません。</translation>
    </message>
    <message>
        <source>%1 excludes the file from the list.</source>
        <translation>%1 により、ファイルは一覧から除外されます。</translation>
    </message>
    <message>
        <source>A byte order mark precedes the front matter.</source>
        <translation>フロントマターの前にバイト順マークがあります。</translation>
    </message>
    <message>
        <source>The client does not find front matter in the file.</source>
        <translation>クライアントはファイル内でフロントマターを見つけられません。</translation>
    </message>
    <message>
        <source>The key %1 excludes the file from the list.</source>
        <translation>キー %1 により、ファイルは一覧から除外されます。</translation>
    </message>
    <message>
        <source>The setting %1 excludes the file.</source>
        <translation>設定 %1 により、ファイルは除外されます。</translation>
    </message>
    <message>
        <source>Larger than %1 bytes, so the client ignores the file.</source>
        <translation>%1 バイトを超えるため、クライアントはファイルを無視します。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読み取れません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>Earlier files use up the size limit.</source>
        <translation>先行するファイルがサイズの上限を使い切っています。</translation>
    </message>
    <message>
        <source>The front matter is invalid.</source>
        <translation>フロントマターが無効です。</translation>
    </message>
    <message>
        <source>Only the description is sent; the model can request the file.</source>
        <translation>説明のみが送信されます。モデルはファイルを要求できます。</translation>
    </message>
    <message>
        <source>Loaded only when the user names the file.</source>
        <translation>ユーザーがファイルを指定したときのみ読み込まれます。</translation>
    </message>
    <message>
        <source>The %1 has %2 characters; the client accepts at most %3.</source>
        <translation>%1 は %2 文字ですが、クライアントが受け付けるのは最大 %3 文字です。</translation>
    </message>
    <message>
        <source>In this folder, the client lists only files without front matter.</source>
        <translation>このフォルダーでは、クライアントはフロントマターのないファイルのみを一覧に含めます。</translation>
    </message>
    <message>
        <source>Truncated at byte %1 of %2, on line %3.</source>
        <translation>%2 バイト中 %1 バイト目 (%3 行目) で切り詰められます。</translation>
    </message>
    <message>
        <source>The value of %1 has a type that the client does not accept.</source>
        <translation>%1 の値は、クライアントが受け付けない型です。</translation>
    </message>
    <message>
        <source>The same file is loaded as %1.</source>
        <translation>同じファイルが %1 として読み込まれます。</translation>
    </message>
    <message>
        <source>Not loaded because the key %1 has the value %2.</source>
        <translation>キー %1 の値が %2 であるため、読み込まれません。</translation>
    </message>
    <message>
        <source>Imported by %1, but outside the start folder %2 and not approved by the user.</source>
        <translation>%1 がインポートしていますが、開始フォルダー %2 の外にあり、ユーザーが承認していません。</translation>
    </message>
    <message>
        <source>A symbolic link that was checked out as text, so only the path %1 is sent.</source>
        <translation>テキストとしてチェックアウトされたシンボリックリンクのため、パス %1 のみが送信されます。</translation>
    </message>
    <message>
        <source>The description is shortened or omitted to fit the size limit of the list.</source>
        <translation>一覧のサイズの上限に収めるため、説明は短縮または省略されます。</translation>
    </message>
    <message>
        <source>Known from recorded requests of version %1.</source>
        <translation>バージョン %1 の記録されたリクエストで確認済み。</translation>
    </message>
    <message>
        <source>Known from recorded requests.</source>
        <translation>記録されたリクエストで確認済み。</translation>
    </message>
    <message>
        <source>Known from the client&apos;s documentation or source code.</source>
        <translation>クライアントのドキュメントまたはソースコードで確認済み。</translation>
    </message>
    <message>
        <source>Assumed, not confirmed.</source>
        <translation>仮定 (未確認)。</translation>
    </message>
    <message>
        <source>Checked on %1.</source>
        <translation>%1 に確認。</translation>
    </message>
    <message>
        <source>The size limit is documented, but was not observed.</source>
        <translation>サイズの上限はドキュメントに記載されていますが、観測されていません。</translation>
    </message>
    <message>
        <source>The size limit is assumed, not confirmed.</source>
        <translation>サイズの上限は仮定であり、確認されていません。</translation>
    </message>
    <message>
        <source>The handling of imports is documented, but was not observed.</source>
        <translation>インポートの処理はドキュメントに記載されていますが、観測されていません。</translation>
    </message>
    <message>
        <source>The handling of imports is assumed, not confirmed.</source>
        <translation>インポートの処理は仮定であり、確認されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n files truncated</source>
        <translation>
            <numerusform>切り詰められるファイル %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>%1 の送信なし</translation>
    </message>
    <message numerus="yes">
        <source>%n files skipped</source>
        <translation>
            <numerusform>スキップされるファイル %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n descriptions shortened</source>
        <translation>
            <numerusform>短縮される説明 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported files not loaded</source>
        <translation>
            <numerusform>読み込まれないインポートファイル %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %n files are not sent, because a size limit is reached.</source>
        <translation>
            <numerusform>スキップ: サイズの上限に達したため、%n 個のファイルは送信されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shortened: the list of skills, agents or commands has a size limit, so %n of its descriptions are shortened or omitted.</source>
        <translation>
            <numerusform>短縮: スキル、エージェント、コマンドの一覧にはサイズの上限があるため、%n 個の説明が短縮または省略されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>loaded under another name</source>
        <translation>別の名前で読み込み</translation>
    </message>
    <message>
        <source>Characters such as &lt; are sent as &amp;lt;, so the text is longer than the file.</source>
        <translation>&lt; などの文字は &amp;lt; として送信されるため、テキストはファイルより長くなります。</translation>
    </message>
    <message>
        <source>%1 searches for these files: %2</source>
        <translation>%1 は次のファイルを探します: %2</translation>
    </message>
    <message>
        <source>Loaded twice: the client already sends this file.</source>
        <translation>二重に読み込み: クライアントは既にこのファイルを送信しています。</translation>
    </message>
    <message>
        <source>Imported by %1, but outside the folder to which the client limits imports.</source>
        <translation>%1 がインポートしていますが、クライアントがインポートを許可するフォルダーの外にあります。</translation>
    </message>
    <message numerus="yes">
        <source>Not loaded: %n imported files are outside the folder to which the client limits imports.</source>
        <translation>
            <numerusform>読み込みなし: %n 個のインポートファイルは、クライアントがインポートを許可するフォルダーの外にあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the same %2 and takes precedence.</source>
        <translation>%1 は同じ %2 を持ち、優先されます。</translation>
    </message>
    <message>
        <source>%1 (started in %2)</source>
        <translation>%1 (%2 で起動)</translation>
    </message>
    <message>
        <source>%1 sends only the first %2 of %3 bytes of this file. The text from this position on is not sent.</source>
        <translation>%1 は、このファイルの %3 バイトのうち先頭の %2 バイトのみを送信します。この位置以降のテキストは送信されません。</translation>
    </message>
    <message>
        <source>%1 does not send this file (%2 bytes).</source>
        <translation>%1 はこのファイル (%2 バイト) を送信しません。</translation>
    </message>
    <message>
        <source>Shorten the file.</source>
        <translation>ファイルを短くしてください。</translation>
    </message>
    <message>
        <source>Shorten the file, or raise %1 in the settings of the client.</source>
        <translation>ファイルを短くするか、クライアントの設定で %1 を上げてください。</translation>
    </message>
    <message>
        <source>The size limit applies to all instruction files together. Shorten them.</source>
        <translation>サイズの上限は、すべての指示ファイルの合計に適用されます。短くしてください。</translation>
    </message>
    <message>
        <source>The size limit applies to all instruction files together. Shorten them, or raise %1 in the settings of the client.</source>
        <translation>サイズの上限は、すべての指示ファイルの合計に適用されます。短くするか、クライアントの設定で %1 を上げてください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 shortens or omits %n descriptions, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions.</source>
        <translation>
            <numerusform>スキル、エージェント、コマンドの一覧にはサイズの上限があるため、%1 はこれを含む %n 個の説明を短縮または省略します。説明を短くしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not list %n files, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions, or remove files.</source>
        <translation>
            <numerusform>スキル、エージェント、コマンドの一覧にはサイズの上限があるため、%1 はこれを含む %n 個のファイルを一覧に含めません。説明を短くするか、ファイルを削除してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not load the imported file %2.</source>
        <translation>%1 はインポートファイル %2 を読み込みません。</translation>
    </message>
    <message>
        <source>Move the file, or copy its text.</source>
        <translation>ファイルを移動するか、テキストをコピーしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n files in subfolders are loaded only if %1 is started in the folder of the file: %2</source>
        <translation>
            <numerusform>サブフォルダーの %n 個のファイルは、そのファイルのフォルダーで %1 を起動した場合にのみ読み込まれます: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truncated: only the beginning of %n files is sent, because a size limit is reached.</source>
        <translation>
            <numerusform>切り詰め: サイズの上限に達したため、%n 個のファイルは先頭部分のみが送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 does not load files in parent folders, because there is no %1 in the start folder or above it.</source>
        <translation>開始フォルダーとその上位に %1 がないため、%2 は親フォルダーのファイルを読み込みません。</translation>
    </message>
    <message>
        <source>The file contains only front matter or comments.</source>
        <translation>ファイルにはフロントマターまたはコメントしかありません。</translation>
    </message>
    <message>
        <source>%1 stops with an error, because the front matter of one of its %2 is invalid. Correct the front matter.</source>
        <translation>%2 のいずれかのフロントマターが無効なため、%1 はエラーで停止します。フロントマターを修正してください。</translation>
    </message>
    <message>
        <source>%1 in the top-level folder</source>
        <translation>最上位フォルダーの %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not send %n files when it is started in their folders, because this file uses up the size limit: %2.</source>
        <translation>
            <numerusform>このファイルがサイズの上限を使い切るため、%n 個のファイルは、そのフォルダーで %1 を起動しても送信されません: %2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/complexity</name>
    <message>
        <source>%1; not stated: %2</source>
        <translation>%1、記載なし: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>concept</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>special case</source>
        <translation>特殊ケース</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>%1 に変更</translation>
    </message>
    <message>
        <source>the size is not stated, so the score may be too low</source>
        <translation>サイズの記載がないため、スコアが低すぎる可能性があります</translation>
    </message>
    <message>
        <source>no tests cover the code</source>
        <translation>コードを対象とするテストがありません</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1、ほか %2 件</translation>
    </message>
    <message>
        <source>no limit is exceeded, so there is no reason to split the task</source>
        <translation>超過している上限がないため、タスクを分割する理由はありません</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>%1 × %2 of about %3 lines</source>
        <translation>%1 × 約 %3 行の %2</translation>
    </message>
    <message>
        <source>%1: %2, above the maximum of %3</source>
        <translation>%1: %2、最大値 %3 を超過</translation>
    </message>
    <message>
        <source>dependency depth</source>
        <translation>依存の深さ</translation>
    </message>
    <message>
        <source>%1 hours in total, above the maximum of %2</source>
        <translation>合計 %1 時間、最大値 %2 を超過</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>task type</source>
        <translation>タスクの種類</translation>
    </message>
    <message>
        <source>the confidence is %1, below %2: review the estimate first</source>
        <translation>信頼度は %1 で、%2 未満です: 先に推定を確認してください</translation>
    </message>
    <message>
        <source>a similar task succeeded before</source>
        <translation>類似のタスクが以前に成功しています</translation>
    </message>
    <message>
        <source>these subtasks are derived from the files alone; their dependencies are unknown</source>
        <translation>これらのサブタスクはファイルのみから導出されており、依存関係は不明です</translation>
    </message>
    <message>
        <source>These dependencies form a cycle, so their depth is undefined. Remove one of them.</source>
        <translation>これらの依存関係は循環しているため、深さが定まりません。いずれかを削除してください。</translation>
    </message>
    <message>
        <source>lines stated in the task: %1</source>
        <translation>タスクに記載された行数: %1</translation>
    </message>
    <message>
        <source>dependency depth %1</source>
        <translation>依存の深さ %1</translation>
    </message>
    <message>
        <source>there are too few subtasks to benefit from parallel work</source>
        <translation>並列作業の効果を得るにはサブタスクが少なすぎます</translation>
    </message>
    <message>
        <source>`%1` is not a range of counts. Write it as in `2_3_files`, `depth_4` or `11_plus_files`.</source>
        <translation>`%1` は個数の範囲ではありません。`2_3_files`、`depth_4`、`11_plus_files` のように書いてください。</translation>
    </message>
    <message>
        <source>The thresholds do not define the %1 `%2`; did you mean `%3`?</source>
        <translation>しきい値に%1 `%2` の定義がありません。`%3` のことですか?</translation>
    </message>
    <message>
        <source>fewer subtasks (%1) than the minimum (%2): splitting may cost more than it saves</source>
        <translation>サブタスク数 (%1) が最小値 (%2) より少ない: 分割すると、節約分よりコストがかかる可能性があります</translation>
    </message>
    <message>
        <source>two subtasks have the ID `%1`</source>
        <translation>2 つのサブタスクの ID が `%1` です</translation>
    </message>
    <message>
        <source>the dependencies of its subtasks form a cycle</source>
        <translation>サブタスクの依存関係が循環しています</translation>
    </message>
    <message>
        <source>output type</source>
        <translation>出力の種類</translation>
    </message>
    <message>
        <source>The nesting depth of the subtasks exceeds the maximum of %1. Reduce the nesting.</source>
        <translation>サブタスクの入れ子の深さが最大値 %1 を超えています。入れ子を減らしてください。</translation>
    </message>
    <message>
        <source>Another subtask already has the ID `%1`. Choose another ID.</source>
        <translation>別のサブタスクの ID が既に `%1` です。別の ID を選んでください。</translation>
    </message>
    <message>
        <source>The dependencies of these subtasks form a cycle. Remove one of the dependencies.</source>
        <translation>これらのサブタスクの依存関係は循環しています。依存関係のいずれかを削除してください。</translation>
    </message>
    <message>
        <source>A subtask cannot depend on itself. Remove this dependency.</source>
        <translation>サブタスクはそれ自体に依存できません。この依存関係を削除してください。</translation>
    </message>
    <message>
        <source>`%1` depends on `%2`, which is not the ID of another subtask</source>
        <translation>`%1` は `%2` に依存していますが、それは別のサブタスクの ID ではありません</translation>
    </message>
    <message>
        <source>%1 of %2 inputs stated</source>
        <translation>%2 個の入力のうち %1 個を記載</translation>
    </message>
    <message>
        <source>%1, %2 inferred from the text</source>
        <translation>%1、%2 個はテキストから推測</translation>
    </message>
    <message>
        <source>raw score: %1; splitting is suggested at %2 or more</source>
        <translation>素点: %1。%2 以上で分割を提案</translation>
    </message>
    <message>
        <source>raw score</source>
        <translation>素点</translation>
    </message>
    <message>
        <source>the size is estimated from the words of the task; state `lines` or `produces` for a better estimate</source>
        <translation>サイズはタスクの語から推定されています。推定の精度を上げるには `lines` または `produces` を記載してください</translation>
    </message>
    <message>
        <source>The thresholds do not define the %1 `%2`, so it has no effect. Correct the name.</source>
        <translation>しきい値に%1 `%2` の定義がないため、効果がありません。名前を修正してください。</translation>
    </message>
    <message>
        <source>There are %1 subtasks, more than the maximum of %2. Combine some.</source>
        <translation>サブタスクが %1 個あり、最大値 %2 を超えています。一部を統合してください。</translation>
    </message>
    <message>
        <source>No sibling subtask has the ID `%1`. Correct the ID.</source>
        <translation>同じ階層に ID が `%1` のサブタスクはありません。ID を修正してください。</translation>
    </message>
    <message>
        <source>subtask %1 has about %2 lines, too few for a separate subtask; combine it with another one</source>
        <translation>サブタスク %1 は約 %2 行で、独立したサブタスクとしては少なすぎます。別のサブタスクと統合してください</translation>
    </message>
    <message>
        <source>lines of subtask &quot;%2&quot;: %1</source>
        <translation>サブタスク「%2」の行数: %1</translation>
    </message>
    <message>
        <source>there are too many subtasks to compare, so no parallel work is planned</source>
        <translation>サブタスクが多すぎて比較できないため、並列作業は計画されません</translation>
    </message>
    <message>
        <source>the estimate from %1 cannot be used: %2. Correct the estimate, or ask the model again</source>
        <translation>%1 の推定を使用できません: %2。推定を修正するか、モデルに問い合わせ直してください</translation>
    </message>
    <message>
        <source>`%1` and `%2` overlap. For counts in both ranges, `%1` is used. Change one of the ranges.</source>
        <translation>`%1` と `%2` は重なっています。両方の範囲に入る個数には `%1` が使用されます。いずれかの範囲を変更してください。</translation>
    </message>
    <message>
        <source>the dependencies of the subtasks form a cycle, so no parallel work is planned</source>
        <translation>サブタスクの依存関係が循環しているため、並列作業は計画されません</translation>
    </message>
    <message>
        <source>the model&apos;s estimate and the heuristics differ by %1%</source>
        <translation>モデルの推定とヒューリスティックに %1% の差があります</translation>
    </message>
    <message>
        <source>the thresholds require a model&apos;s estimate in addition to the heuristics; ask a model for an estimate</source>
        <translation>しきい値により、ヒューリスティックに加えてモデルの推定が必要です。モデルに推定を問い合わせてください</translation>
    </message>
    <message>
        <source>the task has too few files or lines to be split by file; list more of its files, or its subtasks</source>
        <translation>ファイルまたは行が少なすぎて、タスクをファイル単位で分割できません。ファイルをさらに記載するか、サブタスクを記載してください</translation>
    </message>
    <message>
        <source>the estimate from %1 does not match its schema at &quot;%2&quot;: %3 Correct the estimate, or ask the model again</source>
        <translation>%1 の推定は「%2」でスキーマに一致しません: %3 推定を修正するか、モデルに問い合わせ直してください</translation>
    </message>
</context>
<context>
    <name>core/conversion</name>
    <message>
        <source>Written as `%1`.</source>
        <translation>`%1` として書き込まれます。</translation>
    </message>
    <message>
        <source>The canonical form names only the MCP server `%1`, so all its tools are allowed.</source>
        <translation>正規形では MCP サーバー `%1` のみが指定されるため、そのすべてのツールが許可されます。</translation>
    </message>
    <message>
        <source>The front matter of the prompt file is not written. Move its fields to the agent file.</source>
        <translation>プロンプトファイルのフロントマターは書き込まれません。フィールドをエージェントファイルに移動してください。</translation>
    </message>
    <message>
        <source>Merged from %1.</source>
        <translation>%1 からマージ。</translation>
    </message>
    <message>
        <source>%1 agent files do not have this field.</source>
        <translation>%1 のエージェントファイルにこのフィールドはありません。</translation>
    </message>
    <message>
        <source>%1 has no tool with this name.</source>
        <translation>%1 にこの名前のツールはありません。</translation>
    </message>
    <message>
        <source>The text names the tool `%1`, which %2 calls `%3`. The name is replaced.</source>
        <translation>テキストはツール `%1` を指定していますが、%2 では `%3` と呼ばれます。名前は置き換えられます。</translation>
    </message>
    <message>
        <source>%1 has none of this agent&apos;s tools, and omitting the tool list would allow all tools. Change the list, or remove it to allow all tools.</source>
        <translation>%1 にはこのエージェントのツールがなく、ツールの一覧を省くとすべてのツールが許可されます。一覧を変更するか、すべてのツールを許可する場合は一覧を削除してください。</translation>
    </message>
    <message>
        <source>%1 has no model that corresponds to `%2`.</source>
        <translation>%1 に `%2` に対応するモデルはありません。</translation>
    </message>
    <message>
        <source>Written as `%1`, because %2 does not allow some characters of the name.</source>
        <translation>名前の一部の文字が %2 では許可されないため、`%1` として書き込まれます。</translation>
    </message>
    <message>
        <source>Used only by Outcrop.</source>
        <translation>Outcrop でのみ使用されます。</translation>
    </message>
    <message>
        <source>The converted agent would not have the same fields. Report this bug.</source>
        <translation>変換後のエージェントのフィールドが一致しません。このバグを報告してください。</translation>
    </message>
    <message>
        <source>%1 does not support agent files. Convert to another client.</source>
        <translation>%1 はエージェントファイルに対応していません。別のクライアントに変換してください。</translation>
    </message>
    <message>
        <source>%1 is already in the canonical form. Choose another form.</source>
        <translation>%1 は既に正規形です。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>%1 is already in the single-file form. Choose another form.</source>
        <translation>%1 は既に単一ファイル形式です。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>No document defines the tool `%1`. The prompt lists it, but the model cannot call it. Define it under `%2`, or remove the name.</source>
        <translation>ツール `%1` を定義するドキュメントがありません。プロンプトには記載されますが、モデルは呼び出せません。`%2` で定義するか、名前を削除してください。</translation>
    </message>
    <message>
        <source>No document defines the tool `%1`. The prompt lists it, but the model cannot call it. Did you mean `%2`?</source>
        <translation>ツール `%1` を定義するドキュメントがありません。プロンプトには記載されますが、モデルは呼び出せません。`%2` のことですか?</translation>
    </message>
    <message>
        <source>Only another agent defines the tool `%1`, so the model cannot call it, although the prompt lists it. Copy the definition to `%2` of this agent, or remove the name.</source>
        <translation>ツール `%1` は別のエージェントでのみ定義されているため、プロンプトに記載されていてもモデルは呼び出せません。定義をこのエージェントの `%2` にコピーするか、名前を削除してください。</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>%1 に変更</translation>
    </message>
    <message>
        <source>%1 has no model for this model tier.</source>
        <translation>%1 にこのモデルティアのモデルはありません。</translation>
    </message>
    <message>
        <source>No model tier corresponds to `%1`. The model is kept in `extensions.model`.</source>
        <translation>`%1` に対応するモデルティアはありません。モデルは `extensions.model` に保持されます。</translation>
    </message>
    <message>
        <source>The agent cannot be converted because of this error: %1</source>
        <translation>次のエラーのため、エージェントを変換できません: %1</translation>
    </message>
    <message>
        <source>Written as `%1` with the value `%2`.</source>
        <translation>値 `%2` を持つ `%1` として書き込まれます。</translation>
    </message>
</context>
<context>
    <name>core/diff</name>
    <message>
        <source>the lines to change no longer exist</source>
        <translation>変更する行はもう存在しません</translation>
    </message>
    <message>
        <source>`%1` is not a list of hunks. Enter numbers such as 1,3 or 1-3.</source>
        <translation>`%1` はハンクのリストではありません。1,3 や 1-3 のような番号を入力してください。</translation>
    </message>
    <message>
        <source>the lines to change occur several times, for example on lines %1 and %2</source>
        <translation>変更する行が複数回現れます (例: %1 行目と %2 行目)</translation>
    </message>
    <message>
        <source>hunk %1 is listed twice. Remove one</source>
        <translation>ハンク %1 が 2 回記載されています。一方を削除してください</translation>
    </message>
    <message>
        <source>not a unified diff: the lines `--- name` and `+++ name` are missing. Add them</source>
        <translation>unified diff ではありません: `--- name` と `+++ name` の行がありません。追加してください</translation>
    </message>
    <message>
        <source>binary diffs are not supported, because they have no lines to show or select. Use a diff of text files</source>
        <translation>バイナリの差分には表示または選択する行がないため、対応していません。テキストファイルの差分を使用してください</translation>
    </message>
    <message>
        <source>the lines `--- name` and `+++ name` are missing above this hunk. Add them</source>
        <translation>このハンクの上に `--- name` と `+++ name` の行がありません。追加してください</translation>
    </message>
    <message>
        <source>unexpected line: the `@@` line of the hunk above states fewer lines. Correct its numbers, or remove this line</source>
        <translation>予期しない行: 上のハンクの `@@` 行が示す行数の方が少なくなっています。その数値を修正するか、この行を削除してください</translation>
    </message>
    <message>
        <source>expected a hunk header such as `@@ -1,3 +1,3 @@` after the file names. Add one</source>
        <translation>ファイル名の後に `@@ -1,3 +1,3 @@` のようなハンクヘッダーが必要です。追加してください</translation>
    </message>
    <message>
        <source>invalid hunk header. Write a line such as `@@ -1,3 +1,3 @@`</source>
        <translation>無効なハンクヘッダーです。`@@ -1,3 +1,3 @@` のような行を書いてください</translation>
    </message>
    <message>
        <source>this hunk begins before the end of the previous one, or at line 0; lines are numbered from 1. Correct its numbers</source>
        <translation>このハンクは前のハンクの終わりより前、または 0 行目から始まっています。行番号は 1 からです。数値を修正してください</translation>
    </message>
    <message>
        <source>this hunk has no lines. Add its lines, or remove it</source>
        <translation>このハンクには行がありません。行を追加するか、ハンクを削除してください</translation>
    </message>
    <message>
        <source>the hunk ends too early; missing lines according to its `@@` line: %1 old, %2 new. Add them, or correct the `@@` line</source>
        <translation>ハンクが早く終わりすぎています。`@@` 行によると不足している行は、旧 %1 行、新 %2 行です。追加するか、`@@` 行を修正してください</translation>
    </message>
    <message>
        <source>a line follows `\ No newline at end of file`, which marks the last line. Remove the line, or the marker</source>
        <translation>最終行を示す `\ No newline at end of file` の後に行があります。その行またはマーカーを削除してください</translation>
    </message>
    <message>
        <source>this diff changes %1 files, but only one is expected. Split it</source>
        <translation>この差分は %1 個のファイルを変更しますが、1 個でなければなりません。分割してください</translation>
    </message>
    <message>
        <source>hunk %1 does not exist. Use numbers from 1 to %2</source>
        <translation>ハンク %1 は存在しません。1 から %2 までの番号を使用してください</translation>
    </message>
    <message>
        <source>`\ No newline at end of file` must follow a line of the hunk. Move or remove it</source>
        <translation>`\ No newline at end of file` はハンクの行の後になければなりません。移動または削除してください</translation>
    </message>
</context>
<context>
    <name>core/documents</name>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>%1, which is not a finite number</source>
        <translation>有限の数ではない %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>%1のリスト</translation>
    </message>
    <message>
        <source>%1 has no %2 `%3`; did you mean `%4`?</source>
        <translation>%1 に %2 `%3` はありません。`%4` のことですか?</translation>
    </message>
    <message>
        <source>cannot be represented in a request</source>
        <translation>リクエストで表現できません</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>`%1` is not allowed here. Use one of: %2.</source>
        <translation>`%1` はここでは許可されません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>`%1` has %2 characters, above the maximum of %3. Shorten it.</source>
        <translation>`%1` は %2 文字で、最大値の %3 を超えています。短くしてください。</translation>
    </message>
    <message>
        <source>`%1` is empty. Fill it in, or remove it.</source>
        <translation>`%1` が空です。入力するか、削除してください。</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>%1が必要ですが、%2が見つかりました。</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>a JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Add the opening `---` line</source>
        <translation>開始の `---` 行を追加</translation>
    </message>
    <message>
        <source>Add the closing `---` line</source>
        <translation>終了の `---` 行を追加</translation>
    </message>
    <message>
        <source>Suggestions are never applied automatically. Set auto_apply to false.</source>
        <translation>提案が自動的に適用されることはありません。auto_apply を false に設定してください。</translation>
    </message>
    <message>
        <source>Layer in %1</source>
        <translation>%1 のレイヤー</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 は既に存在します。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 must be updated, but is not UTF-8. Convert it to UTF-8 first.</source>
        <translation>%1 は更新が必要ですが、UTF-8 ではありません。先に UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8, so changing it would lose data. Convert it to UTF-8 first.</source>
        <translation>%1 は UTF-8 ではないため、変更するとデータが失われます。先に UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>No changes were made because the data is invalid: %1</source>
        <translation>データが無効なため、変更されませんでした: %1</translation>
    </message>
    <message>
        <source>No changes were made because the data is invalid: %1 Fix it with `outcrop-cli check --fix %2`.</source>
        <translation>データが無効なため、変更されませんでした: %1 `outcrop-cli check --fix %2` で修正してください。</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Known keys: %2.</source>
        <translation>不明なキー「%1」です。既知のキー: %2。</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>不明なキー「%1」です。「%2」のことですか?</translation>
    </message>
    <message>
        <source>Expected one of: %1; found %2.</source>
        <translation>次のいずれかが必要です: %1。%2 が見つかりました。</translation>
    </message>
    <message>
        <source>Expected one of: %1; found %2. Did you mean %3?</source>
        <translation>次のいずれかが必要です: %1。%2 が見つかりました。%3 のことですか?</translation>
    </message>
    <message>
        <source>The imported file `%1` does not exist. Create it, or correct the path.</source>
        <translation>インポートされたファイル `%1` は存在しません。作成するか、パスを修正してください。</translation>
    </message>
    <message>
        <source>`%1` must be %2, but is `%3`.</source>
        <translation>`%1` は%2でなければなりませんが、`%3` です。</translation>
    </message>
    <message>
        <source>Specify the field: a key, or several keys joined by dots.</source>
        <translation>フィールドを指定してください: キー、またはドットで連結した複数のキー。</translation>
    </message>
    <message>
        <source>Changing `%1` here would also change other values, such as the target of an alias (*name). Edit the text instead.</source>
        <translation>ここで `%1` を変更すると、エイリアス (*name) の参照先など、ほかの値も変わります。代わりにテキストを編集してください。</translation>
    </message>
    <message>
        <source>TOML has no null. Remove `%1` instead, or set another value.</source>
        <translation>TOML には null がありません。代わりに `%1` を削除するか、別の値を設定してください。</translation>
    </message>
    <message>
        <source>Unknown key `%1`; did you mean `%2`?</source>
        <translation>不明なキー `%1` です。`%2` のことですか?</translation>
    </message>
    <message>
        <source>integers range from -9223372036854775808 to 9223372036854775807</source>
        <translation>整数の範囲は -9223372036854775808 から 9223372036854775807 です</translation>
    </message>
    <message>
        <source>numbers range up to about 1.8e308</source>
        <translation>数値の範囲は約 1.8e308 までです</translation>
    </message>
    <message>
        <source>The replacement refers to group %1, but the pattern has no groups. Put parentheses around the part to insert.</source>
        <translation>置換はグループ %1 を参照していますが、パターンにグループがありません。挿入する部分を括弧で囲んでください。</translation>
    </message>
    <message>
        <source>The skill in the folder `%1` must be named `%1`. Change the name, or rename the folder.</source>
        <translation>フォルダー `%1` のスキルの名前は `%1` でなければなりません。名前を変更するか、フォルダーの名前を変更してください。</translation>
    </message>
    <message>
        <source>%1 does not exist in the workspace, or cannot be read. Create it, or correct the path.</source>
        <translation>%1 はワークスペースに存在しないか、読み取れません。作成するか、パスを修正してください。</translation>
    </message>
    <message>
        <source>Use `%1` instead.</source>
        <translation>代わりに `%1` を使用してください。</translation>
    </message>
    <message>
        <source>The linked file `%1` does not exist. Create it, or correct the link.</source>
        <translation>リンクされたファイル `%1` は存在しません。作成するか、リンクを修正してください。</translation>
    </message>
    <message>
        <source>`%3` is not a known %1 %2. Check the name.</source>
        <translation>`%3` は %1 の既知の %2 ではありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>%1 に変更</translation>
    </message>
    <message>
        <source>This %1 has no prompt, because the text below the front matter is empty. Add a prompt.</source>
        <translation>フロントマターの下のテキストが空のため、この %1 にはプロンプトがありません。プロンプトを追加してください。</translation>
    </message>
    <message>
        <source>This file is encoded in UTF-16, so it can be read but not saved. Convert it to UTF-8.</source>
        <translation>このファイルは UTF-16 でエンコードされているため、読み取れますが保存できません。UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>The byte 0x%1 is not valid UTF-8. The file is read-only, because saving would change its bytes. Convert it to UTF-8.</source>
        <translation>バイト 0x%1 は有効な UTF-8 ではありません。保存するとバイトが変わるため、ファイルは読み取り専用です。UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>empty value</source>
        <translation>空の値</translation>
    </message>
    <message>
        <source>unknown key, not sent</source>
        <translation>不明なキー、送信なし</translation>
    </message>
    <message>
        <source>invalid value, no effect</source>
        <translation>無効な値、効果なし</translation>
    </message>
    <message>
        <source>not part of a prompt, no effect here</source>
        <translation>プロンプトの一部ではなく、ここでは効果なし</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>名前を %1 に変更</translation>
    </message>
    <message>
        <source>Set the name to %1</source>
        <translation>名前を %1 に設定</translation>
    </message>
    <message>
        <source>A skill name can contain only lowercase letters, digits and single hyphens. Use a name such as `%1`.</source>
        <translation>スキル名に使用できるのは、小文字、数字、単独のハイフンのみです。`%1` のような名前を使用してください。</translation>
    </message>
    <message>
        <source>The name `%1` is reserved. Choose another name.</source>
        <translation>名前 `%1` は予約されています。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Separate the names in `%1` with commas.</source>
        <translation>`%1` の名前をコンマで区切ってください。</translation>
    </message>
    <message>
        <source>Insert commas</source>
        <translation>コンマを挿入</translation>
    </message>
    <message>
        <source>The value must be at least %1.</source>
        <translation>値は %1 以上でなければなりません。</translation>
    </message>
    <message>
        <source>The value must be at most %1.</source>
        <translation>値は %1 以下でなければなりません。</translation>
    </message>
    <message>
        <source>Put the value in quotes</source>
        <translation>値を引用符で囲む</translation>
    </message>
    <message>
        <source>Convert to a list</source>
        <translation>リストに変換</translation>
    </message>
    <message>
        <source>This file is not UTF-8, so its fields cannot be changed. Convert it to UTF-8 first.</source>
        <translation>このファイルは UTF-8 ではないため、フィールドを変更できません。先に UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>The front matter does not begin with a `---` line, so it would be read as part of the text. Add a `---` line above it.</source>
        <translation>フロントマターが `---` 行で始まっていないため、テキストの一部として読み取られます。上に `---` 行を追加してください。</translation>
    </message>
    <message>
        <source>The front matter that begins here has no closing `---` line. Add one after its last key.</source>
        <translation>ここから始まるフロントマターに終了の `---` 行がありません。最後のキーの後に追加してください。</translation>
    </message>
    <message>
        <source>Set to false</source>
        <translation>false に設定</translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a path inside it.</source>
        <translation>%1 はワークスペースの外にあります。ワークスペース内のパスを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be read, and may refer to the renamed document. Fix its errors first.</source>
        <translation>%1 を読み取れませんが、名前を変更したドキュメントを参照している可能性があります。先にエラーを修正してください。</translation>
    </message>
    <message>
        <source>The condition refers to `%1`, which is now `%2`. Update the condition if it means the renamed document.</source>
        <translation>条件は `%1` を参照していますが、その名前は `%2` になりました。名前を変更したドキュメントを指す場合は、条件を更新してください。</translation>
    </message>
    <message>
        <source>The value must have at least %1 characters.</source>
        <translation>値は %1 文字以上でなければなりません。</translation>
    </message>
    <message>
        <source>The value exceeds the maximum of %1 characters. Shorten it.</source>
        <translation>値が最大の %1 文字を超えています。短くしてください。</translation>
    </message>
    <message>
        <source>The value must be greater than %1.</source>
        <translation>値は %1 より大きくなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>The list must have at least %n items. Add more.</source>
        <translation>
            <numerusform>リストには少なくとも %n 個の項目が必要です。追加してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list contains the same item twice. Remove one.</source>
        <translation>リストに同じ項目が 2 回含まれています。一方を削除してください。</translation>
    </message>
    <message>
        <source>The required key &quot;%1&quot; is missing. Add it.</source>
        <translation>必須のキー「%1」がありません。追加してください。</translation>
    </message>
    <message>
        <source>The search text is empty. Enter a string or a pattern.</source>
        <translation>検索テキストが空です。文字列またはパターンを入力してください。</translation>
    </message>
    <message>
        <source>The pattern %1 does not match any file: a closing bracket is missing after %2. Add %3.</source>
        <translation>パターン %1 はどのファイルにも一致しません: %2 の後に閉じ括弧がありません。%3 を追加してください。</translation>
    </message>
    <message>
        <source>The tier of this layer depends on its name, so renaming it may change the tier. To keep the tier, add `tier:` to its front matter.</source>
        <translation>このレイヤーのティアは名前で決まるため、名前を変更するとティアが変わることがあります。ティアを保つには、フロントマターに `tier:` を追加してください。</translation>
    </message>
    <message>
        <source>The pattern %1 does not match any file: Claude Code compares paths without a leading `./`. Remove the `./` from the pattern.</source>
        <translation>パターン %1 はどのファイルにも一致しません: Claude Code は先頭の `./` を付けずにパスを比較します。パターンから `./` を削除してください。</translation>
    </message>
    <message>
        <source>A skill name can have at most %1 characters. Shorten it.</source>
        <translation>スキル名は最大 %1 文字です。短くしてください。</translation>
    </message>
    <message>
        <source>A name must not begin or end with a dot or a space. Remove it.</source>
        <translation>名前の先頭と末尾にドットまたは空白は使用できません。削除してください。</translation>
    </message>
    <message>
        <source>A name cannot contain `%1`. Remove it.</source>
        <translation>名前に `%1` は使用できません。削除してください。</translation>
    </message>
    <message>
        <source>A name cannot contain control characters. Remove them.</source>
        <translation>名前に制御文字は使用できません。削除してください。</translation>
    </message>
    <message>
        <source>A name can have at most %1 bytes. Shorten it.</source>
        <translation>名前は最大 %1 バイトです。短くしてください。</translation>
    </message>
    <message>
        <source>Invalid regular expression: %1. Correct it.</source>
        <translation>無効な正規表現: %1。修正してください。</translation>
    </message>
    <message>
        <source>The document is not a list of `key: value` pairs, so it has no fields. Edit it as text.</source>
        <translation>ドキュメントが `key: value` の組のリストではないため、フィールドがありません。テキストとして編集してください。</translation>
    </message>
    <message>
        <source>%1 has no fields: only Markdown, YAML and TOML files have them. Choose another file.</source>
        <translation>%1 にはフィールドがありません: フィールドがあるのは Markdown、YAML、TOML のファイルのみです。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The template `%1` does not exist. Correct its name.</source>
        <translation>テンプレート `%1` は存在しません。名前を修正してください。</translation>
    </message>
    <message>
        <source>The number %1 is out of range, so it may be ignored or rounded: %2. Correct it.</source>
        <translation>数値 %1 は範囲外であるため、無視されるか丸められる可能性があります: %2。修正してください。</translation>
    </message>
    <message>
        <source>%1 must keep the extension `%2`. Choose a name with this extension.</source>
        <translation>%1 は拡張子 `%2` を保つ必要があります。この拡張子の名前を選んでください。</translation>
    </message>
    <message>
        <source>Moving the document to %1 changes its kind from %3 to %2. Choose another path.</source>
        <translation>ドキュメントを %1 に移動すると、種類が %3 から %2 に変わります。別のパスを選んでください。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be moved into itself. Choose another folder.</source>
        <translation>フォルダー %1 をそれ自体の中に移動できません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The document %1 does not exist. Check its path.</source>
        <translation>ドキュメント %1 は存在しません。パスを確認してください。</translation>
    </message>
    <message>
        <source>This text mentions `%1`, which is now `%2`. Update the text.</source>
        <translation>このテキストで言及されている `%1` は、名前が `%2` になりました。テキストを更新してください。</translation>
    </message>
    <message>
        <source>The value must not be empty. Fill it in.</source>
        <translation>値を空にすることはできません。入力してください。</translation>
    </message>
    <message>
        <source>The value does not match the required pattern. Correct it.</source>
        <translation>値が必須のパターンに一致しません。修正してください。</translation>
    </message>
    <message>
        <source>The value matches none of the allowed forms. Correct it.</source>
        <translation>値が許可されたどの形式にも一致しません。修正してください。</translation>
    </message>
    <message>
        <source>Invalid regular expression: %1 (at character %2). Correct it.</source>
        <translation>無効な正規表現: %1 (%2 文字目)。修正してください。</translation>
    </message>
    <message>
        <source>The document %1 does not exist, so it cannot be changed. Check its path.</source>
        <translation>ドキュメント %1 は存在しないため、変更できません。パスを確認してください。</translation>
    </message>
    <message>
        <source>%1 does not exist, so it cannot be moved. Check its path.</source>
        <translation>%1 は存在しないため、移動できません。パスを確認してください。</translation>
    </message>
    <message>
        <source>Two edits of %1 overlap, or one is outside its text. Reload the file and try again.</source>
        <translation>%1 の 2 つの編集が重なっているか、テキストの範囲外です。ファイルを再読み込みし、もう一度試してください。</translation>
    </message>
    <message>
        <source>An edit of %1 splits a character. Reload the file and try again.</source>
        <translation>%1 の編集が文字を分割しています。ファイルを再読み込みし、もう一度試してください。</translation>
    </message>
    <message>
        <source>This file has `tier:` but is not a layer, so no prompt includes it. Move it into layers/, or list it in [prompt_layers] of config.toml.</source>
        <translation>このファイルには `tier:` がありますがレイヤーではないため、どのプロンプトにも含まれません。layers/ に移動するか、config.toml の [prompt_layers] に記載してください。</translation>
    </message>
    <message>
        <source>`%1` is empty. Fill in this field: %2</source>
        <translation>`%1` が空です。次のフィールドに入力してください: %2</translation>
    </message>
    <message>
        <source>`%1` is missing. Add this field: %2</source>
        <translation>`%1` がありません。次のフィールドを追加してください: %2</translation>
    </message>
    <message>
        <source>The lines between the two `---` lines contain no `key: value` pairs, so they are read as part of the text. Add a pair, or remove the `---` lines.</source>
        <translation>2 つの `---` 行の間に `key: value` の組がないため、テキストの一部として読み取られます。組を追加するか、`---` 行を削除してください。</translation>
    </message>
    <message>
        <source>The condition is not valid: %1</source>
        <translation>条件が有効ではありません: %1</translation>
    </message>
    <message>
        <source>%1 is in a hidden folder or has a hidden name, so the document cannot be moved there. Choose another path.</source>
        <translation>%1 は隠しフォルダーにあるか、隠し名であるため、ドキュメントをそこに移動できません。別のパスを選んでください。</translation>
    </message>
    <message>
        <source>The replacement refers to group %1, which the pattern does not have. Use a group from 1 to %2.</source>
        <translation>置換はパターンにないグループ %1 を参照しています。1 から %2 までのグループを使用してください。</translation>
    </message>
    <message>
        <source>From here on, the skill exceeds the recommended length of %1 lines. Move details to linked files.</source>
        <translation>ここから先は、スキルの推奨の長さである %1 行を超えています。詳細をリンク先のファイルに移動してください。</translation>
    </message>
    <message>
        <source>The pattern takes too long, so the search was stopped. The usual cause is a nested repetition such as (a+)+. Use a single repetition instead.</source>
        <translation>パターンの照合に時間がかかりすぎるため、検索が停止されました。通常の原因は (a+)+ のような入れ子の繰り返しです。代わりに単一の繰り返しを使用してください。</translation>
    </message>
    <message>
        <source>The pattern takes too long, so only the matches up to line %1 were found. The usual cause is a nested repetition such as (a+)+. Use a single repetition instead.</source>
        <translation>パターンの照合に時間がかかりすぎるため、%1 行目までの一致のみが見つかりました。通常の原因は (a+)+ のような入れ子の繰り返しです。代わりに単一の繰り返しを使用してください。</translation>
    </message>
    <message>
        <source>`%1` is not a known value. Use one of: %2.</source>
        <translation>`%1` は既知の値ではありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>Unknown key `%1`. It is kept unchanged. Check its spelling.</source>
        <translation>不明なキー `%1` です。変更されずに保持されます。つづりを確認してください。</translation>
    </message>
    <message>
        <source>The kind %1 cannot have a condition. Remove the condition, or create a layer.</source>
        <translation>種類が %1 のドキュメントには条件を付けられません。条件を削除するか、レイヤーを作成してください。</translation>
    </message>
    <message>
        <source>The file is not UTF-8, so its text cannot be replaced. Convert it to UTF-8 first.</source>
        <translation>ファイルが UTF-8 ではないため、テキストを置換できません。先に UTF-8 に変換してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n files have `tier:` but are not layers, so no prompt includes them; this file is the first. Move them into layers/, or list them in [prompt_layers] of config.toml.</source>
        <translation>
            <numerusform>%n 個のファイルに `tier:` がありますがレイヤーではないため、どのプロンプトにも含まれません。このファイルはその最初のものです。layers/ に移動するか、config.toml の [prompt_layers] に記載してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the same file name, so %2 would be the condensed form of both documents. Choose another name.</source>
        <translation>%1 のファイル名が同じであるため、%2 は両方のドキュメントの要約版になります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The path `%1` contains a value that is neither a mapping nor a list, or an invalid list index. Correct the path.</source>
        <translation>パス `%1` に、マッピングでもリストでもない値、または無効なリストの添字が含まれています。パスを修正してください。</translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so it was not read. Copy it into layers/, or allow reading it with --allow-outside on the command line or with “Layers &gt; Allow Layers Outside the Workspace” in the window.</source>
        <translation>%1 はワークスペースの外にあるため、読み取られませんでした。layers/ にコピーするか、コマンドラインの --allow-outside またはウィンドウの「レイヤー &gt; ワークスペース外のレイヤーを許可」で読み取りを許可してください。</translation>
    </message>
    <message>
        <source>The file is outside the workspace, so its text cannot be replaced. Copy it into the workspace first.</source>
        <translation>ファイルはワークスペースの外にあるため、テキストを置換できません。先にワークスペースにコピーしてください。</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>マッピング</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>任意の値</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>strings</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>mappings</source>
        <translation>マッピング</translation>
    </message>
    <message>
        <source>regular expressions</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>JSON Schemas</source>
        <translation>JSON スキーマ</translation>
    </message>
</context>
<context>
    <name>core/documents/data</name>
    <message>
        <source>This is not valid TOML: %1. A line is either [table], key = value, or a comment that begins with #.</source>
        <translation>有効な TOML ではありません: %1。行は、[table]、key = value、または # で始まるコメントのいずれかです。</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; %2</source>
        <translation>「%1」の値%2</translation>
    </message>
    <message>
        <source>This list item %1</source>
        <translation>このリスト項目%1</translation>
    </message>
    <message>
        <source>This is not valid YAML (%1). Check this line and the one above.</source>
        <translation>有効な YAML ではありません (%1)。この行とその上の行を確認してください。</translation>
    </message>
    <message>
        <source>The document has more than %1 values. Split it.</source>
        <translation>ドキュメントの値が %1 個を超えています。分割してください。</translation>
    </message>
    <message>
        <source>This escape is not valid in JSON. Write \\ for a backslash.</source>
        <translation>このエスケープは JSON では無効です。バックスラッシュは \\ と書いてください。</translation>
    </message>
    <message>
        <source>inf and nan cannot be used here. Write a number, or put the text in quotes.</source>
        <translation>inf と nan はここでは使用できません。数値を書くか、テキストを引用符で囲んでください。</translation>
    </message>
    <message>
        <source>Between double quotes, a backslash must begin a YAML escape. Double the backslash, or use single quotes.</source>
        <translation>二重引用符の中では、バックスラッシュは YAML のエスケープの始まりでなければなりません。バックスラッシュを二重にするか、単一引用符を使用してください。</translation>
    </message>
    <message>
        <source>A value that begins with !, &amp; or % has a special meaning in YAML. Put the value in quotes.</source>
        <translation>!、&amp; または % で始まる値は YAML で特別な意味を持ちます。値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>A list item cannot begin here. Put each dash on a separate line below the key, or put the text in quotes.</source>
        <translation>リスト項目はここから始められません。各ダッシュをキーの下の別の行に置くか、テキストを引用符で囲んでください。</translation>
    </message>
    <message>
        <source>A value cannot begin with %1, which YAML reserves. Put the value in quotes.</source>
        <translation>値の先頭に YAML の予約文字 %1 は使用できません。値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>This is not valid YAML (%1). Check the quotes, brackets and indentation of this line and the one above.</source>
        <translation>有効な YAML ではありません (%1)。この行とその上の行の引用符、括弧、インデントを確認してください。</translation>
    </message>
    <message>
        <source>This line is neither a key with a colon nor part of a value, so it is ignored. Write `key: value`, or make it a comment.</source>
        <translation>この行はコロン付きのキーでも値の一部でもないため、無視されます。`key: value` と書くか、コメントにしてください。</translation>
    </message>
    <message>
        <source>Replace the tabs with spaces</source>
        <translation>タブをスペースに置換</translation>
    </message>
    <message>
        <source>has a backslash that is not valid between double quotes. Double it.</source>
        <translation>に、二重引用符内で無効なバックスラッシュがあります。二重にしてください。</translation>
    </message>
    <message>
        <source>Double the backslash</source>
        <translation>バックスラッシュを二重にする</translation>
    </message>
    <message>
        <source>Add the closing quote</source>
        <translation>閉じ引用符を追加</translation>
    </message>
    <message>
        <source>Write the control character as an escape</source>
        <translation>制御文字をエスケープで書く</translation>
    </message>
    <message>
        <source>Add the closing bracket</source>
        <translation>閉じ括弧を追加</translation>
    </message>
    <message>
        <source>Put the value in quotes</source>
        <translation>値を引用符で囲む</translation>
    </message>
    <message>
        <source>begins with %1, which has a special meaning in YAML.</source>
        <translation>が、YAML で特別な意味を持つ %1 で始まっています。</translation>
    </message>
    <message>
        <source>begins with %1 like a list or a mapping, but is not one.</source>
        <translation>がリストまたはマッピングのように %1 で始まっていますが、そのいずれでもありません。</translation>
    </message>
    <message>
        <source>begins with a quote that does not enclose all of it.</source>
        <translation>の先頭の引用符が値全体を囲んでいません。</translation>
    </message>
    <message>
        <source>contains a colon followed by a space, which YAML reads as another key.</source>
        <translation>に、YAML が別のキーとして読み取る「コロンと空白」が含まれています。</translation>
    </message>
    <message>
        <source>is not valid YAML.</source>
        <translation>は有効な YAML ではありません。</translation>
    </message>
    <message>
        <source>Indent the keys like this one</source>
        <translation>キーをこのキーと同じインデントにする</translation>
    </message>
    <message>
        <source>Indent the lines that continue the value</source>
        <translation>値の続きの行をインデントする</translation>
    </message>
    <message>
        <source>Move the text to the next line</source>
        <translation>テキストを次の行に移動</translation>
    </message>
    <message>
        <source>The alias *%1 has no matching anchor above. Define &amp;%1 first, or put the value in quotes.</source>
        <translation>エイリアス *%1 に対応するアンカーが上にありません。先に &amp;%1 を定義するか、値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The alias *%1 is inside the value that it refers to, so the value would be infinite. Remove the alias.</source>
        <translation>エイリアス *%1 は、参照先の値の中にあるため、値が無限になります。エイリアスを削除してください。</translation>
    </message>
    <message>
        <source>This alias expands the document beyond %1 values. Use fewer nested aliases.</source>
        <translation>このエイリアスを展開すると、ドキュメントの値が %1 個を超えます。入れ子のエイリアスを減らしてください。</translation>
    </message>
    <message>
        <source>Values are nested more than %1 levels deep here. Reduce the nesting.</source>
        <translation>ここで値の入れ子が %1 段を超えています。入れ子を減らしてください。</translation>
    </message>
    <message>
        <source>Text follows the end of the document. Remove it.</source>
        <translation>ドキュメントの終わりの後にテキストがあります。削除してください。</translation>
    </message>
    <message>
        <source>\u must be followed by four hexadecimal digits.</source>
        <translation>\u の後には 4 桁の 16 進数が必要です。</translation>
    </message>
    <message>
        <source>This key has more than %1 parts. Reduce the nesting.</source>
        <translation>このキーの構成要素が %1 個を超えています。入れ子を減らしてください。</translation>
    </message>
    <message>
        <source>A list that begins with [ lacks a comma or its closing ] here. Add the missing character, or put the text in quotes if it is not a list.</source>
        <translation>[ で始まるリストで、ここにコンマまたは閉じる ] がありません。欠けている文字を追加するか、リストでない場合はテキストを引用符で囲んでください。</translation>
    </message>
    <message>
        <source>A mapping that begins with { lacks a comma or its closing } here. Add the missing character, or put the text in quotes if it is not a mapping.</source>
        <translation>{ で始まるマッピングで、ここにコンマまたは閉じる } がありません。欠けている文字を追加するか、マッピングでない場合はテキストを引用符で囲んでください。</translation>
    </message>
    <message>
        <source>YAML reads a value that begins with ! as a tag. Put the value in quotes.</source>
        <translation>YAML は ! で始まる値をタグとして読み取ります。値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>This line requests an unknown YAML version. Remove the %YAML line.</source>
        <translation>この行は不明な YAML バージョンを要求しています。%YAML の行を削除してください。</translation>
    </message>
    <message>
        <source>After | or &gt;, the text must begin on the next line.</source>
        <translation>| または &gt; の後のテキストは、次の行から始める必要があります。</translation>
    </message>
    <message>
        <source>The number after | or &gt; must be from 1 to 9. Correct or remove it.</source>
        <translation>| または &gt; の後の数値は 1 から 9 でなければなりません。修正または削除してください。</translation>
    </message>
    <message>
        <source>A value is missing here. Add one, or put the text in quotes.</source>
        <translation>ここに値がありません。追加するか、テキストを引用符で囲んでください。</translation>
    </message>
    <message>
        <source>Text follows the end of the value. Put the whole value in quotes, or remove the text.</source>
        <translation>値の終わりの後にテキストがあります。値全体を引用符で囲むか、テキストを削除してください。</translation>
    </message>
    <message>
        <source>A second document begins here, but only the first is read. Split the file, or remove the line that separates them.</source>
        <translation>ここから 2 つ目のドキュメントが始まりますが、読み取られるのは最初のもののみです。ファイルを分割するか、両者を区切る行を削除してください。</translation>
    </message>
    <message>
        <source>A key is missing before this colon. Add one, or put the text in quotes.</source>
        <translation>このコロンの前にキーがありません。追加するか、テキストを引用符で囲んでください。</translation>
    </message>
    <message>
        <source>This line is part of the value above. Indent it more than its key or dash.</source>
        <translation>この行は上の値の一部です。キーまたはダッシュより深くインデントしてください。</translation>
    </message>
    <message>
        <source>An anchor name can contain only letters, digits, - and _. Rename it, or put the value in quotes.</source>
        <translation>アンカー名に使用できるのは、文字、数字、-、_ のみです。名前を変更するか、値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>Escape the inner quotes</source>
        <translation>内側の引用符をエスケープ</translation>
    </message>
    <message>
        <source>continues on lines that are not indented.</source>
        <translation>の続きの行がインデントされていません。</translation>
    </message>
    <message>
        <source>continues on lines that are not indented. Indent them.</source>
        <translation>の続きの行がインデントされていません。インデントしてください。</translation>
    </message>
    <message>
        <source>Indent the lines of the block scalar</source>
        <translation>ブロックスカラーの行をインデント</translation>
    </message>
    <message>
        <source>This is not valid TOML: %1. Remove or rename one of the duplicates.</source>
        <translation>有効な TOML ではありません: %1。重複の一方を削除するか、名前を変更してください。</translation>
    </message>
    <message>
        <source>This is not valid TOML: %1. A string must be in quotes: key = &quot;text&quot;.</source>
        <translation>有効な TOML ではありません: %1。文字列は引用符で囲む必要があります: key = &quot;text&quot;。</translation>
    </message>
    <message>
        <source>The data exceeds the maximum size of %1 KiB. Split it.</source>
        <translation>データが最大サイズの %1 KiB を超えています。分割してください。</translation>
    </message>
    <message>
        <source>A key must be a string, not a list or a mapping. Put the key in quotes.</source>
        <translation>キーは、リストやマッピングではなく文字列でなければなりません。キーを引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The tag %1 is not supported and is ignored. Remove it.</source>
        <translation>タグ %1 は対応していないため、無視されます。削除してください。</translation>
    </message>
    <message>
        <source>The string that begins here has no closing quote on the same line. Add it, and write a line break as \n.</source>
        <translation>ここから始まる文字列の閉じ引用符が同じ行にありません。追加し、改行は \n と書いてください。</translation>
    </message>
    <message>
        <source>JSON does not allow this control character. Write it as an escape such as \t.</source>
        <translation>JSON ではこの制御文字は許可されません。\t のようなエスケープで書いてください。</translation>
    </message>
    <message>
        <source>Expected a value here: a string in double quotes, a number, true, false, null, [ or {.</source>
        <translation>ここに値が必要です: 二重引用符で囲んだ文字列、数値、true、false、null、[、{ のいずれか。</translation>
    </message>
    <message>
        <source>The character U+%1 is allowed only in quotes or in a comment. Remove it, or put the value in quotes.</source>
        <translation>文字 U+%1 は、引用符内またはコメント内でのみ許可されます。削除するか、値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>A colon followed by a space begins a second value here. Put the whole value in quotes.</source>
        <translation>ここで「コロンと空白」により 2 つ目の値が始まっています。値全体を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>This line is read as a key, but has no colon. Add a colon and a space, or indent the line if it continues the value above.</source>
        <translation>この行はキーとして読み取られますが、コロンがありません。コロンと空白を追加するか、上の値の続きであればインデントしてください。</translation>
    </message>
    <message>
        <source>This line is not part of the mapping above. Indent it like its siblings, or put the whole value above in quotes.</source>
        <translation>この行は上のマッピングに属していません。同じ階層の行に合わせてインデントするか、上の値全体を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>This line is not an item of the list above. Indent it like the other items, or begin it with a dash and a space.</source>
        <translation>この行は上のリストの項目ではありません。ほかの項目に合わせてインデントするか、行頭にダッシュと空白を付けてください。</translation>
    </message>
    <message>
        <source>The string that begins here has no closing quote. Add it.</source>
        <translation>ここから始まる文字列に閉じ引用符がありません。追加してください。</translation>
    </message>
    <message>
        <source>\x, \u and \U must be followed by hexadecimal digits. If this is not an escape, double the backslash.</source>
        <translation>\x、\u、\U の後には 16 進数が必要です。エスケープでない場合は、バックスラッシュを二重にしてください。</translation>
    </message>
    <message>
        <source>This escape is not a valid Unicode character. Write the character itself.</source>
        <translation>このエスケープは有効な Unicode 文字ではありません。文字そのものを書いてください。</translation>
    </message>
    <message>
        <source>YAML reads a line that begins with % as a directive. Put the line in quotes.</source>
        <translation>YAML は % で始まる行をディレクティブとして読み取ります。行を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>A question mark followed by a space begins a key in YAML. Put the value in quotes.</source>
        <translation>YAML では「疑問符と空白」はキーの始まりです。値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>YAML does not allow this control character. Remove it.</source>
        <translation>YAML ではこの制御文字は許可されません。削除してください。</translation>
    </message>
    <message>
        <source>This is an unpaired surrogate. Delete it and type the character again.</source>
        <translation>対になっていないサロゲートです。削除して文字を入力し直してください。</translation>
    </message>
    <message>
        <source>This %1 has no closing bracket. Add it, or put the value in quotes.</source>
        <translation>この %1 に対応する閉じ括弧がありません。追加するか、値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>A line with ... ends the YAML document, so the lines below it would not be read. Remove the line.</source>
        <translation>... の行は YAML ドキュメントを終了させるため、その下の行は読み取られません。行を削除してください。</translation>
    </message>
    <message>
        <source>Comment out the line</source>
        <translation>行をコメントアウト</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is a duplicate; the first one is on line %2. The last value is used. Comment out or remove the first one.</source>
        <translation>キー「%1」が重複しています。最初のキーは %2 行目にあります。最後の値が使用されます。最初のキーをコメントアウトまたは削除してください。</translation>
    </message>
    <message>
        <source>Comment out the first duplicate</source>
        <translation>最初の重複をコメントアウト</translation>
    </message>
    <message>
        <source>This line is indented differently from its siblings. Use the same indentation.</source>
        <translation>この行のインデントが同じ階層の行と異なります。同じインデントを使用してください。</translation>
    </message>
    <message>
        <source>Indent like the siblings</source>
        <translation>同じ階層の行に合わせてインデント</translation>
    </message>
    <message>
        <source>A comment needs a space before its #. Add one, or put the value in quotes if the # is part of it.</source>
        <translation>コメントの # の前には空白が必要です。追加するか、# が値の一部であれば値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>A dash alone is not a value. Put the dash in quotes, or remove it.</source>
        <translation>ダッシュのみでは値になりません。ダッシュを引用符で囲むか、削除してください。</translation>
    </message>
    <message>
        <source>is in quotes and contains unescaped quotes of the same kind. Escape the inner quotes.</source>
        <translation>は引用符で囲まれていますが、同じ種類のエスケープされていない引用符を含んでいます。内側の引用符をエスケープしてください。</translation>
    </message>
    <message>
        <source>has no closing quote. Add it.</source>
        <translation>に閉じ引用符がありません。追加してください。</translation>
    </message>
    <message>
        <source>has a %1 without a closing bracket. Add it.</source>
        <translation>に、閉じ括弧のない %1 があります。追加してください。</translation>
    </message>
    <message>
        <source>Put the value in quotes.</source>
        <translation>値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>Convert the value to a block scalar.</source>
        <translation>値をブロックスカラーに変換してください。</translation>
    </message>
    <message>
        <source>Convert the value to a block scalar</source>
        <translation>値をブロックスカラーに変換</translation>
    </message>
    <message>
        <source>is complete, but the keys below it are indented more. Give them the indentation of this key.</source>
        <translation>は完結していますが、その下のキーのインデントの方が深くなっています。このキーと同じインデントにしてください。</translation>
    </message>
    <message>
        <source>is a block scalar with insufficiently indented lines. Indent them.</source>
        <translation>は、インデントが不足した行を含むブロックスカラーです。行をインデントしてください。</translation>
    </message>
    <message>
        <source>YAML does not allow a tab in the indentation. Replace it with spaces.</source>
        <translation>YAML ではインデントにタブを使用できません。スペースに置き換えてください。</translation>
    </message>
    <message>
        <source>A colon is not allowed here between brackets. Put the value with the colon in quotes.</source>
        <translation>ここでは括弧内にコロンを使用できません。コロンを含む値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>begins on the same line as its %1, which YAML does not allow. Move it to the next line.</source>
        <translation>が %1 と同じ行から始まっていますが、YAML では許可されません。次の行に移動してください。</translation>
    </message>
    <message>
        <source>Expected a key in double quotes here. Add it.</source>
        <translation>ここに二重引用符で囲んだキーが必要です。追加してください。</translation>
    </message>
    <message>
        <source>Expected a colon here, between the key and its value. Add it.</source>
        <translation>ここでキーと値の間にコロンが必要です。追加してください。</translation>
    </message>
    <message>
        <source>Expected a comma or %1 here. Add it.</source>
        <translation>ここにコンマまたは %1 が必要です。追加してください。</translation>
    </message>
    <message>
        <source>is a list of quoted strings without brackets. Add them.</source>
        <translation>は、括弧のない引用符付き文字列のリストです。括弧を追加してください。</translation>
    </message>
    <message>
        <source>Add the brackets</source>
        <translation>括弧を追加</translation>
    </message>
    <message>
        <source>This empty line has more spaces than the text below it. Remove the spaces.</source>
        <translation>この空行のスペースは下のテキストより多くなっています。スペースを削除してください。</translation>
    </message>
    <message>
        <source>has a control character, which YAML allows only as an escape in double quotes. Write it as an escape.</source>
        <translation>に、YAML では二重引用符内のエスケープとしてのみ許可される制御文字があります。エスケープで書いてください。</translation>
    </message>
    <message>
        <source>Invalid JSON number. Correct it, or put it in double quotes if it is a string.</source>
        <translation>無効な JSON の数値です。修正するか、文字列の場合は二重引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is a duplicate; the first one is on line %2. The last value is used. Remove one of the duplicates.</source>
        <translation>キー「%1」が重複しています。最初のキーは %2 行目にあります。最後の値が使用されます。重複の一方を削除してください。</translation>
    </message>
    <message>
        <source>YAML reads a value that begins with * or &amp; as an alias or an anchor. Put the value in quotes.</source>
        <translation>YAML は * または &amp; で始まる値をエイリアスまたはアンカーとして読み取ります。値を引用符で囲んでください。</translation>
    </message>
</context>
<context>
    <name>core/evolution</name>
    <message>
        <source>%1: %2 in %3 days, %4 to %5 per day</source>
        <translation>%1: %3 日間に %2、1 日あたり %4～%5</translation>
    </message>
    <message>
        <source>Send %1 only for the workload %2</source>
        <translation>%1 をワークロード %2 でのみ送信</translation>
    </message>
    <message>
        <source>Send %1 only for the workloads %2</source>
        <translation>%1 を次のワークロードでのみ送信: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n ターン</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>計数なし</translation>
    </message>
    <message>
        <source>| no. | kind | suggestion | confidence | tokens per turn |</source>
        <translation>| 番号 | 種類 | 提案 | 信頼度 | ターンあたりのトークン数 |</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>## Workloads</source>
        <translation>## ワークロード</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 of %2, %3 (%4 to %5)</source>
        <translation>%2 中 %1、%3 (%4～%5)</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 days (%2 to %3)</source>
        <translation>
            <numerusform>%1 日間に %n 件の変更 (%2～%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 と %2 が矛盾</translation>
    </message>
    <message>
        <source>one %1 turn with a warm cache: %2 before, %3 after</source>
        <translation>ウォームキャッシュでの %1 の 1 ターン: 変更前 %2、変更後 %3</translation>
    </message>
    <message>
        <source>examples: interactions %1</source>
        <translation>例: インタラクション %1</translation>
    </message>
    <message>
        <source>Send %1 only with %2</source>
        <translation>%1 を %2 でのみ送信</translation>
    </message>
    <message>
        <source>%1 repeats %2</source>
        <translation>%1 が %2 と重複</translation>
    </message>
    <message>
        <source># Evolution, %1</source>
        <translation># 進化、%1</translation>
    </message>
    <message>
        <source>%1 since %2.</source>
        <translation>%1 (%2 以降)。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>an unknown price</source>
        <translation>価格不明</translation>
    </message>
    <message>
        <source>good responses from %1</source>
        <translation>%1 の良い応答</translation>
    </message>
    <message>
        <source>`%1` is not a notification channel. Use desktop, telegram or none.</source>
        <translation>`%1` は通知チャンネルではありません。desktop、telegram、none のいずれかを使用してください。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 turns with high friction</source>
        <translation>フリクションの高い %1 のターン</translation>
    </message>
    <message>
        <source>%1 turns in the last third</source>
        <translation>最後の 3 分の 1 での %1 のターン</translation>
    </message>
    <message>
        <source>No skill for %1</source>
        <translation>%1 のスキルなし</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 のターン</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestions; no files have been changed. Accept, edit or reject each of them.</source>
        <translation>
            <numerusform>%n 件の提案があります。ファイルは変更されていません。それぞれを承諾、編集、または却下してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes more often than its declared cadence</source>
        <translation>%1 は宣言した変更頻度より頻繁に変わる</translation>
    </message>
    <message>
        <source>To send it, use `%1`.</source>
        <translation>送信するには `%1` を使用してください。</translation>
    </message>
    <message>
        <source>`%1` is not a time zone. Use a name such as America/Los_Angeles, or an offset such as UTC-08:00.</source>
        <translation>`%1` はタイムゾーンではありません。America/Los_Angeles などの名前か、UTC-08:00 などのオフセットを使用してください。</translation>
    </message>
    <message>
        <source>`%1` is not an hour from 0 to 23. Separate hours with commas: &quot;7,13,21&quot;.</source>
        <translation>`%1` は 0 から 23 までの時刻ではありません。時刻はコンマで区切ってください: &quot;7,13,21&quot;。</translation>
    </message>
    <message>
        <source>%1 is a new workload</source>
        <translation>%1 は新しいワークロード</translation>
    </message>
    <message>
        <source>%1 → %2: changes too often</source>
        <translation>%1 → %2: 変更が頻繁すぎる</translation>
    </message>
    <message>
        <source>%1:%2: “%3”. %4:%5: “%6”. Keep one of them and change the other.</source>
        <translation>%1:%2:「%3」。%4:%5:「%6」。一方を残し、もう一方を変更してください。</translation>
    </message>
    <message>
        <source>telegram_chat is missing, so no notifications are sent. Set it to the ID of your chat with the bot.</source>
        <translation>telegram_chat がないため、通知は送信されません。ボットとのチャットの ID を設定してください。</translation>
    </message>
    <message>
        <source>%2 turns with a friction of 0.5 or more: %1, compared with %3 in other workloads. The examples show the problems.</source>
        <translation>フリクションが 0.5 以上の %2 のターン: %1。ほかのワークロードでは %3。例に問題が示されています。</translation>
    </message>
    <message>
        <source>turns with high friction in other workloads</source>
        <translation>ほかのワークロードのフリクションの高いターン</translation>
    </message>
    <message>
        <source>After this change, prompts no longer contain the layer by default. %1</source>
        <translation>この変更の後、プロンプトは既定でこのレイヤーを含まなくなります。%1</translation>
    </message>
    <message numerus="yes">
        <source>The intervals are 95% confidence intervals: Wilson for proportions, Garwood for rates of change. The %n tests together give a false positive in fewer than 1 of 100 runs (Holm), if turns are independent. Confidence is statistical: it does not mean that the change helps.</source>
        <translation>
            <numerusform>区間は 95% 信頼区間です: 割合には Wilson、変更の頻度には Garwood を使用します。ターンが独立であれば、%n 件の検定全体で偽陽性が出るのは 100 回の実行のうち 1 回未満です (Holm)。信頼度は統計的なものであり、変更が役立つことを意味しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on version %2 of %1.</source>
        <translation>%1 のバージョン %2 に基づきます。</translation>
    </message>
    <message>
        <source>| workload | turns | earlier share | share in last third | high-friction turns |</source>
        <translation>| ワークロード | ターン | 以前の割合 | 最後の 3 分の 1 での割合 | フリクションの高いターン |</translation>
    </message>
    <message>
        <source>More than half of the %2 turns used this layer: %1. In TOPSOIL, providers can cache it.</source>
        <translation>%2 のターンの半数超がこのレイヤーを使用しました: %1。TOPSOIL では、プロバイダーがキャッシュできます。</translation>
    </message>
    <message>
        <source>%1 turns that used this layer</source>
        <translation>このレイヤーを使用した %1 のターン</translation>
    </message>
    <message>
        <source>More than half of the %2 turns fetched this skill: %1. Tagged with this workload, the skill becomes part of the prompt and needs no tool call.</source>
        <translation>%2 のターンの半数超がこのスキルを取得しました: %1。このワークロードのタグを付けると、スキルがプロンプトの一部になり、ツール呼び出しが不要になります。</translation>
    </message>
    <message>
        <source>%1 turns that fetched this skill</source>
        <translation>このスキルを取得した %1 のターン</translation>
    </message>
    <message>
        <source>Prompts for these workloads still contain the layer.</source>
        <translation>これらのワークロードのプロンプトは引き続きこのレイヤーを含みます。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n turns that contained this layer used it.</source>
        <translation>
            <numerusform>このレイヤーを含んだ %n ターンのうち、使用したものはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns that contained and used this layer: %1.</source>
        <translation>このレイヤーを含み、使用したターン: %1。</translation>
    </message>
    <message>
        <source>turns that contained and used this layer</source>
        <translation>このレイヤーを含み、使用したターン</translation>
    </message>
    <message>
        <source>No profile has the scope `%1`, so no prompt would contain the layer. To send it, add the scope under `scopes` in %2 and use `--scope %3`.</source>
        <translation>スコープ `%1` を持つプロファイルがないため、このレイヤーを含むプロンプトはなくなります。送信するには、%2 の `scopes` にスコープを追加し、`--scope %3` を使用してください。</translation>
    </message>
    <message>
        <source>%1 turns have high friction</source>
        <translation>%1 のターンはフリクションが高い</translation>
    </message>
    <message>
        <source>%1 turns before the last third</source>
        <translation>最後の 3 分の 1 より前の %1 のターン</translation>
    </message>
    <message>
        <source>%2 turns: %1. No skill serves this workload. The examples show what a skill should contain.</source>
        <translation>%2 のターン: %1。このワークロードに対応するスキルがありません。スキルに含めるべき内容は例を参照してください。</translation>
    </message>
    <message>
        <source>Make the memory “%1” a layer for the workload %2</source>
        <translation>メモリ「%1」をワークロード %2 のレイヤーにする</translation>
    </message>
    <message>
        <source>More than half of the %2 turns used this memory: %1. As a layer, it is sent without a search, and providers can cache it. The memory %3 is unchanged.</source>
        <translation>%2 のターンの半数超がこのメモリを使用しました: %1。レイヤーにすると検索なしで送信され、プロバイダーがキャッシュできます。メモリ %3 は変更されません。</translation>
    </message>
    <message>
        <source>%1 turns that used this memory</source>
        <translation>このメモリを使用した %1 のターン</translation>
    </message>
    <message>
        <source>%1: %2 in %3, %4 to %5%</source>
        <translation>%1: %3 中 %2、%4～%5%</translation>
    </message>
    <message>
        <source>The share of %1 turns is growing</source>
        <translation>%1 のターンの割合が増加</translation>
    </message>
    <message>
        <source>The share of %1 turns is shrinking</source>
        <translation>%1 のターンの割合が減少</translation>
    </message>
    <message>
        <source>%1; the declared cadence (%2) allows %3 changes. Each change invalidates the cached prompt after this layer.</source>
        <translation>%1。宣言した変更頻度 (%2) では %3 回まで変更できます。変更のたびに、このレイヤー以降のキャッシュ済みプロンプトが無効になります。</translation>
    </message>
    <message>
        <source>The documents have no history, so the report cannot show how often they change. Save or commit a layer to record a version.</source>
        <translation>ドキュメントに履歴がないため、変更頻度をレポートに示せません。レイヤーを保存またはコミットしてバージョンを記録してください。</translation>
    </message>
    <message>
        <source>Remove %1 from all prompts: no profile defines the scope that it requires</source>
        <translation>%1 をすべてのプロンプトから除く: 必要なスコープを定義するプロファイルがない</translation>
    </message>
    <message>
        <source>“%1 …” in %2:%3 repeats %4:%5; the two passages share %6 of their three-word sequences.</source>
        <translation>%2:%3 の「%1 …」が %4:%5 と重複しています。2 つの箇所では、3 語の並びの %6 が共通です。</translation>
    </message>
    <message>
        <source>Usage is recorded for %1 of %2 turns. For the other turns, it is inferred from words of the layer that occur in the response, so some uses are missed.</source>
        <translation>使用状況は %2 ターンのうち %1 ターンで記録されています。ほかのターンでは、レイヤーの語が応答に現れるかどうかから推測されるため、一部の使用は見落とされます。</translation>
    </message>
    <message>
        <source>Turns with this workload in the last third of the period: %1; before: %2. Review the layers and skills for this workload.</source>
        <translation>期間の最後の 3 分の 1 でのこのワークロードのターン: %1。それ以前: %2。このワークロードのレイヤーとスキルを見直してください。</translation>
    </message>
    <message>
        <source>`%1` is not the URL of a Bot API server. Use one such as https://api.telegram.org.</source>
        <translation>`%1` は Bot API サーバーの URL ではありません。https://api.telegram.org のような URL を使用してください。</translation>
    </message>
    <message>
        <source>Search still finds the layer. %1</source>
        <translation>検索では引き続きレイヤーが見つかります。%1</translation>
    </message>
    <message>
        <source>No diff: edit the file manually.</source>
        <translation>差分なし: ファイルを手動で編集してください。</translation>
    </message>
    <message>
        <source>Load the skill %1 for the workload %2</source>
        <translation>スキル %1 をワークロード %2 で読み込む</translation>
    </message>
    <message>
        <source>Good responses: %2 from %1, at %3; %5 from %4, the most used model, at %6. Models were not assigned at random; run an experiment to confirm the difference.</source>
        <translation>良い応答: %1 では %2 (%3)、最も使用されている %4 では %5 (%6)。モデルは無作為に割り当てられていません。実験を実行して差を確認してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestions already exist: they are still open, were accepted for the current version of the file, or were rejected and have no new evidence.</source>
        <translation>
            <numerusform>%n 件の提案は既に存在します: 未決のままか、ファイルの現在のバージョンで承諾済みか、却下され新しい根拠がないかのいずれかです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 per turn</source>
        <translation>ターンあたり %1</translation>
    </message>
</context>
<context>
    <name>core/exchange</name>
    <message>
        <source>binary data</source>
        <translation>バイナリデータ</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>圧縮データ</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP アーカイブ</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF ドキュメント</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>a media file</source>
        <translation>メディアファイル</translation>
    </message>
    <message>
        <source>The provider is overloaded. Try again later.</source>
        <translation>プロバイダーが過負荷です。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>HTML ページ</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>XML ドキュメント</translation>
    </message>
    <message>
        <source>LiteLLM, model prices and context window</source>
        <translation>LiteLLM、モデルの価格とコンテキストウィンドウ</translation>
    </message>
    <message>
        <source>%1, model list</source>
        <translation>%1、モデル一覧</translation>
    </message>
    <message>
        <source>part of the response was already shown</source>
        <translation>応答の一部が既に表示されています</translation>
    </message>
    <message>
        <source>waiting does not restore the quota</source>
        <translation>待っても割り当ては回復しません</translation>
    </message>
    <message>
        <source>a retry would fail in the same way</source>
        <translation>再試行しても同じように失敗します</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation>%1 秒後</translation>
    </message>
    <message>
        <source>the provider reports that retrying will not help</source>
        <translation>再試行しても無駄であるとプロバイダーが報告しています</translation>
    </message>
    <message>
        <source>The provider rejected the key for this request. Check the key and its permissions.</source>
        <translation>プロバイダーがこのリクエストのキーを拒否しました。キーとその権限を確認してください。</translation>
    </message>
    <message>
        <source>The provider&apos;s rate limit was reached. Try again later.</source>
        <translation>プロバイダーのレート制限に達しました。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>This is not a model list written by `outcrop-cli models`. Delete or refresh it.</source>
        <translation>`outcrop-cli models` が書き込んだモデル一覧ではありません。削除するか、更新してください。</translation>
    </message>
    <message>
        <source>the provider requires a wait of %1 s</source>
        <translation>プロバイダーが %1 秒の待機を要求しています</translation>
    </message>
    <message>
        <source>The response is JSON, but not in the format of this API. Check the base URL.</source>
        <translation>応答は JSON ですが、この API の形式ではありません。ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>The provider timed out. Try again later.</source>
        <translation>プロバイダーがタイムアウトしました。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>The proxy requires authentication. Add a user name and a password to the proxy URL.</source>
        <translation>プロキシが認証を要求しています。プロキシ URL にユーザー名とパスワードを追加してください。</translation>
    </message>
    <message>
        <source>The server sent %1, not a response from this API. Check the base URL, and whether a proxy or a login page sent the response.</source>
        <translation>サーバーが送信したのは、この API の応答ではなく%1です。ベース URL を確認し、プロキシまたはログインページが応答を送信していないか確認してください。</translation>
    </message>
    <message>
        <source>The provider of these models is unknown. Move the file to providers/&lt;provider&gt;/models, as in models.dev.</source>
        <translation>これらのモデルのプロバイダーが不明です。models.dev と同様に、ファイルを providers/&lt;provider&gt;/models に移動してください。</translation>
    </message>
    <message>
        <source>the call was stopped</source>
        <translation>呼び出しは停止されました</translation>
    </message>
    <message>
        <source>the provider may have processed the request</source>
        <translation>プロバイダーがリクエストを処理した可能性があります</translation>
    </message>
    <message>
        <source>retries are disabled</source>
        <translation>再試行は無効です</translation>
    </message>
    <message>
        <source>the provider did not send a retry time</source>
        <translation>プロバイダーが再試行の時刻を送信しませんでした</translation>
    </message>
    <message>
        <source>%1 attempts failed</source>
        <translation>%1 回の試みが失敗しました</translation>
    </message>
    <message>
        <source>the provider may have processed the request and may charge for it</source>
        <translation>プロバイダーがリクエストを処理し、課金する可能性があります</translation>
    </message>
    <message>
        <source>`%1` is not a valid path. Separate names with dots; [0], [*] and [name=value] may follow a name.</source>
        <translation>`%1` は有効なパスではありません。名前はドットで区切ってください。名前の後に [0]、[*]、[name=value] を付けることができます。</translation>
    </message>
    <message>
        <source>%1 Message from the provider: %2</source>
        <translation>%1 プロバイダーからのメッセージ: %2</translation>
    </message>
    <message>
        <source>The provider sent an empty response. Try again.</source>
        <translation>プロバイダーが空の応答を送信しました。もう一度試してください。</translation>
    </message>
    <message>
        <source>The response is not valid JSON, or it was truncated. Try again.</source>
        <translation>応答が有効な JSON ではないか、途中で切れています。もう一度試してください。</translation>
    </message>
    <message>
        <source>The response is too large. Ask for a shorter one.</source>
        <translation>応答が大きすぎます。より短い応答を求めてください。</translation>
    </message>
    <message>
        <source>A chunk of the response is not valid JSON. Try again.</source>
        <translation>応答のチャンクが有効な JSON ではありません。もう一度試してください。</translation>
    </message>
    <message>
        <source>The response ended early, and the part received so far is kept. Try again.</source>
        <translation>応答が途中で終了しましたが、受信済みの部分は保持されます。もう一度試してください。</translation>
    </message>
    <message>
        <source>The stream ended without a response. Try again.</source>
        <translation>ストリームが応答なしで終了しました。もう一度試してください。</translation>
    </message>
    <message numerus="yes">
        <source>The provider did not return embeddings of equal length for all %n inputs. Choose another model.</source>
        <translation>
            <numerusform>プロバイダーは %n 個の入力すべてに対して同じ長さの埋め込みを返しませんでした。別のモデルを選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The provider rejected the request. Correct it.</source>
        <translation>プロバイダーがリクエストを拒否しました。修正してください。</translation>
    </message>
    <message>
        <source>The provider aborted the response. Try again.</source>
        <translation>プロバイダーが応答を中止しました。もう一度試してください。</translation>
    </message>
    <message>
        <source>The provider failed with an internal error. Try again later.</source>
        <translation>プロバイダーが内部エラーで失敗しました。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>This is not a LiteLLM or models.dev model catalog. Choose another file.</source>
        <translation>LiteLLM または models.dev のモデルカタログではありません。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This file is not a JSON model catalog. Choose another file.</source>
        <translation>JSON のモデルカタログではありません。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>A chunk of a tool call&apos;s arguments has no valid index. The earlier chunks are kept. Try again.</source>
        <translation>ツール呼び出しの引数のチャンクに有効な添字がありません。それ以前のチャンクは保持されます。もう一度試してください。</translation>
    </message>
    <message>
        <source>The server redirects to another URL. Outcrop does not send keys to that URL. Check the base URL.</source>
        <translation>サーバーが別の URL にリダイレクトしています。Outcrop はその URL にキーを送信しません。ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>The provider did not return a token count. Try again, or use an estimate.</source>
        <translation>プロバイダーがトークン数を返しませんでした。もう一度試すか、推定を使用してください。</translation>
    </message>
    <message>
        <source>The quota of the provider account is exhausted. Check the account&apos;s plan and billing.</source>
        <translation>プロバイダーのアカウントの割り当てを使い切りました。アカウントのプランと請求を確認してください。</translation>
    </message>
</context>
<context>
    <name>core/experiments</name>
    <message>
        <source>McNemar&apos;s exact test</source>
        <translation>McNemar の正確検定</translation>
    </message>
    <message>
        <source>paired t test</source>
        <translation>対応のある t 検定</translation>
    </message>
    <message>
        <source>Welch&apos;s t test</source>
        <translation>Welch の t 検定</translation>
    </message>
    <message>
        <source>agrees with a paired t test</source>
        <translation>対応のある t 検定と一致</translation>
    </message>
    <message>
        <source>The stopping rule uses a metric that is not measured. Add it to `metrics`.</source>
        <translation>停止ルールが測定されない指標を使用しています。`metrics` に追加してください。</translation>
    </message>
    <message>
        <source>The stopping rule ended the run after %1 of %2 trials.</source>
        <translation>停止ルールにより、%2 回中 %1 回の試行で実行が終了しました。</translation>
    </message>
    <message>
        <source>The judge gave no readable score in %1 of %2 trials. These trials failed, and the scores do not include them.</source>
        <translation>%2 回の試行のうち %1 回で、ジャッジが読み取れるスコアを返しませんでした。これらの試行は失敗とし、スコアには含めていません。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>design  %1 (seed %2)</source>
        <translation>設計    %1 (シード %2)</translation>
    </message>
    <message>
        <source>trials  %1 of %2, %3 failed</source>
        <translation>試行    %2 回中 %1 回、失敗 %3 回</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区間</translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval), so a difference cannot be ruled out.</source>
        <translation>{quantity}に差は示されませんでした: 「{first}」では {firstMean}、「{second}」では {secondMean} ({cases}、{p})。このデータは平均の差が {low} から {high} であること ({confidence} 区間) と矛盾しないため、差がないとは言い切れません。</translation>
    </message>
    <message numerus="yes">
        <source>%n cases in both</source>
        <translation>
            <numerusform>両方に %n 件のケース</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 cases</source>
        <translation>%1 件と %2 件のケース</translation>
    </message>
    <message>
        <source>pairs need the same number of values in both arms</source>
        <translation>対にするには、両方のアームに同数の値が必要です</translation>
    </message>
    <message>
        <source>a paired t test needs at least two pairs</source>
        <translation>対応のある t 検定には少なくとも 2 組が必要です</translation>
    </message>
    <message>
        <source>the pairs all differ by the same amount</source>
        <translation>すべての組の差が同じです</translation>
    </message>
    <message>
        <source>Welch&apos;s t test needs at least two values in each arm</source>
        <translation>Welch の t 検定には各アームに少なくとも 2 個の値が必要です</translation>
    </message>
    <message>
        <source>the values of each arm are all the same</source>
        <translation>各アームの値がすべて同じです</translation>
    </message>
    <message>
        <source>the smallest relevant difference, %1, divided by the standard deviation in the recorded run</source>
        <translation>意味のある最小の差 %1 を、記録された実行の標準偏差で割った値</translation>
    </message>
    <message>
        <source>For {quantity}, every value was {firstMean} ({cases}), so a difference can be neither shown nor ruled out.</source>
        <translation>{quantity}の値はすべて {firstMean} でした ({cases})。そのため、差は示すことも否定することもできません。</translation>
    </message>
    <message>
        <source>For {quantity}, any difference between the means is smaller than the smallest relevant difference, {relevant}: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}; {confidence} interval from {low} to {high}).</source>
        <translation>{quantity}の平均に差があっても、意味のある最小の差 {relevant} より小さくなります: 「{first}」では {firstMean}、「{second}」では {secondMean} ({cases}、{confidence} 区間 {low} から {high})。</translation>
    </message>
    <message>
        <source>The run is not finished (%1 of %2 trials). Its figures may change, and repeated evaluation finds chance differences more often than p indicates.</source>
        <translation>実行は完了していません (%2 回中 %1 回の試行)。数値は変わる可能性があり、繰り返し評価すると、偶然の差が見つかる頻度は p が示すより高くなります。</translation>
    </message>
    <message>
        <source>The run is not finished (%1 of %2 trials). Its figures may change.</source>
        <translation>実行は完了していません (%2 回中 %1 回の試行)。数値は変わる可能性があります。</translation>
    </message>
    <message>
        <source>This experiment has a stopping rule. p and intervals are valid at every evaluation, and the intervals are wider than usual.</source>
        <translation>この実験には停止ルールがあります。p と区間はどの評価時点でも有効であり、区間は通常より広くなります。</translation>
    </message>
    <message>
        <source>Recorded responses were used, so the run measures only these responses.</source>
        <translation>記録された応答を使用したため、この実行はそれらの応答のみを測定します。</translation>
    </message>
    <message>
        <source>p is corrected for all tests together (Holm). The intervals are not corrected: each is valid only by itself.</source>
        <translation>p はすべての検定をまとめて補正されています (Holm)。区間は補正されておらず、それぞれ単独でのみ有効です。</translation>
    </message>
    <message>
        <source>each case is sent to every arm, in random order</source>
        <translation>各ケースをすべてのアームにランダムな順序で送信</translation>
    </message>
    <message>
        <source>each case is sent to one random arm</source>
        <translation>各ケースをランダムな 1 つのアームに送信</translation>
    </message>
    <message>
        <source>With so few cases, the result may not generalize.</source>
        <translation>ケースが少ないため、結果を一般化できない可能性があります。</translation>
    </message>
    <message>
        <source>passed assertions</source>
        <translation>合格アサーション</translation>
    </message>
    <message>
        <source>rule violations</source>
        <translation>ルール違反</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>success</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>time to complete response</source>
        <translation>応答完了までの時間</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>token overhead</source>
        <translation>トークンのオーバーヘッド</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>%1 高い</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 低い</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>高い</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>低い</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>No values to compare for {quantity}: {cases}.</source>
        <translation>{quantity}には比較する値がありません: {cases}。</translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {firstMean} with “{first}” and {secondMean} with “{second}” ({cases}). The difference was not tested.</source>
        <translation>{quantity}の平均は、「{first}」では {firstMean}、「{second}」では {secondMean} でした ({cases})。差は検定されていません。</translation>
    </message>
    <message>
        <source>Caching was allowed, so times and costs depend on earlier requests.</source>
        <translation>キャッシュが許可されていたため、時間とコストは以前のリクエストに左右されます。</translation>
    </message>
    <message>
        <source>Predicted change: %1%, actual: %2%, difference: %3 percentage points.</source>
        <translation>予測した変化: %1%、実際: %2%、差: %3 パーセントポイント。</translation>
    </message>
    <message>
        <source>There is already a case `%1`. Choose another ID.</source>
        <translation>ケース `%1` は既に存在します。別の ID を選んでください。</translation>
    </message>
    <message>
        <source>This line is not a JSON object. Write one object per line.</source>
        <translation>この行は JSON オブジェクトではありません。1 行に 1 つのオブジェクトを書いてください。</translation>
    </message>
    <message>
        <source>The number of cells in this line is %1, but the header has %2. Add or remove cells.</source>
        <translation>この行のセル数は %1 ですが、ヘッダーは %2 です。セルを追加または削除してください。</translation>
    </message>
    <message>
        <source>There is already an arm `%1`. Choose another name.</source>
        <translation>アーム `%1` は既に存在します。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>There is no arm `%1` to compare with. Use the name of an arm.</source>
        <translation>比較するアーム `%1` はありません。アームの名前を使用してください。</translation>
    </message>
    <message>
        <source>The stopping rule tests a single difference, so it needs exactly two arms. Add or remove arms.</source>
        <translation>停止ルールは 1 つの差を検定するため、アームはちょうど 2 つ必要です。アームを追加または削除してください。</translation>
    </message>
    <message>
        <source>The metric `judge` needs a question. Add one under `judge`.</source>
        <translation>指標 `judge` には質問が必要です。`judge` の下に追加してください。</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>仮定値</translation>
    </message>
    <message>
        <source>no pairs differ</source>
        <translation>差のある組がありません</translation>
    </message>
    <message numerus="yes">
        <source>%n tests</source>
        <translation>
            <numerusform>%n 件の検定</numerusform>
        </translation>
    </message>
    <message>
        <source>p = %1 corrected for %2</source>
        <translation>p = %1 (%2について補正)</translation>
    </message>
    <message>
        <source>The file has no `tests`. Add a list of tests, as in a promptfoo configuration.</source>
        <translation>ファイルに `tests` がありません。promptfoo の設定と同様に、テストのリストを追加してください。</translation>
    </message>
    <message>
        <source>The tests have more than %1 cases. Shorten the lists of values.</source>
        <translation>テストのケースが %1 件を超えています。値のリストを短くしてください。</translation>
    </message>
    <message>
        <source>Assertions that need a model, the network or code are not evaluated: %1.</source>
        <translation>モデル、ネットワーク、コードを必要とするアサーションは評価されません: %1。</translation>
    </message>
    <message>
        <source>`assert` is not evaluated without the metric `assertions`. Add it to `metrics`.</source>
        <translation>指標 `assertions` がないと `assert` は評価されません。`metrics` に追加してください。</translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown after correction for {tests}: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). Without the correction, these data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation>{tests}について補正した後では、{quantity}に差は示されませんでした: 「{first}」では {firstMean}、「{second}」では {secondMean} ({cases}、{p})。補正しない場合、このデータは平均の差が {low} から {high} であること ({confidence} 区間) と矛盾しません。</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: 50 or more pairs)</source>
        <translation>Wilcoxon の符号順位検定 (近似 p: 50 組以上)</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: ties)</source>
        <translation>Wilcoxon の符号順位検定 (近似 p: 同順位あり)</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: zero differences)</source>
        <translation>Wilcoxon の符号順位検定 (近似 p: 差 0 あり)</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test</source>
        <translation>Wilcoxon の符号順位検定</translation>
    </message>
    <message>
        <source>The tool replies of this case are invalid: %1</source>
        <translation>このケースのツールの返答は無効です: %1</translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {change} with “{first}” than with “{second}”: {firstMean} versus {secondMean} ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation>{quantity}の平均は、「{first}」の方が「{second}」より{change}結果でした: {firstMean} 対 {secondMean} ({cases}、{p})。このデータは平均の差が {low} から {high} であること ({confidence} 区間) と矛盾しません。</translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {change} with “{first}” than with “{second}”, but by less than the smallest relevant difference, {relevant}: {firstMean} versus {secondMean} ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation>{quantity}の平均は、「{first}」の方が「{second}」より{change}結果でしたが、差は意味のある最小の差 {relevant} 未満です: {firstMean} 対 {secondMean} ({cases}、{p})。このデータは平均の差が {low} から {high} であること ({confidence} 区間) と矛盾しません。</translation>
    </message>
    <message>
        <source>summary, section &quot;%1&quot;: %2</source>
        <translation>要約、セクション「%1」: %2</translation>
    </message>
    <message>
        <source>a recorded experiment needs two lists whose keys end in _metrics, one per arm, but this one has %1</source>
        <translation>記録された実験には、キーが _metrics で終わるリストがアームごとに 1 つ、計 2 つ必要ですが、これには %1 個あります</translation>
    </message>
    <message>
        <source>Tokens are estimated (%1), not counted. If the estimation error differs between arms, an apparent difference may not be real.</source>
        <translation>トークン数は計数ではなく推定です (%1)。アームによって推定誤差が異なる場合、見かけの差は実際の差ではない可能性があります。</translation>
    </message>
    <message>
        <source>mean of first</source>
        <translation>第 1 の平均</translation>
    </message>
    <message>
        <source>mean of second</source>
        <translation>第 2 の平均</translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). The {confidence} interval of the mean difference, from {low} to {high}, does not contain 0. The test and the interval disagree, so the result is uncertain.</source>
        <translation>{quantity}に差は示されませんでした: 「{first}」では {firstMean}、「{second}」では {secondMean} ({cases}、{p})。平均の差の {confidence} 区間 ({low} から {high}) は 0 を含みません。検定と区間が一致しないため、結果は不確かです。</translation>
    </message>
    <message>
        <source>The stopping rule requires one trial per case and arm. Set `repeats` to 1.</source>
        <translation>停止ルールには、ケースとアームごとに 1 回の試行が必要です。`repeats` を 1 に設定してください。</translation>
    </message>
    <message>
        <source>%1 of %2 trials failed. In the metric “success”, a trial without a response counts as unsuccessful. All other metrics include only trials that have a value.</source>
        <translation>%2 回の試行のうち %1 回が失敗しました。指標「成功」では、応答のない試行は不成功として数えられます。ほかの指標には、値のある試行のみが含まれます。</translation>
    </message>
    <message>
        <source>Each case has %1 trials in each arm, and the mean of these trials counts as one value.</source>
        <translation>各ケースは各アームで %1 回試行され、それらの平均が 1 つの値として数えられます。</translation>
    </message>
    <message>
        <source>This file is not an experiment run. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; this file is archived.</source>
        <translation>このファイルは実験の実行ではありません。ウィンドウの「再実行」または `outcrop-cli experiment run --restart` で新しい実行を開始してください。このファイルはアーカイブされます。</translation>
    </message>
    <message>
        <source>This line is not the result of a trial. Remove it, or start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`.</source>
        <translation>この行は試行の結果ではありません。削除するか、ウィンドウの「再実行」または `outcrop-cli experiment run --restart` で新しい実行を開始してください。</translation>
    </message>
    <message>
        <source>The run file has no header line. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the file is archived.</source>
        <translation>実行ファイルにヘッダー行がありません。ウィンドウの「再実行」または `outcrop-cli experiment run --restart` で新しい実行を開始してください。ファイルはアーカイブされます。</translation>
    </message>
    <message>
        <source>cases   %1, %2 each, %3 per arm</source>
        <translation>ケース  %1、各 %2、アームごとに %3</translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>%n 回の試行</numerusform>
        </translation>
    </message>
    <message>
        <source>request tokens</source>
        <translation>リクエストトークン数</translation>
    </message>
    <message>
        <source>response tokens</source>
        <translation>応答トークン数</translation>
    </message>
    <message>
        <source>judge score</source>
        <translation>ジャッジスコア</translation>
    </message>
    <message numerus="yes">
        <source>%n warm-up calls</source>
        <translation>
            <numerusform>%n 回のウォームアップ呼び出し</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/formats</name>
    <message>
        <source>The command sends the file `%1`, which is not opened. Import that file instead.</source>
        <translation>コマンドはファイル `%1` を送信しますが、そのファイルは開かれません。代わりにそのファイルをインポートしてください。</translation>
    </message>
    <message>
        <source>Message keys without an equivalent in Outcrop are omitted.</source>
        <translation>Outcrop に対応するものがないメッセージのキーは省略されます。</translation>
    </message>
    <message>
        <source>The tag `%1` is inside a condition or a loop, so it is kept as text.</source>
        <translation>タグ `%1` は条件またはループの中にあるため、テキストとして保持されます。</translation>
    </message>
    <message>
        <source>Function calls are never executed. Kept as text in double brackets: %1.</source>
        <translation>関数呼び出しは実行されません。二重括弧で囲んだテキストとして保持されます: %1。</translation>
    </message>
    <message>
        <source>The front matter is not closed. Add a `---` line below it.</source>
        <translation>フロントマターが閉じていません。下に `---` 行を追加してください。</translation>
    </message>
    <message>
        <source>Written to the provider settings.</source>
        <translation>プロバイダーの設定に書き込まれます。</translation>
    </message>
    <message>
        <source>The format has no conditions or loops. Their tags are kept as text.</source>
        <translation>この形式には条件とループがありません。それらのタグはテキストとして保持されます。</translation>
    </message>
    <message>
        <source>Inputs of type %1 become strings that contain a URL.</source>
        <translation>型が %1 の入力は、URL を含む文字列になります。</translation>
    </message>
    <message>
        <source>The API determines the method.</source>
        <translation>メソッドは API が決定します。</translation>
    </message>
    <message>
        <source>The URL specifies the model.</source>
        <translation>モデルは URL で指定されます。</translation>
    </message>
    <message>
        <source>Written as `%1`, which the format allows as a name.</source>
        <translation>この形式で名前として許可される `%1` として書き込まれます。</translation>
    </message>
    <message>
        <source>The format `%1` cannot represent this.</source>
        <translation>形式 `%1` ではこれを表現できません。</translation>
    </message>
    <message>
        <source>The template language of the format cannot express %1. It is kept as text.</source>
        <translation>この形式のテンプレート言語では %1 を表現できません。テキストとして保持されます。</translation>
    </message>
    <message>
        <source>The format allows one example per input. The others are omitted.</source>
        <translation>この形式では入力ごとに例は 1 つです。ほかは省略されます。</translation>
    </message>
    <message>
        <source>`%1` can be imported but not written. `outcrop-cli formats` lists the writable formats.</source>
        <translation>`%1` はインポートできますが、書き込めません。`outcrop-cli formats` で書き込み可能な形式を一覧表示できます。</translation>
    </message>
    <message>
        <source>This curl option does not affect the prompt.</source>
        <translation>この curl オプションはプロンプトに影響しません。</translation>
    </message>
    <message>
        <source>Blocks of type `%1` have no equivalent. Kept as written.</source>
        <translation>タイプ `%1` のブロックに対応するものがありません。そのまま保持されます。</translation>
    </message>
    <message>
        <source>`%1` is not a field type. Use array, object or enum.</source>
        <translation>`%1` はフィールドの型ではありません。array、object、enum のいずれかを使用してください。</translation>
    </message>
    <message>
        <source>A schema must be a type such as `string`, or a mapping from fields to types.</source>
        <translation>スキーマは、`string` などの型か、フィールドから型へのマッピングでなければなりません。</translation>
    </message>
    <message>
        <source>A request has no variables, so the placeholders are kept as text.</source>
        <translation>リクエストには変数がないため、プレースホルダーはテキストとして保持されます。</translation>
    </message>
    <message>
        <source>The text before the examples becomes the system prompt.</source>
        <translation>例の前のテキストはシステムプロンプトになります。</translation>
    </message>
    <message>
        <source>The request uses the stored prompt `%1`. OpenAI discontinues stored prompts on 2026-11-30 and cannot export them. Copy its text into the request.</source>
        <translation>リクエストは保存済みプロンプト `%1` を使用しています。OpenAI は保存済みプロンプトを 2026-11-30 に終了し、エクスポートできません。テキストをリクエストにコピーしてください。</translation>
    </message>
    <message>
        <source>The list of properties is written as a JSON Schema.</source>
        <translation>プロパティのリストは JSON Schema として書き込まれます。</translation>
    </message>
    <message>
        <source>Written as part of the model name.</source>
        <translation>モデル名の一部として書き込まれます。</translation>
    </message>
    <message>
        <source>The API determines the provider.</source>
        <translation>プロバイダーは API が決定します。</translation>
    </message>
    <message>
        <source>The reference %1 is not resolved. It is kept as text.</source>
        <translation>参照 %1 は解決されません。テキストとして保持されます。</translation>
    </message>
    <message>
        <source>Refers to a file or a URL, which is not opened: %1</source>
        <translation>開かれないファイルまたは URL を参照しています: %1</translation>
    </message>
    <message>
        <source>The role `%1` becomes `%2`.</source>
        <translation>ロール `%1` は `%2` になります。</translation>
    </message>
    <message>
        <source>Written as a check that the response matches the schema.</source>
        <translation>応答がスキーマに一致することの検査として書き込まれます。</translation>
    </message>
    <message>
        <source>Written as a list of properties. JSON Schema keywords that properties do not support are omitted.</source>
        <translation>プロパティのリストとして書き込まれます。プロパティが対応していない JSON Schema のキーワードは省略されます。</translation>
    </message>
    <message>
        <source>Each property of the schema becomes an input. Nested types become strings or lists.</source>
        <translation>スキーマの各プロパティが入力になります。入れ子の型は文字列またはリストになります。</translation>
    </message>
    <message>
        <source>Keys and passwords are not imported. Store keys with `outcrop-cli keys set`.</source>
        <translation>キーとパスワードはインポートされません。キーは `outcrop-cli keys set` で保存してください。</translation>
    </message>
    <message>
        <source>Read as the provider `%1` and the model `%2`.</source>
        <translation>プロバイダー `%1`、モデル `%2` として読み取られます。</translation>
    </message>
    <message>
        <source>The text after the examples becomes the request.</source>
        <translation>例の後のテキストはリクエストになります。</translation>
    </message>
    <message>
        <source>Test values of inputs are omitted.</source>
        <translation>入力のテスト値は省略されます。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the limit for imports. Split it.</source>
        <translation>ファイルがインポートの上限である %1 MiB を超えています。分割してください。</translation>
    </message>
    <message>
        <source>Not changed since the import, so the original file is written.</source>
        <translation>インポート後に変更されていないため、元のファイルが書き込まれます。</translation>
    </message>
    <message>
        <source>`%1` is not a LangChain prompt that can be imported. Supported: %2.</source>
        <translation>`%1` はインポート可能な LangChain プロンプトではありません。対応: %2。</translation>
    </message>
    <message>
        <source>%1 agent</source>
        <translation>%1 のエージェント</translation>
    </message>
    <message>
        <source>Anthropic Messages request</source>
        <translation>Anthropic Messages リクエスト</translation>
    </message>
    <message>
        <source>OpenAI Chat Completions request</source>
        <translation>OpenAI Chat Completions リクエスト</translation>
    </message>
    <message>
        <source>OpenAI Responses request</source>
        <translation>OpenAI Responses リクエスト</translation>
    </message>
    <message>
        <source>Google Gemini request</source>
        <translation>Google Gemini リクエスト</translation>
    </message>
    <message>
        <source>Ollama request</source>
        <translation>Ollama リクエスト</translation>
    </message>
    <message>
        <source>VS Code chat mode</source>
        <translation>VS Code チャットモード</translation>
    </message>
    <message>
        <source>curl command</source>
        <translation>curl コマンド</translation>
    </message>
    <message>
        <source>legacy Cursor rules file</source>
        <translation>旧形式の Cursor ルールファイル</translation>
    </message>
    <message>
        <source>LangChain prompt</source>
        <translation>LangChain プロンプト</translation>
    </message>
    <message>
        <source>Langfuse prompts</source>
        <translation>Langfuse プロンプト</translation>
    </message>
    <message>
        <source>MCP server prompts</source>
        <translation>MCP サーバーのプロンプト</translation>
    </message>
    <message>
        <source>promptfoo configuration</source>
        <translation>promptfoo の設定</translation>
    </message>
    <message>
        <source>Semantic Kernel prompt</source>
        <translation>Semantic Kernel プロンプト</translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation>%1 からインポート。</translation>
    </message>
    <message>
        <source>The source has no description, and an agent requires one.</source>
        <translation>ソースに説明がありませんが、エージェントには必要です。</translation>
    </message>
    <message>
        <source>Joined with the other system messages.</source>
        <translation>ほかのシステムメッセージと結合されます。</translation>
    </message>
    <message>
        <source>System messages after the first user message are moved to the system prompt.</source>
        <translation>最初のユーザーメッセージより後のシステムメッセージは、システムプロンプトに移動されます。</translation>
    </message>
    <message>
        <source>Outcrop inserts the conversation from --history before the request.</source>
        <translation>Outcrop は --history の会話をリクエストの前に挿入します。</translation>
    </message>
    <message>
        <source>Kept in the import record.</source>
        <translation>インポート記録に保持されます。</translation>
    </message>
    <message>
        <source>Parameters of the `generating` phase in the profile.</source>
        <translation>プロファイルの `generating` フェーズのパラメーター。</translation>
    </message>
    <message>
        <source>The tool is named without a definition, so it is listed as an allowed tool.</source>
        <translation>ツールは定義なしで名前のみ指定されているため、許可されたツールとして一覧に含まれます。</translation>
    </message>
    <message>
        <source>Evaluated when the prompt is composed.</source>
        <translation>プロンプトの構成時に評価されます。</translation>
    </message>
    <message>
        <source>OpenAI batch file</source>
        <translation>OpenAI バッチファイル</translation>
    </message>
    <message>
        <source>Anthropic batch file</source>
        <translation>Anthropic バッチファイル</translation>
    </message>
    <message>
        <source>Google Gemini batch file</source>
        <translation>Google Gemini バッチファイル</translation>
    </message>
    <message>
        <source>Continue configuration</source>
        <translation>Continue の設定</translation>
    </message>
    <message>
        <source>PromptL prompt</source>
        <translation>PromptL プロンプト</translation>
    </message>
    <message>
        <source>Humanloop prompt</source>
        <translation>Humanloop プロンプト</translation>
    </message>
    <message>
        <source>LiteLLM prompt</source>
        <translation>LiteLLM プロンプト</translation>
    </message>
    <message>
        <source>POML prompt</source>
        <translation>POML プロンプト</translation>
    </message>
    <message>
        <source>DSPy program</source>
        <translation>DSPy プログラム</translation>
    </message>
    <message>
        <source>Claude Code transcript</source>
        <translation>Claude Code トランスクリプト</translation>
    </message>
    <message>
        <source>Codex transcript</source>
        <translation>Codex トランスクリプト</translation>
    </message>
    <message>
        <source>Agent Skill</source>
        <translation>Agent Skill</translation>
    </message>
    <message>
        <source>%1 command</source>
        <translation>%1 のコマンド</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>%1 のルール</translation>
    </message>
    <message>
        <source>Claude Code plugin</source>
        <translation>Claude Code プラグイン</translation>
    </message>
    <message>
        <source>The API requires this parameter.</source>
        <translation>API にはこのパラメーターが必要です。</translation>
    </message>
    <message>
        <source>Written as `%1`.</source>
        <translation>`%1` として書き込まれます。</translation>
    </message>
    <message>
        <source>The client applies the rules only to these files. Kept in the import record.</source>
        <translation>クライアントはルールをこれらのファイルにのみ適用します。インポート記録に保持されます。</translation>
    </message>
    <message>
        <source>`%1` has no equivalent. Kept as text.</source>
        <translation>`%1` に対応するものがありません。テキストとして保持されます。</translation>
    </message>
    <message>
        <source>The file declares a document type or entities, which are not read. Remove the declaration.</source>
        <translation>ファイルに文書型またはエンティティの宣言があり、読み取られません。宣言を削除してください。</translation>
    </message>
    <message>
        <source>Session data, not part of the conversation. It is kept in the original file next to the import.</source>
        <translation>会話の一部ではないセッションデータです。インポート結果の隣にある元のファイルに保持されます。</translation>
    </message>
    <message>
        <source>A reference to a hub block, which is not downloaded: %1</source>
        <translation>ハブのブロックへの参照で、ダウンロードされません: %1</translation>
    </message>
    <message>
        <source>Skill metadata values are strings, so other values are written as JSON.</source>
        <translation>スキルのメタデータの値は文字列であるため、ほかの値は JSON として書き込まれます。</translation>
    </message>
    <message>
        <source>Joined into one string, because the file has no roles.</source>
        <translation>ファイルにロールがないため、1 つの文字列に結合されます。</translation>
    </message>
    <message>
        <source>A skill requires a description.</source>
        <translation>スキルには説明が必要です。</translation>
    </message>
    <message>
        <source>`%1` becomes text with a heading.</source>
        <translation>`%1` は見出し付きのテキストになります。</translation>
    </message>
    <message>
        <source>Only the type is written.</source>
        <translation>型のみが書き込まれます。</translation>
    </message>
    <message>
        <source>Written to the plugin manifest.</source>
        <translation>プラグインのマニフェストに書き込まれます。</translation>
    </message>
    <message>
        <source>Outcrop does not download or attach the file. Its address or data is kept in the import record. Save the file and attach it.</source>
        <translation>Outcrop はファイルのダウンロードや添付を行いません。アドレスまたはデータはインポート記録に保持されます。ファイルを保存して添付してください。</translation>
    </message>
    <message>
        <source>The text has %1 characters, but GitHub accepts at most %2 in an agent. Shorten the layers or the agent.</source>
        <translation>テキストは %1 文字ですが、GitHub がエージェントで受け付けるのは最大 %2 文字です。レイヤーまたはエージェントを短くしてください。</translation>
    </message>
    <message>
        <source>Imported from pasted or piped text.</source>
        <translation>貼り付けまたはパイプのテキストからインポート。</translation>
    </message>
    <message>
        <source>The command sends no JSON. Use a command with a JSON body.</source>
        <translation>コマンドが JSON を送信しません。JSON ボディのあるコマンドを使用してください。</translation>
    </message>
    <message>
        <source>A value contains `%1`, which some parsers treat as the end of the front matter. Remove it.</source>
        <translation>値に、一部のパーサーがフロントマターの終わりとして扱う `%1` が含まれています。削除してください。</translation>
    </message>
    <message>
        <source>The front matter is not a mapping from keys to values. Write it as `key: value` lines.</source>
        <translation>フロントマターがキーから値へのマッピングではありません。`key: value` の行として書いてください。</translation>
    </message>
    <message>
        <source>The line `%1` starts a new message when the file is read. Change the line.</source>
        <translation>ファイルを読み取るとき、行 `%1` から新しいメッセージが始まります。行を変更してください。</translation>
    </message>
    <message>
        <source>The client has no placeholder for this input, so `{{%1}}` is kept in the text.</source>
        <translation>クライアントにこの入力のプレースホルダーがないため、`{{%1}}` はテキストに残されます。</translation>
    </message>
    <message>
        <source>The text does not use this input.</source>
        <translation>テキストはこの入力を使用していません。</translation>
    </message>
    <message>
        <source>Placeholders in earlier messages are not filled in. Write the values in the file.</source>
        <translation>以前のメッセージのプレースホルダーには値が入りません。値をファイルに書いてください。</translation>
    </message>
    <message>
        <source>The text contains `{{`, which the format cannot escape. Programs that read the file look for a variable there. Change the text.</source>
        <translation>テキストに、この形式ではエスケープできない `{{` が含まれています。ファイルを読むプログラムはそこを変数とみなします。テキストを変更してください。</translation>
    </message>
    <message>
        <source>The file is not in the expected format (%1): `%2` is missing. Add it, or choose another format with `outcrop-cli import --as FORMAT`.</source>
        <translation>ファイルが想定される形式 (%1) ではありません: `%2` がありません。追加するか、`outcrop-cli import --as FORMAT` で別の形式を選んでください。</translation>
    </message>
    <message>
        <source>The body is not a request to a known API. Use a command for a supported API, or import the body as a JSON file and specify its format with `outcrop-cli import --as FORMAT`.</source>
        <translation>ボディが既知の API へのリクエストではありません。対応している API のコマンドを使用するか、ボディを JSON ファイルとしてインポートし、`outcrop-cli import --as FORMAT` で形式を指定してください。</translation>
    </message>
    <message>
        <source>A file in this format (%1) must be a mapping from keys to values. Choose another file, or another format with `outcrop-cli import --as FORMAT`.</source>
        <translation>この形式 (%1) のファイルはキーから値へのマッピングでなければなりません。別のファイルを選ぶか、`outcrop-cli import --as FORMAT` で別の形式を選んでください。</translation>
    </message>
    <message>
        <source>The labels `latest` and `production` are omitted: Langfuse maintains `latest`, and assigning `production` deploys a version. Assign `production` in Langfuse.</source>
        <translation>ラベル `latest` と `production` は省略されます: `latest` は Langfuse が管理し、`production` を割り当てるとバージョンがデプロイされます。`production` は Langfuse で割り当ててください。</translation>
    </message>
    <message>
        <source>An entry needs `name`, and a `prompt` that is a string or a list of messages. Add the missing key.</source>
        <translation>項目には、`name` と、文字列またはメッセージのリストである `prompt` が必要です。欠けているキーを追加してください。</translation>
    </message>
    <message>
        <source>`%1` is not a type. Use a JSON Schema, or one of these types: %2.</source>
        <translation>`%1` は型ではありません。JSON Schema または次のいずれかの型を使用してください: %2。</translation>
    </message>
    <message>
        <source>The placeholders and their default values are written, but not their types and descriptions.</source>
        <translation>プレースホルダーとその既定値は書き込まれますが、型と説明は書き込まれません。</translation>
    </message>
    <message>
        <source>The attributes in a line with a role, such as `system[name=x]:`, have no equivalent: %1</source>
        <translation>`system[name=x]:` のようなロール付きの行の属性に対応するものがありません: %1</translation>
    </message>
    <message>
        <source>The API has no call IDs, so an ID is added.</source>
        <translation>API に呼び出し ID がないため、ID が追加されます。</translation>
    </message>
    <message>
        <source>The structured result is kept as JSON text.</source>
        <translation>構造化された結果は JSON テキストとして保持されます。</translation>
    </message>
    <message>
        <source>Spaces and line breaks at the beginning and end are removed.</source>
        <translation>先頭と末尾の空白と改行は削除されます。</translation>
    </message>
    <message>
        <source>Truncated to %1 characters, the limit of the format.</source>
        <translation>形式の上限である %1 文字に切り詰められます。</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: %1. Correct it.</source>
        <translation>ファイルが整形式の XML ではありません: %1。修正してください。</translation>
    </message>
    <message>
        <source>The element &lt;%1&gt; is nested more than %2 levels deep. Reduce the nesting.</source>
        <translation>要素 &lt;%1&gt; の入れ子が %2 段を超えています。入れ子を減らしてください。</translation>
    </message>
    <message>
        <source>Liquid is read as Jinja, which has a similar syntax for variables and conditions.</source>
        <translation>Liquid は、変数と条件の構文が似ている Jinja として読み取られます。</translation>
    </message>
    <message>
        <source>Code is never run. Kept as text.</source>
        <translation>コードは実行されません。テキストとして保持されます。</translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Kept in the import record.</source>
        <translation>Outcrop に対応するものがありません。インポート記録に保持されます。</translation>
    </message>
    <message>
        <source>MCP has no system messages, so a user message may contain a system prompt.</source>
        <translation>MCP にはシステムメッセージがないため、ユーザーメッセージにシステムプロンプトが含まれることがあります。</translation>
    </message>
    <message>
        <source>The placeholders are written, but not their default values, types and descriptions.</source>
        <translation>プレースホルダーは書き込まれますが、既定値、型、説明は書き込まれません。</translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Kept in the import record and not sent.</source>
        <translation>Outcrop に対応するものがありません。インポート記録に保持され、送信されません。</translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Sent only in requests of the same API.</source>
        <translation>Outcrop に対応するものがありません。同じ API のリクエストでのみ送信されます。</translation>
    </message>
    <message>
        <source>The default of the API, because the source does not set it.</source>
        <translation>ソースで設定されていないため、API の既定値です。</translation>
    </message>
    <message>
        <source>The blocks of the result are joined into one text.</source>
        <translation>結果のブロックは 1 つのテキストに結合されます。</translation>
    </message>
    <message>
        <source>Tools of type `%1` have no equivalent. Kept in the import record and not sent.</source>
        <translation>タイプ `%1` のツールに対応するものがありません。インポート記録に保持され、送信されません。</translation>
    </message>
</context>
<context>
    <name>core/history</name>
    <message>
        <source>`%1` is reserved: it always means the newest state. Choose another name for the label.</source>
        <translation>`%1` は予約されています: 常に最新の状態を意味します。ラベルには別の名前を選んでください。</translation>
    </message>
    <message>
        <source>`%1` is not a label. Use 1 to 36 lowercase letters, digits, `_`, `-` and `.`, such as production. A label cannot begin with `-` or `.`, contain `..`, or end with `.` or `.lock`.</source>
        <translation>`%1` はラベルではありません。production のように、小文字、数字、`_`、`-`、`.` を 1～36 文字使用してください。ラベルは `-` や `.` で始めたり、`..` を含めたり、`.` や `.lock` で終えたりできません。</translation>
    </message>
</context>
<context>
    <name>core/interactions</name>
    <message>
        <source>%1 attempts</source>
        <translation>%1 回の試み</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs of the response</source>
        <translation>
            <numerusform>応答の修復 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>not a GenAI span</source>
        <translation>GenAI スパンではありません</translation>
    </message>
    <message>
        <source>the span %1</source>
        <translation>スパン %1</translation>
    </message>
    <message>
        <source>quality %1</source>
        <translation>品質 %1</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>a record must be a JSON object</source>
        <translation>記録は JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>stated in the record</source>
        <translation>記録に記載</translation>
    </message>
    <message>
        <source>the outcome is %1</source>
        <translation>結果は %1</translation>
    </message>
    <message>
        <source>`at` must be a time with a UTC offset, such as &quot;2026-11-21T18:30:00Z&quot;</source>
        <translation>`at` は、&quot;2026-11-21T18:30:00Z&quot; のような UTC オフセット付きの時刻でなければなりません</translation>
    </message>
    <message>
        <source>Use one or more printable ASCII characters.</source>
        <translation>1 文字以上の印字可能な ASCII 文字を使用してください。</translation>
    </message>
    <message>
        <source>without an ID</source>
        <translation>ID なし</translation>
    </message>
    <message>
        <source>`%1` is not a path. Write it like `usage.input_tokens` or `content[type=text].text`.</source>
        <translation>`%1` はパスではありません。`usage.input_tokens` や `content[type=text].text` のように書いてください。</translation>
    </message>
    <message>
        <source>`%1` is not a time. Use one such as &quot;2026-11-21T18:30:00Z&quot;, or the number of seconds since 1970.</source>
        <translation>`%1` は時刻ではありません。&quot;2026-11-21T18:30:00Z&quot; のような時刻か、1970 年からの秒数を使用してください。</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation>名前: %1</translation>
    </message>
    <message>
        <source>description: %1</source>
        <translation>説明: %1</translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation>テキスト: %1</translation>
    </message>
    <message>
        <source>similar to %1 (%2)</source>
        <translation>%1 に類似 (%2)</translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1, at character %2. Correct it.</source>
        <translation>有効な正規表現ではありません: %1、%2 文字目。修正してください。</translation>
    </message>
    <message>
        <source>The pattern is empty. Write a regular expression.</source>
        <translation>パターンが空です。正規表現を書いてください。</translation>
    </message>
    <message>
        <source>There is no built-in rule `%1` to disable. Correct the name.</source>
        <translation>無効にする組み込みルール `%1` はありません。名前を修正してください。</translation>
    </message>
    <message>
        <source>This line has no time. Add one: the mapping `%1` reads it from %2.</source>
        <translation>この行には時刻がありません。追加してください: マッピング `%1` はそれを %2 から読み取ります。</translation>
    </message>
    <message>
        <source>This record has no `at` field. Add one with the time, such as &quot;2026-11-21T18:30:00Z&quot;. Fields of the record: %1. A log contains records with the fields of `log list interactions`, OpenTelemetry GenAI spans, OTLP exports, Langfuse observations, or transcripts of Claude Code or Codex.</source>
        <translation>この記録には `at` フィールドがありません。&quot;2026-11-21T18:30:00Z&quot; のような時刻を持つフィールドを追加してください。記録のフィールド: %1。ログには、`log list interactions` のフィールドを持つ記録、OpenTelemetry GenAI スパン、OTLP エクスポート、Langfuse のオブザベーション、または Claude Code か Codex のトランスクリプトを含めることができます。</translation>
    </message>
    <message>
        <source>This record has no `at` field with the time, such as &quot;2026-11-21T18:30:00Z&quot;. If `%1` is the time, rename it to `at`. Fields of the record: %2. A log contains records with the fields of `log list interactions`, OpenTelemetry GenAI spans, OTLP exports, Langfuse observations, or transcripts of Claude Code or Codex.</source>
        <translation>この記録には、&quot;2026-11-21T18:30:00Z&quot; のような時刻を持つ `at` フィールドがありません。`%1` が時刻の場合は、名前を `at` に変更してください。記録のフィールド: %2。ログには、`log list interactions` のフィールドを持つ記録、OpenTelemetry GenAI スパン、OTLP エクスポート、Langfuse のオブザベーション、または Claude Code か Codex のトランスクリプトを含めることができます。</translation>
    </message>
    <message numerus="yes">
        <source>this question and the one %n turns earlier share %1% of their words</source>
        <translation>
            <numerusform>この質問と %n ターン前の質問は、語の %1% が共通です</numerusform>
        </translation>
    </message>
    <message>
        <source>the value is nested more than %1 levels deep; reduce the nesting</source>
        <translation>値の入れ子が %1 段を超えています。入れ子を減らしてください</translation>
    </message>
    <message>
        <source>the date of %1 is before 1970-01-05, the earliest supported date; correct it</source>
        <translation>%1 の日付が、対応している最も古い日付 1970-01-05 より前です。修正してください</translation>
    </message>
    <message>
        <source>%1 of the %2 interactions that used this document have this workload</source>
        <translation>このドキュメントを使用した %2 件のインタラクションのうち %1 件がこのワークロードです</translation>
    </message>
    <message>
        <source>%1; correct it</source>
        <translation>%1。修正してください</translation>
    </message>
    <message>
        <source>the rest of the log cannot be read: %1; check the file</source>
        <translation>ログの残りを読み取れません: %1。ファイルを確認してください</translation>
    </message>
    <message>
        <source>the span %1 has no start time; add one</source>
        <translation>スパン %1 に開始時刻がありません。追加してください</translation>
    </message>
    <message>
        <source>a value is larger than %1 MiB; write one record per line</source>
        <translation>値が %1 MiB を超えています。1 行に 1 つの記録を書いてください</translation>
    </message>
    <message>
        <source>`%1` is not a number of 0 or more. Correct it, or omit the field.</source>
        <translation>`%1` は 0 以上の数値ではありません。修正するか、フィールドを省いてください。</translation>
    </message>
</context>
<context>
    <name>core/layers</name>
    <message>
        <source>Available: %1.</source>
        <translation>使用可能: %1。</translation>
    </message>
    <message>
        <source>`%1` is not a role. Use one of: %2.</source>
        <translation>`%1` はロールではありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>`%1` is not a %2. Use one of: %3.</source>
        <translation>`%1` は %2 ではありません。次のいずれかを使用してください: %3。</translation>
    </message>
    <message>
        <source>This is not a %1. Use one of: %2.</source>
        <translation>これは %1 ではありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>only an inline schema (a mapping) is sent</source>
        <translation>インラインのスキーマ (マッピング) のみが送信されます</translation>
    </message>
    <message>
        <source>is applied to the response</source>
        <translation>応答に適用されます</translation>
    </message>
    <message>
        <source>an instruction that cannot be checked automatically; only the text below the front matter is sent</source>
        <translation>自動的に検査できない指示です。フロントマターの下のテキストのみが送信されます</translation>
    </message>
    <message>
        <source>has no effect while portability.enabled is not true</source>
        <translation>portability.enabled が true でない間は効果がありません</translation>
    </message>
    <message>
        <source>There is no profile `%1`. %2</source>
        <translation>プロファイル `%1` はありません。%2</translation>
    </message>
    <message>
        <source>There is no agent `%1`. %2</source>
        <translation>エージェント `%1` はありません。%2</translation>
    </message>
    <message>
        <source>the model&apos;s output limit</source>
        <translation>モデルの出力の上限</translation>
    </message>
    <message>
        <source>the model&apos;s context window</source>
        <translation>モデルのコンテキストウィンドウ</translation>
    </message>
    <message>
        <source>the agent&apos;s output schema defines the expected response</source>
        <translation>エージェントの出力スキーマが期待される応答を定義しています</translation>
    </message>
    <message>
        <source>The condition `when` is not valid: %1</source>
        <translation>条件 `when` が有効ではありません: %1</translation>
    </message>
    <message>
        <source>for another scope</source>
        <translation>別のスコープ用</translation>
    </message>
    <message>
        <source>for another phase</source>
        <translation>別のフェーズ用</translation>
    </message>
    <message>
        <source>not needed: the scope&apos;s value takes precedence</source>
        <translation>不要: スコープの値が優先されます</translation>
    </message>
    <message>
        <source>marks the block as text</source>
        <translation>ブロックがテキストであることを示します</translation>
    </message>
    <message>
        <source>only the block&apos;s text is sent</source>
        <translation>ブロックのテキストのみが送信されます</translation>
    </message>
    <message>
        <source>the call cannot be read</source>
        <translation>呼び出しを読み取れません</translation>
    </message>
    <message>
        <source>the content of `function` is sent</source>
        <translation>`function` の内容が送信されます</translation>
    </message>
    <message>
        <source>marks the call as a function call</source>
        <translation>呼び出しが関数呼び出しであることを示します</translation>
    </message>
    <message>
        <source>not needed: the keys of the full layer are used</source>
        <translation>不要: 完全なレイヤーのキーが使用されます</translation>
    </message>
    <message>
        <source>only the examples below are sent</source>
        <translation>下の例のみが送信されます</translation>
    </message>
    <message>
        <source>(text before the first heading)</source>
        <translation>(最初の見出しより前のテキスト)</translation>
    </message>
    <message>
        <source>only text below a second-level heading is an example</source>
        <translation>第 2 レベルの見出しの下のテキストのみが例になります</translation>
    </message>
    <message>
        <source>Skills list their workloads in metadata.workloads.</source>
        <translation>スキルのワークロードは metadata.workloads に記載します。</translation>
    </message>
    <message>
        <source>validates the request before it is sent</source>
        <translation>送信前にリクエストを検証します</translation>
    </message>
    <message>
        <source>not needed: reasoning_effort in the profile takes precedence</source>
        <translation>不要: プロファイルの reasoning_effort が優先されます</translation>
    </message>
    <message>
        <source>defines how an unusable response is handled</source>
        <translation>使用できない応答の扱いを定義します</translation>
    </message>
    <message>
        <source>Unknown name `%1`. Use one of: %2.</source>
        <translation>不明な名前 `%1` です。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>the message cannot be read</source>
        <translation>メッセージを読み取れません</translation>
    </message>
    <message>
        <source>defines the message&apos;s role</source>
        <translation>メッセージのロールを定義します</translation>
    </message>
    <message>
        <source>is the function&apos;s name, which some APIs require</source>
        <translation>一部の API が要求する関数の名前です</translation>
    </message>
    <message>
        <source>does not apply to a message with this role</source>
        <translation>このロールのメッセージには適用されません</translation>
    </message>
    <message>
        <source>There is no file `%1`. Create it, or change the link.</source>
        <translation>ファイル `%1` はありません。作成するか、リンクを変更してください。</translation>
    </message>
    <message>
        <source>No skill has the workload `%1`, so the prompt has no skills.</source>
        <translation>ワークロード `%1` を持つスキルがないため、プロンプトにスキルは含まれません。</translation>
    </message>
    <message>
        <source>No skill has the workload `%1`, so the prompt has no skills. Did you mean `%2`?</source>
        <translation>ワークロード `%1` を持つスキルがないため、プロンプトにスキルは含まれません。`%2` のことですか?</translation>
    </message>
    <message>
        <source>Workloads with skills: %1.</source>
        <translation>スキルのあるワークロード: %1。</translation>
    </message>
    <message>
        <source>A message requires a `role`. Use one of: %1.</source>
        <translation>メッセージには `role` が必要です。次のいずれかを使用してください: %1。</translation>
    </message>
    <message>
        <source>not needed: the agent file also defines it</source>
        <translation>不要: エージェントファイルでも定義されています</translation>
    </message>
    <message>
        <source>this prompt excludes tools</source>
        <translation>このプロンプトはツールを除外しています</translation>
    </message>
    <message>
        <source>The profile `%1` has no phase `%2`. Available: %3.</source>
        <translation>プロファイル `%1` にフェーズ `%2` はありません。使用可能: %3。</translation>
    </message>
    <message>
        <source>The profile `%1` has no scope `%2`. %3</source>
        <translation>プロファイル `%1` にスコープ `%2` はありません。%3</translation>
    </message>
    <message>
        <source>the condensed form is used for context windows below %1 tokens</source>
        <translation>要約版は %1 トークン未満のコンテキストウィンドウで使用されます</translation>
    </message>
    <message>
        <source>the range that the model accepts</source>
        <translation>モデルが受け付ける範囲</translation>
    </message>
    <message>
        <source>The `order` values of the adjacent layers are at the integer limit. Use values closer to 0.</source>
        <translation>隣接するレイヤーの `order` の値が整数の限界に達しています。0 に近い値を使用してください。</translation>
    </message>
    <message>
        <source>There is no position %1 in %2. Use 0 to %3.</source>
        <translation>%2 に位置 %1 はありません。0 から %3 までを使用してください。</translation>
    </message>
    <message>
        <source>%1 has the same name, `%2`, and takes precedence. Rename this %3.</source>
        <translation>%1 は同じ名前 `%2` を持ち、優先されます。この %3 の名前を変更してください。</translation>
    </message>
    <message>
        <source>identifies the provider that returned the parts in `kept`</source>
        <translation>`kept` の部分を返したプロバイダーを示します</translation>
    </message>
    <message>
        <source>`%1` is more than one folder below the skill. Move the file up.</source>
        <translation>`%1` はスキルのフォルダーより 2 階層以上下にあります。ファイルを上に移動してください。</translation>
    </message>
    <message>
        <source>input checks do not support this keyword</source>
        <translation>入力の検査はこのキーワードに対応していません</translation>
    </message>
    <message>
        <source>%2 of %3 rules fit the template&apos;s budget of %1</source>
        <translation>テンプレートの予算 %1 に収まるルールは %3 個中 %2 個です</translation>
    </message>
    <message>
        <source>No profile is selected, and no layer has a condition with the scope `%1`. %2</source>
        <translation>プロファイルが選択されておらず、スコープ `%1` の条件を持つレイヤーもありません。%2</translation>
    </message>
    <message>
        <source>The examples file `%1` is not in the workspace. Check the path.</source>
        <translation>例のファイル `%1` がワークスペースにありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>The conversation `%1` is not in the workspace. Check the path.</source>
        <translation>会話 `%1` がワークスペースにありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>Only the assistant can call tools, but this message has the role %1. Change the role.</source>
        <translation>ツールを呼び出せるのはアシスタントのみですが、このメッセージのロールは %1 です。ロールを変更してください。</translation>
    </message>
    <message>
        <source>A tool call requires a `name`. Add it.</source>
        <translation>ツール呼び出しには `name` が必要です。追加してください。</translation>
    </message>
    <message>
        <source>The `arguments` of a tool call must be a JSON object. Correct them.</source>
        <translation>ツール呼び出しの `arguments` は JSON オブジェクトでなければなりません。修正してください。</translation>
    </message>
    <message>
        <source>A tool message requires `tool_call_id`, the ID of the tool call. Add it.</source>
        <translation>ツールメッセージには、ツール呼び出しの ID である `tool_call_id` が必要です。追加してください。</translation>
    </message>
    <message>
        <source>No earlier tool call has the ID `%1`. Correct the ID.</source>
        <translation>それ以前のツール呼び出しに ID `%1` はありません。ID を修正してください。</translation>
    </message>
    <message>
        <source>There is no layer `%1` in the stack. Check its path.</source>
        <translation>スタックにレイヤー `%1` はありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>`%1` is outside the skill&apos;s folder, so it is not exported with the skill. Move it into the folder.</source>
        <translation>`%1` はスキルのフォルダーの外にあるため、スキルとともにエクスポートされません。フォルダーに移動してください。</translation>
    </message>
    <message>
        <source>The attachment `%1` is not in the workspace, so it is not sent. Check the path.</source>
        <translation>添付ファイル `%1` がワークスペースにないため、送信されません。パスを確認してください。</translation>
    </message>
    <message>
        <source>The attachment `%1` cannot be read: %2</source>
        <translation>添付ファイル `%1` を読み取れません: %2</translation>
    </message>
    <message>
        <source>The data of the `%1` block is not valid base64. Correct it.</source>
        <translation>`%1` ブロックのデータが有効な base64 ではありません。修正してください。</translation>
    </message>
    <message>
        <source>The `%1` block is omitted: its content is stored elsewhere, and Outcrop does not download it. Attach the file.</source>
        <translation>`%1` ブロックは省略されます: 内容が別の場所に保存されており、Outcrop はダウンロードしません。ファイルを添付してください。</translation>
    </message>
    <message>
        <source>names a file that is sent with the message</source>
        <translation>メッセージとともに送信されるファイルを指定します</translation>
    </message>
    <message>
        <source>no API accepts it in a call</source>
        <translation>呼び出しでこれを受け付ける API はありません</translation>
    </message>
    <message>
        <source>not sent, because portability.enabled is not true: the system prompt contains only the text below the front matter</source>
        <translation>portability.enabled が true ではないため、送信されません: システムプロンプトにはフロントマターの下のテキストのみが含まれます</translation>
    </message>
    <message>
        <source>The workspace has none. Create one first.</source>
        <translation>ワークスペースに 1 つもありません。先に作成してください。</translation>
    </message>
    <message>
        <source>%1 cannot be moved: the client that loads it sets its tier. Choose a layer of the workspace.</source>
        <translation>%1 は移動できません: ティアはそれを読み込むクライアントが設定します。ワークスペースのレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>used by the client to decide when to load the file</source>
        <translation>クライアントがファイルを読み込むタイミングの決定に使用します</translation>
    </message>
    <message>
        <source>%1 has changed since it was sent with this message. The new content is sent. To send the original content, restore the file.</source>
        <translation>%1 は、このメッセージとともに送信された後に変更されました。新しい内容が送信されます。元の内容を送信するには、ファイルを復元してください。</translation>
    </message>
    <message>
        <source>Only user messages and tool results can have attachments, but this message has the role %1, so its attachments are not sent. Move them to a user message.</source>
        <translation>添付ファイルを付けられるのはユーザーメッセージとツール結果のみですが、このメッセージのロールは %1 であるため、添付ファイルは送信されません。ユーザーメッセージに移動してください。</translation>
    </message>
    <message>
        <source>An attachment must be a path, or an object with `file`.</source>
        <translation>添付ファイルは、パス、または `file` を持つオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>`%1` is a list or mapping, which cannot be an attribute of a message, so it is not sent. Write it as a string.</source>
        <translation>`%1` はメッセージの属性にできないリストまたはマッピングであるため、送信されません。文字列として書いてください。</translation>
    </message>
    <message>
        <source>A conversation must be a list of messages, or an object with `messages`.</source>
        <translation>会話は、メッセージのリスト、または `messages` を持つオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>neither APIs nor &lt;prompt&gt; documents accept it</source>
        <translation>API も &lt;prompt&gt; ドキュメントも受け付けません</translation>
    </message>
    <message>
        <source>There is no template for the prompt type `%1`. Use a type that config/hybrid_prompt_templates.yaml defines: %2.</source>
        <translation>プロンプトタイプ `%1` のテンプレートはありません。config/hybrid_prompt_templates.yaml で定義されたタイプを使用してください: %2。</translation>
    </message>
    <message>
        <source>Omit the scope, or use it in the condition of a layer.</source>
        <translation>スコープを省くか、レイヤーの条件で使用してください。</translation>
    </message>
    <message>
        <source>It defines no scopes. Omit the scope, or add it to the profile.</source>
        <translation>スコープが定義されていません。スコープを省くか、プロファイルに追加してください。</translation>
    </message>
    <message>
        <source>this prompt excludes the output schema</source>
        <translation>このプロンプトは出力スキーマを除外しています</translation>
    </message>
    <message>
        <source>This block is omitted. Use text, a call in an assistant message, or a result or an attachment in a user message.</source>
        <translation>このブロックは省略されます。テキスト、アシスタントメッセージ内の呼び出し、ユーザーメッセージ内の結果または添付ファイルを使用してください。</translation>
    </message>
    <message>
        <source>The `%1` block is omitted. Use text, a call in an assistant message, or a result or an attachment in a user message.</source>
        <translation>`%1` ブロックは省略されます。テキスト、アシスタントメッセージ内の呼び出し、ユーザーメッセージ内の結果または添付ファイルを使用してください。</translation>
    </message>
    <message>
        <source>`content` must be a string or a list of blocks.</source>
        <translation>`content` は文字列またはブロックのリストでなければなりません。</translation>
    </message>
    <message>
        <source>a message with this role cannot contain a block of this type</source>
        <translation>このロールのメッセージにはこのタイプのブロックを含められません</translation>
    </message>
</context>
<context>
    <name>core/lsp</name>
    <message>
        <source>The server is not initialized. Send `initialize` first.</source>
        <translation>サーバーが初期化されていません。先に `initialize` を送信してください。</translation>
    </message>
    <message>
        <source>The server is shut down. Send `exit`.</source>
        <translation>サーバーはシャットダウンしています。`exit` を送信してください。</translation>
    </message>
    <message>
        <source>The client canceled the request.</source>
        <translation>クライアントがリクエストをキャンセルしました。</translation>
    </message>
    <message>
        <source>Batches are not supported. Send each message separately.</source>
        <translation>バッチには対応していません。メッセージを個別に送信してください。</translation>
    </message>
    <message>
        <source>A change to `%1` could not be applied. Close the file and open it again.</source>
        <translation>`%1` への変更を適用できませんでした。ファイルを閉じて開き直してください。</translation>
    </message>
    <message>
        <source>The server uses the workspace %1, but this editor has opened %2. To use that folder, start the server with `-C %2`.</source>
        <translation>サーバーはワークスペース %1 を使用していますが、このエディターは %2 を開いています。そのフォルダーを使用するには、`-C %2` を付けてサーバーを起動してください。</translation>
    </message>
    <message>
        <source>The server is already initialized. Send `initialize` only once.</source>
        <translation>サーバーは既に初期化されています。`initialize` は 1 回だけ送信してください。</translation>
    </message>
    <message>
        <source>`%1` is missing or has the wrong type. Correct it.</source>
        <translation>`%1` がないか、型が正しくありません。修正してください。</translation>
    </message>
    <message>
        <source>There is no document name at this position. Place the cursor on one.</source>
        <translation>この位置にドキュメント名はありません。ドキュメント名にカーソルを置いてください。</translation>
    </message>
    <message>
        <source>This editor does not let a language server rename files. Run `outcrop-cli rename %1 %2`.</source>
        <translation>このエディターでは、言語サーバーによるファイル名の変更ができません。`outcrop-cli rename %1 %2` を実行してください。</translation>
    </message>
    <message>
        <source>The server has no method `%1`. Use one that its capabilities announce.</source>
        <translation>サーバーにメソッド `%1` はありません。サーバーの機能として通知されているものを使用してください。</translation>
    </message>
</context>
<context>
    <name>core/mcp</name>
    <message>
        <source>The protocol version %1 is not supported for requests without a session. Use %2, or send `initialize`.</source>
        <translation>プロトコルバージョン %1 は、セッションなしのリクエストでは使用できません。%2 を使用するか、`initialize` を送信してください。</translation>
    </message>
    <message>
        <source>`_meta` must contain `io.modelcontextprotocol/clientCapabilities`, an object.</source>
        <translation>`_meta` にはオブジェクト `io.modelcontextprotocol/clientCapabilities` が必要です。</translation>
    </message>
    <message>
        <source>The cursor is unknown. List from the beginning, without a cursor.</source>
        <translation>カーソルが不明です。カーソルなしで最初から一覧を取得してください。</translation>
    </message>
    <message>
        <source>`%1` must be an object.</source>
        <translation>`%1` はオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>The tool `%1` does not exist. `tools/list` lists the tools.</source>
        <translation>ツール `%1` は存在しません。`tools/list` でツールを一覧表示できます。</translation>
    </message>
    <message>
        <source>The prompt `%1` does not exist. `prompts/list` lists the prompts.</source>
        <translation>プロンプト `%1` は存在しません。`prompts/list` でプロンプトを一覧表示できます。</translation>
    </message>
    <message>
        <source>The resource `%1` does not exist. `resources/list` lists the resources.</source>
        <translation>リソース `%1` は存在しません。`resources/list` でリソースを一覧表示できます。</translation>
    </message>
    <message>
        <source>Too many requests are waiting. Wait for responses, then send this request again.</source>
        <translation>待機中のリクエストが多すぎます。応答を待ってから、このリクエストを再送信してください。</translation>
    </message>
    <message>
        <source>Stopped after %1 s, the time limit. Request less, or start the server with a longer --timeout.</source>
        <translation>制限時間の %1 秒が経過したため、停止しました。要求を減らすか、より長い --timeout でサーバーを起動してください。</translation>
    </message>
    <message>
        <source>The result is larger than %1 MiB. Request less.</source>
        <translation>結果が %1 MiB を超えています。要求を減らしてください。</translation>
    </message>
    <message>
        <source>Argument `%1`: %2</source>
        <translation>引数 `%1`: %2</translation>
    </message>
    <message>
        <source>Arguments: %1</source>
        <translation>引数: %1</translation>
    </message>
    <message>
        <source>The session has not started. Send `initialize` first, or put the protocol version in `_meta` of each request.</source>
        <translation>セッションが開始されていません。先に `initialize` を送信するか、各リクエストの `_meta` にプロトコルバージョンを入れてください。</translation>
    </message>
    <message>
        <source>`protocolVersion` must be a string, such as %1.</source>
        <translation>`protocolVersion` は %1 のような文字列でなければなりません。</translation>
    </message>
    <message>
        <source>`%1` must be a string.</source>
        <translation>`%1` は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>longer than %1 bytes. Write it to a file in the workspace and name that file instead.</source>
        <translation>%1 バイトを超えています。ワークスペースのファイルに書き込み、そのファイルを指定してください。</translation>
    </message>
    <message>
        <source>The session has already started. Send `initialize` only once.</source>
        <translation>セッションは既に開始されています。`initialize` は 1 回だけ送信してください。</translation>
    </message>
    <message>
        <source>A request with this `id` is still running. Use another `id`.</source>
        <translation>この `id` のリクエストはまだ実行中です。別の `id` を使用してください。</translation>
    </message>
    <message>
        <source>The command printed no result. Run it in a terminal to see its messages.</source>
        <translation>コマンドは結果を出力しませんでした。メッセージを確認するには、ターミナルで実行してください。</translation>
    </message>
    <message>
        <source>contains a NUL character. Remove it.</source>
        <translation>NUL 文字が含まれています。削除してください。</translation>
    </message>
    <message>
        <source>`%1` and `%2` cannot be combined. Use one of them.</source>
        <translation>`%1` と `%2` は併用できません。いずれかを使用してください。</translation>
    </message>
    <message>
        <source>One of these is required: %1. Add one.</source>
        <translation>次のいずれかが必要です: %1。追加してください。</translation>
    </message>
    <message>
        <source>The method `%1` is not supported. Use one that the server&apos;s capabilities announce.</source>
        <translation>メソッド `%1` には対応していません。サーバーの機能として通知されているものを使用してください。</translation>
    </message>
    <message>
        <source>The command failed: %1. Try again.</source>
        <translation>コマンドが失敗しました: %1。もう一度試してください。</translation>
    </message>
</context>
<context>
    <name>core/portability</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (and %3 more)</source>
        <translation>%1: %2 (ほか %3 件)</translation>
    </message>
    <message>
        <source>the response does not match its schema: %1</source>
        <translation>応答がスキーマに一致しません: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>the chat template of %1</source>
        <translation>%1 のチャットテンプレート</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>%1 に変更</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (%2 行目)</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>マッピング</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n 個のエージェント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n criteria</source>
        <translation>
            <numerusform>%n 個の基準</numerusform>
        </translation>
    </message>
    <message>
        <source>(portability.enabled is not true)</source>
        <translation>(portability.enabled が true ではない)</translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect; did you mean `%2`?</source>
        <translation>`%1` は JSON Schema のキーワードではなく、効果がありません。`%2` のことですか?</translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect. If it is a property, put it below `properties`.</source>
        <translation>`%1` は JSON Schema のキーワードではなく、効果がありません。プロパティの場合は `properties` の下に置いてください。</translation>
    </message>
    <message>
        <source>the arguments of `%1` do not match its parameters: %2</source>
        <translation>`%1` の引数がパラメーターに一致しません: %2</translation>
    </message>
    <message>
        <source>the response is not one JSON document</source>
        <translation>応答が 1 つの JSON ドキュメントではありません</translation>
    </message>
    <message>
        <source>the response was truncated</source>
        <translation>応答が途中で打ち切られました</translation>
    </message>
    <message>
        <source>the model refused to respond</source>
        <translation>モデルが応答を拒否しました</translation>
    </message>
    <message>
        <source>the provider blocked the response</source>
        <translation>プロバイダーが応答をブロックしました</translation>
    </message>
    <message>
        <source>the response is incomplete</source>
        <translation>応答が不完全です</translation>
    </message>
    <message>
        <source>the response is empty</source>
        <translation>応答が空です</translation>
    </message>
    <message>
        <source>a chat template</source>
        <translation>チャットテンプレート</translation>
    </message>
    <message>
        <source>`%1` is a token of %2. Servers insert such tokens for their model, and other models read them as text. Remove it.</source>
        <translation>`%1` は%2のトークンです。サーバーは自身のモデル用にこのようなトークンを挿入しますが、ほかのモデルはテキストとして読み取ります。削除してください。</translation>
    </message>
    <message>
        <source>Remove the token</source>
        <translation>トークンを削除</translation>
    </message>
    <message>
        <source>`portability.minimum_context_window` must be a positive whole number of tokens; %1.</source>
        <translation>`portability.minimum_context_window` は正の整数のトークン数でなければなりません。%1。</translation>
    </message>
    <message>
        <source>`portability.body_format` must be xml, markdown or rccf; %1.</source>
        <translation>`portability.body_format` は xml、markdown、rccf のいずれかでなければなりません。%1。</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>行を削除</translation>
    </message>
    <message>
        <source>Remove the sentence</source>
        <translation>文を削除</translation>
    </message>
    <message>
        <source>the tool `%1`</source>
        <translation>ツール `%1`</translation>
    </message>
    <message>
        <source>the media type %1</source>
        <translation>メディアタイプ %1</translation>
    </message>
    <message>
        <source>`%1` in the body</source>
        <translation>本文の `%1`</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読み取れません。</translation>
    </message>
    <message>
        <source>%1 was not run: %2</source>
        <translation>%1 は実行されませんでした: %2</translation>
    </message>
    <message>
        <source>`%1` must be a JSON Schema: a mapping with `type: object` and `properties`.</source>
        <translation>`%1` は JSON Schema (`type: object` と `properties` を持つマッピング) でなければなりません。</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>null without quotes</source>
        <translation>引用符なしの null</translation>
    </message>
    <message>
        <source>Not run for %1 (%2): %3</source>
        <translation>%1 (%2) では実行されませんでした: %3</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (ほか %2 件)</translation>
    </message>
    <message>
        <source>The agent has no portability section.</source>
        <translation>エージェントに portability セクションがありません。</translation>
    </message>
    <message>
        <source>The reasoning strategy is explicit_cot.</source>
        <translation>推論戦略は explicit_cot です。</translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation>ファイルにエラーがあります。先に修正してください。</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>この項目</translation>
    </message>
    <message>
        <source>or</source>
        <translation>または</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>読み取れません: %1</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>計数されません: %1</translation>
    </message>
    <message>
        <source>the top level</source>
        <translation>最上位</translation>
    </message>
    <message>
        <source>the judge returned no score: %1</source>
        <translation>ジャッジがスコアを返しませんでした: %1</translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword, so it has no effect. Remove it.</source>
        <translation>`%1` は JSON Schema のキーワードではないため、効果がありません。削除してください。</translation>
    </message>
    <message>
        <source>the model called `%1`, which is not a tool of the agent</source>
        <translation>モデルが、エージェントのツールではない `%1` を呼び出しました</translation>
    </message>
    <message>
        <source>The agent has not opted into portability.</source>
        <translation>エージェントで移植性が有効になっていません。</translation>
    </message>
    <message>
        <source>the judge gave a score of %1, below the required %2: %3</source>
        <translation>ジャッジのスコアは %1 で、必要な %2 を下回りました: %3</translation>
    </message>
    <message>
        <source>`portability.enabled` must be true for an agent that supports several providers; %1.</source>
        <translation>複数のプロバイダーに対応するエージェントでは、`portability.enabled` は true でなければなりません。%1。</translation>
    </message>
    <message>
        <source>Model preferences must be a list of `provider/model`, best first.</source>
        <translation>モデルの優先順位は、最適なものから順に並べた `provider/model` のリストでなければなりません。</translation>
    </message>
    <message>
        <source>The agent declares no output schema.</source>
        <translation>エージェントは出力スキーマを宣言していません。</translation>
    </message>
    <message>
        <source>The agent defines no tools.</source>
        <translation>エージェントはツールを定義していません。</translation>
    </message>
    <message>
        <source>The agent declares neither a role nor expertise.</source>
        <translation>エージェントは役割も専門分野も宣言していません。</translation>
    </message>
    <message>
        <source>The agent declares no features that a model could lack.</source>
        <translation>エージェントは、モデルに欠ける可能性のある機能を宣言していません。</translation>
    </message>
    <message>
        <source>A recorded response needs a `request` and a `stop`. `stop` must be one of: %1.</source>
        <translation>記録された応答には `request` と `stop` が必要です。`stop` は次のいずれかでなければなりません: %1。</translation>
    </message>
    <message>
        <source>The agent has a portability section.</source>
        <translation>エージェントに portability セクションがあります。</translation>
    </message>
    <message>
        <source>Without its portability section, the agent cannot be rendered: %1</source>
        <translation>portability セクションがないと、エージェントをレンダリングできません: %1</translation>
    </message>
    <message>
        <source>The workspace folder.</source>
        <translation>ワークスペースフォルダーです。</translation>
    </message>
    <message>
        <source>%1 is not a JSON Schema type. Use one of: %2.</source>
        <translation>%1 は JSON Schema の型ではありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>This schema has no JSON Schema keyword. Put the properties below `properties`, next to `type: object`.</source>
        <translation>このスキーマには JSON Schema のキーワードがありません。プロパティを `properties` の下に、`type: object` と並べて置いてください。</translation>
    </message>
    <message>
        <source>The agent uses %1 (%2) but does not declare this feature. Add the feature to capabilities.required_features.</source>
        <translation>エージェントは %1 (%2) を使用していますが、この機能を宣言していません。capabilities.required_features に機能を追加してください。</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>%1でなければなりません</translation>
    </message>
    <message>
        <source>canceled before the request was sent</source>
        <translation>リクエストの送信前にキャンセルされました</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>the value is `%1`</source>
        <translation>値は `%1` です</translation>
    </message>
    <message>
        <source>the value is a list or a mapping</source>
        <translation>値がリストまたはマッピングです</translation>
    </message>
    <message>
        <source>The agent does not forbid any actions.</source>
        <translation>エージェントは禁止する操作を指定していません。</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>名前を %1 に変更</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <translation>%1 に設定</translation>
    </message>
    <message>
        <source>Set to true</source>
        <translation>true に設定</translation>
    </message>
    <message>
        <source>Convert to a list</source>
        <translation>リストに変換</translation>
    </message>
    <message>
        <source>line %1 was `%2` and is now `%3`</source>
        <translation>%1 行目の `%2` が `%3` になりました</translation>
    </message>
    <message>
        <source>Convert to a schema</source>
        <translation>スキーマに変換</translation>
    </message>
    <message>
        <source>Remove the value</source>
        <translation>値を削除</translation>
    </message>
    <message>
        <source>`%1` names %2, so other providers and clients may not follow the text. Use words that apply to all of them.</source>
        <translation>`%1` は %2 を名指ししているため、ほかのプロバイダーやクライアントではテキストに従わない可能性があります。すべてに当てはまる語を使用してください。</translation>
    </message>
    <message>
        <source>Replace with `%1`</source>
        <translation>`%1` に置換</translation>
    </message>
    <message>
        <source>Remove `%1`</source>
        <translation>`%1` を削除</translation>
    </message>
    <message>
        <source>the model did not call a tool, although the request required one</source>
        <translation>リクエストはツールの呼び出しを必須としていましたが、モデルは呼び出しませんでした</translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1. Correct it.</source>
        <translation>有効な正規表現ではありません: %1。修正してください。</translation>
    </message>
    <message>
        <source>`%1` is not valid JSON Schema: %2. Correct it.</source>
        <translation>`%1` は有効な JSON Schema ではありません: %2。修正してください。</translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Rename it to `%3`, which each adapter translates for its provider.</source>
        <translation>`%1` は %2 に固有です。各アダプターがプロバイダー向けに変換する `%3` に名前を変更してください。</translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Use %3 instead, which each adapter translates for its provider.</source>
        <translation>`%1` は %2 に固有です。代わりに、各アダプターがプロバイダー向けに変換する %3 を使用してください。</translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Remove it; the adapter sets the value.</source>
        <translation>`%1` は %2 に固有です。値はアダプターが設定するため、削除してください。</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>%1 を宣言</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>All testable models have the features that the agent declares.</source>
        <translation>テスト可能なモデルはすべて、エージェントが宣言する機能を備えています。</translation>
    </message>
    <message>
        <source>The request to %1 contains more than the agent&apos;s body: %2. Remove the addition from the adapter.</source>
        <translation>%1 へのリクエストには、エージェントの本文以外の内容が含まれています: %2。アダプターから余分な内容を削除してください。</translation>
    </message>
    <message>
        <source>This schema cannot be used: %1. Correct it.</source>
        <translation>このスキーマは使用できません: %1。修正してください。</translation>
    </message>
    <message>
        <source>No provider is available for the test. Name one with `outcrop-cli validate --providers`, such as a local model, or add one to portability.model_preferences.</source>
        <translation>テストに使用できるプロバイダーがありません。`outcrop-cli validate --providers` でローカルモデルなどを指定するか、portability.model_preferences に追加してください。</translation>
    </message>
    <message>
        <source>portability-tests.yaml has no questions for the judge; add them under `dimensions`</source>
        <translation>portability-tests.yaml にジャッジへの質問がありません。`dimensions` の下に追加してください</translation>
    </message>
    <message>
        <source>no response to this request is recorded. Test the provider with `outcrop-cli validate --live`; --record-answers keeps its responses</source>
        <translation>このリクエストへの応答が記録されていません。`outcrop-cli validate --live` でプロバイダーをテストしてください。--record-answers で応答を保存できます</translation>
    </message>
    <message>
        <source>The agent uses %1 (%2) but does not declare this feature. If `%3` in capabilities.required_features is a misspelling of this feature, correct the spelling; otherwise, add the feature.</source>
        <translation>エージェントは %1 (%2) を使用していますが、この機能を宣言していません。capabilities.required_features の `%3` がこの機能の誤記であれば、つづりを修正してください。そうでなければ、機能を追加してください。</translation>
    </message>
    <message>
        <source>portability-tests.yaml does not define a request for this criterion. Add one under `probes`.</source>
        <translation>portability-tests.yaml にこの基準のリクエストが定義されていません。`probes` の下に追加してください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an instruction to reason, which can degrade the responses of reasoning models. Remove it: with the reasoning strategy `%2`, the adapter controls reasoning. To keep the instruction, set portability.reasoning_strategy to explicit_cot.</source>
        <translation>「%1」は推論の指示であり、推論モデルの応答を悪化させる可能性があります。削除してください: 推論戦略 `%2` では、アダプターが推論を制御します。指示を残すには、portability.reasoning_strategy を explicit_cot に設定してください。</translation>
    </message>
    <message>
        <source>The request to %1 does not contain the agent&apos;s body unchanged. Correct the adapter.</source>
        <translation>%1 へのリクエストに、エージェントの本文がそのまま含まれていません。アダプターを修正してください。</translation>
    </message>
    <message>
        <source>If the portability section is removed, the request to %1 does not contain the agent&apos;s body unchanged. Correct the adapter.</source>
        <translation>portability セクションを削除すると、%1 へのリクエストに、エージェントの本文がそのまま含まれなくなります。アダプターを修正してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tests passed</source>
        <translation>
            <numerusform>%n 件のテストのうち %1 件が合格</numerusform>
        </translation>
    </message>
    <message>
        <source>This line is not a test result. Delete it.</source>
        <translation>この行はテスト結果ではありません。削除してください。</translation>
    </message>
    <message>
        <source>A file of recorded responses needs a list of `answers`. Add it.</source>
        <translation>記録された応答のファイルには `answers` のリストが必要です。追加してください。</translation>
    </message>
    <message>
        <source>There is no criterion with this ID. Correct the ID.</source>
        <translation>この ID の基準はありません。ID を修正してください。</translation>
    </message>
    <message>
        <source>%1 does not name a provider. Write it as `provider/model`, such as `anthropic/claude-sonnet-4-5`.</source>
        <translation>%1 にはプロバイダーの指定がありません。`anthropic/claude-sonnet-4-5` のように `provider/model` の形式で書いてください。</translation>
    </message>
    <message>
        <source>%1 does not name a provider. Write it as `provider/model`: `%2`.</source>
        <translation>%1 にはプロバイダーの指定がありません。`provider/model` の形式で書いてください: `%2`。</translation>
    </message>
    <message>
        <source>The request to %1 differs from %2: %3. Revert the change, or record the new request with `outcrop-cli validate --record`.</source>
        <translation>%1 へのリクエストが %2 と異なります: %3。変更を元に戻すか、`outcrop-cli validate --record` で新しいリクエストを記録してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n errors in %1</source>
        <translation>
            <numerusform>%1にエラー %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/ports</name>
    <message>
        <source>`%1` of the %2 accepts %3, not %4</source>
        <translation>%2 の `%1` は %4 ではなく %3 を受け付けます</translation>
    </message>
    <message>
        <source>the %2 have no field `%1`; correct the name</source>
        <translation>%2 にはフィールド `%1` がありません。名前を修正してください</translation>
    </message>
    <message>
        <source>the field `%1` of the %2 has a value of the wrong type; correct it</source>
        <translation>%2 のフィールド `%1` の値の型が正しくありません。修正してください</translation>
    </message>
</context>
<context>
    <name>core/render</name>
    <message>
        <source>%1; its last paragraphs were removed</source>
        <translation>%1。末尾の段落が削除されました</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1、ほか %2 件</translation>
    </message>
    <message>
        <source>The provider `%1` cannot be used because its wire format `%2` is invalid: %3</source>
        <translation>ワイヤー形式 `%2` が無効なため、プロバイダー `%1` を使用できません: %3</translation>
    </message>
    <message>
        <source>There is no provider `%1`. Available: %2.</source>
        <translation>プロバイダー `%1` はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>The provider `%1` cannot be used because its adapter is invalid: %2</source>
        <translation>アダプターが無効なため、プロバイダー `%1` を使用できません: %2</translation>
    </message>
    <message>
        <source>%1 is a reasoning model</source>
        <translation>%1 は推論モデルです</translation>
    </message>
    <message>
        <source>%1 has limited reasoning</source>
        <translation>%1 の推論機能は限定的です</translation>
    </message>
    <message>
        <source>the request is limited to %1 tokens (%2)</source>
        <translation>リクエストは %1 トークンに制限されています (%2)</translation>
    </message>
    <message>
        <source>the template `%1` is sent as METADATA and INSTRUCTION</source>
        <translation>テンプレート `%1` は METADATA と INSTRUCTION として送信されます</translation>
    </message>
    <message>
        <source>its message is not sent</source>
        <translation>そのメッセージは送信されません</translation>
    </message>
    <message>
        <source>requests a model</source>
        <translation>モデルを要求します</translation>
    </message>
    <message>
        <source>%1; %2 is used instead</source>
        <translation>%1。代わりに %2 が使用されます</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>not needed: a preference with higher precedence is available</source>
        <translation>不要: より優先順位の高い指定を使用できます</translation>
    </message>
    <message>
        <source>its provider is %1</source>
        <translation>そのプロバイダーは %1 です</translation>
    </message>
    <message>
        <source>The preferred model `%1` cannot be used: %2. %3 is used instead.</source>
        <translation>優先モデル `%1` を使用できません: %2。代わりに %3 が使用されます。</translation>
    </message>
    <message>
        <source>the agent `%1`</source>
        <translation>エージェント `%1`</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose another model, or remove the tools.</source>
        <translation>別のモデルを選ぶか、ツールを削除してください。</translation>
    </message>
    <message>
        <source>[prompt_xml] include_metadata is false</source>
        <translation>[prompt_xml] の include_metadata が false です</translation>
    </message>
    <message>
        <source>Tool overhead</source>
        <translation>ツールのオーバーヘッド</translation>
    </message>
    <message>
        <source>the provider requires `additionalProperties: false` in every object</source>
        <translation>プロバイダーはすべてのオブジェクトに `additionalProperties: false` を要求します</translation>
    </message>
    <message>
        <source>the provider accepts recursive references only in optional properties</source>
        <translation>プロバイダーは省略可能なプロパティでのみ再帰参照を受け付けます</translation>
    </message>
    <message>
        <source>the provider accepts only an object as a schema</source>
        <translation>プロバイダーはスキーマとしてオブジェクトのみを受け付けます</translation>
    </message>
    <message>
        <source>it is nested too deeply to be checked, and is sent unchanged</source>
        <translation>入れ子が深すぎて検査できないため、そのまま送信されます</translation>
    </message>
    <message>
        <source>its parts are merged into one schema</source>
        <translation>各部分が 1 つのスキーマに統合されます</translation>
    </message>
    <message>
        <source>There is no part `%1`. Use one of: %2.</source>
        <translation>部分 `%1` はありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>The condition `when` is not valid: %1</source>
        <translation>条件 `when` が有効ではありません: %1</translation>
    </message>
    <message>
        <source>There is no list `%1`. Use one of: %2.</source>
        <translation>リスト `%1` はありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>sent only when %1</source>
        <translation>%1 の場合のみ送信されます</translation>
    </message>
    <message>
        <source>the API requires a value, and none was set</source>
        <translation>API には値が必要ですが、設定されていません</translation>
    </message>
    <message>
        <source>the provider&apos;s name for it</source>
        <translation>プロバイダーでの名前です</translation>
    </message>
    <message>
        <source>the provider does not enforce it; the description mentions it</source>
        <translation>プロバイダーはこれを強制しないため、説明に記載されます</translation>
    </message>
    <message>
        <source>%1 does not support it</source>
        <translation>%1 は対応していません</translation>
    </message>
    <message>
        <source>Remove `%1`, or use an adapter with `api_format: openai-compatible` for a server with that API.</source>
        <translation>`%1` を削除するか、その API を持つサーバーには `api_format: openai-compatible` のアダプターを使用してください。</translation>
    </message>
    <message>
        <source>sorted by name, so that the provider&apos;s cache stays valid regardless of their order in the file</source>
        <translation>ファイル内の順序にかかわらずプロバイダーのキャッシュが有効であるように、名前順に並べられます</translation>
    </message>
    <message>
        <source>a &lt;prompt&gt; document cannot contain it</source>
        <translation>&lt;prompt&gt; ドキュメントには含められません</translation>
    </message>
    <message>
        <source>it describes another model</source>
        <translation>別のモデルの説明です</translation>
    </message>
    <message>
        <source>only a &lt;prompt&gt; document can contain it (--format prompt-xml)</source>
        <translation>&lt;prompt&gt; ドキュメントにのみ含められます (--format prompt-xml)</translation>
    </message>
    <message>
        <source>not needed: the model %1 was selected explicitly</source>
        <translation>不要: モデル %1 が明示的に選択されています</translation>
    </message>
    <message>
        <source>leaves the choice to the user</source>
        <translation>選択をユーザーに任せます</translation>
    </message>
    <message>
        <source>chooses %1</source>
        <translation>%1 を選択します</translation>
    </message>
    <message>
        <source>part of the &lt;prompt&gt; document, which is the user message</source>
        <translation>ユーザーメッセージである &lt;prompt&gt; ドキュメントの一部です</translation>
    </message>
    <message>
        <source>Turn overhead</source>
        <translation>ターンのオーバーヘッド</translation>
    </message>
    <message>
        <source>Document tags</source>
        <translation>ドキュメントタグ</translation>
    </message>
    <message>
        <source>optional in your schema, but the provider requires every property, so null is allowed instead</source>
        <translation>スキーマでは省略可能ですが、プロバイダーはすべてのプロパティを必須とするため、代わりに null が許可されます</translation>
    </message>
    <message>
        <source>the provider uses `%1` instead</source>
        <translation>プロバイダーは代わりに `%1` を使用します</translation>
    </message>
    <message>
        <source>the provider rejects this annotation</source>
        <translation>プロバイダーはこの注釈を拒否します</translation>
    </message>
    <message>
        <source>the provider does not support this keyword</source>
        <translation>プロバイダーはこのキーワードに対応していません</translation>
    </message>
    <message>
        <source>the provider does not support tuple validation, so the order of the items is not enforced</source>
        <translation>プロバイダーはタプルの検証に対応していないため、項目の順序は強制されません</translation>
    </message>
    <message>
        <source>its target was moved to the definitions</source>
        <translation>参照先が定義に移動されました</translation>
    </message>
    <message>
        <source>the provider does not support a schema that matches no value</source>
        <translation>プロバイダーは、どの値にも一致しないスキーマに対応していません</translation>
    </message>
    <message>
        <source>the provider requires a type</source>
        <translation>プロバイダーは型を要求します</translation>
    </message>
    <message>
        <source>the provider requires a type for the items</source>
        <translation>プロバイダーは項目の型を要求します</translation>
    </message>
    <message>
        <source>it is recursive, which the provider accepts only in optional properties</source>
        <translation>再帰的です。プロバイダーは省略可能なプロパティでのみ受け付けます</translation>
    </message>
    <message>
        <source>converted to JSON Schema draft 2020-12</source>
        <translation>JSON Schema draft 2020-12 に変換されました</translation>
    </message>
    <message>
        <source>it refers to another document, which is not loaded</source>
        <translation>読み込まれない別のドキュメントを参照しています</translation>
    </message>
    <message>
        <source>it is recursive, and the provider does not support references</source>
        <translation>再帰的ですが、プロバイダーは参照に対応していません</translation>
    </message>
    <message>
        <source>its sibling keywords are copied into every branch</source>
        <translation>同じ階層のキーワードがすべての分岐にコピーされます</translation>
    </message>
    <message>
        <source>The only named table is `roles`. Write other tables inline: {from: to}.</source>
        <translation>名前付きテーブルは `roles` のみです。ほかのテーブルはインラインで書いてください: {from: to}。</translation>
    </message>
    <message>
        <source>the nearest value that the provider supports</source>
        <translation>プロバイダーが対応する最も近い値です</translation>
    </message>
    <message>
        <source>unpublished overhead</source>
        <translation>非公開のオーバーヘッド</translation>
    </message>
    <message>
        <source>With the wire format %1, requests are sent to %2. %3</source>
        <translation>ワイヤー形式 %1 では、リクエストは %2 に送信されます。%3</translation>
    </message>
    <message>
        <source>the context window of %1 is below %2 tokens</source>
        <translation>%1 のコンテキストウィンドウは %2 トークン未満です</translation>
    </message>
    <message>
        <source>%1 needs examples</source>
        <translation>%1 には例が必要です</translation>
    </message>
    <message>
        <source>%1 of %2 examples are sent, because %3 and the agent allows %4 to %5</source>
        <translation>%3 であり、エージェントが %4～%5 件を許可するため、%2 件の例のうち %1 件が送信されます</translation>
    </message>
    <message>
        <source>For %1, %2: %4 of %3 tokens were kept. The loss ledger lists the removed parts.</source>
        <translation>%1 では、%2: %3 トークンのうち %4 トークンが維持されました。削除された部分は損失台帳に一覧があります。</translation>
    </message>
    <message>
        <source>For %1, %2. Protected parts were removed to fit the limit: %3. Shorten the other layers, or choose a model with a larger context window.</source>
        <translation>%1 では、%2。上限に収めるため、保護された部分が削除されました: %3。ほかのレイヤーを短くするか、コンテキストウィンドウの大きいモデルを選んでください。</translation>
    </message>
    <message>
        <source>For %1, the request has %2 tokens, above the limit of %3 (%4), although all removable parts were removed. Shorten it, or choose a model with a larger context window.</source>
        <translation>%1 では、削除できる部分をすべて削除してもリクエストが %2 トークンあり、上限の %3 (%4) を超えています。短くするか、コンテキストウィンドウの大きいモデルを選んでください。</translation>
    </message>
    <message>
        <source>only %1 can read this data</source>
        <translation>このデータを読み取れるのは %1 のみです</translation>
    </message>
    <message>
        <source>it is part of METADATA, which this prompt does not include</source>
        <translation>このプロンプトに含まれない METADATA の一部です</translation>
    </message>
    <message>
        <source>%1 does not list the model `%2`</source>
        <translation>%1 の一覧にモデル `%2` がありません</translation>
    </message>
    <message>
        <source>%1 has no model that matches `%2`</source>
        <translation>%1 に `%2` と一致するモデルはありません</translation>
    </message>
    <message>
        <source>no provider has a model that matches `%1`</source>
        <translation>`%1` と一致するモデルを持つプロバイダーはありません</translation>
    </message>
    <message>
        <source>the strategy is %1, so the prompt asks %2 to reason in text</source>
        <translation>戦略が %1 であるため、プロンプトは %2 にテキストでの推論を求めます</translation>
    </message>
    <message>
        <source>it is only for %1</source>
        <translation>%1 専用です</translation>
    </message>
    <message>
        <source>the context window of %1 is below %2 tokens, so constraints and tools precede context and examples</source>
        <translation>%1 のコンテキストウィンドウは %2 トークン未満であるため、制約とツールはコンテキストと例より前に置かれます</translation>
    </message>
    <message>
        <source>The request is empty. Describe the task for the model.</source>
        <translation>リクエストが空です。モデルへのタスクを記述してください。</translation>
    </message>
    <message>
        <source>no value is allowed, so the property is omitted</source>
        <translation>許可される値がないため、プロパティは省略されます</translation>
    </message>
    <message>
        <source>its target is inlined</source>
        <translation>参照先がインライン化されます</translation>
    </message>
    <message>
        <source>the provider rejects keywords next to $ref</source>
        <translation>プロバイダーは $ref と並ぶキーワードを拒否します</translation>
    </message>
    <message>
        <source>A `{` is not closed. Close it, or write `{{` for a literal brace.</source>
        <translation>`{` が閉じられていません。閉じるか、波括弧そのものは `{{` と書いてください。</translation>
    </message>
    <message>
        <source>the reasoning support of %1 is unknown</source>
        <translation>%1 の推論への対応は不明です</translation>
    </message>
    <message>
        <source>its tags omit tier and part, because the full tags would exceed a tenth of the section</source>
        <translation>完全なタグではセクションの 10 分の 1 を超えるため、タグから tier と part が省略されます</translation>
    </message>
    <message numerus="yes">
        <source>not among the last %n messages ([prompt_xml] window_size)</source>
        <translation>
            <numerusform>最後の %n 件のメッセージに含まれません ([prompt_xml] の window_size)</numerusform>
        </translation>
    </message>
    <message>
        <source>a budget for composing the prompt, not sent to providers</source>
        <translation>プロンプトを構成するための予算であり、プロバイダーには送信されません</translation>
    </message>
    <message>
        <source>required but not in `properties`; added there because the provider requires it</source>
        <translation>required にありますが `properties` にありません。プロバイダーが要求するため、そこに追加されます</translation>
    </message>
    <message numerus="yes">
        <source>%n characters that XML cannot represent were replaced</source>
        <translation>
            <numerusform>XML で表現できない %n 文字が置き換えられました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n METADATA or INSTRUCTION tags are escaped as &amp;lt;</source>
        <translation>
            <numerusform>%n 個の METADATA または INSTRUCTION タグが &amp;lt; でエスケープされます</numerusform>
        </translation>
    </message>
    <message>
        <source>its name cannot be an attribute in XML</source>
        <translation>名前を XML の属性にできません</translation>
    </message>
    <message>
        <source>the steps of the prompt type %1 follow the request</source>
        <translation>プロンプトタイプ %1 の手順はリクエストの後に続きます</translation>
    </message>
    <message>
        <source>the compact form cannot contain it</source>
        <translation>簡略形には含められません</translation>
    </message>
    <message>
        <source>The provider `%1` refers to the wire format `%2`, which does not exist. Correct the name.</source>
        <translation>プロバイダー `%1` は存在しないワイヤー形式 `%2` を参照しています。名前を修正してください。</translation>
    </message>
    <message>
        <source>Critical rules do not fit into the budget for rules: %1. Increase the budget.</source>
        <translation>重大なルールがルールの予算に収まりません: %1。予算を増やしてください。</translation>
    </message>
    <message>
        <source>`%1` is not allowed with `%2`. Remove one of them.</source>
        <translation>`%1` は `%2` と併用できません。一方を削除してください。</translation>
    </message>
    <message>
        <source>`each` needs `as`, the template for one item. Add it.</source>
        <translation>`each` には、項目のテンプレートである `as` が必要です。追加してください。</translation>
    </message>
    <message>
        <source>The name of this adapter is missing or cannot be used as a file name. Set `provider.name`, or the name after `wire:`.</source>
        <translation>このアダプターの名前がないか、ファイル名として使用できません。`provider.name` または `wire:` の後の名前を設定してください。</translation>
    </message>
    <message>
        <source>%1 does not accept %2 attachments</source>
        <translation>%1 は %2 の添付ファイルを受け付けません</translation>
    </message>
    <message>
        <source>%1 does not accept %2, only %3</source>
        <translation>%1 は %2 を受け付けず、%3 のみを受け付けます</translation>
    </message>
    <message>
        <source>it has %2, but %1 accepts at most %3</source>
        <translation>%2 ありますが、%1 が受け付けるのは最大 %3 です</translation>
    </message>
    <message>
        <source>a system prompt cannot contain files, so the attachment of %1 is sent with the request</source>
        <translation>システムプロンプトにはファイルを含められないため、%1 の添付ファイルはリクエストとともに送信されます</translation>
    </message>
    <message>
        <source>%1 does not enforce the schema, so the prompt describes it</source>
        <translation>%1 はスキーマを強制しないため、プロンプトで説明されます</translation>
    </message>
    <message>
        <source>The agent requires a context window of %1 tokens; %2 has %3.</source>
        <translation>エージェントには %1 トークンのコンテキストウィンドウが必要ですが、%2 は %3 です。</translation>
    </message>
    <message>
        <source>The agent requires %1, which %2 does not support.</source>
        <translation>エージェントには %1 が必要ですが、%2 は対応していません。</translation>
    </message>
    <message>
        <source>The agent offers tools, but %1 does not support tool calling.</source>
        <translation>エージェントはツールを提供しますが、%1 はツール呼び出しに対応していません。</translation>
    </message>
    <message>
        <source>For %1, the request has %2 tokens, but servers with the wire format %3 read only %4 by default and drop the rest without an error. Raise the server&apos;s limit, or set context_window in the profile.</source>
        <translation>%1 では、リクエストは %2 トークンありますが、ワイヤー形式 %3 のサーバーは既定で %4 のみを読み取り、残りをエラーなしで破棄します。サーバーの上限を上げるか、プロファイルで context_window を設定してください。</translation>
    </message>
    <message>
        <source>`%1` and `%2` conflict: one path contains the other, so one value would replace the other. Rename one of them.</source>
        <translation>`%1` と `%2` が競合しています: 一方のパスがもう一方を含むため、値が置き換えられてしまいます。いずれかの名前を変更してください。</translation>
    </message>
    <message>
        <source>the &lt;prompt&gt; document describes the tools, even if the request also defines them</source>
        <translation>リクエストでツールが定義されていても、&lt;prompt&gt; ドキュメントはツールを説明します</translation>
    </message>
    <message>
        <source>The URL of a server with this API usually ends in `%1`. If your server uses this path, add it to the URL.</source>
        <translation>この API を持つサーバーの URL は通常 `%1` で終わります。使用するサーバーがこのパスを使用する場合は、URL に追加してください。</translation>
    </message>
    <message>
        <source>For %1, the system prompt has %2 tokens, more than the %3 tokens (%4% of the context window) that the %5 adapter reserves for it. Shorten the layers, or choose a model with a larger context window.</source>
        <translation>%1 では、システムプロンプトは %2 トークンあり、アダプター %5 がそのために確保する %3 トークン (コンテキストウィンドウの %4%) を超えています。レイヤーを短くするか、コンテキストウィンドウの大きいモデルを選んでください。</translation>
    </message>
    <message>
        <source>the prompt type %1 is in unstructured mode, so its template in prompt_templates.yaml is sent</source>
        <translation>プロンプトタイプ %1 は非構造化モードであるため、prompt_templates.yaml のテンプレートが送信されます</translation>
    </message>
    <message>
        <source>for explicit_cot, the %1 adapter sends no reasoning instruction</source>
        <translation>explicit_cot では、アダプター %1 は推論の指示を送信しません</translation>
    </message>
    <message>
        <source>the provider supports only `%1`, which also allows the limit itself</source>
        <translation>プロバイダーが対応するのは `%1` のみです。これは限界値自体も許可します</translation>
    </message>
    <message>
        <source>the provider requires an object at the top level, so the response is in the property `value` of an object</source>
        <translation>プロバイダーは最上位にオブジェクトを要求するため、応答はオブジェクトのプロパティ `value` に入ります</translation>
    </message>
    <message>
        <source>the system prompt is limited to %1 tokens (%2% of the context window)</source>
        <translation>システムプロンプトは %1 トークン (コンテキストウィンドウの %2%) に制限されています</translation>
    </message>
    <message>
        <source>A hybrid prompt needs a prompt type. Choose one under “Type” in the window or with --type.</source>
        <translation>ハイブリッドプロンプトにはプロンプトタイプが必要です。ウィンドウの「タイプ」または --type で選んでください。</translation>
    </message>
    <message>
        <source>dropped by the server: about %1 of %2 tokens, from the beginning of the prompt: %5. Servers with the wire format %3 read only %4 tokens by default</source>
        <translation>サーバーが破棄: %2 トークン中 約 %1 (プロンプトの先頭から: %5)。ワイヤー形式 %3 のサーバーは既定で %4 トークンのみを読み取ります</translation>
    </message>
    <message>
        <source>messages with the role %1 are sent with the role %2</source>
        <translation>ロール %1 のメッセージはロール %2 で送信されます</translation>
    </message>
    <message>
        <source>sent only in requests of the API %1</source>
        <translation>API %1 のリクエストでのみ送信されます</translation>
    </message>
    <message>
        <source>Outcrop sets this key itself</source>
        <translation>このキーは Outcrop が設定します</translation>
    </message>
    <message>
        <source>the request already has another value for `%1`</source>
        <translation>リクエストの `%1` には既に別の値があります</translation>
    </message>
    <message>
        <source>not needed: the request does not ask for the schema to be enforced</source>
        <translation>不要: リクエストはスキーマの強制を求めていません</translation>
    </message>
</context>
<context>
    <name>core/retrieval</name>
    <message>
        <source>Use one of: %1.</source>
        <translation>次のいずれかを使用してください: %1。</translation>
    </message>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>`%1` のことですか?</translation>
    </message>
    <message>
        <source>There is no backend `%1`, so sqlite is used. %2</source>
        <translation>バックエンド `%1` はないため、sqlite が使用されます。%2</translation>
    </message>
    <message>
        <source>There is no collection `%1`. %2</source>
        <translation>コレクション `%1` はありません。%2</translation>
    </message>
    <message>
        <source>“%1” in the collection “%2” cannot be indexed: %3.</source>
        <translation>コレクション「%2」の「%1」のインデックスを作成できません: %3。</translation>
    </message>
    <message>
        <source>The query&apos;s embedding has %1 dimensions, but the embeddings of %2 in the index have %3. Rebuild the index.</source>
        <translation>クエリの埋め込みは %1 次元ですが、インデックス内の %2 の埋め込みは %3 次元です。インデックスを再構築してください。</translation>
    </message>
    <message>
        <source>the query has no words; enter at least one</source>
        <translation>クエリに語がありません。少なくとも 1 つ入力してください</translation>
    </message>
    <message>
        <source>the collection or the ID is missing; add it</source>
        <translation>コレクションまたは ID がありません。追加してください</translation>
    </message>
    <message>
        <source>`%1` is not a whole number from 1 to %2, so %3 is used. Correct it.</source>
        <translation>`%1` は 1 から %2 までの整数ではないため、%3 が使用されます。修正してください。</translation>
    </message>
    <message>
        <source>`include` is not valid, so no passages are included. Use true, false or a table such as {tokens = 8000, limit = 8}.</source>
        <translation>`include` が無効なため、パッセージは含まれません。true、false、または {tokens = 8000, limit = 8} のようなテーブルを使用してください。</translation>
    </message>
    <message>
        <source>the embedding model of the vector is unknown; embed the text again</source>
        <translation>ベクトルの埋め込みモデルが不明です。テキストを埋め込み直してください</translation>
    </message>
    <message>
        <source>the vector has %1 dimensions, but the other vectors of %2 have %3; rebuild the index</source>
        <translation>ベクトルは %1 次元ですが、%2 のほかのベクトルは %3 次元です。インデックスを再構築してください</translation>
    </message>
</context>
<context>
    <name>core/rpc</name>
    <message>
        <source>A message must be an object with `jsonrpc`, `method` and, for a request, `id`.</source>
        <translation>メッセージは、`jsonrpc`、`method`、およびリクエストの場合は `id` を持つオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>A batch must contain at least one message.</source>
        <translation>バッチには少なくとも 1 つのメッセージが必要です。</translation>
    </message>
    <message>
        <source>`jsonrpc` must be &quot;2.0&quot;.</source>
        <translation>`jsonrpc` は &quot;2.0&quot; でなければなりません。</translation>
    </message>
    <message>
        <source>`params` must be an object.</source>
        <translation>`params` はオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>The header is too long. Send `Content-Length`, an empty line, and the message.</source>
        <translation>ヘッダーが長すぎます。`Content-Length`、空行、メッセージを送信してください。</translation>
    </message>
    <message>
        <source>`id` must be a string or an integer.</source>
        <translation>`id` は文字列または整数でなければなりません。</translation>
    </message>
    <message>
        <source>`method` must be a string.</source>
        <translation>`method` は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>The message is not UTF-8: invalid byte at offset %1. Encode it as UTF-8.</source>
        <translation>メッセージが UTF-8 ではありません: オフセット %1 に無効なバイトがあります。UTF-8 でエンコードしてください。</translation>
    </message>
    <message>
        <source>The message is nested more than %1 levels deep. Reduce the nesting.</source>
        <translation>メッセージの入れ子が %1 段を超えています。入れ子を減らしてください。</translation>
    </message>
    <message>
        <source>A batch may contain at most %1 messages. Split the batch.</source>
        <translation>バッチに含められるメッセージは最大 %1 件です。バッチを分割してください。</translation>
    </message>
    <message>
        <source>The message cannot be parsed: %1. Send one JSON value.</source>
        <translation>メッセージを解析できません: %1。1 つの JSON 値を送信してください。</translation>
    </message>
    <message>
        <source>The header has no valid `Content-Length`. Before each message, send a header with the size of the message in bytes.</source>
        <translation>ヘッダーに有効な `Content-Length` がありません。各メッセージの前に、メッセージのバイト数を示すヘッダーを送信してください。</translation>
    </message>
    <message>
        <source>The message is larger than %1 bytes. Send a smaller message, or pass the path of a file in the workspace.</source>
        <translation>メッセージが %1 バイトを超えています。より小さいメッセージを送信するか、ワークスペースのファイルのパスを渡してください。</translation>
    </message>
</context>
<context>
    <name>core/rules</name>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n 件のテキスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation>
            <numerusform>%n 個のルール</numerusform>
        </translation>
    </message>
    <message>
        <source>The key %1 comes after %2. Sort the keys.</source>
        <translation>キー %1 が %2 の後にあります。キーを並べ替えてください。</translation>
    </message>
    <message>
        <source>the data cannot be read: %1</source>
        <translation>データを読み取れません: %1</translation>
    </message>
    <message>
        <source>The %1 %2 is hard-coded. Make it a constant or read it from the configuration.</source>
        <translation>%1 %2 がハードコードされています。定数にするか、設定から読み取ってください。</translation>
    </message>
    <message>
        <source>The data cannot be read: %1</source>
        <translation>データを読み取れません: %1</translation>
    </message>
    <message>
        <source>To review (%1):</source>
        <translation>要レビュー (%1):</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1、ほか %2 件</translation>
    </message>
    <message>
        <source>Not run on %1 (%2): %3</source>
        <translation>%1 (%2) では実行されませんでした: %3</translation>
    </message>
    <message>
        <source>its body is empty</source>
        <translation>本体が空です</translation>
    </message>
    <message>
        <source>its body is only a placeholder</source>
        <translation>本体が仮のものです</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>this rule has no check for %1</source>
        <translation>このルールには %1 の検査がありません</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>計数されません: %1</translation>
    </message>
    <message>
        <source>The source is nested too deeply to be parsed as %1: more than %2 brackets are open here. Close or remove them.</source>
        <translation>ソースの入れ子が深すぎて、%1 として解析できません: ここで %2 個を超える括弧が開いています。閉じるか、削除してください。</translation>
    </message>
    <message>
        <source>this report lists no lines: use a Cobertura or lcov report</source>
        <translation>このレポートには行の一覧がありません: Cobertura または lcov のレポートを使用してください</translation>
    </message>
    <message>
        <source>A diff shows this line of %1 characters as one change. Write one entry per line.</source>
        <translation>差分では、%1 文字のこの行が 1 つの変更として表示されます。1 行に 1 つの項目を書いてください。</translation>
    </message>
    <message>
        <source>%1 is a magic number. Make it a constant or read it from the configuration.</source>
        <translation>%1 はマジックナンバーです。定数にするか、設定から読み取ってください。</translation>
    </message>
    <message>
        <source>the source is nested too deeply to be parsed as %1</source>
        <translation>ソースの入れ子が深すぎて、%1 として解析できません</translation>
    </message>
    <message>
        <source>the source cannot be parsed as %1</source>
        <translation>ソースを %1 として解析できません</translation>
    </message>
    <message>
        <source>no object here has any of the keys %1</source>
        <translation>ここのオブジェクトにキー %1 を持つものがありません</translation>
    </message>
    <message>
        <source>the coverage report does not list this file</source>
        <translation>カバレッジレポートにこのファイルがありません</translation>
    </message>
    <message>
        <source>This suppression comment has no effect because it gives no reason. Add the reason after a colon.</source>
        <translation>この抑制コメントには理由がないため、効果がありません。コロンの後に理由を追加してください。</translation>
    </message>
    <message>
        <source>This suppression comment suppresses no violation. Remove it.</source>
        <translation>この抑制コメントが抑制する違反はありません。削除してください。</translation>
    </message>
    <message>
        <source>invalid syntax</source>
        <translation>無効な構文</translation>
    </message>
    <message>
        <source>unknown node type</source>
        <translation>不明なノード型</translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation>不明なフィールド</translation>
    </message>
    <message>
        <source>unknown capture</source>
        <translation>不明なキャプチャ</translation>
    </message>
    <message>
        <source>impossible pattern</source>
        <translation>成立しないパターン</translation>
    </message>
    <message>
        <source>unknown predicate #%1</source>
        <translation>不明な述語 #%1</translation>
    </message>
    <message>
        <source>Syntax rules were not run: %1.</source>
        <translation>構文ルールは実行されませんでした: %1。</translation>
    </message>
    <message>
        <source>the text has no code in a language that can be parsed</source>
        <translation>解析できる言語のコードがテキストにありません</translation>
    </message>
    <message>
        <source>No rule has the domain `%1`; did you mean `%2`?</source>
        <translation>分野が `%1` のルールはありません。`%2` のことですか?</translation>
    </message>
    <message>
        <source>the text has no code</source>
        <translation>テキストにコードがありません</translation>
    </message>
    <message>
        <source>the code has no names of this type</source>
        <translation>コードにこの種類の名前がありません</translation>
    </message>
    <message>
        <source>validation_code is missing; set it to the name of a check</source>
        <translation>validation_code がありません。検査の名前を設定してください</translation>
    </message>
    <message numerus="yes">
        <source>only the first %n matches were checked</source>
        <translation>
            <numerusform>最初の %n 件の一致のみが検査されました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n matches were checked; there are more.</source>
        <translation>
            <numerusform>最初の %n 件の一致のみが検査されました。ほかにも一致があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule does not apply to this file</source>
        <translation>ルールはこのファイルに適用されません</translation>
    </message>
    <message>
        <source>the text is a coverage report</source>
        <translation>テキストはカバレッジレポートです</translation>
    </message>
    <message>
        <source>a comment marks the body as unfinished</source>
        <translation>コメントが本体を未完成としています</translation>
    </message>
    <message>
        <source>There is no rule %1. Correct the ID.</source>
        <translation>ルール %1 はありません。ID を修正してください。</translation>
    </message>
    <message>
        <source>No rule has the domain `%1`. Use a domain defined in prompt_rules.yaml.</source>
        <translation>分野が `%1` のルールはありません。prompt_rules.yaml で定義された分野を使用してください。</translation>
    </message>
    <message numerus="yes">
        <source>the response is contradictory: it reports no violation, but lists %n violations</source>
        <translation>
            <numerusform>応答が矛盾しています: 違反なしと報告しながら、%n 件の違反を挙げています</numerusform>
        </translation>
    </message>
    <message>
        <source>the response is contradictory: it reports a violation, but lists none</source>
        <translation>応答が矛盾しています: 違反ありと報告しながら、1 件も挙げていません</translation>
    </message>
    <message>
        <source>Cannot run %1: %2%3</source>
        <translation>%1 を実行できません: %2%3</translation>
    </message>
    <message>
        <source>The rule %1 on line %2 already has this ID. Choose another ID.</source>
        <translation>%2 行目のルール %1 が既にこの ID を使用しています。別の ID を選んでください。</translation>
    </message>
    <message>
        <source>incompatible grammar</source>
        <translation>互換性のない文法</translation>
    </message>
    <message>
        <source>This file must be a mapping from prompt types to templates. Correct it.</source>
        <translation>このファイルはプロンプトタイプからテンプレートへのマッピングでなければなりません。修正してください。</translation>
    </message>
    <message>
        <source>The source cannot be parsed as %1 here, so syntax rules may miss violations. Fix the syntax.</source>
        <translation>ここではソースを %1 として解析できないため、構文ルールが違反を見落とす可能性があります。構文を修正してください。</translation>
    </message>
    <message>
        <source>%1 is public and has no documentation. Document it.</source>
        <translation>%1 は公開されていますが、ドキュメントがありません。ドキュメントを書いてください。</translation>
    </message>
    <message>
        <source>The documentation of %1() does not mention %2. Describe it.</source>
        <translation>%1() のドキュメントに %2 の記載がありません。説明してください。</translation>
    </message>
    <message>
        <source>The documentation of %1() does not describe the return value. Describe it.</source>
        <translation>%1() のドキュメントに戻り値の説明がありません。説明してください。</translation>
    </message>
    <message>
        <source>The name %1 does not match this rule. Rename it.</source>
        <translation>名前 %1 がこのルールに一致しません。名前を変更してください。</translation>
    </message>
    <message>
        <source>The negative example of %1 does not violate the rule. Correct the example or the rule.</source>
        <translation>%1 の悪い例がルールに違反していません。例またはルールを修正してください。</translation>
    </message>
    <message>
        <source>%1 is a stub: %2. Implement it.</source>
        <translation>%1 はスタブです: %2。実装してください。</translation>
    </message>
    <message>
        <source>The line has %1 characters, above the maximum of %2. Split it.</source>
        <translation>行が %1 文字あり、最大値の %2 を超えています。分割してください。</translation>
    </message>
    <message>
        <source>%1 is imported but never used. Remove the import.</source>
        <translation>%1 はインポートされていますが、使用されていません。インポートを削除してください。</translation>
    </message>
    <message>
        <source>%1 is assigned a value that is never used. Remove the assignment, or use the variable.</source>
        <translation>%1 に代入された値は使用されていません。代入を削除するか、変数を使用してください。</translation>
    </message>
    <message>
        <source>The template `%1` is not a string, so it has no effect. Write it as a block: `%1: |`.</source>
        <translation>テンプレート `%1` は文字列ではないため、効果がありません。ブロックとして書いてください: `%1: |`。</translation>
    </message>
    <message>
        <source>Tests cover %1 of %2 lines (%3%), below the required %4%. Add tests.</source>
        <translation>テストがカバーするのは %2 行のうち %1 行 (%3%) で、必要な %4% を下回っています。テストを追加してください。</translation>
    </message>
    <message>
        <source>%1() has no type for %2. Add a type annotation.</source>
        <translation>%1() に %2 の型がありません。型注釈を追加してください。</translation>
    </message>
    <message>
        <source>%1() has no return type. Add one.</source>
        <translation>%1() に戻り値の型がありません。追加してください。</translation>
    </message>
    <message>
        <source>%1: this text matches the pattern that the rule forbids. Remove or rephrase it.</source>
        <translation>%1: このテキストは、ルールが禁止するパターンに一致します。削除するか、言い換えてください。</translation>
    </message>
    <message>
        <source>the rule has neither a pattern nor a known check; add one</source>
        <translation>ルールにパターンも既知の検査もありません。追加してください</translation>
    </message>
    <message>
        <source>the pattern is too slow on this text; simplify it</source>
        <translation>パターンはこのテキストでは遅すぎます。簡単にしてください</translation>
    </message>
    <message>
        <source>This file is not used: %1.yaml belongs in the config/ folder of the workspace. Move it there to use it.</source>
        <translation>このファイルは使用されていません: %1.yaml はワークスペースの config/ フォルダーに置く必要があります。使用するには移動してください。</translation>
    </message>
    <message>
        <source>the pattern is invalid at character %1: %2; correct it</source>
        <translation>パターンの %1 文字目が無効です: %2。修正してください</translation>
    </message>
    <message>
        <source>unknown check `%1`; correct its name</source>
        <translation>不明な検査 `%1` です。名前を修正してください</translation>
    </message>
    <message>
        <source>validation_schema must be a JSON object</source>
        <translation>validation_schema は JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>validation_pattern is missing; add it</source>
        <translation>validation_pattern がありません。追加してください</translation>
    </message>
    <message>
        <source>validation_schema is missing; add it</source>
        <translation>validation_schema がありません。追加してください</translation>
    </message>
    <message>
        <source>The positive example of %1 violates the rule: %2 Correct the example or the rule.</source>
        <translation>%1 の良い例がルールに違反しています: %2 例またはルールを修正してください。</translation>
    </message>
    <message>
        <source>The source cannot be parsed as %1 here, so syntax rules may miss violations. Fix the syntax, unless a macro is the cause.</source>
        <translation>ここではソースを %1 として解析できないため、構文ルールが違反を見落とす可能性があります。マクロが原因でなければ、構文を修正してください。</translation>
    </message>
    <message>
        <source>this is not a complete XML document: %1. Create the report again</source>
        <translation>完全な XML ドキュメントではありません: %1。レポートを作成し直してください</translation>
    </message>
    <message>
        <source>`%1` is not a line of an lcov tracefile. Create the report again</source>
        <translation>`%1` は lcov トレースファイルの行ではありません。レポートを作成し直してください</translation>
    </message>
    <message>
        <source>the response does not match its schema at &quot;%1&quot;: %2</source>
        <translation>応答が「%1」でスキーマに一致しません: %2</translation>
    </message>
    <message>
        <source>the response quotes text that is not in the checked text: %1</source>
        <translation>応答が、検査したテキストにない文を引用しています: %1</translation>
    </message>
    <message>
        <source>the text contains no JSON or YAML</source>
        <translation>テキストに JSON も YAML もありません</translation>
    </message>
    <message>
        <source>The setting `enabled: false` of the template `%1` has no effect, because the mode of the template is structured. Remove one of the two settings.</source>
        <translation>テンプレートのモードが構造化であるため、テンプレート `%1` の設定 `enabled: false` は効果がありません。2 つの設定の一方を削除してください。</translation>
    </message>
    <message>
        <source>%1: no text here matches the pattern that the rule requires. Add matching text.</source>
        <translation>%1: ルールが要求するパターンに一致するテキストがここにありません。一致するテキストを追加してください。</translation>
    </message>
    <message>
        <source>No object here has any of the keys %1. Add one of these keys.</source>
        <translation>ここのオブジェクトにキー %1 を持つものがありません。これらのキーのいずれかを追加してください。</translation>
    </message>
    <message>
        <source>%1 of %2 checks passed (%3, %4)</source>
        <translation>%2 件の検査のうち %1 件が合格 (%3、%4)</translation>
    </message>
    <message>
        <source>Outcrop was built without the %1 grammar; install a build that includes it</source>
        <translation>この Outcrop は %1 の文法なしでビルドされています。文法を含むビルドをインストールしてください</translation>
    </message>
    <message numerus="yes">
        <source>%n suppressed by comments</source>
        <translation>
            <numerusform>コメントによる抑制 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: suppressed: %2 [%3]</source>
        <translation>%1: 抑制: %2 [%3]</translation>
    </message>
    <message>
        <source>the rule requires a Cobertura or lcov report; specify it with `outcrop-cli rules check --coverage`</source>
        <translation>ルールには Cobertura または lcov のレポートが必要です。`outcrop-cli rules check --coverage` で指定してください</translation>
    </message>
    <message>
        <source>the rule requires a model; use `outcrop-cli rules check --provider`, or “Ask the model” in the window</source>
        <translation>ルールにはモデルが必要です。`outcrop-cli rules check --provider` またはウィンドウの「モデルに問い合わせる」を使用してください</translation>
    </message>
    <message>
        <source>the source is too large to parse as %1; split it into smaller files</source>
        <translation>ソースが大きすぎて %1 として解析できません。より小さいファイルに分割してください</translation>
    </message>
</context>
<context>
    <name>core/sessions</name>
    <message>
        <source>%1 are allowed (%2)</source>
        <translation>許可されているのは %1 までです (%2)</translation>
    </message>
    <message>
        <source>the last exchange alone has %1 tokens, but %2</source>
        <translation>最後のやり取りだけで %1 トークンありますが、%2</translation>
    </message>
    <message>
        <source>history_tokens in config.toml</source>
        <translation>config.toml の history_tokens</translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages are summarized first: %2 tokens become %3, and %4</source>
        <translation>
            <numerusform>%1 件のメッセージのうち最も古い %n 件が先に要約されます: %2 トークンが %3 トークンになり、%4</numerusform>
        </translation>
    </message>
    <message>
        <source>The replies of the tool `%1` must be a list. Write `- reply: …`.</source>
        <translation>ツール `%1` の返答はリストでなければなりません。`- reply: …` と書いてください。</translation>
    </message>
    <message>
        <source>A reply of the tool `%1` has no `reply`. Add the result that the tool returns.</source>
        <translation>ツール `%1` の返答に `reply` がありません。ツールが返す結果を追加してください。</translation>
    </message>
    <message>
        <source>Unknown key `%1`. A reply has `reply` and, optionally, `when`.</source>
        <translation>不明なキー `%1` です。返答には `reply` と、省略可能な `when` があります。</translation>
    </message>
    <message>
        <source>`when` must map argument names to values. Correct it.</source>
        <translation>`when` は引数名と値の対応でなければなりません。修正してください。</translation>
    </message>
    <message>
        <source>Tool replies need `tools` with a list of replies for each tool, or `model` with the provider that simulates tool results. Add one of them.</source>
        <translation>ツールの返答には、各ツールの返答のリストを持つ `tools`、またはツールの結果を模擬するプロバイダーを持つ `model` が必要です。いずれかを追加してください。</translation>
    </message>
    <message>
        <source>The model that simulates tool results needs a `provider`. Write `model: {provider: …, model: …}`.</source>
        <translation>ツールの結果を模擬するモデルには `provider` が必要です。`model: {provider: …, model: …}` と書いてください。</translation>
    </message>
    <message>
        <source>Unknown key `%1`. Known keys of the model that simulates tool results: `provider`, `model`, `instructions`.</source>
        <translation>不明なキー `%1` です。ツールの結果を模擬するモデルの既知のキー: `provider`、`model`、`instructions`。</translation>
    </message>
    <message>
        <source>The value of `%1` must be a string. Correct it.</source>
        <translation>`%1` の値は文字列でなければなりません。修正してください。</translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages are omitted: %2 tokens become %3, and %4</source>
        <translation>
            <numerusform>%1 件のメッセージのうち最も古い %n 件が省略されます: %2 トークンが %3 トークンになり、%4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages would be omitted: %2 tokens would become %3, and %4</source>
        <translation>
            <numerusform>%1 件のメッセージのうち最も古い %n 件が省略されることになります: %2 トークンが %3 トークンになり、%4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/sync</name>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き込まれます。</translation>
    </message>
    <message>
        <source>Imported by %1.</source>
        <translation>%1 がインポートしています。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Personal file, not copied into the shared files of the repository.</source>
        <translation>個人用ファイルのため、リポジトリの共有ファイルにはコピーされません。</translation>
    </message>
    <message>
        <source>%1 does not load this file: %2</source>
        <translation>%1 はこのファイルを読み込みません: %2</translation>
    </message>
    <message>
        <source>%1 loads this file directly.</source>
        <translation>%1 はこのファイルを直接読み込みます。</translation>
    </message>
    <message>
        <source>%1 loads the same text from %2.</source>
        <translation>%1 は同じテキストを %2 から読み込みます。</translation>
    </message>
    <message>
        <source>%1 sends this text only if %1 is started in %2.</source>
        <translation>%1 は、%2 で %1 を起動した場合にのみこのテキストを送信します。</translation>
    </message>
    <message>
        <source>%1 sends this text in every request; the source applies only to %2.</source>
        <translation>%1 はすべてのリクエストでこのテキストを送信しますが、ソースの適用先は %2 のみです。</translation>
    </message>
    <message>
        <source>%1 sends this text only when it reads a matching file.</source>
        <translation>%1 は、一致するファイルを読み取るときにのみこのテキストを送信します。</translation>
    </message>
    <message>
        <source>%1 does not send %2 of %3 paragraphs. The first missing one begins with &quot;%4&quot;. %5</source>
        <translation>%1 は %3 段落のうち %2 段落を送信しません。欠けている最初の段落は「%4」で始まります。%5</translation>
    </message>
    <message>
        <source>%1 is handwritten. To add generated text, insert the lines &quot;&lt;!-- outcrop-sync: begin --&gt;&quot; and &quot;&lt;!-- outcrop-sync: end --&gt;&quot;.</source>
        <translation>%1 は手書きです。生成されたテキストを追加するには、行「&lt;!-- outcrop-sync: begin --&gt;」と「&lt;!-- outcrop-sync: end --&gt;」を挿入してください。</translation>
    </message>
    <message>
        <source>%1 does not list this file: %2</source>
        <translation>%1 はこのファイルを一覧に含めません: %2</translation>
    </message>
    <message>
        <source>%1 sends this text more than once, from %2.</source>
        <translation>%1 は %2 からこのテキストを 2 回以上送信します。</translation>
    </message>
    <message>
        <source>Not written: %1 ignores this key or expects other values.</source>
        <translation>書き込まれません: %1 はこのキーを無視するか、別の値を想定しています。</translation>
    </message>
    <message>
        <source>The description was missing, so the first line of the text is used.</source>
        <translation>説明がなかったため、テキストの最初の行が使用されます。</translation>
    </message>
    <message>
        <source>%1 does not support project commands, so the command is written as a skill.</source>
        <translation>%1 はプロジェクトのコマンドに対応していないため、コマンドはスキルとして書き込まれます。</translation>
    </message>
    <message>
        <source>The placeholder for the arguments was renamed.</source>
        <translation>引数のプレースホルダーの名前が変更されました。</translation>
    </message>
    <message>
        <source>%1 sends shell commands as text and does not run them.</source>
        <translation>%1 はシェルコマンドをテキストとして送信し、実行しません。</translation>
    </message>
    <message>
        <source>Words that begin with @ are written as code, because %1 would import them.</source>
        <translation>@ で始まる語は %1 がインポートしてしまうため、コードとして書き込まれます。</translation>
    </message>
    <message>
        <source>%1 can be a symbolic link instead of a copy: ln -s %2 %1</source>
        <translation>%1 はコピーの代わりにシンボリックリンクにできます: ln -s %2 %1</translation>
    </message>
    <message>
        <source>Missing. Run sync without --check to generate it from %1.</source>
        <translation>ありません。%1 から生成するには、--check なしで sync を実行してください。</translation>
    </message>
    <message>
        <source>Handwritten, so text from %1 is not added. To add it, mark its position with `&lt;!-- outcrop-sync: begin --&gt;` and `&lt;!-- outcrop-sync: end --&gt;`.</source>
        <translation>手書きのため、%1 のテキストは追加されません。追加するには、`&lt;!-- outcrop-sync: begin --&gt;` と `&lt;!-- outcrop-sync: end --&gt;` で位置を示してください。</translation>
    </message>
    <message>
        <source>Generated, so it is not used as a source.</source>
        <translation>生成されたファイルのため、ソースとして使用されません。</translation>
    </message>
    <message>
        <source>Generated from %1, so it is not used as a source.</source>
        <translation>%1 から生成されたため、ソースとして使用されません。</translation>
    </message>
    <message>
        <source>%1 sends this text in every request; the source is sent only if the model requests it.</source>
        <translation>%1 はすべてのリクエストでこのテキストを送信しますが、ソースはモデルが要求した場合にのみ送信されます。</translation>
    </message>
    <message>
        <source>%1 has no file format for this %2.</source>
        <translation>%1 にはこの %2 のファイル形式がありません。</translation>
    </message>
    <message>
        <source>%1 does not replace this placeholder with arguments.</source>
        <translation>%1 はこのプレースホルダーを引数に置き換えません。</translation>
    </message>
    <message>
        <source>Edited after generation. Move the edit to %1, or use --discard-edits.</source>
        <translation>生成後に編集されています。編集内容を %1 に移すか、--discard-edits を使用してください。</translation>
    </message>
    <message>
        <source>%1 can import %2, so a copy is not needed. Use --shims to write the import.</source>
        <translation>%1 は %2 をインポートできるため、コピーは不要です。インポートを書き込むには --shims を使用してください。</translation>
    </message>
    <message>
        <source>%1 ignores this key, but it is kept in the file.</source>
        <translation>%1 はこのキーを無視しますが、キーはファイルに残されます。</translation>
    </message>
    <message>
        <source>Imported text is copied into the file.</source>
        <translation>インポートされたテキストがファイルにコピーされます。</translation>
    </message>
    <message>
        <source>Not UTF-8, so it is not copied. Convert it to UTF-8.</source>
        <translation>UTF-8 ではないため、コピーされません。UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>The file contains only %1. It is probably a symbolic link that was checked out as a text file. Check out the repository with core.symlinks=true.</source>
        <translation>ファイルには %1 しか含まれていません。テキストファイルとしてチェックアウトされたシンボリックリンクと思われます。core.symlinks=true でリポジトリをチェックアウトしてください。</translation>
    </message>
    <message>
        <source>%1 is handwritten, so it is not overwritten. Rename it, then run sync again.</source>
        <translation>%1 は手書きのため、上書きされません。名前を変更し、sync を再実行してください。</translation>
    </message>
    <message>
        <source>%1 was edited, so it is not overwritten. Move the edit to the source, or use --discard-edits.</source>
        <translation>%1 は編集されているため、上書きされません。編集内容をソースに移すか、--discard-edits を使用してください。</translation>
    </message>
    <message>
        <source>%1 would not run. %2</source>
        <translation>%1 は実行されません。%2</translation>
    </message>
    <message>
        <source>Generated from %1, which no longer exists. Run sync without --check to remove this file.</source>
        <translation>もう存在しない %1 から生成されています。このファイルを削除するには、--check なしで sync を実行してください。</translation>
    </message>
    <message>
        <source>Written to %1. %2 may not list the file; check its settings.</source>
        <translation>%1 に書き込まれます。%2 はこのファイルを一覧に含めない可能性があります。設定を確認してください。</translation>
    </message>
    <message>
        <source>The imported file is outside the repository, so its text is not copied. Move the file into the repository.</source>
        <translation>インポートされたファイルはリポジトリの外にあるため、テキストはコピーされません。ファイルをリポジトリに移動してください。</translation>
    </message>
    <message>
        <source>The skill has too many files, or they are too large, so this file and the following ones are not copied. Copy them manually.</source>
        <translation>スキルのファイルが多すぎるか大きすぎるため、このファイル以降はコピーされません。手動でコピーしてください。</translation>
    </message>
    <message>
        <source>The key was renamed, and its patterns are relative to the repository.</source>
        <translation>キーの名前が変更され、パターンはリポジトリからの相対パスになりました。</translation>
    </message>
    <message>
        <source>Outdated: the text generated from %1 is not current. Run sync without --check to update it.</source>
        <translation>古い内容です: %1 から生成されたテキストが最新ではありません。更新するには、--check なしで sync を実行してください。</translation>
    </message>
    <message>
        <source>The text to write is larger than %1 bytes. Split its source.</source>
        <translation>書き込むテキストが %1 バイトを超えています。元のファイルを分割してください。</translation>
    </message>
</context>
<context>
    <name>core/taxonomy</name>
    <message>
        <source>Change to `%1`</source>
        <translation>`%1` に変更</translation>
    </message>
    <message>
        <source>`%1` has narrower concepts. Move or remove them first.</source>
        <translation>`%1` には下位概念があります。先に移動または削除してください。</translation>
    </message>
    <message>
        <source>`%1` has another preferred label in this language. Make one of them an alternative label.</source>
        <translation>`%1` にはこの言語の優先ラベルが既にあります。一方を代替ラベルにしてください。</translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation>ファイルにエラーがあります。先に修正してください。</translation>
    </message>
    <message>
        <source>Tags are checked against %1.</source>
        <translation>タグは %1 に照らして検査されます。</translation>
    </message>
    <message>
        <source>The taxonomy has no concept `%1`; did you mean `%2`?</source>
        <translation>タクソノミーに概念 `%1` はありません。`%2` のことですか?</translation>
    </message>
    <message>
        <source>The workspace has no taxonomy, so the built-in one is used.</source>
        <translation>ワークスペースにタクソノミーがないため、組み込みのものが使用されます。</translation>
    </message>
    <message>
        <source>The removal would also change unrelated statements. Edit the file as text.</source>
        <translation>削除すると、無関係な文も変わります。ファイルをテキストとして編集してください。</translation>
    </message>
    <message>
        <source>The prefix `%1:` is not declared. Declare it with @prefix.</source>
        <translation>接頭辞 `%1:` が宣言されていません。@prefix で宣言してください。</translation>
    </message>
    <message>
        <source>The edit would also change unrelated statements. Edit the file as text.</source>
        <translation>編集すると、無関係な文も変わります。ファイルをテキストとして編集してください。</translation>
    </message>
    <message>
        <source>This taxonomy has no concept `%1`. Check the tag.</source>
        <translation>このタクソノミーに概念 `%1` はありません。タグを確認してください。</translation>
    </message>
    <message>
        <source>The taxonomy has no concept `%1`. Correct the tag.</source>
        <translation>タクソノミーに概念 `%1` はありません。タグを修正してください。</translation>
    </message>
    <message>
        <source>This workspace&apos;s taxonomy has no concept `%1`. Check the tag.</source>
        <translation>このワークスペースのタクソノミーに概念 `%1` はありません。タグを確認してください。</translation>
    </message>
    <message>
        <source>`%1` has no preferred label. Add one.</source>
        <translation>`%1` に優先ラベルがありません。追加してください。</translation>
    </message>
    <message>
        <source>`%1` is already the preferred label. Choose another.</source>
        <translation>`%1` は既に優先ラベルです。別のものを選んでください。</translation>
    </message>
    <message>
        <source>The broader concepts of `%1` form a cycle. Remove one of the relations.</source>
        <translation>`%1` の上位概念が循環しています。関係のいずれかを削除してください。</translation>
    </message>
    <message>
        <source>%1 is not a concept in this file. Check its name.</source>
        <translation>%1 はこのファイルの概念ではありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>There is no such relation between `%1` and `%2`. Check both tags.</source>
        <translation>`%1` と `%2` の間にそのような関係はありません。両方のタグを確認してください。</translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 levels deep. Reduce the nesting.</source>
        <translation>括弧の入れ子が %1 段を超えています。入れ子を減らしてください。</translation>
    </message>
    <message>
        <source>`%1` is related to `%2`, but `%2` is also a direct or indirect broader concept. Remove one of the relations.</source>
        <translation>`%1` は `%2` の関連概念ですが、`%2` は直接または間接の上位概念でもあります。関係の一方を削除してください。</translation>
    </message>
    <message>
        <source>This is not valid Turtle: %1. Correct it.</source>
        <translation>有効な Turtle ではありません: %1。修正してください。</translation>
    </message>
    <message>
        <source>This workspace has no taxonomy %1. Correct `taxonomy` in [retrieval] of config.toml. %2</source>
        <translation>このワークスペースにタクソノミー %1 はありません。config.toml の [retrieval] の `taxonomy` を修正してください。%2</translation>
    </message>
    <message>
        <source>No taxonomy of this workspace has the scheme or concept `%1`. Correct `taxonomy` in [retrieval] of config.toml. %2</source>
        <translation>このワークスペースのタクソノミーにスキームまたは概念 `%1` はありません。config.toml の [retrieval] の `taxonomy` を修正してください。%2</translation>
    </message>
    <message>
        <source>Tags are checked against the built-in workloads.</source>
        <translation>タグは組み込みのワークロードに照らして検査されます。</translation>
    </message>
    <message>
        <source>A concept requires a tag. Enter one.</source>
        <translation>概念にはタグが必要です。入力してください。</translation>
    </message>
    <message>
        <source>`%1` already has this tag. Choose another.</source>
        <translation>`%1` が既にこのタグを使用しています。別のものを選んでください。</translation>
    </message>
    <message>
        <source>`%1` has no tag, so documents cannot refer to it. Add a `skos:notation`.</source>
        <translation>`%1` にタグがないため、ドキュメントから参照できません。`skos:notation` を追加してください。</translation>
    </message>
    <message>
        <source>`%1` already has the tag `%2`. Choose another `skos:notation`.</source>
        <translation>`%1` には既にタグ `%2` があります。別の `skos:notation` を選んでください。</translation>
    </message>
    <message>
        <source>A concept requires a tag and a label. Enter both.</source>
        <translation>概念にはタグとラベルが必要です。両方を入力してください。</translation>
    </message>
    <message>
        <source>The concept `%1` has no label or definition &quot;%2&quot;. Check the text and its language.</source>
        <translation>概念 `%1` にラベルまたは定義「%2」はありません。テキストとその言語を確認してください。</translation>
    </message>
    <message>
        <source>The first statement of a description cannot be removed here. Edit the file as text.</source>
        <translation>記述の最初の文はここでは削除できません。ファイルをテキストとして編集してください。</translation>
    </message>
</context>
<context>
    <name>core/templates</name>
    <message>
        <source>`inputs` must be a mapping from names to declarations, such as `entity: {type: string}`.</source>
        <translation>`inputs` は、`entity: {type: string}` のような名前から宣言へのマッピングでなければなりません。</translation>
    </message>
    <message>
        <source>The declaration of `%1` is not a mapping. Write it as `%1: {type: string}`.</source>
        <translation>`%1` の宣言がマッピングではありません。`%1: {type: string}` と書いてください。</translation>
    </message>
    <message>
        <source>The input `%1` is not declared. Declare it under `inputs`.</source>
        <translation>入力 `%1` が宣言されていません。`inputs` の下に宣言してください。</translation>
    </message>
    <message>
        <source>Declare `%1`</source>
        <translation>`%1` を宣言</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n inputs</source>
        <translation>
            <numerusform>%n 個の入力を宣言</numerusform>
        </translation>
    </message>
    <message>
        <source>The placeholder `{{%1}}` is sent unchanged. Use --template mustache and --var %1=VALUE to fill it.</source>
        <translation>プレースホルダー `{{%1}}` はそのまま送信されます。値を入れるには --template mustache と --var %1=VALUE を使用してください。</translation>
    </message>
    <message>
        <source>No template of this prompt uses the input `%1`. Did you mean `%2`?</source>
        <translation>このプロンプトのテンプレートは入力 `%1` を使用していません。`%2` のことですか?</translation>
    </message>
    <message>
        <source>The filter `%1` is not supported. Use one of: %2.</source>
        <translation>フィルター `%1` には対応していません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>The template is nested more than %1 levels deep. Reduce the nesting.</source>
        <translation>テンプレートの入れ子が %1 段を超えています。入れ子を減らしてください。</translation>
    </message>
    <message>
        <source>The expression has more than %1 operands, filters and fields. Split it.</source>
        <translation>式のオペランド、フィルター、フィールドが %1 個を超えています。分割してください。</translation>
    </message>
    <message>
        <source>Partials are included more than %1 levels deep: %2. Reduce the nesting.</source>
        <translation>パーシャルのインクルードが %1 段を超えています: %2。入れ子を減らしてください。</translation>
    </message>
    <message>
        <source>The rendered template is too large. Check its loops and partials.</source>
        <translation>レンダリングしたテンプレートが大きすぎます。ループとパーシャルを確認してください。</translation>
    </message>
    <message>
        <source>This tag is not closed. Add `%1`.</source>
        <translation>このタグが閉じられていません。`%1` を追加してください。</translation>
    </message>
    <message>
        <source>`%1` cannot be used here. Remove it, or open an `if` or loop before it.</source>
        <translation>`%1` はここでは使用できません。削除するか、その前で `if` またはループを開いてください。</translation>
    </message>
    <message>
        <source>A tag that changes the delimiters requires two delimiters, such as `{{=&lt;% %&gt;=}}`.</source>
        <translation>区切り文字を変更するタグには、`{{=&lt;% %&gt;=}}` のように 2 つの区切り文字が必要です。</translation>
    </message>
    <message>
        <source>The value of `%1` has several lines. Use the type `text`.</source>
        <translation>`%1` の値は複数行です。型 `text` を使用してください。</translation>
    </message>
    <message>
        <source>The current item has no field `%1`, so the placeholder is replaced with empty text. Names outside the loop need `../`.</source>
        <translation>現在の項目にフィールド `%1` がないため、プレースホルダーは空のテキストに置き換えられます。ループの外の名前には `../` が必要です。</translation>
    </message>
    <message>
        <source>The template of `%1` in prompt_templates.yaml has no variable for the request, so the request is not sent. Name one with `request_variable`.</source>
        <translation>prompt_templates.yaml の `%1` のテンプレートにリクエスト用の変数がないため、リクエストは送信されません。`request_variable` で指定してください。</translation>
    </message>
    <message>
        <source>`%1` is not an input type. Use one of: %2.</source>
        <translation>`%1` は入力の型ではありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>The enum `%1` requires `values`, a list of its values. Add it.</source>
        <translation>列挙 `%1` には、値のリストである `values` が必要です。追加してください。</translation>
    </message>
    <message>
        <source>The value of `%1` does not have the type %2. Correct it.</source>
        <translation>`%1` の値の型が %2 ではありません。修正してください。</translation>
    </message>
    <message>
        <source>The value of `%1` must be true or false. Correct it.</source>
        <translation>`%1` の値は true または false でなければなりません。修正してください。</translation>
    </message>
    <message>
        <source>`%1` is not an allowed value of `%2`. Use one of: %3.</source>
        <translation>`%1` は `%2` に許可された値ではありません。次のいずれかを使用してください: %3。</translation>
    </message>
    <message>
        <source>The file `%1` of the input `%2` is not in the workspace. Check the path.</source>
        <translation>入力 `%2` のファイル `%1` がワークスペースにありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>No template of this prompt uses the input `%1`. Remove it.</source>
        <translation>このプロンプトのテンプレートは入力 `%1` を使用していません。削除してください。</translation>
    </message>
    <message>
        <source>The block `%1` is not closed. Close it.</source>
        <translation>ブロック `%1` が閉じられていません。閉じてください。</translation>
    </message>
    <message>
        <source>The open block is `%1`, but this tag closes `%2`. Close `%1` first.</source>
        <translation>開いているブロックは `%1` ですが、このタグは `%2` を閉じています。先に `%1` を閉じてください。</translation>
    </message>
    <message>
        <source>This tag closes `%1`, but no block is open. Remove the tag.</source>
        <translation>このタグは `%1` を閉じていますが、開いているブロックがありません。タグを削除してください。</translation>
    </message>
    <message>
        <source>`%1` is not a valid variable name. Rename the variable.</source>
        <translation>`%1` は有効な変数名ではありません。変数の名前を変更してください。</translation>
    </message>
    <message>
        <source>The partials include each other in a cycle: %1. Remove one of the tags.</source>
        <translation>パーシャルが循環して互いをインクルードしています: %1。タグのいずれかを削除してください。</translation>
    </message>
    <message>
        <source>There is no file `%1` in the workspace, so the mention is sent as text. Correct the path.</source>
        <translation>ワークスペースにファイル `%1` がないため、メンションはテキストとして送信されます。パスを修正してください。</translation>
    </message>
    <message>
        <source>This value is not a list. Use a list.</source>
        <translation>この値はリストではありません。リストを使用してください。</translation>
    </message>
    <message>
        <source>`%1` compares only two numbers or two strings. Compare values of the same type.</source>
        <translation>`%1` が比較できるのは 2 つの数値または 2 つの文字列のみです。同じ型の値を比較してください。</translation>
    </message>
    <message>
        <source>`%1` has no field `%2`, so the placeholder is replaced with empty text. Correct the name.</source>
        <translation>`%1` にフィールド `%2` がないため、プレースホルダーは空のテキストに置き換えられます。名前を修正してください。</translation>
    </message>
    <message>
        <source>There is no item `%1`, so the placeholder is replaced with empty text. Correct the index.</source>
        <translation>項目 `%1` がないため、プレースホルダーは空のテキストに置き換えられます。添字を修正してください。</translation>
    </message>
    <message>
        <source>The value of `%1` contains a line that begins with a chat role, such as `system:`. Remove it.</source>
        <translation>`%1` の値に、`system:` などのチャットロールで始まる行が含まれています。削除してください。</translation>
    </message>
    <message>
        <source>`%1` is not a valid name for a partial. Use letters, digits, `-` and `_`, and begin with a letter or digit.</source>
        <translation>`%1` は有効なパーシャル名ではありません。英字、数字、`-`、`_` を使用し、英字または数字で始めてください。</translation>
    </message>
    <message>
        <source>A partial or file named `%1` already exists, and this document would include it instead. Choose another name.</source>
        <translation>`%1` という名前のパーシャルまたはファイルが既に存在し、このドキュメントはそちらをインクルードします。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>There is no partial `%1`. Create `%1.md` next to this file, in `partials/` or in `templates/`.</source>
        <translation>パーシャル `%1` はありません。このファイルの隣、`partials/`、`templates/` のいずれかに `%1.md` を作成してください。</translation>
    </message>
    <message>
        <source>`%1` is not supported in Jinja templates. Use variables, filters, slices, comparisons, `is defined`, if, for, with, include, raw or comments.</source>
        <translation>`%1` は Jinja テンプレートでは使用できません。変数、フィルター、スライス、比較、`is defined`、if、for、with、include、raw、コメントを使用してください。</translation>
    </message>
    <message>
        <source>`%1` is not supported in `dollar` templates. Use `$name`, `$1`, `$ARGUMENTS` or `@file`.</source>
        <translation>`%1` は `dollar` テンプレートでは使用できません。`$name`、`$1`、`$ARGUMENTS`、`@file` のいずれかを使用してください。</translation>
    </message>
    <message>
        <source>Expected %1 here. Add it.</source>
        <translation>ここに %1 が必要です。追加してください。</translation>
    </message>
    <message>
        <source>A list or mapping cannot be printed. Use a loop, or print one of the fields.</source>
        <translation>リストまたはマッピングは出力できません。ループを使用するか、フィールドの 1 つを出力してください。</translation>
    </message>
    <message>
        <source>The placeholder `{{%1}}` is sent unchanged. Add `template: mustache` to the front matter to fill the placeholder, or `template: none` to hide this warning.</source>
        <translation>プレースホルダー `{{%1}}` はそのまま送信されます。値を入れるにはフロントマターに `template: mustache` を、この警告を非表示にするには `template: none` を追加してください。</translation>
    </message>
    <message>
        <source>The variable `%1` receives the request, but it also has a value, so the request is not sent. Omit the value or the request.</source>
        <translation>変数 `%1` はリクエストを受け取りますが、値も設定されているため、リクエストは送信されません。値またはリクエストを省いてください。</translation>
    </message>
    <message>
        <source>The required input `%1` has no value. Set it under “Inputs” in the window or with --var %1=VALUE, or declare a default.</source>
        <translation>必須の入力 `%1` に値がありません。ウィンドウの「入力」または --var %1=VALUE で設定するか、既定値を宣言してください。</translation>
    </message>
    <message>
        <source>The input `%1` is not declared and has no value, so its placeholder is replaced with empty text. Set it under “Inputs” in the window or with --var %1=VALUE.</source>
        <translation>入力 `%1` は宣言されておらず、値もないため、プレースホルダーは空のテキストに置き換えられます。ウィンドウの「入力」または --var %1=VALUE で設定してください。</translation>
    </message>
    <message>
        <source>This document is a %1 template. You can move passages to partials only from plain text, Mustache and Handlebars documents.</source>
        <translation>このドキュメントは %1 テンプレートです。文章をパーシャルに移動できるのは、プレーンテキスト、Mustache、Handlebars のドキュメントのみです。</translation>
    </message>
    <message>
        <source>This document contains `{{`, which would begin a template tag. Set `template` in its front matter first.</source>
        <translation>このドキュメントには、テンプレートタグの始まりとなる `{{` が含まれています。先にフロントマターで `template` を設定してください。</translation>
    </message>
    <message>
        <source>Outcrop does not support the template language `%1`. Use one of: %2.</source>
        <translation>Outcrop はテンプレート言語 `%1` に対応していません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>`%1` is not supported in Mustache templates. Use variables, sections, inverted sections, partials, comments or set delimiter tags.</source>
        <translation>`%1` は Mustache テンプレートでは使用できません。変数、セクション、反転セクション、パーシャル、コメント、区切り文字の設定タグを使用してください。</translation>
    </message>
    <message>
        <source>`%1` is not supported in Handlebars templates. Use variables, sections, #if, #unless, #ifEquals, #unlessEquals, #each, #with, partials, raw blocks or comments.</source>
        <translation>`%1` は Handlebars テンプレートでは使用できません。変数、セクション、#if、#unless、#ifEquals、#unlessEquals、#each、#with、パーシャル、raw ブロック、コメントを使用してください。</translation>
    </message>
    <message>
        <source>Add `template: %2` and declare `%1`</source>
        <translation>`template: %2` を追加して `%1` を宣言</translation>
    </message>
    <message numerus="yes">
        <source>Add `template: %1` and declare %n inputs</source>
        <translation>
            <numerusform>`template: %1` を追加して %n 個の入力を宣言</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/tokens</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>the model&apos;s input limit</source>
        <translation>モデルの入力の上限</translation>
    </message>
    <message>
        <source>%1, calibrated on %2 samples</source>
        <translation>%1、%2 件のサンプルで較正</translation>
    </message>
    <message>
        <source>There is no estimator `%1`. Available: %2.</source>
        <translation>推定器 `%1` はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>≈ %1 (%2 to %3)</source>
        <translation>≈ %1 (%2～%3)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <translation>プロバイダーによる計数</translation>
    </message>
    <message>
        <source>there is no tokenizer `%1`</source>
        <translation>トークナイザー `%1` はありません</translation>
    </message>
    <message>
        <source>a model whose tokenizer cannot be used (%1)</source>
        <translation>トークナイザーを使用できないモデル (%1)</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>There is no split pattern `%1`. Available: %2.</source>
        <translation>分割パターン `%1` はありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>a sequence within a sequence</source>
        <translation>シーケンス内のシーケンス</translation>
    </message>
    <message>
        <source>These token calibrations have an unsupported version. Delete the file to recalibrate.</source>
        <translation>このトークン較正データのバージョンには対応していません。較正し直すには、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>This is not a line of a .tiktoken file. Write bytes in base64, a space and a rank.</source>
        <translation>.tiktoken ファイルの行ではありません。base64 のバイト列、空白、順位を書いてください。</translation>
    </message>
    <message>
        <source>The split pattern is not a valid regular expression: %1. Correct it.</source>
        <translation>分割パターンが有効な正規表現ではありません: %1。修正してください。</translation>
    </message>
    <message>
        <source>%1 is %2, which Outcrop does not support. Choose another tokenizer.</source>
        <translation>%1 は Outcrop が対応していない %2 です。別のトークナイザーを選んでください。</translation>
    </message>
    <message>
        <source>This is not a token calibration: `counted` and `features` are required. Delete the file to recalibrate.</source>
        <translation>トークン較正データではありません: `counted` と `features` が必要です。較正し直すには、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read without a workspace. Open one first.</source>
        <translation>%1 はワークスペースなしでは読み取れません。先にワークスペースを開いてください。</translation>
    </message>
    <message>
        <source>There is no tokenizer `%1`. Check its name.</source>
        <translation>トークナイザー `%1` はありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>The name of a tokenizer file must end in .tiktoken, .json or .model. Rename the file.</source>
        <translation>トークナイザーファイルの名前は .tiktoken、.json、.model のいずれかで終わらなければなりません。ファイルの名前を変更してください。</translation>
    </message>
    <message>
        <source>model.merges has an invalid pair, or one whose symbols are not in the vocabulary. Correct the file.</source>
        <translation>model.merges に、無効な組、または記号が語彙にない組があります。ファイルを修正してください。</translation>
    </message>
    <message>
        <source>The file cannot be used: %1. Choose another file.</source>
        <translation>ファイルを使用できません: %1。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is not a SentencePiece model. Choose another file.</source>
        <translation>SentencePiece モデルではありません。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Outcrop was built without SentencePiece, so it does not support .model files. Choose another tokenizer.</source>
        <translation>この Outcrop は SentencePiece なしでビルドされているため、.model ファイルに対応していません。別のトークナイザーを選んでください。</translation>
    </message>
    <message>
        <source>This token or its rank is a duplicate. Remove the line.</source>
        <translation>このトークンまたはその順位は重複しています。行を削除してください。</translation>
    </message>
    <message>
        <source>rule for attachments</source>
        <translation>添付ファイルの規則</translation>
    </message>
    <message>
        <source>the profile&apos;s max_input_tokens</source>
        <translation>プロファイルの max_input_tokens</translation>
    </message>
    <message>
        <source>The byte %1 has no token, so some text cannot be tokenized. Use a complete vocabulary.</source>
        <translation>バイト %1 のトークンがないため、一部のテキストをトークン化できません。完全な語彙を使用してください。</translation>
    </message>
    <message>
        <source>%1 changes every turn, so the %2 stable tokens after it are never read from the cache. Move %1 below them, or into the request.</source>
        <translation>%1 は毎ターン変わるため、その後の安定した %2 トークンがキャッシュから読み取られることはありません。%1 をそれらの下、またはリクエストに移動してください。</translation>
    </message>
    <message>
        <source>%1 changes more often (%2) than the %3 cached tokens after it. Each change writes these tokens to the cache again. Move %1 below them, or into the request.</source>
        <translation>%1 は、その後のキャッシュ済み %3 トークンより頻繁に変わります (%2)。変更のたびに、それらのトークンがキャッシュに再書き込みされます。%1 をそれらの下、またはリクエストに移動してください。</translation>
    </message>
    <message>
        <source>A .tiktoken file does not define a split pattern. Append the name of a split pattern to the path, as in %1#o200k_base.</source>
        <translation>.tiktoken ファイルは分割パターンを定義しません。%1#o200k_base のように、パスに分割パターンの名前を付け加えてください。</translation>
    </message>
    <message>
        <source>a context window of %1 tokens, minus %2 reserved for the response</source>
        <translation>%1 トークンのコンテキストウィンドウから、応答用に確保した %2 を引いた値</translation>
    </message>
    <message>
        <source>model.vocab is not a vocabulary. It must map tokens to IDs.</source>
        <translation>model.vocab が語彙ではありません。トークンと ID の対応でなければなりません。</translation>
    </message>
</context>
<context>
    <name>core/workflow</name>
    <message>
        <source>Unknown phase `%1`. Use plan, generate, review, revise, complete or cancelled.</source>
        <translation>不明なフェーズ `%1` です。plan、generate、review、revise、complete、cancelled のいずれかを使用してください。</translation>
    </message>
    <message>
        <source>Unknown phase `%1` of an artifact. Use plan, generate, review or revise.</source>
        <translation>成果物の不明なフェーズ `%1` です。plan、generate、review、revise のいずれかを使用してください。</translation>
    </message>
    <message>
        <source>Unknown stage `%1`. Use prompt or response.</source>
        <translation>不明なステージ `%1` です。prompt または response を使用してください。</translation>
    </message>
    <message>
        <source>The iteration must be a number from 1 to 999999.</source>
        <translation>反復は 1 から 999999 までの数でなければなりません。</translation>
    </message>
    <message>
        <source>The workflow `%1` has ended. Start a new one with `outcrop-cli run`.</source>
        <translation>ワークフロー `%1` は終了しています。`outcrop-cli run` で新しく開始してください。</translation>
    </message>
    <message>
        <source>The review has no verdict. Add a line `Verdict: PASS` or `Verdict: FAIL`.</source>
        <translation>レビューに判定がありません。`Verdict: PASS` または `Verdict: FAIL` の行を追加してください。</translation>
    </message>
    <message>
        <source>The review has two different verdicts. Keep one of them.</source>
        <translation>レビューに異なる 2 つの判定があります。一方を残してください。</translation>
    </message>
    <message>
        <source>The review has no block `@@@%1`, which the review template requires. Add it.</source>
        <translation>レビューに、レビューテンプレートが要求するブロック `@@@%1` がありません。追加してください。</translation>
    </message>
    <message>
        <source>The block `@@@%1` is not closed. Add a line `@@@`.</source>
        <translation>ブロック `@@@%1` が閉じられていません。`@@@` の行を追加してください。</translation>
    </message>
    <message>
        <source>The block `@@@%1` has no field `%2`. Add it.</source>
        <translation>ブロック `@@@%1` にフィールド `%2` がありません。追加してください。</translation>
    </message>
    <message>
        <source>Unknown verdict `%1`. Use PASS or FAIL.</source>
        <translation>不明な判定 `%1` です。PASS または FAIL を使用してください。</translation>
    </message>
    <message>
        <source>The verdict is PASS, but `%1` is %2. Check the review before you approve it.</source>
        <translation>判定は PASS ですが、`%1` が %2 です。承認する前にレビューを確認してください。</translation>
    </message>
    <message>
        <source>The verdict is FAIL, but `issues_total` is 0. Check the review before you approve it.</source>
        <translation>判定は FAIL ですが、`issues_total` が 0 です。承認する前にレビューを確認してください。</translation>
    </message>
    <message>
        <source>The code block of `%1` is not closed, so the response may be truncated. Add the end of the block, or reject the response.</source>
        <translation>`%1` のコードブロックが閉じられていないため、応答が途中で切れている可能性があります。ブロックの終わりを追加するか、応答を却下してください。</translation>
    </message>
    <message>
        <source>The response has two different versions of `%1`. Keep one of them.</source>
        <translation>応答に `%1` の異なる 2 つのバージョンがあります。一方を残してください。</translation>
    </message>
    <message>
        <source>`{{%1}}` has no value. Add --var %1=VALUE.</source>
        <translation>`{{%1}}` に値がありません。--var %1=VALUE を追加してください。</translation>
    </message>
    <message>
        <source>`%1` is used for the standard `%2`.</source>
        <translation>標準 `%2` には `%1` が使用されます。</translation>
    </message>
    <message>
        <source>Approval by `%1` is not supported, so a person approves this stage. Use manual or skip.</source>
        <translation>`%1` による承認には対応していないため、このステージは人が承認します。manual または skip を使用してください。</translation>
    </message>
    <message>
        <source>A timeout must be a number of seconds above 0 and up to 86400, not `%1`.</source>
        <translation>タイムアウトは `%1` ではなく、0 より大きく 86400 以下の秒数でなければなりません。</translation>
    </message>
    <message>
        <source>`%1` must be a non-negative integer, not `%2`.</source>
        <translation>`%1` は `%2` ではなく、0 以上の整数でなければなりません。</translation>
    </message>
    <message>
        <source>`%1` is a session file, so it is not written. Choose another name.</source>
        <translation>`%1` はセッションファイルであるため、書き込まれません。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The workflow state is not a JSON object. Restore the file.</source>
        <translation>ワークフローの状態が JSON オブジェクトではありません。ファイルを復元してください。</translation>
    </message>
    <message>
        <source>`%1` is not possible in this stage (%2). `outcrop-cli run status` shows the next step.</source>
        <translation>`%1` はこのステージ (%2) では実行できません。`outcrop-cli run status` で次の手順を確認できます。</translation>
    </message>
    <message>
        <source>The text states %1, but the metadata states %2. The metadata is used. Correct the wrong one.</source>
        <translation>テキストの記載は %1 ですが、メタデータの記載は %2 です。メタデータが使用されます。誤っている方を修正してください。</translation>
    </message>
    <message>
        <source>`{{%1}}` has no value. Add --var %1=VALUE, or --conventions with a set that defines it: %2.</source>
        <translation>`{{%1}}` に値がありません。--var %1=VALUE を追加するか、これを定義するセットを --conventions で指定してください: %2。</translation>
    </message>
    <message>
        <source>`%1` refers to itself, directly or through other conventions. Remove one of the references.</source>
        <translation>`%1` は、直接またはほかの規約を介してそれ自体を参照しています。参照のいずれかを削除してください。</translation>
    </message>
    <message>
        <source>A rejection needs a reason. Enter a reason; it is sent with the next request.</source>
        <translation>却下には理由が必要です。理由を入力してください。次のリクエストとともに送信されます。</translation>
    </message>
    <message>
        <source>The standard `%1` is not in the workspace, so the prompts do not contain it. Add the file, or remove the standard from the list.</source>
        <translation>標準 `%1` がワークスペースにないため、プロンプトに含まれません。ファイルを追加するか、一覧から標準を削除してください。</translation>
    </message>
    <message>
        <source>The review has no readable verdict. Correct the review, or decide without it. To start a revision, use `outcrop-cli run approve --revise`, or “Approve and Revise” in the window. To end the workflow, use `outcrop-cli run approve --complete`, or “Approve and Complete”.</source>
        <translation>レビューに読み取れる判定がありません。レビューを修正するか、判定なしで決定してください。改訂を始めるには、`outcrop-cli run approve --revise` またはウィンドウの「承認して改訂」を使用してください。ワークフローを終了するには、`outcrop-cli run approve --complete` または「承認して完了」を使用してください。</translation>
    </message>
    <message>
        <source>The review of iteration %1, the last one allowed, failed. To continue, use `outcrop-cli run approve --revise`, or “Approve and Revise” in the window. To end the workflow, use `outcrop-cli run approve --complete`, or “Approve and Complete”.</source>
        <translation>許可された最後の反復 %1 のレビューが不合格でした。続行するには、`outcrop-cli run approve --revise` またはウィンドウの「承認して改訂」を使用してください。ワークフローを終了するには、`outcrop-cli run approve --complete` または「承認して完了」を使用してください。</translation>
    </message>
    <message>
        <source>Expected a mapping from names to values.</source>
        <translation>名前から値へのマッピングが必要です。</translation>
    </message>
    <message>
        <source>`%1` is not an allowed path, so the file is not written. Use a relative path with forward slashes, without names that begin with a dot.</source>
        <translation>`%1` は許可されないパスであるため、ファイルは書き込まれません。スラッシュ区切りで、ドットで始まる名前を含まない相対パスを使用してください。</translation>
    </message>
    <message>
        <source>Several files could be the standard `%1`: %2. The first one is used. To choose, list the path of the file.</source>
        <translation>標準 `%1` に該当するファイルが複数あります: %2。最初のものが使用されます。選択するには、ファイルのパスを記載してください。</translation>
    </message>
</context>
<context>
    <name>outcrop</name>
    <message>
        <source>From %1</source>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>From %1, line %2</source>
        <extracomment>%1 is a file, %2 a line number</extracomment>
        <translation>%1、%2 行目から</translation>
    </message>
    <message>
        <source>Added by Outcrop</source>
        <translation>Outcrop が追加</translation>
    </message>
    <message>
        <source>Added by Outcrop: %1</source>
        <translation>Outcrop が追加: %1</translation>
    </message>
</context>
<context>
    <name>outcrop::AboutDialog</name>
    <message>
        <source>Outcrop logo</source>
        <translation>Outcrop のロゴ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Outcrop %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Outcrop %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>AppImage. To update, replace the file with a newer one.</source>
        <translation>AppImage。更新するには、ファイルを新しいものに置き換えてください。</translation>
    </message>
    <message>
        <source>A workbench for layered prompts: see each layer, its cost, and the exact request to every provider.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>レイヤーで構成されるプロンプトのワークベンチ: 各レイヤーとそのコスト、すべてのプロバイダーへの正確なリクエストを確認できます。&lt;br&gt;&lt;br&gt;GNU General Public License バージョン 3 以降で提供される自由ソフトウェアです。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Outcrop does not check for updates over the network.</source>
        <translation>Outcrop はネットワーク経由で更新を確認しません。</translation>
    </message>
    <message>
        <source>Released on %1.</source>
        <translation>%1 にリリース。</translation>
    </message>
    <message>
        <source>Not installed from a package. To update, build and install a newer version.</source>
        <translation>パッケージからインストールされていません。更新するには、新しいバージョンをビルドしてインストールしてください。</translation>
    </message>
    <message>
        <source>Debian package outcrop %1. To update, run: sudo apt upgrade.</source>
        <translation>Debian パッケージ outcrop %1。更新するには次を実行してください: sudo apt upgrade</translation>
    </message>
    <message>
        <source>Flatpak. To update, run: flatpak update.</source>
        <translation>Flatpak。更新するには次を実行してください: flatpak update</translation>
    </message>
</context>
<context>
    <name>outcrop::AdoptDialog</name>
    <message>
        <source>Adopt Folder</source>
        <translation>フォルダーを取り込む</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>ティア</translation>
    </message>
    <message>
        <source>Cadence</source>
        <translation>変更頻度</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Proposed layers</source>
        <translation>提案されたレイヤー</translation>
    </message>
    <message>
        <source>Write config.toml</source>
        <translation>config.toml に書き込む</translation>
    </message>
    <message>
        <source>Outcrop recognized these files. Adopting writes an entry for each layer to config.toml. It does not move files or change other files.</source>
        <translation>Outcrop はこれらのファイルを認識しました。取り込むと、各レイヤーの項目が config.toml に書き込まれます。ファイルの移動や、ほかのファイルの変更は行われません。</translation>
    </message>
</context>
<context>
    <name>outcrop::AdoptOffer</name>
    <message numerus="yes">
        <source>%n file(s) in this folder can become prompt layers</source>
        <translation>
            <numerusform>このフォルダーの %n 個のファイルをプロンプトのレイヤーにできます</numerusform>
        </translation>
    </message>
    <message>
        <source>Adopting writes config.toml. It does not move files or change other files.</source>
        <translation>取り込むと config.toml が書き込まれます。ファイルの移動や、ほかのファイルの変更は行われません。</translation>
    </message>
    <message>
        <source>Review proposal…</source>
        <translation>提案を確認…</translation>
    </message>
    <message>
        <source>Don’t offer again</source>
        <translation>今後表示しない</translation>
    </message>
    <message>
        <source>config.toml was not written</source>
        <translation>config.toml は書き込まれませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) added to config.toml</source>
        <translation>
            <numerusform>%n 個のレイヤーを config.toml に追加しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Adopt the folder</source>
        <translation>フォルダーを取り込む</translation>
    </message>
    <message>
        <source>You can change the tier, cadence and order of each layer in [prompt_layers].</source>
        <translation>各レイヤーのティア、変更頻度、順序は [prompt_layers] で変更できます。</translation>
    </message>
</context>
<context>
    <name>outcrop::AttachmentList</name>
    <message>
        <source>Remove %1 from the task</source>
        <translation>%1 をタスクから削除</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>outcrop::AttachmentsController</name>
    <message>
        <source>Attach a File to the Task</source>
        <translation>タスクにファイルを添付</translation>
    </message>
    <message>
        <source>File not attached</source>
        <translation>ファイルは添付されませんでした</translation>
    </message>
</context>
<context>
    <name>outcrop::AttemptsModel</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Skipped</source>
        <extracomment>%1 is a reason</extracomment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation>スキップ: %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>reason of a request</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Wait time</source>
        <extracomment>waiting time before a request</extracomment>
        <translation>待ち時間</translation>
    </message>
    <message>
        <source>Time to first byte</source>
        <translation>最初のバイトまでの時間</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>duration of a request</extracomment>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>HTTP status of a request</extracomment>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>outcome of a request</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>リクエスト ID</translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>time of a request</extracomment>
        <translation>開始時刻</translation>
    </message>
    <message>
        <source>Provider and model</source>
        <extracomment>provider and model</extracomment>
        <translation>プロバイダーとモデル</translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetController</name>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>予算(&amp;B)</translation>
    </message>
    <message>
        <source>Tokens and cost of the prompt for each model</source>
        <translation>モデルごとのプロンプトのトークン数とコスト</translation>
    </message>
    <message>
        <source>Export Budget</source>
        <translation>予算をエクスポート</translation>
    </message>
    <message>
        <source>Budget exported</source>
        <translation>予算をエクスポートしました</translation>
    </message>
    <message>
        <source>Cannot count the tokens of this request. Choose another provider.</source>
        <translation>このリクエストのトークンを数えられません。別のプロバイダーを選んでください。</translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetPanel</name>
    <message>
        <source>Chart as &amp;PNG…</source>
        <translation>チャートを PNG で保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Chart as &amp;SVG…</source>
        <translation>チャートを SVG で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Data as &amp;CSV…</source>
        <translation>データを CSV で保存(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;opy as Table</source>
        <translation>表としてコピー(&amp;O)</translation>
    </message>
    <message>
        <source>In tokens</source>
        <translation>トークン数</translation>
    </message>
    <message>
        <source>By tier</source>
        <translation>ティア別</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>種類別</translation>
    </message>
    <message>
        <source>By share of the context window</source>
        <translation>コンテキストウィンドウに対する割合別</translation>
    </message>
    <message>
        <source>In dollars</source>
        <translation>ドル</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>計数中…</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>チャート: %1</translation>
    </message>
    <message>
        <source>No recorded sizes</source>
        <translation>サイズの記録なし</translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation>ライブラリに移動</translation>
    </message>
    <message>
        <source>No budget for %1</source>
        <translation>%1 の予算なし</translation>
    </message>
    <message>
        <source>No request</source>
        <translation>リクエストなし</translation>
    </message>
    <message>
        <source>As a share of the context window</source>
        <translation>コンテキストウィンドウに対する割合</translation>
    </message>
    <message>
        <source>Open a layer to see its size after each save.</source>
        <translation>レイヤーを開くと、保存のたびに記録されたサイズが表示されます。</translation>
    </message>
    <message>
        <source>Open a workspace and choose a provider to see the context window usage and the cost of the prompt for each model.</source>
        <translation>ワークスペースを開いてプロバイダーを選ぶと、モデルごとのコンテキストウィンドウの使用率とプロンプトのコストが表示されます。</translation>
    </message>
    <message>
        <source>Context windows</source>
        <translation>コンテキストウィンドウ</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>Cache plan</source>
        <translation>キャッシュ計画</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>The size of a layer, agent or skill is recorded here when you open the workspace and each time you save the document.</source>
        <translation>レイヤー、エージェント、スキルのサイズは、ワークスペースを開いたときと、ドキュメントを保存するたびに記録され、ここに表示されます。</translation>
    </message>
</context>
<context>
    <name>outcrop::ChipEdit</name>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <extracomment>Accessible name of a text field; %1 is the name of a list.</extracomment>
        <translation>%1 に追加</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Tooltip of an item of a list; %1 is its text.</extracomment>
        <translation>編集: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is an item of a list.</extracomment>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Type a name, or press Down to show the known names</source>
        <translation>名前を入力するか、↓ キーで既知の名前を表示します</translation>
    </message>
</context>
<context>
    <name>outcrop::ChipPicker</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the label of a choice such as Agent, %2 its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>outcrop::ChipPopups</name>
    <message>
        <source>selected</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>Find a choice</source>
        <translation>選択肢を検索</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>入力して絞り込み</translation>
    </message>
    <message>
        <source>No matching choices</source>
        <translation>一致する選択肢なし</translation>
    </message>
    <message>
        <source>Recently used choices come first</source>
        <translation>最近使用した選択肢が先に表示されます</translation>
    </message>
</context>
<context>
    <name>outcrop::ChoiceList</name>
    <message>
        <source>Items</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Items of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation>%1 の項目</translation>
    </message>
</context>
<context>
    <name>outcrop::CodeView</name>
    <message>
        <source>%1
Alt+Return: %2</source>
        <translation>%1
Alt+Return: %2</translation>
    </message>
</context>
<context>
    <name>outcrop::CommandPalette</name>
    <message>
        <source>%1 · on</source>
        <extracomment>A checked command; %1 is its menu</extracomment>
        <translation>%1 · オン</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Type the name of a command or menu</source>
        <translation>コマンドまたはメニューの名前を入力してください</translation>
    </message>
    <message>
        <source>No matching commands</source>
        <translation>一致するコマンドなし</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) unavailable</source>
        <translation>
            <numerusform>使用できないコマンド %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::CompareDialog</name>
    <message>
        <source>Compare %1</source>
        <extracomment>%1 is the name of a document.</extracomment>
        <translation>%1 を比較</translation>
    </message>
    <message>
        <source>The versions are identical</source>
        <translation>バージョンは同一です</translation>
    </message>
    <message>
        <source>&amp;Previous hunk</source>
        <translation>前のハンク(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next hunk</source>
        <translation>次のハンク(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n hunk(s)</source>
        <translation>
            <numerusform>%n 個のハンク</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::CompareModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>文字数</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Different lines</source>
        <extracomment>Heading of a column that counts lines</extracomment>
        <translation>異なる行</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>First request</source>
        <extracomment>Heading of a price: the first request, with a cold cache</extracomment>
        <translation>初回リクエスト</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>%1 is a number of tokens that the server does not read completely</extracomment>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Warm cache</source>
        <extracomment>Heading of a price: the same request with a warm cache</extracomment>
        <translation>ウォームキャッシュ</translation>
    </message>
    <message>
        <source>The other requests are compared with this one</source>
        <translation>ほかのリクエストはこのリクエストと比較されます</translation>
    </message>
</context>
<context>
    <name>outcrop::ComparePane</name>
    <message>
        <source>Request for %1</source>
        <translation>%1 のリクエスト</translation>
    </message>
    <message>
        <source>Model for %1</source>
        <translation>%1 のモデル</translation>
    </message>
    <message>
        <source>The other requests are compared with this one</source>
        <translation>ほかのリクエストはこのリクエストと比較されます</translation>
    </message>
    <message>
        <source>Compared with the request in the first column</source>
        <translation>最初の列のリクエストと比較しています</translation>
    </message>
    <message>
        <source>Model: default</source>
        <translation>モデル: 既定</translation>
    </message>
    <message>
        <source>Model of this request</source>
        <extracomment>%1 is a model</extracomment>
        <translation>このリクエストのモデル</translation>
    </message>
    <message>
        <source>Model of this request: %1</source>
        <translation>このリクエストのモデル: %1</translation>
    </message>
</context>
<context>
    <name>outcrop::ComparePanel</name>
    <message>
        <source>Providers to compare</source>
        <translation>比較するプロバイダー</translation>
    </message>
    <message>
        <source>Two to five providers side by side</source>
        <translation>2～5 個のプロバイダーを並べて表示します</translation>
    </message>
    <message>
        <source>Text to compare</source>
        <translation>比較するテキスト</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Show only the lines that differ between providers, and one line before and after them</source>
        <translation>プロバイダー間で異なる行とその前後 1 行のみを表示します</translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n 個のプロバイダー</numerusform>
        </translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>差異のみ</translation>
    </message>
    <message>
        <source>Sizes, prices and losses by provider</source>
        <translation>プロバイダー別のサイズ、価格、損失</translation>
    </message>
    <message>
        <source>Compared with %1: + only here · ↕ at another position · ≠ different text</source>
        <extracomment>The marks of lines in a comparison; %1 is the provider in the first column</extracomment>
        <translation>%1 との比較: + ここのみ · ↕ 別の位置 · ≠ 異なるテキスト</translation>
    </message>
</context>
<context>
    <name>outcrop::ComparedLosses</name>
    <message>
        <source>Back to comparison</source>
        <translation>比較に戻る</translation>
    </message>
    <message>
        <source>Show the texts of the compared providers (Esc)</source>
        <translation>比較したプロバイダーのテキストを表示します (Esc)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 are counts such as `4 dropped, 1 moved`</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No losses</source>
        <translation>損失なし</translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added for %1 appear here. Every part of this prompt is sent as written.</source>
        <translation>%1 で失われた、変更された、または追加された部分がここに表示されます。このプロンプトはすべての部分が記述どおりに送信されます。</translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation>損失台帳</translation>
    </message>
    <message>
        <source>Loss ledger for %1</source>
        <translation>%1 の損失台帳</translation>
    </message>
</context>
<context>
    <name>outcrop::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>補完候補</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>補完</translation>
    </message>
</context>
<context>
    <name>outcrop::ComplexityController</name>
    <message>
        <source>Complexity</source>
        <translation>複雑度</translation>
    </message>
    <message>
        <source>Task Complexity</source>
        <translation>タスクの複雑度</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Ask a Model</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>モデルに問い合わせ</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Complexity of the request or a task document, with suggested subtasks</source>
        <translation>リクエストまたはタスクドキュメントの複雑度と、提案されたサブタスク</translation>
    </message>
    <message>
        <source>Estimate recorded.</source>
        <translation>推定を記録しました。</translation>
    </message>
    <message>
        <source>Send the task description to %1? The panel then shows the model’s estimate next to the heuristic estimate. The model’s estimate is weighted by the confidence that the model reports.</source>
        <translation>タスクの説明を %1 に送信しますか? 送信すると、ヒューリスティックの推定の隣にモデルの推定が表示されます。モデルの推定は、モデルが報告する信頼度で重み付けされます。</translation>
    </message>
</context>
<context>
    <name>outcrop::ComplexityPanel</name>
    <message>
        <source>Task</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>Copy &amp;Table</source>
        <translation>表をコピー(&amp;T)</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>タスクなし</translation>
    </message>
    <message>
        <source>Open a workspace to estimate its tasks.</source>
        <translation>ワークスペースを開くと、そのタスクを推定できます。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>問い合わせ中…</translation>
    </message>
    <message>
        <source>Copy the suggested subtasks as a prompt</source>
        <translation>提案されたサブタスクをプロンプトとしてコピーします</translation>
    </message>
    <message>
        <source>Request or task document to estimate</source>
        <translation>推定するリクエストまたはタスクドキュメント</translation>
    </message>
    <message>
        <source>Cannot estimate the task. Fix the errors listed below.</source>
        <translation>タスクを推定できません。下に示すエラーを修正してください。</translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation>モデルに問い合わせる</translation>
    </message>
    <message>
        <source>Copy as prompt</source>
        <translation>プロンプトとしてコピー</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>新しいタスク</translation>
    </message>
    <message>
        <source>Record estimate</source>
        <translation>推定を記録</translation>
    </message>
    <message>
        <source>Record the estimate to compare it with the outcome later</source>
        <translation>推定を記録し、後で結果と比較できるようにします</translation>
    </message>
    <message>
        <source>Type a request or add a task document. The estimated complexity, the exceeded limits and the suggested subtasks appear here.</source>
        <translation>リクエストを入力するか、タスクドキュメントを追加してください。推定された複雑度、超過した上限、提案されたサブタスクがここに表示されます。</translation>
    </message>
    <message>
        <source>Ask the selected provider to estimate the complexity of the task</source>
        <translation>選択したプロバイダーにタスクの複雑度の推定を問い合わせます</translation>
    </message>
</context>
<context>
    <name>outcrop::ConceptForm</name>
    <message>
        <source>Synonyms, separated by commas</source>
        <translation>コンマ区切りの同義語</translation>
    </message>
    <message>
        <source>Search words that are not shown, such as common misspellings, separated by commas</source>
        <translation>表示されない検索語 (よくある誤記など、コンマ区切り)</translation>
    </message>
    <message>
        <source>Tags of related concepts, separated by commas</source>
        <translation>関連概念のタグ (コンマ区切り)</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no concept is narrower, or no document has the tag</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>None (top level)</source>
        <extracomment>in the list of broader concepts: the top level</extracomment>
        <translation>なし (最上位)</translation>
    </message>
    <message>
        <source>Definition of the concept in one sentence</source>
        <translation>概念の定義 (1 文)</translation>
    </message>
    <message>
        <source>Broader concept</source>
        <translation>上位概念</translation>
    </message>
    <message>
        <source>Narrower concepts</source>
        <translation>下位概念</translation>
    </message>
    <message>
        <source>Tagged documents</source>
        <translation>タグ付きドキュメント</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Alternative labels</source>
        <translation>代替ラベル</translation>
    </message>
    <message>
        <source>Related concepts</source>
        <translation>関連概念</translation>
    </message>
    <message>
        <source>Hidden labels</source>
        <translation>非表示ラベル</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定義</translation>
    </message>
    <message>
        <source>Tag used in documents; if you change the tag, these documents are updated</source>
        <translation>ドキュメントで使用するタグ。タグを変更すると、それらのドキュメントも更新されます</translation>
    </message>
    <message>
        <source>Broader concept; to move this concept, select another broader concept</source>
        <translation>上位概念。この概念を移動するには、別の上位概念を選択してください</translation>
    </message>
    <message>
        <source>Name of the concept in the selected language</source>
        <translation>選択した言語での概念の名前</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextClientsModel</name>
    <message>
        <source>Client</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>切り詰め</translation>
    </message>
    <message>
        <source>%1 · −%2</source>
        <extracomment>%1 is the number of truncated files, %2 the size of their text that is not sent: &quot;1 · −7.66 KiB&quot;</extracomment>
        <translation>%1 · −%2</translation>
    </message>
    <message>
        <source>%1 shortened</source>
        <extracomment>%1 is the number of shortened descriptions of skills, agents and commands</extracomment>
        <translation>%1 件短縮</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>If you start this client in certain other folders, it truncates or skips files. Select the client to see the folders.</source>
        <translation>特定の別のフォルダーでこのクライアントを起動すると、ファイルが切り詰められるかスキップされます。クライアントを選択すると、それらのフォルダーが表示されます。</translation>
    </message>
    <message>
        <source>in other folders</source>
        <extracomment>truncated files: none from the selected start folder, but some from other start folders
----------
skipped files: none from the selected start folder, but some from other start folders</extracomment>
        <translation>別のフォルダーで発生</translation>
    </message>
    <message numerus="yes">
        <source>The client loads %n file(s) twice. The list of files shows them.</source>
        <translation>
            <numerusform>クライアントは %n 個のファイルを二重に読み込みます。ファイルの一覧に表示されています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::ContextController</name>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Coding Agent Conte&amp;xt</source>
        <translation>コーディングエージェントのコンテキスト(&amp;X)</translation>
    </message>
    <message>
        <source>Files that each coding agent loads from a folder, in load order, and files that it truncates or skips</source>
        <translation>各コーディングエージェントがフォルダーから読み込むファイル (読み込み順) と、切り詰めるかスキップするファイル</translation>
    </message>
    <message>
        <source>Start Folder</source>
        <translation>開始フォルダー</translation>
    </message>
    <message>
        <source>Start folder not changed</source>
        <translation>開始フォルダーは変更されていません</translation>
    </message>
    <message>
        <source>%1 is not in the repository %2. Choose a folder inside it.</source>
        <translation>%1 はリポジトリ %2 の中にありません。その中のフォルダーを選んでください。</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPairsModel</name>
    <message>
        <source>loaded</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>一覧のみ</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>必要時</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>読み込みなし</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is the position of a file in the order in which files are sent, %2 its state: &quot;2. loaded&quot;</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>truncated at byte %1</source>
        <translation>バイト %1 で切り詰め</translation>
    </message>
    <message>
        <source>loaded under another name</source>
        <translation>別の名前で読み込み</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 is the state of a file, %2 another name of the same file: &quot;1. loaded as CLAUDE.md&quot;</extracomment>
        <translation>%1 (%2 として)</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPanel</name>
    <message>
        <source>No files</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>Choose another start folder or client.</source>
        <translation>別の開始フォルダーまたはクライアントを選んでください。</translation>
    </message>
    <message>
        <source>Cannot read the context</source>
        <translation>コンテキストを読み取れません</translation>
    </message>
    <message>
        <source>No folder is open</source>
        <translation>フォルダーが開かれていません</translation>
    </message>
    <message>
        <source>%1 does not load files from this folder. Choose another start folder or client.</source>
        <translation>%1 はこのフォルダーのファイルを読み込みません。別の開始フォルダーまたはクライアントを選んでください。</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比較対象…</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Open a folder to see which files each coding agent loads, truncates or skips.</source>
        <translation>フォルダーを開くと、各コーディングエージェントが読み込む、切り詰める、またはスキップするファイルがわかります。</translation>
    </message>
    <message>
        <source>Reading the folder…</source>
        <translation>フォルダーを読み取り中…</translation>
    </message>
    <message>
        <source>The files that each coding agent loads appear here.</source>
        <translation>各コーディングエージェントが読み込むファイルがここに表示されます。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み取り中…</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>比較を終了</translation>
    </message>
    <message>
        <source>Used in Edit</source>
        <translation>「編集」で使用中</translation>
    </message>
    <message>
        <source>Use in Edit</source>
        <translation>「編集」で使用</translation>
    </message>
    <message>
        <source>No files to show</source>
        <translation>表示するファイルなし</translation>
    </message>
    <message>
        <source>%1 and %2 load the same files from this folder, or none. Choose another start folder or client.</source>
        <translation>%1 と %2 がこのフォルダーから読み込むファイルは同じか、ありません。別の開始フォルダーまたはクライアントを選んでください。</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>既定のモデル</translation>
    </message>
    <message>
        <source>The files that coding agents load from this repository appear here, but it has none. To see some, add a file such as AGENTS.md or CLAUDE.md. The layers of the workspace are not files of coding agents; the Edit view shows them.</source>
        <translation>コーディングエージェントがこのリポジトリから読み込むファイルがここに表示されますが、このリポジトリにはありません。表示するには、AGENTS.md や CLAUDE.md などのファイルを追加してください。ワークスペースのレイヤーはコーディングエージェントのファイルではありません。レイヤーは「編集」ビューに表示されます。</translation>
    </message>
    <message>
        <source>No files of coding agents</source>
        <translation>コーディングエージェントのファイルなし</translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation>レイヤーを表示</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPreview</name>
    <message>
        <source>― Truncated here: the rest is not sent ―</source>
        <translation>― ここで切り詰め: 残りは送信されません ―</translation>
    </message>
    <message>
        <source>― Only the text above is sent; the file text below is not sent ―</source>
        <translation>― 上のテキストのみが送信され、下のファイルのテキストは送信されません ―</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextTreeModel</name>
    <message>
        <source>Loaded at the start, in this order</source>
        <translation>開始時にこの順序で読み込み</translation>
    </message>
    <message>
        <source>Listed by name; contents not loaded</source>
        <translation>名前のみ一覧に含まれ、内容は読み込みなし</translation>
    </message>
    <message>
        <source>Loaded on demand</source>
        <translation>必要時に読み込み</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>読み込みなし</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Loaded after the client reads %1</source>
        <extracomment>%1 is a file: &quot;web/AGENTS.md&quot;</extracomment>
        <translation>クライアントが %1 を読んだ後に読み込み</translation>
    </message>
    <message>
        <source>Loaded under another name</source>
        <translation>別の名前で読み込み</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a sentence, %2 a size: &quot;Loaded when a file in api is read. 4.73 KiB&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationController</name>
    <message>
        <source>Next turn: %1</source>
        <extracomment>%1 is a description of the omitted history</extracomment>
        <translation>次のターン: %1</translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens</source>
        <extracomment>%1 is a number</extracomment>
        <translation>次のターンでは会話全体が送信されます: %1 トークン</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens (limit: %2)</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>次のターンでは会話全体が送信されます: %1 トークン (上限: %2)</translation>
    </message>
    <message>
        <source>Workspace sessions and their turns</source>
        <translation>ワークスペースのセッションとそのターン</translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationPanel</name>
    <message>
        <source>Replay with…</source>
        <translation>再生…</translation>
    </message>
    <message>
        <source>Show the response to the selected turn in the Response panel</source>
        <translation>選択したターンの応答を「応答」パネルに表示します</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Turns in the session</source>
        <translation>セッションのターン</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>セッションがまだありません</translation>
    </message>
    <message>
        <source>Open a workspace to see its conversations.</source>
        <translation>ワークスペースを開くと、その会話が表示されます。</translation>
    </message>
    <message>
        <source>Enter the missing response for the selected turn</source>
        <translation>選択したターンの欠けている応答を入力します</translation>
    </message>
    <message>
        <source>Open the prompt file of the selected turn</source>
        <translation>選択したターンのプロンプトファイルを開きます</translation>
    </message>
    <message>
        <source>Open the response file of the selected turn</source>
        <translation>選択したターンの応答ファイルを開きます</translation>
    </message>
    <message>
        <source>Each prompt that you send starts or continues a session. A session contains prompts, responses and costs. Sessions are plain files in the sessions folder of the workspace.</source>
        <translation>プロンプトを送信するたびに、セッションが開始されるか続行されます。セッションにはプロンプト、応答、コストが含まれます。セッションは、ワークスペースの sessions フォルダーにある通常のファイルです。</translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation>プロンプトを送信</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>応答を追加</translation>
    </message>
    <message>
        <source>Send request</source>
        <translation>リクエストを送信</translation>
    </message>
    <message>
        <source>Open prompt</source>
        <translation>プロンプトを開く</translation>
    </message>
    <message>
        <source>Open response</source>
        <translation>応答を開く</translation>
    </message>
    <message>
        <source>Inspect response</source>
        <translation>応答を調べる</translation>
    </message>
    <message>
        <source>Retry the unanswered turn, or send the request as the next turn of this session</source>
        <translation>応答のないターンを再試行するか、リクエストをこのセッションの次のターンとして送信します</translation>
    </message>
    <message>
        <source>Send the requests of this session to another provider in a new session</source>
        <translation>このセッションのリクエストを、新しいセッションで別のプロバイダーに送信します</translation>
    </message>
</context>
<context>
    <name>outcrop::DataTreeModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a repair, %2 the change</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>the root of a response&apos;s data</extracomment>
        <translation>データ</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n 個のフィールド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 個の値</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>a required field that the response does not have</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>This field is required.</source>
        <translation>このフィールドは必須です。</translation>
    </message>
    <message>
        <source>expected: %1</source>
        <translation>期待値: %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Actual type</source>
        <extracomment>the type of the value in the response</extracomment>
        <translation>実際の型</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>finding about a value</extracomment>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Expected type</source>
        <extracomment>the type of the value in the schema</extracomment>
        <translation>期待する型</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s) in the response text</source>
        <translation>
            <numerusform>応答のテキストにさらに %n 個の値</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::DiagnosticsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>%1 in %2, line %3: %4</source>
        <translation>%1、%2、%3 行目: %4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
</context>
<context>
    <name>outcrop::DiffModel</name>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>変更のない %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunk %1 of %2, line %3</source>
        <extracomment>A hunk is a group of changes with the lines around them. %1 is its number, %2 the number of hunks, %3 the number of its first line.</extracomment>
        <translation>ハンク %1 / %2、%3 行目</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is `Hunk 1 of 2, line 3`, %2 a note about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <extracomment>%1 is a line&apos;s number or its text</extracomment>
        <translation>削除: %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>追加: %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>%1 and %2 are the titles of the compared texts</extracomment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>outcrop::DiffTable</name>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
</context>
<context>
    <name>outcrop::DiffView</name>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Go to the previous hunk (P)</source>
        <translation>前のハンクに移動します (P)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Go to the next hunk (N)</source>
        <translation>次のハンクに移動します (N)</translation>
    </message>
    <message>
        <source>Show both versions side by side</source>
        <translation>両方のバージョンを並べて表示します</translation>
    </message>
    <message>
        <source>Unified</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Show removed and added lines in one column</source>
        <translation>削除された行と追加された行を 1 列に表示します</translation>
    </message>
    <message>
        <source>No versions to compare</source>
        <translation>比較するバージョンなし</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>差異なし</translation>
    </message>
    <message>
        <source>The versions are identical.</source>
        <translation>バージョンは同一です。</translation>
    </message>
    <message numerus="yes">
        <source>%n hunk(s)</source>
        <translation>
            <numerusform>%n 個のハンク</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: −%2 +%3 lines</source>
        <extracomment>%1 is `2 hunks`, %2 the number of removed lines, %3 the number of added lines</extracomment>
        <translation>%1: −%2 +%3 行</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <extracomment>%1 is the summary of a diff</extracomment>
        <translation>
            <numerusform>%1、%n 個選択</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentSynchronizer</name>
    <message>
        <source>Merge changes from disk</source>
        <translation>ディスクからの変更をマージ</translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentTabs</name>
    <message>
        <source>● %1</source>
        <extracomment>A tab whose document has unsaved text; %1 is the document&apos;s name.</extracomment>
        <translation>● %1</translation>
    </message>
    <message>
        <source>%1 – unsaved</source>
        <translation>%1 – 未保存</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentTreeModel</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 個のドキュメント</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>送信なし</translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentView</name>
    <message>
        <source>CRLF</source>
        <extracomment>The line ends of a document: carriage return and line feed, carriage return, or line feed.</extracomment>
        <translation>CRLF</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>CR</translation>
    </message>
    <message>
        <source>LF</source>
        <translation>LF</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>%1 のテキスト</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 文字</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>UTF-8 (バイト順マーク付き)</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>outside the workspace: read-only</source>
        <translation>ワークスペース外: 読み取り専用</translation>
    </message>
    <message>
        <source>not UTF-8: read-only</source>
        <translation>UTF-8 以外: 読み取り専用</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>%1 行、%2 列</translation>
    </message>
    <message numerus="yes">
        <source>%n cursors</source>
        <translation>
            <numerusform>%n 個のカーソル</numerusform>
        </translation>
    </message>
    <message>
        <source>no Hunspell dictionary for %1: spelling is not checked</source>
        <translation>%1 の Hunspell 辞書なし: スペルチェックなし</translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentsController</name>
    <message>
        <source>Crash recovery is unavailable</source>
        <translation>クラッシュ復旧を使用できません</translation>
    </message>
    <message>
        <source>Save New Document</source>
        <translation>新しいドキュメントを保存</translation>
    </message>
    <message>
        <source>Save Document As</source>
        <translation>名前を付けてドキュメントを保存</translation>
    </message>
    <message>
        <source>%1 is outside the workspace</source>
        <translation>%1 はワークスペースの外にあります</translation>
    </message>
    <message>
        <source>Not saved. Choose a file inside %1.</source>
        <translation>保存されませんでした。%1 の中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 は開かれています</translation>
    </message>
    <message>
        <source>Not saved. Close the open document or choose another file.</source>
        <translation>保存されませんでした。開いているドキュメントを閉じるか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1: read-only documents were not changed</source>
        <translation>%1: 読み取り専用のドキュメントは変更されませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) changed but not saved: %1</source>
        <translation>
            <numerusform>%n 個のドキュメントを変更しましたが、保存していません: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Undoes the last change in several documents.</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 は保存されませんでした</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Another program changed a part of %1 that you also edited</source>
        <translation>%1 のうち、編集した部分を別のプログラムも変更しました</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の変更を維持</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>相手の変更を使用</translation>
    </message>
    <message>
        <source>Save to keep both sets of changes, or undo the merge to discard the changes in the file.</source>
        <translation>両方の変更を残すには保存し、ファイル側の変更を破棄するにはマージを元に戻してください。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>%1 was deleted by another program</source>
        <translation>%1 は別のプログラムによって削除されました</translation>
    </message>
    <message>
        <source>The document is still open. Save it to create the file again, or close it.</source>
        <translation>ドキュメントはまだ開かれています。ファイルを再び作成するには保存し、そうでなければ閉じてください。</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>もう一度保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Your version (unsaved)</source>
        <translation>自分のバージョン (未保存)</translation>
    </message>
    <message>
        <source>File on disk</source>
        <translation>ディスク上のファイル</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes found in %n document(s)</source>
        <translation>
            <numerusform>%n 個のドキュメントに未保存の変更が見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Recover unsaved text</source>
        <translation>未保存のテキストを復元</translation>
    </message>
    <message>
        <source>Changes to %1 by another program were merged with yours</source>
        <translation>別のプログラムによる %1 の変更を、自分の変更とマージしました</translation>
    </message>
    <message numerus="yes">
        <source>%1: not undone in %n document(s)</source>
        <translation>
            <numerusform>%1: %n 個のドキュメントでは元に戻されませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited later: %1. Undo these edits first.</source>
        <translation>後で編集されたもの: %1。先にそれらの編集を元に戻してください。</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>%1 is the title of an undo step: &quot;Move Soul to BEDROCK&quot;</extracomment>
        <translation>完了: %1</translation>
    </message>
    <message>
        <source>Read-only documents: %1. To change them, convert them to UTF-8, or copy them into the workspace.</source>
        <translation>読み取り専用のドキュメント: %1。変更するには、UTF-8 に変換するか、ワークスペースにコピーしてください。</translation>
    </message>
    <message>
        <source>The editor contains your version, and the file contains the version of the other program (theirs). Keep yours, or use theirs. You can undo the replacement.</source>
        <translation>エディターには自分のバージョンが、ファイルには別のプログラム (相手) のバージョンがあります。自分の変更を維持するか、相手の変更を使用してください。置き換えは元に戻せます。</translation>
    </message>
</context>
<context>
    <name>outcrop::EditCostFooter</name>
    <message>
        <source>Cost of an edit</source>
        <translation>編集のコスト</translation>
    </message>
    <message>
        <source>This line is not sent</source>
        <translation>この行は送信されません</translation>
    </message>
    <message>
        <source>Editing this line rewrites no cached tokens</source>
        <translation>この行を編集してもキャッシュ済みトークンの再書き込みはありません</translation>
    </message>
    <message>
        <source>Editing this line rewrites %1 cached tokens</source>
        <translation>この行を編集すると %1 個のキャッシュ済みトークンが再書き込みされます</translation>
    </message>
    <message>
        <source>%1: %2 (one-time cost)</source>
        <extracomment>%1 is a sentence about tokens, %2 a price</extracomment>
        <translation>%1: %2 (一度だけのコスト)</translation>
    </message>
    <message>
        <source>Cost of an edit: %1, %2 tokens</source>
        <extracomment>%1 is a price, %2 a number of tokens</extracomment>
        <translation>編集のコスト: %1、%2 トークン</translation>
    </message>
</context>
<context>
    <name>outcrop::EditSession</name>
    <message>
        <source>Untitled %1</source>
        <extracomment>A document that has no file yet; %1 is a number.</extracomment>
        <translation>無題 %1</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>ディスクから再読み込み</translation>
    </message>
</context>
<context>
    <name>outcrop::EditorCommands</name>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>検索(&amp;I)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation>置換(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <translation>行に移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to Matching &amp;Bracket</source>
        <translation>対応する括弧に移動(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Indent</source>
        <translation>インデント(&amp;I)</translation>
    </message>
    <message>
        <source>U&amp;nindent</source>
        <translation>インデント解除(&amp;N)</translation>
    </message>
    <message>
        <source>Toggle &amp;Comment</source>
        <translation>コメントの切り替え(&amp;C)</translation>
    </message>
    <message>
        <source>Move Lines &amp;Up</source>
        <translation>行を上に移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move Lines &amp;Down</source>
        <translation>行を下に移動(&amp;D)</translation>
    </message>
    <message>
        <source>Dup&amp;licate Lines</source>
        <translation>行を複製(&amp;L)</translation>
    </message>
    <message>
        <source>D&amp;elete Lines</source>
        <translation>行を削除(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Join Lines</source>
        <translation>行を結合(&amp;J)</translation>
    </message>
    <message>
        <source>Add the &amp;Next Occurrence</source>
        <translation>次の出現箇所を追加(&amp;N)</translation>
    </message>
    <message>
        <source>Add a Cursor &amp;Above</source>
        <translation>上にカーソルを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a Cursor &amp;Below</source>
        <translation>下にカーソルを追加(&amp;B)</translation>
    </message>
    <message>
        <source>Show completions (Ctrl+Space)</source>
        <translation>補完候補を表示します (Ctrl+Space)</translation>
    </message>
    <message>
        <source>&amp;Quick Fix…</source>
        <translation>クイックフィックス(&amp;Q)…</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>折りたたみ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>展開(&amp;U)</translation>
    </message>
    <message>
        <source>Fold &amp;All</source>
        <translation>すべて折りたたむ(&amp;A)</translation>
    </message>
    <message>
        <source>U&amp;nfold All</source>
        <translation>すべて展開(&amp;N)</translation>
    </message>
    <message>
        <source>Split &amp;Side by Side</source>
        <translation>左右に分割(&amp;S)</translation>
    </message>
    <message>
        <source>Split &amp;Above and Below</source>
        <translation>上下に分割(&amp;A)</translation>
    </message>
    <message>
        <source>Previ&amp;ew</source>
        <translation>プレビュー(&amp;E)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>PDF としてエクスポート…</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>PDF としてエクスポート</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>行(&amp;L)</translation>
    </message>
    <message>
        <source>Cur&amp;sors</source>
        <translation>カーソル(&amp;S)</translation>
    </message>
    <message>
        <source>Fol&amp;ding</source>
        <translation>折りたたみ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>分割(&amp;S)</translation>
    </message>
    <message>
        <source>Open &amp;Link</source>
        <translation>リンクを開く(&amp;L)</translation>
    </message>
    <message>
        <source>Open the target of the import or link at the cursor</source>
        <translation>カーソル位置のインポートまたはリンクの参照先を開きます</translation>
    </message>
    <message>
        <source>Show Completions</source>
        <translation>補完候補を表示</translation>
    </message>
    <message>
        <source>Cannot write %1. Choose another file.</source>
        <translation>%1 に書き込めません。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Go to Next Pr&amp;oblem</source>
        <translation>次の問題に移動(&amp;O)</translation>
    </message>
    <message>
        <source>Go to Previous Proble&amp;m</source>
        <translation>前の問題に移動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Remove Split</source>
        <translation>分割を解除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>outcrop::EstimateModel</name>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Heuristics</source>
        <translation>ヒューリスティック</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>%1 is a provider and its model</extracomment>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>複雑度</translation>
    </message>
    <message>
        <source>Limits exceeded</source>
        <translation>超過した上限</translation>
    </message>
    <message>
        <source>Suggested subtasks</source>
        <translation>提案されたサブタスク</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Model’s estimate</source>
        <translation>モデルの推定</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>競合</translation>
    </message>
</context>
<context>
    <name>outcrop::EvolutionController</name>
    <message>
        <source>Evolution</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>The scheduled analysis failed</source>
        <translation>予定された分析に失敗しました</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>表をエクスポート</translation>
    </message>
    <message>
        <source>Table exported</source>
        <translation>表をエクスポートしました</translation>
    </message>
    <message>
        <source>Usage of layers and skills, churn of layers, and your decisions on suggestions</source>
        <translation>レイヤーとスキルの使用状況、レイヤーの変動、提案に対する判断</translation>
    </message>
</context>
<context>
    <name>outcrop::EvolutionPanel</name>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Chart: layer change frequency</source>
        <translation>チャート: レイヤーの変更頻度</translation>
    </message>
    <message>
        <source>No turns recorded yet. Send a prompt or import interactions to see how often each workload uses each layer and skill.</source>
        <translation>ターンがまだ記録されていません。プロンプトを送信するかインタラクションをインポートすると、各ワークロードでの各レイヤーとスキルの使用頻度が表示されます。</translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation>分析に失敗しました</translation>
    </message>
    <message>
        <source>No interactions yet</source>
        <translation>インタラクションがまだありません</translation>
    </message>
    <message>
        <source>After you send prompts or import interactions, this panel shows layer and skill usage, layers that change more often than declared, and your decisions on suggestions.</source>
        <translation>プロンプトを送信するかインタラクションをインポートすると、レイヤーとスキルの使用状況、宣言より頻繁に変わるレイヤー、提案に対する判断がこのパネルに表示されます。</translation>
    </message>
    <message>
        <source>For each workload, the share of its turns that used a layer or skill. Keep documents with a share above 50% in the prompt, and load documents with a low share on demand.</source>
        <translation>各ワークロードについて、レイヤーまたはスキルを使用したターンの割合です。割合が 50% を超えるドキュメントはプロンプトに残し、割合の低いドキュメントは必要時に読み込んでください。</translation>
    </message>
    <message>
        <source>The churn of layers appears here when their documents have a history. Save or commit a layer to record a version.</source>
        <translation>ドキュメントに履歴があれば、レイヤーの変動がここに表示されます。レイヤーを保存またはコミットしてバージョンを記録してください。</translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation>分析を実行</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Column titles of a table of the reports of earlier runs</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>Chart: acceptance rate by week</source>
        <translation>チャート: 週別の承諾率</translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentResultView</name>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Chart: %1, %2</source>
        <extracomment>%1 is the content of a chart, such as differences, %2 a metric</extracomment>
        <translation>チャート: %1、%2</translation>
    </message>
    <message>
        <source>Cannot read the result</source>
        <translation>結果を読み取れません</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>結果がまだありません</translation>
    </message>
    <message>
        <source>Results appear here after the first trials.</source>
        <translation>最初の試行の後、結果がここに表示されます。</translation>
    </message>
    <message>
        <source>Cannot plan the experiment</source>
        <translation>実験を計画できません</translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation>試行を実行</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再実行</translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsController</name>
    <message>
        <source>Experiments</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Save Experiment Report</source>
        <translation>実験レポートを保存</translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation>レポートを保存しました</translation>
    </message>
    <message>
        <source>Stopped; completed trials are kept, and you can resume the run</source>
        <translation>停止しました。完了した試行は保持され、実行を再開できます</translation>
    </message>
    <message>
        <source>Stopped early: the stopping rule ended the run</source>
        <translation>早期に停止しました: 停止ルールにより実行が終了しました</translation>
    </message>
    <message>
        <source>Comparison of prompt variants, with the uncertainty of each difference</source>
        <translation>プロンプト案の比較と、各差の不確かさ</translation>
    </message>
    <message>
        <source>Stopped because of an error; completed trials are kept. %1</source>
        <extracomment>%1 is an error</extracomment>
        <translation>エラーのため停止しました。完了した試行は保持されます。%1</translation>
    </message>
    <message>
        <source>Revert the mode of the prompt type</source>
        <translation>プロンプトタイプのモードを元に戻します</translation>
    </message>
    <message>
        <source>Switch the mode of the prompt type</source>
        <translation>プロンプトタイプのモードを切り替えます</translation>
    </message>
    <message>
        <source>Done: all trials were run</source>
        <translation>完了: すべての試行を実行しました</translation>
    </message>
    <message>
        <source>Stopped at the cost limit; completed trials are kept. %1</source>
        <extracomment>%1 is an error</extracomment>
        <translation>コスト上限で停止しました。完了した試行は保持されます。%1</translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsModel</name>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>state of an experiment</extracomment>
        <translation>状態</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>an experiment that is finished</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>%1 is the name of an experiment, %2 its state, %3 the number of cases and the arms</extracomment>
        <translation>%1、%2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) · %1</source>
        <extracomment>%1 are the names of the arms of an experiment</extracomment>
        <translation>
            <numerusform>%n 件のケース · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>the cases and the arms of an experiment</extracomment>
        <translation>内容</translation>
    </message>
    <message>
        <source>running, %1 of %2 trials</source>
        <extracomment>a running experiment; %1 and %2 are numbers of trials</extracomment>
        <translation>実行中、%2 回中 %1 回の試行</translation>
    </message>
    <message>
        <source>stopped, %1 of %2 trials</source>
        <extracomment>an experiment that can be resumed; %1 and %2 are numbers of trials</extracomment>
        <translation>停止、%2 回中 %1 回の試行</translation>
    </message>
    <message>
        <source>stopped early, %1 of %2 trials</source>
        <extracomment>the stopping rule ended the run early</extracomment>
        <translation>早期停止、%2 回中 %1 回の試行</translation>
    </message>
    <message>
        <source>changed since its run, %1 of %2 trials</source>
        <extracomment>the experiment or its cases have changed since the run; %1 and %2 are numbers of trials</extracomment>
        <translation>実行後に変更、%2 回中 %1 回の試行</translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsPanel</name>
    <message>
        <source>As &amp;Markdown…</source>
        <translation>Markdown として(&amp;M)…</translation>
    </message>
    <message>
        <source>As &amp;CSV…</source>
        <translation>CSV として(&amp;C)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON として(&amp;J)…</translation>
    </message>
    <message>
        <source>C&amp;opy Table</source>
        <translation>表をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <extracomment>%1 is the name of an experiment</extracomment>
        <translation>%1 を実行中…</translation>
    </message>
    <message>
        <source>%1: %2 of %3 trials</source>
        <translation>%1: %3 回中 %2 回の試行</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 spent so far</source>
        <extracomment>%1 is a price</extracomment>
        <translation>現在までのコスト %1</translation>
    </message>
    <message>
        <source>about %1 remaining</source>
        <extracomment>%1 is a duration</extracomment>
        <translation>残り 約 %1</translation>
    </message>
    <message>
        <source>current p = %1 (stopping rule)</source>
        <extracomment>%1 is an always-valid p-value, which may be computed repeatedly</extracomment>
        <translation>現在の p = %1 (停止ルール)</translation>
    </message>
    <message>
        <source>&amp;Revert Mode</source>
        <translation>モードを元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>No experiments</source>
        <translation>実験なし</translation>
    </message>
    <message>
        <source>An experiment runs cases with two or more prompt variants and reports the differences with their uncertainty. Experiments are files in experiments/. The cost is shown before each run.</source>
        <translation>実験では、2 つ以上のプロンプト案でケースを実行し、差とその不確かさをレポートします。実験は experiments/ のファイルです。コストは実行前に表示されます。</translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation>新しい実験…</translation>
    </message>
    <message>
        <source>Reading the experiment…</source>
        <translation>実験を読み取り中…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of an experiment, %2 its state</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As &amp;HTML with Charts…</source>
        <translation>チャート付き HTML として(&amp;H)…</translation>
    </message>
    <message>
        <source>Use %1 Mode, as in Arm %2</source>
        <extracomment>%1 is the mode of a prompt type, such as structured, %2 the name of an arm</extracomment>
        <translation>アーム %2 と同じ%1モードを使用</translation>
    </message>
    <message>
        <source>Resume trials</source>
        <translation>試行を再開</translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation>試行を実行</translation>
    </message>
</context>
<context>
    <name>outcrop::ExportController</name>
    <message>
        <source>Choose a Folder for the Bundles</source>
        <translation>バンドルのフォルダーを選択</translation>
    </message>
    <message>
        <source>Exporting to %1…</source>
        <translation>%1 にエクスポート中…</translation>
    </message>
    <message>
        <source>Export Bundles</source>
        <translation>バンドルをエクスポート</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>そのままエクスポート</translation>
    </message>
    <message>
        <source>%1 is not empty. The export replaces files with the same names and keeps all other files.</source>
        <translation>%1 は空ではありません。エクスポートすると、同じ名前のファイルは置き換えられ、ほかのファイルはすべて残されます。</translation>
    </message>
    <message>
        <source>Export here</source>
        <translation>ここにエクスポート</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation>
            <numerusform>%1 に %n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Export failed</source>
        <translation>エクスポートに失敗しました</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>別のフォルダーを選択…</translation>
    </message>
    <message numerus="yes">
        <source>Exported requests for %n provider(s)</source>
        <translation>
            <numerusform>%n 個のプロバイダーのリクエストをエクスポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>a prompt without an agent</source>
        <translation>エージェントのないプロンプト</translation>
    </message>
    <message>
        <source>%1 contains the requests of %2. The export replaces them with the requests of %3.</source>
        <extracomment>%1 is a folder, %2 and %3 are agents</extracomment>
        <translation>%1 には %2 のリクエストが含まれています。エクスポートすると、%3 のリクエストに置き換えられます。</translation>
    </message>
    <message>
        <source>Replace the Earlier Export</source>
        <translation>以前のエクスポートを置き換え</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>問題を表示</translation>
    </message>
    <message>
        <source>No requests were exported</source>
        <translation>リクエストはエクスポートされませんでした</translation>
    </message>
    <message>
        <source>%1. The exported prompt has %2.</source>
        <translation>%1。エクスポートしたプロンプトには%2があります。</translation>
    </message>
    <message>
        <source>Problems in the exported prompt</source>
        <translation>エクスポートしたプロンプトの問題</translation>
    </message>
</context>
<context>
    <name>outcrop::FieldHelp</name>
    <message>
        <source>Select a field to see its description.</source>
        <translation>フィールドを選択すると、その説明が表示されます。</translation>
    </message>
    <message>
        <source>This value is inherited from %1. If you change the value here, it is saved in this document.</source>
        <extracomment>%1 is the file that a value is inherited from.</extracomment>
        <translation>この値は %1 から継承されています。ここで値を変更すると、このドキュメントに保存されます。</translation>
    </message>
    <message>
        <source>This key is not in the schema. It remains in the file.</source>
        <translation>このキーはスキーマにありません。ファイルには残されます。</translation>
    </message>
</context>
<context>
    <name>outcrop::FieldTextEdit</name>
    <message>
        <source>One item per line</source>
        <translation>1 行に 1 項目</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation>%1 のテキスト</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>テキストを入力</translation>
    </message>
</context>
<context>
    <name>outcrop::FileExport</name>
    <message>
        <source>Cannot write %1</source>
        <translation>%1 に書き込めません</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>別のファイルを選択…</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>ファイルを開く</translation>
    </message>
</context>
<context>
    <name>outcrop::FileUndo</name>
    <message>
        <source>%1 has unsaved changes</source>
        <translation>%1 に未保存の変更があります</translation>
    </message>
    <message>
        <source>Save or undo them first: this action changes the file.</source>
        <translation>この操作はファイルを変更するため、先に変更を保存するか元に戻してください。</translation>
    </message>
    <message>
        <source>Undo or redo failed</source>
        <translation>元に戻すまたはやり直しに失敗しました</translation>
    </message>
</context>
<context>
    <name>outcrop::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Distinguish uppercase and lowercase (Alt+C)</source>
        <translation>大文字と小文字を区別します (Alt+C)</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Find whole words only (Alt+W)</source>
        <translation>単語単位でのみ検索します (Alt+W)</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>In selection</source>
        <translation>選択範囲内</translation>
    </message>
    <message>
        <source>Search only the selection (Alt+S)</source>
        <translation>選択範囲のみを検索します (Alt+S)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>検索するテキスト</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後の文字列</translation>
    </message>
    <message>
        <source>Replacement text</source>
        <translation>置換テキスト</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>前の一致に移動します (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Go to the next match (F3)</source>
        <translation>次の一致に移動します (F3)</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>検索バーを閉じる</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>閉じる (Escape)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace this match</source>
        <translation>この一致を置換</translation>
    </message>
    <message>
        <source>Replace this match and go to the next (Enter)</source>
        <translation>この一致を置換し、次に移動します (Enter)</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>すべての一致を置換</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of the selected match, %2 the number of matches</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 件の一致</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace all matches in one undo step</source>
        <translation>すべての一致を、1 回の「元に戻す」で戻せる操作として置換します</translation>
    </message>
    <message>
        <source>No matches were replaced because the text changed during the search. Try again.</source>
        <translation>検索中にテキストが変更されたため、置換されませんでした。もう一度試してください。</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Use a regular expression (Alt+X)</source>
        <translation>正規表現を使用します (Alt+X)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>一致なし</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) replaced</source>
        <translation>
            <numerusform>%n 件の一致を置換しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::FindPanel</name>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Distinguish uppercase and lowercase</source>
        <translation>大文字と小文字を区別します</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation>単語単位でのみ検索します</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Use a regular expression</source>
        <translation>正規表現を使用します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>検索を停止します</translation>
    </message>
    <message>
        <source>Find in all documents</source>
        <translation>すべてのドキュメントを検索</translation>
    </message>
    <message>
        <source>Text to find in all documents</source>
        <translation>すべてのドキュメントで検索するテキスト</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後の文字列</translation>
    </message>
    <message>
        <source>Replacement text for all documents</source>
        <translation>すべてのドキュメントの置換テキスト</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>一致はありません。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;12 matches&quot;, %2 &quot;3 documents&quot;</extracomment>
        <translation>%2に %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 件の一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 個のドキュメント</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; more matches are not shown</source>
        <translation>%1 (表示されていない一致があります)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Find in Documents</source>
        <translation>ドキュメント内を検索</translation>
    </message>
    <message>
        <source>Find in Documents…</source>
        <translation>ドキュメント内を検索…</translation>
    </message>
    <message>
        <source>Replace the selected matches</source>
        <translation>選択した一致を置換</translation>
    </message>
    <message>
        <source>Replace the selected matches in one undo step</source>
        <translation>選択した一致を、1 回の「元に戻す」で戻せる操作として置換します</translation>
    </message>
    <message>
        <source>No matches were replaced. Select at least one match.</source>
        <translation>置換された一致はありません。少なくとも 1 つ選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>Matches replaced in %n document(s).</source>
        <translation>
            <numerusform>%n 個のドキュメントで一致を置換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace selected</source>
        <translation>選択したものを置換</translation>
    </message>
    <message>
        <source>Replace in documents</source>
        <translation>ドキュメント内を置換</translation>
    </message>
    <message>
        <source>Type the text to find and press Enter. If you also type a replacement, the results show the changed lines.</source>
        <translation>検索するテキストを入力し、Enter を押してください。置換テキストも入力すると、結果に変更後の行が表示されます。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 is &quot;12 matches in 3 documents&quot;, %2 &quot;1 document cannot be changed&quot;</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) cannot be changed</source>
        <translation>
            <numerusform>%n 個のドキュメントは変更できません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::FinderPopup</name>
    <message>
        <source>Top %1 of %2 matches</source>
        <translation>%2 件の一致のうち上位 %1 件</translation>
    </message>
</context>
<context>
    <name>outcrop::FindingsBar</name>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>This document has %1</source>
        <translation>このドキュメントには%1があります</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>問題を表示</translation>
    </message>
    <message>
        <source>Apply fix</source>
        <translation>修正を適用</translation>
    </message>
</context>
<context>
    <name>outcrop::FormCommands</name>
    <message>
        <source>&amp;Form</source>
        <translation>フォーム(&amp;F)</translation>
    </message>
    <message>
        <source>Show the fields of the document</source>
        <translation>ドキュメントのフィールドを表示します</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>ソース(&amp;S)</translation>
    </message>
    <message>
        <source>Show the text of the document</source>
        <translation>ドキュメントのテキストを表示します</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>両方(&amp;B)</translation>
    </message>
    <message>
        <source>Form &amp;and Source</source>
        <extracomment>A menu with the view modes of a document: fields, text, or both.</extracomment>
        <translation>フォームとソース(&amp;A)</translation>
    </message>
    <message>
        <source>Show fields and text side by side; choose again to switch the focus between them</source>
        <translation>フィールドとテキストを並べて表示します。もう一度選択すると、両者の間でフォーカスが切り替わります</translation>
    </message>
</context>
<context>
    <name>outcrop::FormDelegate</name>
    <message>
        <source>Value of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation>%1 の値</translation>
    </message>
</context>
<context>
    <name>outcrop::FormModel</name>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Portability</source>
        <extracomment>Portability class of a field.</extracomment>
        <translation>移植性</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(必須)</translation>
    </message>
    <message>
        <source>not in the schema</source>
        <translation>スキーマにありません</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 の名前を変更</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 を変更</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1 をクリア</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>Move item in %1</source>
        <translation>%1 の項目を移動</translation>
    </message>
    <message>
        <source>Add an item…</source>
        <translation>項目を追加…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>キーを追加…</translation>
    </message>
</context>
<context>
    <name>outcrop::FormTree</name>
    <message>
        <source>Edit Value</source>
        <translation>値を編集</translation>
    </message>
    <message>
        <source>Rename Key</source>
        <translation>キーの名前を変更</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>上に移動</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>下に移動</translation>
    </message>
    <message>
        <source>Remove Item</source>
        <extracomment>Removes an item or a field from the document.</extracomment>
        <translation>項目を削除</translation>
    </message>
    <message>
        <source>Clear Field</source>
        <translation>フィールドをクリア</translation>
    </message>
    <message>
        <source>Add Item</source>
        <translation>項目を追加</translation>
    </message>
</context>
<context>
    <name>outcrop::FormView</name>
    <message>
        <source>Filter fields</source>
        <translation>フィールドを絞り込む</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>A filter: only fields that the document has.</extracomment>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Show only fields that have a value or a problem</source>
        <translation>値または問題があるフィールドのみを表示します</translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <extracomment>The fields of a document; %1 is its name.</extracomment>
        <translation>%1 のフィールド</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>the governance file</source>
        <translation>ガバナンスファイル</translation>
    </message>
    <message>
        <source>Fields are read-only until you fix this error in the text</source>
        <translation>テキスト内のこのエラーを修正するまで、フィールドは読み取り専用です</translation>
    </message>
    <message>
        <source>Cannot parse the text: the fields show the last valid state</source>
        <translation>テキストを解析できません: フィールドには最後の有効な状態が表示されています</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>エラーに移動</translation>
    </message>
    <message>
        <source>Field not changed</source>
        <translation>フィールドは変更されませんでした</translation>
    </message>
    <message>
        <source>All fields</source>
        <extracomment>A button that shows a tree of all fields instead of the sections of a form.</extracomment>
        <translation>すべてのフィールド</translation>
    </message>
    <message>
        <source>Show all fields as a tree, with the keys of the file</source>
        <translation>すべてのフィールドを、ファイルのキーとともにツリーで表示します</translation>
    </message>
</context>
<context>
    <name>outcrop::FormatNotice</name>
    <message>
        <source>Prompt XML adds %1 tokens (%2%) to this prompt</source>
        <extracomment>%1 is a number of tokens, %2 a percentage</extracomment>
        <translation>プロンプト XML により、このプロンプトは %1 トークン (%2%) 増加します</translation>
    </message>
    <message>
        <source>The compact form adds %1%. To use it, set compact = true in the [prompt_xml] section of config.toml.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>簡略形では %1% 増加します。使用するには、config.toml の [prompt_xml] セクションで compact = true を設定してください。</translation>
    </message>
    <message>
        <source>Use the automatic format</source>
        <translation>自動の形式を使用</translation>
    </message>
</context>
<context>
    <name>outcrop::GoToBar</name>
    <message>
        <source>&amp;Go to line</source>
        <translation>行に移動(&amp;G)</translation>
    </message>
    <message>
        <source>1 to %1, or line:column</source>
        <translation>1～%1、または行:列</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation>1 から %1 までの数値を入力してください。</translation>
    </message>
    <message>
        <source>Line number or position</source>
        <translation>行番号または位置</translation>
    </message>
</context>
<context>
    <name>outcrop::GuidedTour</name>
    <message>
        <source>Which packets should we pack for the winter list?</source>
        <translation>冬のリストにはどの小袋を詰めればよいですか?</translation>
    </message>
    <message>
        <source>&amp;Guided Tour</source>
        <translation>ガイドツアー(&amp;G)</translation>
    </message>
    <message>
        <source>Learn the main tasks in ten steps, in a copy of the sample workspace</source>
        <translation>サンプルワークスペースのコピーで、主な作業を 10 の手順で学びます</translation>
    </message>
    <message>
        <source>Take a guided tour of the sample</source>
        <translation>サンプルのガイドツアーを始める</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>ツアーを開始</translation>
    </message>
    <message>
        <source>Ten steps in about four minutes. Help &gt; Guided Tour starts it at any time.</source>
        <translation>約 4 分の 10 の手順です。ヘルプ &gt; ガイドツアー からいつでも開始できます。</translation>
    </message>
    <message>
        <source>The tour left unsaved changes</source>
        <translation>ツアーに未保存の変更が残っています</translation>
    </message>
    <message>
        <source>Save or undo them: %1</source>
        <translation>保存するか元に戻してください: %1</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>すべて保存</translation>
    </message>
</context>
<context>
    <name>outcrop::HistoryController</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Document History</source>
        <translation>ドキュメントの履歴</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>ドキュメントが開かれていません</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>ワークスペースが開かれていません</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 を復元</translation>
    </message>
    <message>
        <source>Open a document to see its versions here.</source>
        <translation>ドキュメントを開くと、そのバージョンがここに表示されます。</translation>
    </message>
    <message>
        <source>Open a workspace to see the versions of its documents.</source>
        <translation>ワークスペースを開くと、そのドキュメントのバージョンが表示されます。</translation>
    </message>
    <message>
        <source>Versions of the current document, their differences, and the version that introduced each line</source>
        <translation>現在のドキュメントのバージョンとその差異、および各行を導入したバージョン</translation>
    </message>
</context>
<context>
    <name>outcrop::HistoryPanel</name>
    <message>
        <source>Blame</source>
        <translation>Blame</translation>
    </message>
    <message>
        <source>Show the version that introduced each line</source>
        <translation>各行を導入したバージョンを表示します</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restore the text of this version as one undo step</source>
        <translation>このバージョンのテキストを、1 回の「元に戻す」で戻せる操作として復元します</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Reload the versions</source>
        <translation>バージョンを再読み込みします</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>ドキュメントが開かれていません</translation>
    </message>
    <message>
        <source>Cannot read the history</source>
        <translation>履歴を読み取れません</translation>
    </message>
    <message>
        <source>No versions yet</source>
        <translation>バージョンがまだありません</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n version(s) in %2</source>
        <extracomment>%1 is a document, %2 the source of its versions: git or a journal</extracomment>
        <translation>
            <numerusform>%1: %2 に %n 個のバージョン</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot determine which version introduced each line</source>
        <translation>各行を導入したバージョンを特定できません</translation>
    </message>
    <message>
        <source>Cannot read this version</source>
        <translation>このバージョンを読み取れません</translation>
    </message>
    <message>
        <source>Lines and the versions that introduced them</source>
        <translation>行とそれを導入したバージョン</translation>
    </message>
    <message>
        <source>Open a document to see its versions here.</source>
        <translation>ドキュメントを開くと、そのバージョンがここに表示されます。</translation>
    </message>
    <message>
        <source>Versions appear here after you commit this document.</source>
        <translation>このドキュメントをコミットすると、バージョンがここに表示されます。</translation>
    </message>
    <message>
        <source>Versions appear here after you change and save this document.</source>
        <translation>このドキュメントを変更して保存すると、バージョンがここに表示されます。</translation>
    </message>
    <message>
        <source>Reload versions</source>
        <translation>バージョンを再読み込み</translation>
    </message>
    <message>
        <source>Edit document</source>
        <translation>ドキュメントを編集</translation>
    </message>
    <message>
        <source>Go to Library</source>
        <translation>「ライブラリ」に移動</translation>
    </message>
</context>
<context>
    <name>outcrop::ImportController</name>
    <message>
        <source>Import a prompt file from another tool</source>
        <translation>別のツールのプロンプトファイルをインポートします</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>フォルダーをインポート(&amp;F)…</translation>
    </message>
    <message>
        <source>Import a plugin, skills or other coding agent files</source>
        <translation>プラグイン、スキル、その他のコーディングエージェントのファイルをインポートします</translation>
    </message>
    <message>
        <source>Import from Clip&amp;board</source>
        <translation>クリップボードからインポート(&amp;B)</translation>
    </message>
    <message>
        <source>Import a copied prompt, request or curl command</source>
        <translation>コピーしたプロンプト、リクエスト、curl コマンドをインポートします</translation>
    </message>
    <message>
        <source>Import File</source>
        <translation>ファイルをインポート</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>フォルダーをインポート</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>%n 個のファイルをインポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 をインポート</translation>
    </message>
    <message>
        <source>Impor&amp;t File…</source>
        <translation>ファイルをインポート(&amp;T)…</translation>
    </message>
    <message>
        <source>Choose a Folder for the Imported Files</source>
        <translation>インポートしたファイルのフォルダーを選択</translation>
    </message>
    <message>
        <source>The clipboard contains no text</source>
        <translation>クリップボードにテキストがありません</translation>
    </message>
    <message>
        <source>Copy a prompt, a request or a curl command first.</source>
        <translation>先にプロンプト、リクエスト、curl コマンドのいずれかをコピーしてください。</translation>
    </message>
    <message>
        <source>clipboard</source>
        <extracomment>in locations such as `clipboard:3:5`</extracomment>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>%1 をインポートできません</translation>
    </message>
    <message>
        <source>Open in Edit</source>
        <translation>「編集」で開く</translation>
    </message>
    <message>
        <source>Next on the command line: %1</source>
        <translation>コマンドラインでの次の手順: %1</translation>
    </message>
</context>
<context>
    <name>outcrop::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>新規ファイル</translation>
    </message>
    <message numerus="yes">
        <source>Format: %1. %n file(s) will be created.</source>
        <translation>
            <numerusform>形式: %1。%n 個のファイルが作成されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No values are dropped.</source>
        <translation>除外される値はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are dropped.</source>
        <translation>
            <numerusform>%n 個の値が除外されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>New files</source>
        <translation>新規ファイル</translation>
    </message>
    <message>
        <source>Create files</source>
        <translation>ファイルを作成</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation>損失台帳</translation>
    </message>
</context>
<context>
    <name>outcrop::InputRow</name>
    <message>
        <source>Whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Workspace file whose text is inserted</source>
        <translation>テキストが挿入されるワークスペースのファイル</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose a workspace file</source>
        <translation>ワークスペースのファイルを選択</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Declare this input in the document that uses it</source>
        <translation>この入力を、使用するドキュメントで宣言します</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the text of a button, %2 the name of an input</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No document declares this input</source>
        <translation>この入力を宣言するドキュメントがありません</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>省略可能</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>%1 is the value that an input has by default</extracomment>
        <translation>%1 (既定)</translation>
    </message>
    <message>
        <source>Comma-separated list</source>
        <translation>コンマ区切りのリスト</translation>
    </message>
</context>
<context>
    <name>outcrop::InputsForm</name>
    <message>
        <source>Show or hide the fields of the inputs</source>
        <translation>入力のフィールドの表示と非表示を切り替えます</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Test values</source>
        <translation>テスト値</translation>
    </message>
    <message>
        <source>Fill the inputs with saved values, or save the current values</source>
        <translation>保存した値を入力に設定するか、現在の値を保存します</translation>
    </message>
    <message>
        <source>Use declared test values</source>
        <translation>宣言されたテスト値を使用</translation>
    </message>
    <message>
        <source>Save values as…</source>
        <translation>値に名前を付けて保存…</translation>
    </message>
    <message>
        <source>Clear all values</source>
        <translation>すべての値をクリア</translation>
    </message>
    <message numerus="yes">
        <source>%n required value(s) missing</source>
        <translation>
            <numerusform>必須の値が %n 個ありません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::IntervalChart</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a case, %2 its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>outcrop::KeyEditor</name>
    <message>
        <source>Send a free request to check whether the provider accepts the key</source>
        <translation>無料のリクエストを送信し、プロバイダーがキーを受け付けるか確認します</translation>
    </message>
    <message>
        <source>Remove the key from a source</source>
        <translation>ソースからキーを削除します</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>No provider selected</source>
        <translation>プロバイダーが選択されていません</translation>
    </message>
    <message>
        <source>Paste a key for %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1 のキーを貼り付け</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>From the %1</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;</extracomment>
        <translation>%1から</translation>
    </message>
    <message>
        <source>Allow Outcrop to send this provider’s key to this host</source>
        <translation>このプロバイダーのキーをこのホストに送信することを許可します</translation>
    </message>
    <message>
        <source>Stop Sending the Key to %1</source>
        <extracomment>%1 is a host</extracomment>
        <translation>%1 へのキーの送信を停止</translation>
    </message>
    <message>
        <source>&amp;Test key</source>
        <translation>キーをテスト(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Remove key</source>
        <translation>キーを削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Store key</source>
        <translation>キーを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Store this key in the selected source; the key is not shown again</source>
        <translation>このキーを選択したソースに保存します。キーは再び表示されません</translation>
    </message>
    <message>
        <source>Allow &amp;host</source>
        <translation>ホストを許可(&amp;H)</translation>
    </message>
    <message>
        <source>Rem&amp;ove allowed host…</source>
        <translation>許可したホストを削除(&amp;O)…</translation>
    </message>
    <message>
        <source>Stop sending this provider’s key to an allowed host</source>
        <translation>許可したホストへのこのプロバイダーのキーの送信を停止します</translation>
    </message>
    <message>
        <source>Source in which the key is stored</source>
        <translation>キーを保存するソース</translation>
    </message>
    <message>
        <source>Store in</source>
        <extracomment>Label of a list of key sources</extracomment>
        <translation>保存先</translation>
    </message>
</context>
<context>
    <name>outcrop::KeySourceList</name>
    <message>
        <source>Search order of key sources</source>
        <translation>キーのソースの検索順序</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上に移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下に移動</translation>
    </message>
    <message>
        <source>Move this source up in the search order</source>
        <translation>このソースを検索順序の上に移動します</translation>
    </message>
    <message>
        <source>Move this source down in the search order</source>
        <translation>このソースを検索順序の下に移動します</translation>
    </message>
</context>
<context>
    <name>outcrop::KeySourcesModel</name>
    <message>
        <source>Available</source>
        <translation>使用可能</translation>
    </message>
    <message>
        <source>Available (read-only)</source>
        <translation>使用可能 (読み取り専用)</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>取得元</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>outcrop::KeysController</name>
    <message>
        <source>&amp;Keys and Providers…</source>
        <translation>キーとプロバイダー(&amp;K)…</translation>
    </message>
    <message>
        <source>Cannot read the key settings</source>
        <translation>キーの設定を読み取れません</translation>
    </message>
    <message>
        <source>Removed the key for %1</source>
        <translation>%1 のキーを削除しました</translation>
    </message>
    <message>
        <source>The key for %1 may now be sent to %2</source>
        <translation>%1 のキーを %2 に送信できるようになりました</translation>
    </message>
    <message>
        <source>The key for %1 is no longer sent to %2</source>
        <translation>%1 のキーは %2 に送信されなくなりました</translation>
    </message>
    <message>
        <source>Cannot change the key settings</source>
        <translation>キーの設定を変更できません</translation>
    </message>
    <message>
        <source>Open a workspace to test a key</source>
        <translation>キーをテストするにはワークスペースを開いてください</translation>
    </message>
    <message>
        <source>The key test for %1 failed</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1 のキーのテストに失敗しました</translation>
    </message>
    <message>
        <source>The test sends the key to the host configured in the workspace.</source>
        <translation>テストでは、ワークスペースで設定されたホストにキーが送信されます。</translation>
    </message>
    <message>
        <source>Provider key</source>
        <translation>プロバイダーのキー</translation>
    </message>
    <message>
        <source>Source and host of each provider’s key</source>
        <translation>各プロバイダーのキーのソースとホスト</translation>
    </message>
    <message>
        <source>Stored the key for %1</source>
        <translation>%1 のキーを保存しました</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a state of a key such as &quot;openai: no key&quot;, %2 the action to take</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>outcrop::KeysDialog</name>
    <message>
        <source>Providers and their keys</source>
        <translation>プロバイダーとそのキー</translation>
    </message>
    <message>
        <source>Keys and Providers</source>
        <translation>キーとプロバイダー</translation>
    </message>
    <message>
        <source>Still available: %1.</source>
        <extracomment>%1 is a list of key sources such as &quot;process memory (until you quit), environment&quot;</extracomment>
        <translation>引き続き使用可能: %1。</translation>
    </message>
    <message>
        <source>Some key sources are unavailable</source>
        <translation>一部のキーのソースを使用できません</translation>
    </message>
</context>
<context>
    <name>outcrop::KeysModel</name>
    <message>
        <source>%1 (also: %2)</source>
        <extracomment>%1 is the source of a key, %2 other sources that have one</extracomment>
        <translation>%1 (ほかに: %2)</translation>
    </message>
    <message>
        <source>Testing…</source>
        <extracomment>a key is being tested</extracomment>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>No key needed</source>
        <translation>キー不要</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>a key exists and can be sent</extracomment>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Host not allowed</source>
        <translation>ホスト未許可</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Prompts are copied to the clipboard and responses are pasted. No requests are sent, so no key is needed.</source>
        <translation>プロンプトはクリップボードにコピーされ、応答は貼り付けられます。リクエストは送信されないため、キーは不要です。</translation>
    </message>
    <message>
        <source>Requests are sent to %1 without a key.</source>
        <translation>リクエストはキーなしで %1 に送信されます。</translation>
    </message>
    <message>
        <source>The key from the %1 is sent to %2.</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;, %2 a host</extracomment>
        <translation>%1のキーが %2 に送信されます。</translation>
    </message>
    <message>
        <source>Looking for keys…</source>
        <translation>キーを探しています…</translation>
    </message>
    <message>
        <source>%1: no key needed</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1: キー不要</translation>
    </message>
    <message>
        <source>%1: no key</source>
        <translation>%1: キーなし</translation>
    </message>
    <message>
        <source>%1: host not allowed</source>
        <translation>%1: ホスト未許可</translation>
    </message>
    <message>
        <source>%1: key state unknown</source>
        <translation>%1: キーの状態不明</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>state of a provider&apos;s key</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>source of a key</extracomment>
        <translation>取得元</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>result of a key test</extracomment>
        <translation>テスト</translation>
    </message>
    <message>
        <source>%1: key set</source>
        <translation>%1: キー設定済み</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Host rejected</source>
        <translation>ホスト拒否</translation>
    </message>
    <message>
        <source>The workspace sends requests to %1, which is not the provider’s default host. No key is sent there until you allow the host.</source>
        <extracomment>%1 is a host</extracomment>
        <translation>ワークスペースは、プロバイダーの既定のホストではない %1 にリクエストを送信します。ホストを許可するまで、キーは送信されません。</translation>
    </message>
    <message>
        <source>Keys are never sent to %1: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL.</source>
        <translation>キーは %1 には送信されません: 接続が暗号化されていないか、URL が無効です。有効な HTTPS URL を使用してください。</translation>
    </message>
    <message>
        <source>%1: host rejected</source>
        <translation>%1: ホスト拒否</translation>
    </message>
    <message>
        <source>Store a key in Outcrop.</source>
        <extracomment>%1 is the name of an environment variable</extracomment>
        <translation>Outcrop にキーを保存してください。</translation>
    </message>
    <message>
        <source>Store a key in Outcrop, or set the environment variable %1 before you start it.</source>
        <translation>Outcrop にキーを保存するか、起動前に環境変数 %1 を設定してください。</translation>
    </message>
</context>
<context>
    <name>outcrop::LedgerModel</name>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>%1 %2. %3</source>
        <translation>%1 %2。%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>名前変更</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Approximated</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 → not sent</source>
        <translation>%1 → 送信なし</translation>
    </message>
    <message>
        <source>Original value</source>
        <translation>元の値</translation>
    </message>
    <message>
        <source>Sent value</source>
        <translation>送信される値</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a number of parts of the prompt, %2 the action, such as `dropped`</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Part: %1</source>
        <translation>部分: %1</translation>
    </message>
    <message>
        <source>Location in request: %1</source>
        <translation>リクエスト内の位置: %1</translation>
    </message>
    <message>
        <source>Location in request</source>
        <translation>リクエスト内の位置</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>切り詰め</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>未使用</translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryBadges</name>
    <message>
        <source>Not sent: no text</source>
        <extracomment>%1 is a condition, such as phase == review</extracomment>
        <translation>送信なし: テキストなし</translation>
    </message>
    <message>
        <source>Not sent: %1 is false</source>
        <translation>送信なし: %1 が偽</translation>
    </message>
    <message>
        <source>Not sent: “Layers” is set to “None”</source>
        <translation>送信なし: 「レイヤー」が「なし」に設定</translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryCommands</name>
    <message>
        <source>New L&amp;ibrary Document</source>
        <translation>新しいライブラリドキュメント(&amp;I)</translation>
    </message>
    <message>
        <source>Doc&amp;ument</source>
        <translation>ドキュメント(&amp;U)</translation>
    </message>
    <message>
        <source>Layer in a Tier</source>
        <translation>ティアのレイヤー</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename the document and update the references to it</source>
        <translation>ドキュメントの名前を変更し、参照を更新します</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>複製(&amp;D)…</translation>
    </message>
    <message>
        <source>Copy the document under another name</source>
        <translation>ドキュメントを別の名前でコピーします</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show in the File Manager</source>
        <translation>ファイルマネージャーで表示(&amp;S)</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>削除(&amp;E)…</translation>
    </message>
    <message>
        <source>Move the document to the trash</source>
        <translation>ドキュメントをゴミ箱に移動します</translation>
    </message>
    <message>
        <source>Document not created</source>
        <translation>ドキュメントは作成されませんでした</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>新しい%1</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>作成(&amp;C)</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 の名前を変更</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Document not renamed</source>
        <translation>ドキュメントの名前は変更されませんでした</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 を複製</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Document not duplicated</source>
        <translation>ドキュメントは複製されませんでした</translation>
    </message>
    <message>
        <source>%1 has unsaved changes</source>
        <translation>%1 に未保存の変更があります</translation>
    </message>
    <message>
        <source>Save the document first: this command changes its file.</source>
        <translation>このコマンドはファイルを変更するため、先にドキュメントを保存してください。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>%1 was not deleted</source>
        <translation>%1 は削除されませんでした</translation>
    </message>
    <message>
        <source>Moved %1 to the trash</source>
        <translation>%1 をゴミ箱に移動しました</translation>
    </message>
    <message>
        <source>You can restore it from the trash in your file manager.</source>
        <translation>ファイルマネージャーでゴミ箱から復元できます。</translation>
    </message>
    <message>
        <source>Show &amp;History</source>
        <translation>履歴を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Show the versions of the document and their differences</source>
        <translation>ドキュメントのバージョンとその差異を表示します</translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>%1 を作成</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Rename in the L&amp;ibrary</source>
        <translation>ライブラリで名前を変更(&amp;I)</translation>
    </message>
    <message>
        <source>Edit the name of the selected document in its row, and update the references to it</source>
        <translation>選択したドキュメントの名前を行内で編集し、参照を更新します</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n documents?</source>
        <translation>
            <numerusform>%n 個のドキュメントを削除しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 sentences about costs</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy the full path of the document</source>
        <translation>ドキュメントの完全なパスをコピーします</translation>
    </message>
    <message>
        <source>Open the folder that contains the document</source>
        <translation>ドキュメントを含むフォルダーを開きます</translation>
    </message>
    <message>
        <source>New Layer</source>
        <translation>新しいレイヤー</translation>
    </message>
    <message>
        <source>Open I&amp;mported Prompt</source>
        <translation>インポートしたプロンプトを開く(&amp;M)</translation>
    </message>
    <message>
        <source>Show the imported prompt in Edit, with its task, conversation, agent, provider and model</source>
        <translation>インポートしたプロンプトを、タスク、会話、エージェント、プロバイダー、モデルとともに「編集」で表示します</translation>
    </message>
    <message numerus="yes">
        <source>This moves %n file(s) to the trash. You can restore them later.</source>
        <translation>
            <numerusform>%n 個のファイルをゴミ箱に移動します。後で復元できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This moves %1 to the trash. You can restore it later.</source>
        <translation>%1 をゴミ箱に移動します。後で復元できます。</translation>
    </message>
    <message numerus="yes">
        <source>This moves the folder %1 with %n document(s) to the trash. You can restore it later.</source>
        <translation>
            <numerusform>%n 個のドキュメントを含むフォルダー %1 をゴミ箱に移動します。後で復元できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>「%1」を削除しますか?</translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryDelegate</name>
    <message>
        <source>not sent</source>
        <translation>送信なし</translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryPanel</name>
    <message>
        <source>No matching documents</source>
        <translation>一致するドキュメントなし</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>No documents yet</source>
        <translation>ドキュメントがまだありません</translation>
    </message>
    <message>
        <source>Layers, agents, skills and profiles in this folder appear here. To start, add a Markdown file to a folder named layers.</source>
        <translation>このフォルダーのレイヤー、エージェント、スキル、プロファイルがここに表示されます。始めるには、layers という名前のフォルダーに Markdown ファイルを追加してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>%n is the number of documents that match the filter</extracomment>
        <translation>
            <numerusform>%n 件の一致</numerusform>
        </translation>
    </message>
    <message>
        <source>A document matches if its name or path contains every word of the filter.</source>
        <translation>名前またはパスにフィルターのすべての語を含むドキュメントが一致します。</translation>
    </message>
    <message>
        <source>Reload workspace</source>
        <translation>ワークスペースを再読み込み</translation>
    </message>
</context>
<context>
    <name>outcrop::LineGutter</name>
    <message>
        <source>Quick fix available: click, or press Alt+Return on the line</source>
        <translation>クイックフィックスがあります: クリックするか、行で Alt+Return を押してください</translation>
    </message>
</context>
<context>
    <name>outcrop::LiveCall</name>
    <message>
        <source>%1 characters of reasoning so far</source>
        <translation>現在までの推論 %1 文字</translation>
    </message>
</context>
<context>
    <name>outcrop::MainWindow</name>
    <message>
        <source>Open Folder as Workspace</source>
        <translation>フォルダーをワークスペースとして開く</translation>
    </message>
    <message>
        <source>%1[*] – Outcrop</source>
        <extracomment>%1 is the name of the workspace; [*] marks unsaved changes.</extracomment>
        <translation>%1[*] – Outcrop</translation>
    </message>
    <message>
        <source>Outcrop[*]</source>
        <translation>Outcrop[*]</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>%1 を開けません</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>別のフォルダーを選択…</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>一覧をクリア(&amp;C)</translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation>%1 はこのワークスペースにありません</translation>
    </message>
    <message>
        <source>The document is built in, or was removed after the workspace was loaded. Press F5 to reload.</source>
        <translation>ドキュメントは組み込みのものか、ワークスペースの読み込み後に削除されました。再読み込みするには F5 を押してください。</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>ドキュメントが開かれていません</translation>
    </message>
    <message>
        <source>Open a document from the Library, or click text in the prompt to go to its source.</source>
        <translation>ライブラリからドキュメントを開くか、プロンプト内のテキストをクリックしてその出典に移動してください。</translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation>ライブラリに移動</translation>
    </message>
    <message>
        <source>Export Strata as SVG</source>
        <translation>地層を SVG としてエクスポート</translation>
    </message>
    <message>
        <source>Strata exported</source>
        <translation>地層をエクスポートしました</translation>
    </message>
    <message>
        <source>Prompt Templ&amp;ates…</source>
        <translation>プロンプトテンプレート(&amp;A)…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>Show and change the mode of each prompt type: structured or unstructured</source>
        <translation>各プロンプトタイプのモード (構造化または非構造化) を表示して変更します</translation>
    </message>
    <message>
        <source>Show this panel and move the focus to it</source>
        <translation>このパネルを表示し、フォーカスを移動します</translation>
    </message>
    <message>
        <source>Go to Library</source>
        <translation>「ライブラリ」に移動</translation>
    </message>
    <message>
        <source>Go to Render</source>
        <translation>「レンダリング」に移動</translation>
    </message>
    <message>
        <source>Go to Problems</source>
        <translation>「問題」に移動</translation>
    </message>
    <message>
        <source>Go to Strata</source>
        <translation>「地層」に移動</translation>
    </message>
    <message>
        <source>Show context</source>
        <translation>コンテキストを表示</translation>
    </message>
    <message>
        <source>The sample in %1 has no records</source>
        <translation>%1 のサンプルには記録がありません</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>Create the Sample Workspace</source>
        <translation>サンプルワークスペースを作成</translation>
    </message>
    <message>
        <source>Cannot create the sample in %1</source>
        <translation>%1 にサンプルを作成できません</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation>通知…</translation>
    </message>
    <message>
        <source>To use the files of another client, select the client in the Context view and press “Use in Edit”.</source>
        <translation>別のクライアントのファイルを使用するには、「コンテキスト」ビューでクライアントを選択し、「『編集』で使用」を押してください。</translation>
    </message>
    <message>
        <source>List the notifications of this window, including closed ones</source>
        <translation>閉じた通知も含め、このウィンドウの通知を一覧表示します</translation>
    </message>
</context>
<context>
    <name>outcrop::ManualResponses</name>
    <message>
        <source>Cannot store the response</source>
        <translation>応答を保存できません</translation>
    </message>
    <message>
        <source>%1 contains no response</source>
        <translation>%1 に応答が含まれていません</translation>
    </message>
    <message>
        <source>The file is empty, unreadable, or larger than 100 MiB. Choose another file.</source>
        <translation>ファイルが空か、読み取れないか、100 MiB を超えています。別のファイルを選んでください。</translation>
    </message>
</context>
<context>
    <name>outcrop::MarkdownPreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>outcrop::MessageBar</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a successful action</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Close this notification</source>
        <translation>この通知を閉じる</translation>
    </message>
</context>
<context>
    <name>outcrop::MoveProposal</name>
    <message>
        <source>Move “%1” to %2?</source>
        <extracomment>%1 is a layer, %2 a tier</extracomment>
        <translation>「%1」を %2 に移動しますか?</translation>
    </message>
    <message>
        <source>Computing the effect on each provider’s request…</source>
        <translation>各プロバイダーへのリクエストに対する影響を計算中…</translation>
    </message>
    <message>
        <source>Move “%1” in %2 from position %3 to %4?</source>
        <extracomment>%1 is a layer, %2 its tier, %3 and %4 are positions</extracomment>
        <translation>%2 の「%1」を位置 %3 から %4 に移動しますか?</translation>
    </message>
    <message>
        <source>Move “%1” from %2 to %3?</source>
        <translation>「%1」を %2 から %3 に移動しますか?</translation>
    </message>
    <message>
        <source>This move also changes %1.</source>
        <translation>この移動により %1 も変わります。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 sentences about costs</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>outcrop::NameDialog</name>
    <message>
        <source>File: %1</source>
        <extracomment>%1 is the path of a new file, %2 the paths of files that change</extracomment>
        <translation>ファイル: %1</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n reference(s) to update</source>
        <translation>
            <numerusform>%1: %n 件の参照を更新</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1、%2 行目: %3</translation>
    </message>
    <message>
        <source>File: %1. This also changes %2.</source>
        <translation>ファイル: %1。%2 も変更されます。</translation>
    </message>
</context>
<context>
    <name>outcrop::NavigationHistory</name>
    <message>
        <source>Go Bac&amp;k</source>
        <extracomment>Goes to the previous location of the cursor, like Back in a browser.</extracomment>
        <translation>戻る(&amp;K)</translation>
    </message>
    <message>
        <source>Go &amp;Forward</source>
        <extracomment>Reverses Go Back, like Forward in a browser.</extracomment>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Go back to the previous cursor location</source>
        <translation>前のカーソル位置に戻ります</translation>
    </message>
    <message>
        <source>Go forward to the next cursor location</source>
        <translation>次のカーソル位置に進みます</translation>
    </message>
</context>
<context>
    <name>outcrop::NewFolderDialog</name>
    <message>
        <source>&amp;Folder:</source>
        <translation>フォルダー(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>The folder is created if it does not exist. If it contains files, a new folder is created inside it.</source>
        <translation>フォルダーが存在しない場合は作成されます。ファイルがある場合は、その中に新しいフォルダーが作成されます。</translation>
    </message>
</context>
<context>
    <name>outcrop::NotificationsDialog</name>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>一覧をクリア</translation>
    </message>
    <message>
        <source>The notifications of this window appear here and remain listed after you close them.</source>
        <translation>このウィンドウの通知がここに表示され、閉じた後も一覧に残ります。</translation>
    </message>
</context>
<context>
    <name>outcrop::OriginsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not in any version yet</source>
        <extracomment>about a line that no version contains</extracomment>
        <translation>まだどのバージョンにもありません</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>time of the version that introduced a line</extracomment>
        <translation>日時</translation>
    </message>
</context>
<context>
    <name>outcrop::OutsideLayers</name>
    <message>
        <source>Allow Layers Outside the &amp;Workspace…</source>
        <translation>ワークスペース外のレイヤーを許可(&amp;W)…</translation>
    </message>
    <message numerus="yes">
        <source>config.toml lists %n layer(s) outside the workspace folder</source>
        <translation>
            <numerusform>config.toml にワークスペースフォルダー外のレイヤーが %n 個記載されています</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Files outside the workspace become part of your prompts only if you allow reading them.</source>
        <translation>%1。ワークスペース外のファイルは、読み取りを許可した場合にのみプロンプトに含まれます。</translation>
    </message>
    <message>
        <source>Allow reading</source>
        <translation>読み取りを許可</translation>
    </message>
    <message>
        <source>Deny reading</source>
        <translation>読み取りを拒否</translation>
    </message>
    <message>
        <source>Allow or deny reading layers that config.toml lists outside the workspace folder</source>
        <translation>config.toml に記載されたワークスペース外のレイヤーの読み取りを許可または拒否します</translation>
    </message>
</context>
<context>
    <name>outcrop::PatternEditor</name>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Type text to match against the pattern</source>
        <translation>パターンと照合するテキストを入力してください</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>パターン(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Test text:</source>
        <extracomment>Text for testing a regular expression.</extracomment>
        <translation>テストテキスト(&amp;T):</translation>
    </message>
    <message>
        <source>Regular expression of %1</source>
        <translation>%1 の正規表現</translation>
    </message>
    <message>
        <source>The pattern takes too many steps on this text. Simplify the pattern.</source>
        <translation>このテキストではパターンの照合の手順が多すぎます。パターンを簡単にしてください。</translation>
    </message>
    <message>
        <source>The pattern is a valid regular expression.</source>
        <translation>パターンは有効な正規表現です。</translation>
    </message>
    <message>
        <source>The pattern does not match this text.</source>
        <translation>パターンはこのテキストに一致しません。</translation>
    </message>
    <message>
        <source>The pattern matches the whole text.</source>
        <translation>パターンはテキスト全体に一致します。</translation>
    </message>
    <message numerus="yes">
        <source>The pattern matches %n time(s).</source>
        <translation>
            <numerusform>パターンは %n 回一致します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Character %1 of the pattern: %2</source>
        <extracomment>%1 is a position, %2 a syntax error in a regular expression.</extracomment>
        <translation>パターンの %1 文字目: %2</translation>
    </message>
    <message>
        <source>Test text for the regular expression</source>
        <translation>正規表現のテストテキスト</translation>
    </message>
</context>
<context>
    <name>outcrop::PickerBar</name>
    <message>
        <source>None (default)</source>
        <translation>なし (既定)</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (既定)</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>%1 is the number of choices in the popup that differ from the default</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>More (%1)</source>
        <translation>その他 (%1)</translation>
    </message>
    <message>
        <source>The adapter does not list this model</source>
        <translation>アダプターにこのモデルがありません</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the label of a choice such as Phase, %2 its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityController</name>
    <message>
        <source>Portability</source>
        <translation>移植性</translation>
    </message>
    <message>
        <source>Agent Portabilit&amp;y</source>
        <translation>エージェントの移植性(&amp;Y)</translation>
    </message>
    <message>
        <source>Save Portability Report</source>
        <translation>移植性レポートを保存</translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation>レポートを保存しました</translation>
    </message>
    <message>
        <source>Fix portability findings</source>
        <translation>移植性の検出項目を修正</translation>
    </message>
    <message>
        <source>Test results by agent and portability criterion</source>
        <translation>エージェントと移植性基準ごとのテスト結果</translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityModel</name>
    <message numerus="yes">
        <source>%1: %n criterion(s) failed</source>
        <extracomment>%1 is an agent&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: 不合格の基準 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 is a criterion such as PV-004, %2 an agent&apos;s name, %3 the outcome, such as &quot;failed&quot;.</extracomment>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>The summary column.</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>not opted in</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>API
parameters</source>
        <translation>API
パラメーター</translation>
    </message>
    <message>
        <source>Tool
schemas</source>
        <translation>ツール
スキーマ</translation>
    </message>
    <message>
        <source>Output
schema</source>
        <translation>出力
スキーマ</translation>
    </message>
    <message>
        <source>Template
tokens</source>
        <translation>テンプレート
トークン</translation>
    </message>
    <message>
        <source>Chain of
thought</source>
        <translation>思考の
連鎖</translation>
    </message>
    <message>
        <source>Model
names</source>
        <translation>モデル
名</translation>
    </message>
    <message>
        <source>Required
features</source>
        <translation>必要な
機能</translation>
    </message>
    <message>
        <source>Context
window</source>
        <translation>コンテキスト
ウィンドウ</translation>
    </message>
    <message>
        <source>Body
format</source>
        <translation>本文の
形式</translation>
    </message>
    <message>
        <source>Valid
output</source>
        <translation>有効な
出力</translation>
    </message>
    <message>
        <source>Tool
calls</source>
        <translation>ツール
呼び出し</translation>
    </message>
    <message>
        <source>Same
identity</source>
        <translation>同一の
役割</translation>
    </message>
    <message>
        <source>Smaller
models</source>
        <translation>小型
モデル</translation>
    </message>
    <message>
        <source>Unchanged
request</source>
        <translation>リクエスト
変更なし</translation>
    </message>
    <message>
        <source>Optional
section</source>
        <translation>省略可能な
セクション</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 is a code such as PV-001, %2 a title, %3 a condition</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Constraint
adherence</source>
        <translation>制約の
順守</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n error(s) in the file</source>
        <extracomment>%1 is a sentence about failed criteria</extracomment>
        <translation>
            <numerusform>%1。ファイルのエラー %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Consistent
quality</source>
        <translation>品質の
一貫性</translation>
    </message>
    <message>
        <source>Number of failed criteria and file errors. ✓ means none; ✓ 12/14 means that 2 of 14 criteria were not run.</source>
        <translation>不合格の基準とファイルのエラーの数。✓ はなし、✓ 12/14 は 14 個の基準のうち 2 個が未実行であることを示します。</translation>
    </message>
    <message>
        <source>Portability
flag</source>
        <translation>移植性
フラグ</translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityPanel</name>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON として(&amp;J)…</translation>
    </message>
    <message>
        <source>As J&amp;Unit, for CI…</source>
        <translation>JUnit として、CI 用(&amp;U)…</translation>
    </message>
    <message>
        <source>Testing agents…</source>
        <translation>エージェントをテスト中…</translation>
    </message>
    <message>
        <source>%1 %2: %3. %4</source>
        <translation>%1 %2: %3。%4</translation>
    </message>
    <message>
        <source>%1 not opted in</source>
        <translation>無効 %1 件</translation>
    </message>
    <message>
        <source>%1 not applicable</source>
        <translation>該当なし %1 件</translation>
    </message>
    <message>
        <source>%1 not run</source>
        <translation>未実行 %1 件</translation>
    </message>
    <message>
        <source>No matching agents</source>
        <translation>一致するエージェントなし</translation>
    </message>
    <message>
        <source>The filter or “Only failures” hides all agents.</source>
        <translation>フィルターまたは「不合格のみ」により、すべてのエージェントが非表示になっています。</translation>
    </message>
    <message>
        <source>Show all agents</source>
        <translation>すべてのエージェントを表示</translation>
    </message>
    <message>
        <source>No agents</source>
        <translation>エージェントなし</translation>
    </message>
    <message>
        <source>As &amp;Text…</source>
        <translation>テキストとして(&amp;T)…</translation>
    </message>
    <message>
        <source>As &amp;SARIF 2.1.0, for Code Scanning…</source>
        <translation>SARIF 2.1.0 として、コードスキャン用(&amp;S)…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>%1 is a file, with a line and a column if they are known</extracomment>
        <translation>%1 を開く</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with errors</source>
        <translation>
            <numerusform>エラーのあるファイル %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Test results of the agents in the workspace appear here. To start, add an agent to the workspace.</source>
        <translation>ワークスペースのエージェントのテスト結果がここに表示されます。始めるには、ワークスペースにエージェントを追加してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) passed</source>
        <extracomment>A test is a pair of an agent and a criterion; %1 is the number of passed tests.</extracomment>
        <translation>
            <numerusform>%n 件のテストのうち %1 件が合格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>注記 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching problems</source>
        <translation>一致する問題なし</translation>
    </message>
    <message>
        <source>The filter or the severity buttons hide all problems.</source>
        <translation>フィルターまたは重大度のボタンにより、すべての問題が非表示になっています。</translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation>すべての問題を表示</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>Problems in documents and in the current request appear here.</source>
        <translation>ドキュメントと現在のリクエストの問題がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>outcrop::PromptInputsController</name>
    <message>
        <source>Test values not loaded</source>
        <translation>テスト値は読み込まれませんでした</translation>
    </message>
    <message>
        <source>Choose a Workspace File</source>
        <translation>ワークスペースのファイルを選択</translation>
    </message>
    <message>
        <source>Save Test Values</source>
        <translation>テスト値を保存</translation>
    </message>
    <message>
        <source>Test values not saved</source>
        <translation>テスト値は保存されませんでした</translation>
    </message>
</context>
<context>
    <name>outcrop::QualityController</name>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Quality over Time</source>
        <translation>品質の推移</translation>
    </message>
    <message>
        <source>Response quality by week and prompt type</source>
        <translation>週とプロンプトタイプごとの応答の品質</translation>
    </message>
    <message>
        <source>Cannot read the records</source>
        <translation>記録を読み取れません</translation>
    </message>
    <message>
        <source>Export Quality Data</source>
        <translation>品質データをエクスポート</translation>
    </message>
    <message>
        <source>Quality data exported</source>
        <translation>品質データをエクスポートしました</translation>
    </message>
</context>
<context>
    <name>outcrop::QualityGauge</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Quality: %1</source>
        <translation>品質: %1</translation>
    </message>
    <message>
        <source>%1 %2, weight %3</source>
        <extracomment>%1 is a part of the quality, %2 its value, %3 its weight</extracomment>
        <translation>%1 %2、重み %3</translation>
    </message>
    <message>
        <source>No deductions</source>
        <translation>減点なし</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a part of the quality, %2 its value</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>重み %1</translation>
    </message>
</context>
<context>
    <name>outcrop::QualityPanel</name>
    <message>
        <source>Chart: quality of %1</source>
        <translation>チャート: %1 の品質</translation>
    </message>
    <message>
        <source>Chart: quality</source>
        <translation>チャート: 品質</translation>
    </message>
    <message>
        <source>No rated responses yet</source>
        <translation>評価済みの応答はまだありません</translation>
    </message>
    <message>
        <source>When you send prompts, the responses are rated and recorded. Their quality appears here by week and prompt type.</source>
        <translation>プロンプトを送信すると、応答が評価され記録されます。週とプロンプトタイプごとの品質がここに表示されます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation>プロンプトを送信</translation>
    </message>
</context>
<context>
    <name>outcrop::QuickOpen</name>
    <message>
        <source>Open a document</source>
        <translation>ドキュメントを開く</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Type a name, a title or a path; :12 goes to line 12</source>
        <translation>名前、タイトル、パスのいずれかを入力してください。:12 で 12 行目に移動します</translation>
    </message>
    <message>
        <source>%1 (condensed)</source>
        <translation>%1 (要約)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Press Enter to open a document. Recently used documents come first.</source>
        <translation>ドキュメントを開くには Enter を押してください。最近使用したドキュメントが先に表示されます。</translation>
    </message>
    <message>
        <source>No matching documents in this workspace</source>
        <translation>このワークスペースに一致するドキュメントはありません</translation>
    </message>
</context>
<context>
    <name>outcrop::RangeChart</name>
    <message>
        <source>%1 · ▏%2</source>
        <extracomment>%1 is the unit of the scale, %2 the meaning of the mark</extracomment>
        <translation>%1 · ▏%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a name, %2 its value with the interval</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>outcrop::RatifyController</name>
    <message>
        <source>Ratify</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Ratify Suggestions</source>
        <translation>提案を承認</translation>
    </message>
    <message>
        <source>Review suggestions with their evidence, and accept or reject their changes</source>
        <translation>根拠とともに提案を確認し、変更を承諾または却下します</translation>
    </message>
    <message>
        <source>Not accepted: %1</source>
        <translation>承諾されませんでした: %1</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Save or undo them first.</source>
        <translation>%1 に未保存の変更があります。先に保存するか元に戻してください。</translation>
    </message>
    <message>
        <source>Accept even though the prompt exceeds its budget?</source>
        <translation>プロンプトが予算を超えますが、承諾しますか?</translation>
    </message>
    <message>
        <source>Accept suggestion for %1</source>
        <translation>%1 の提案を承諾</translation>
    </message>
    <message>
        <source>Accept anyway</source>
        <translation>それでも承諾</translation>
    </message>
    <message>
        <source>There are later changes. Undo them first with Edit &gt; Undo.</source>
        <translation>後の変更があります。先に 編集 &gt; 元に戻す で元に戻してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n open suggestion(s)</source>
        <translation>
            <numerusform>未決の提案 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::RatifyPanel</name>
    <message>
        <source>Effect on each provider’s prompt:</source>
        <translation>各プロバイダーのプロンプトに対する影響:</translation>
    </message>
    <message>
        <source>Example interactions:</source>
        <translation>インタラクションの例:</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>state of the listed suggestions</extracomment>
        <translation>未決</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>承諾済み</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>却下済み</translation>
    </message>
    <message>
        <source>No change to review</source>
        <translation>レビューする変更なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the kind of a suggestion such as Promotion, %2 its title</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 open · %2 accepted · %3 rejected · changes are applied only when you accept them</source>
        <extracomment>numbers of suggestions</extracomment>
        <translation>未決 %1 · 承諾 %2 · 却下 %3 · 変更は承諾した場合にのみ適用されます</translation>
    </message>
    <message>
        <source>Cannot read the records</source>
        <translation>記録を読み取れません</translation>
    </message>
    <message>
        <source>No suggestions yet</source>
        <translation>提案がまだありません</translation>
    </message>
    <message>
        <source>The analysis uses recorded interactions and document history to suggest changes, each with evidence and usually a diff. You decide hunk by hunk; no change is applied automatically.</source>
        <translation>分析では、記録されたインタラクションとドキュメントの履歴を使用して、根拠と通常は差分を伴う変更を提案します。ハンクごとに判断できます。変更が自動的に適用されることはありません。</translation>
    </message>
    <message>
        <source>No open suggestions</source>
        <translation>未決の提案なし</translation>
    </message>
    <message>
        <source>No accepted suggestions</source>
        <translation>承諾済みの提案なし</translation>
    </message>
    <message>
        <source>No rejected suggestions</source>
        <translation>却下済みの提案なし</translation>
    </message>
    <message>
        <source>Analyzing…</source>
        <translation>分析中…</translation>
    </message>
    <message>
        <source>Accept edited text</source>
        <extracomment>a button: accepts the selected hunks; %1 of %2</extracomment>
        <translation>編集したテキストを承諾</translation>
    </message>
    <message>
        <source>Accept %1 of %2 hunks</source>
        <translation>%2 個中 %1 個のハンクを承諾</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>承諾</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>With all hunks: %1</source>
        <extracomment>%1 is the change of tokens and the costs</extracomment>
        <translation>すべてのハンクを含む場合: %1</translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation>分析を実行</translation>
    </message>
    <message>
        <source>You have accepted or rejected every suggestion. After more interactions are recorded, run the analysis to look for more suggestions.</source>
        <translation>すべての提案を承諾または却下しました。インタラクションがさらに記録されたら、分析を実行して新しい提案を探してください。</translation>
    </message>
    <message>
        <source>Suggestions appear here after you accept them.</source>
        <translation>提案を承諾すると、ここに表示されます。</translation>
    </message>
    <message>
        <source>Suggestions appear here after you reject them.</source>
        <translation>提案を却下すると、ここに表示されます。</translation>
    </message>
    <message>
        <source>Test the change on held-out turns: recorded turns that are not examples of this suggestion.</source>
        <translation>ホールドアウトのターン (この提案の例ではない記録済みのターン) で変更をテストします。</translation>
    </message>
    <message>
        <source>Recording the decision…</source>
        <translation>判断を記録中…</translation>
    </message>
    <message>
        <source>Testing the change on held-out turns…</source>
        <translation>ホールドアウトのターンで変更をテスト中…</translation>
    </message>
</context>
<context>
    <name>outcrop::RenderActions</name>
    <message>
        <source>c&amp;url</source>
        <translation>curl(&amp;U)</translation>
    </message>
    <message>
        <source>Show a shell command that sends this request</source>
        <translation>このリクエストを送信するシェルコマンドを表示します</translation>
    </message>
    <message>
        <source>Sc&amp;hema</source>
        <translation>スキーマ(&amp;H)</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>Compare two to five providers side by side</source>
        <translation>2～5 個のプロバイダーを並べて比較します</translation>
    </message>
    <message>
        <source>Sho&amp;w in Render</source>
        <translation>「レンダリング」で表示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Follow the Cursor</source>
        <translation>カーソルに追従(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next Occurrence</source>
        <translation>次の出現箇所(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next occurrence of the same text in the request</source>
        <translation>リクエスト内で同じテキストが次に現れる位置に移動します</translation>
    </message>
    <message>
        <source>Pre&amp;vious Occurrence</source>
        <translation>前の出現箇所(&amp;V)</translation>
    </message>
    <message>
        <source>Go to the previous occurrence of the same text in the request</source>
        <translation>リクエスト内で同じテキストが前に現れる位置に移動します</translation>
    </message>
    <message>
        <source>F&amp;ind in Tab…</source>
        <translation>タブ内を検索(&amp;I)…</translation>
    </message>
    <message>
        <source>Find text in the current tab</source>
        <translation>現在のタブのテキストを検索します</translation>
    </message>
    <message>
        <source>&amp;Save Tab Contents…</source>
        <translation>タブの内容を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the contents of the current tab to a file</source>
        <translation>現在のタブの内容をファイルに保存します</translation>
    </message>
    <message>
        <source>Save Tab Contents</source>
        <translation>タブの内容を保存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 は保存されませんでした</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>別のファイルを選択…</translation>
    </message>
    <message>
        <source>Scroll the request to the text at the cursor in the editor</source>
        <translation>リクエストを、エディターのカーソル位置のテキストまでスクロールします</translation>
    </message>
    <message>
        <source>Show where the request contains the text at the cursor in the editor</source>
        <translation>エディターのカーソル位置のテキストがリクエストのどこに含まれるかを表示します</translation>
    </message>
    <message>
        <source>Show the JSON Schemas as sent to this provider, and the changes to them</source>
        <translation>このプロバイダーに送信される JSON Schema とその変更を表示します</translation>
    </message>
</context>
<context>
    <name>outcrop::RenderGutter</name>
    <message>
        <source>Continues the line above; wrapped only for display</source>
        <translation>上の行の続き (表示上の折り返しのみ)</translation>
    </message>
    <message>
        <source>Matches the text at the cursor in the editor</source>
        <translation>エディターのカーソル位置のテキストに一致</translation>
    </message>
</context>
<context>
    <name>outcrop::RenderPanel</name>
    <message>
        <source>Copy tab contents</source>
        <translation>タブの内容をコピー</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n 個のセクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 個のツール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s)</source>
        <translation>
            <numerusform>以前のメッセージ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses (%1)</source>
        <translation>損失 (%1)</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>No losses</source>
        <translation>損失なし</translation>
    </message>
    <message>
        <source>Show kept and renamed parts</source>
        <translation>維持された部分と名前が変わった部分を表示</translation>
    </message>
    <message>
        <source>Cannot render this prompt</source>
        <translation>このプロンプトをレンダリングできません</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>エラーに移動</translation>
    </message>
    <message>
        <source>No prompt yet</source>
        <translation>プロンプトがまだありません</translation>
    </message>
    <message>
        <source>Choose a provider above to see the exact request.</source>
        <translation>上でプロバイダーを選ぶと、正確なリクエストが表示されます。</translation>
    </message>
    <message>
        <source>The whole prompt and the exact request to %1 appear here. Choose an agent, add a layer or write a task.</source>
        <translation>プロンプト全体と %1 への正確なリクエストがここに表示されます。エージェントを選ぶか、レイヤーを追加するか、タスクを書いてください。</translation>
    </message>
    <message>
        <source>Write a task</source>
        <translation>タスクを書く</translation>
    </message>
    <message>
        <source>%1 is not part of this request</source>
        <translation>%1 はこのリクエストの一部ではありません</translation>
    </message>
    <message>
        <source>%1 · occurrence %2 of %3</source>
        <extracomment>%1 is the source of the text; %2 and %3 are numbers</extracomment>
        <translation>%1 · 出現箇所 %2 / %3</translation>
    </message>
    <message>
        <source>No losses before this position in %1</source>
        <translation>%1 のこの位置より前に損失はありません</translation>
    </message>
    <message>
        <source>%1 does not come from a document</source>
        <translation>%1 はドキュメントに由来しません</translation>
    </message>
    <message>
        <source>No losses before this position in this document</source>
        <translation>このドキュメントのこの位置より前に損失はありません</translation>
    </message>
    <message>
        <source>%1 · not sent; the nearest sent text is shown</source>
        <translation>%1 · 送信なし。最も近い送信テキストを表示しています</translation>
    </message>
    <message>
        <source>This document is not part of the request</source>
        <translation>このドキュメントはリクエストの一部ではありません</translation>
    </message>
    <message>
        <source>Every part is sent as written</source>
        <translation>すべての部分が記述どおりに送信されます</translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added for %1 appear here. Every part of this prompt is sent as written.</source>
        <translation>%1 で失われた、変更された、または追加された部分がここに表示されます。このプロンプトはすべての部分が記述どおりに送信されます。</translation>
    </message>
    <message>
        <source>headings are for reading and are not sent</source>
        <translation>見出しは表示用であり、送信されません</translation>
    </message>
</context>
<context>
    <name>outcrop::RenderSearch</name>
    <message>
        <source>Find in this tab</source>
        <translation>このタブ内を検索</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Both are numbers: match 3 of 12</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 件の一致</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 matches</source>
        <translation>少なくとも %1 件の一致</translation>
    </message>
</context>
<context>
    <name>outcrop::RepairModel</name>
    <message>
        <source>(empty)</source>
        <extracomment>shown where a repair inserted or removed text</extracomment>
        <translation>(空)</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>%1 is the text before a repair, %2 the text after it</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <extracomment>%1 is a rule such as &quot;Trailing comma&quot;, %2 a line, %3 the change</extracomment>
        <translation>%1、%2 行目: %3</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>line and column in the response</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>置換前</translation>
    </message>
    <message>
        <source>JSON pointer</source>
        <translation>JSON ポインター</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>置換後</translation>
    </message>
</context>
<context>
    <name>outcrop::ResponsePanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the request; the text received so far is kept (Esc)</source>
        <translation>リクエストを停止します。受信済みのテキストは保持されます (Esc)</translation>
    </message>
    <message>
        <source>Review and send a follow-up that asks for a corrected response</source>
        <translation>訂正した応答を求める後続メッセージを確認して送信します</translation>
    </message>
    <message>
        <source>Copy the prompt to the clipboard again</source>
        <translation>プロンプトをもう一度クリップボードにコピーします</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Use the text on the clipboard as the response</source>
        <translation>クリップボードのテキストを応答として使用します</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Response</source>
        <comment>menu</comment>
        <translation>応答</translation>
    </message>
    <message>
        <source>&amp;Open Response…</source>
        <translation>応答を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Copy Response</source>
        <translation>応答をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy Current &amp;Table</source>
        <translation>現在の表をコピー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save Response…</source>
        <translation>応答を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>No response yet</source>
        <translation>応答がまだありません</translation>
    </message>
    <message>
        <source>The response appears here as it arrives, with its quality, repairs and findings. You can also paste or drop a response from elsewhere.</source>
        <translation>応答が届くと、品質、修復、検出項目とともにここに表示されます。ほかで得た応答を貼り付けたりドロップしたりすることもできます。</translation>
    </message>
    <message>
        <source>Open a workspace to send its prompt. You can also paste or drop a response from elsewhere.</source>
        <translation>プロンプトを送信するにはワークスペースを開いてください。ほかで得た応答を貼り付けたりドロップしたりすることもできます。</translation>
    </message>
    <message>
        <source>An agent guardrail rejected the response</source>
        <translation>エージェントのガードレールが応答を却下しました</translation>
    </message>
    <message>
        <source>The prompt is on the clipboard</source>
        <translation>プロンプトはクリップボードにあります</translation>
    </message>
    <message>
        <source>A prompt is waiting for its response</source>
        <translation>応答を待っているプロンプトがあります</translation>
    </message>
    <message>
        <source>Paste the prompt into the model’s chat window. Then paste or drop the response here, or save it as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>プロンプトをモデルのチャットウィンドウに貼り付けてください。その後、応答をここに貼り付けるかドロップするか、%1 として保存してください。</translation>
    </message>
    <message>
        <source>The clipboard contains no text</source>
        <translation>クリップボードにテキストがありません</translation>
    </message>
    <message>
        <source>Copy the response first, then paste it here.</source>
        <translation>先に応答をコピーし、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation>プロンプトを送信</translation>
    </message>
    <message>
        <source>Paste response</source>
        <translation>応答を貼り付け</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>プロンプトをコピー</translation>
    </message>
    <message>
        <source>Set a key…</source>
        <translation>キーを設定…</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>もう一度送信</translation>
    </message>
    <message>
        <source>Called tools: %1. To answer such calls automatically, set “Simulated tool replies” in the options of the next request.</source>
        <extracomment>%1 is a list of tools</extracomment>
        <translation>呼び出されたツール: %1。このような呼び出しに自動的に応答するには、次のリクエストのオプションで「模擬ツールの返答」を設定してください。</translation>
    </message>
    <message>
        <source>Send follow-up…</source>
        <translation>後続メッセージを送信…</translation>
    </message>
    <message>
        <source>The model called tools and is waiting for their results</source>
        <translation>モデルがツールを呼び出し、結果を待っています</translation>
    </message>
    <message>
        <source>Open, copy or save a response, or copy a table</source>
        <translation>応答を開く、コピーする、保存する、または表をコピーします</translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseRetrySheet</name>
    <message>
        <source>Follow-up message</source>
        <translation>後続メッセージ</translation>
    </message>
    <message>
        <source>This message is sent as the next turn of the conversation. You can edit it first.</source>
        <translation>このメッセージは会話の次のターンとして送信されます。先に編集できます。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseSummary</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <extracomment>time until the first token of a response</extracomment>
        <translation>最初のトークンまで %1</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Incomplete response</source>
        <translation>不完全な応答</translation>
    </message>
    <message>
        <source>quality %1</source>
        <extracomment>%1 is a quality such as &quot;86 out of 100&quot;</extracomment>
        <translation>品質 %1</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>コスト不明</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>受信中</translation>
    </message>
    <message>
        <source>%1 characters so far</source>
        <translation>現在まで %1 文字</translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <translation>応答を待機中</translation>
    </message>
    <message>
        <source>Show the edit</source>
        <translation>編集箇所を表示</translation>
    </message>
    <message>
        <source>stop reason: “%1”</source>
        <extracomment>%1 is the provider&apos;s stop reason, such as `refusal`</extracomment>
        <translation>停止理由:「%1」</translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseTables</name>
    <message>
        <source>Repairs</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Findings in the response</source>
        <translation>応答の検出項目</translation>
    </message>
    <message>
        <source>Requests sent</source>
        <translation>送信したリクエスト</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>データがまだありません</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>データなし</translation>
    </message>
    <message>
        <source>Data in the response appears here next to the expected fields.</source>
        <translation>応答のデータが、期待されるフィールドと並んでここに表示されます。</translation>
    </message>
    <message>
        <source>No repairs</source>
        <translation>修復なし</translation>
    </message>
    <message>
        <source>Repairs of the response appear here with their locations and the text before and after.</source>
        <translation>応答の修復が、位置および前後のテキストとともにここに表示されます。</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>未検査</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>検出項目なし</translation>
    </message>
    <message>
        <source>Findings such as schema violations, leftover placeholders and echoed tags appear here.</source>
        <translation>スキーマ違反、残ったプレースホルダー、反復されたタグなどの検出項目がここに表示されます。</translation>
    </message>
    <message>
        <source>Request in progress</source>
        <translation>リクエストの処理中</translation>
    </message>
    <message>
        <source>No requests sent</source>
        <translation>送信したリクエストなし</translation>
    </message>
    <message>
        <source>Requests appear here with their times, their outcomes and the reason for any retry or fallback.</source>
        <translation>リクエストが、時間、結果、再試行やフォールバックの理由とともにここに表示されます。</translation>
    </message>
    <message>
        <source>No quality scores yet</source>
        <translation>品質スコアがまだありません</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Response data</source>
        <translation>応答データ</translation>
    </message>
    <message>
        <source>Response quality</source>
        <translation>応答の品質</translation>
    </message>
    <message>
        <source>The scores of the response for schema, completeness and rules appear here with their reasons.</source>
        <translation>スキーマ、完全性、ルールに関する応答のスコアが、理由とともにここに表示されます。</translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseTextView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>The text as received. Repairs have a dashed underline and findings a wavy underline; a bar marks data.</source>
        <translation>受信したままのテキスト。修復には破線の下線、検出項目には波線の下線が付き、データはバーで示されます。</translation>
    </message>
</context>
<context>
    <name>outcrop::RulesController</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The response</source>
        <extracomment>the checked text, at the start of a sentence: the response in the Response panel</extracomment>
        <translation>応答</translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation>検査を停止しました</translation>
    </message>
    <message>
        <source>Save Rule Report</source>
        <translation>ルールレポートを保存</translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation>レポートを保存しました</translation>
    </message>
    <message>
        <source>No response to check. Send a prompt or paste a response in the Response panel.</source>
        <translation>検査する応答がありません。プロンプトを送信するか、「応答」パネルに応答を貼り付けてください。</translation>
    </message>
    <message>
        <source>Workspace rules, their violations, and their cost in the prompt</source>
        <translation>ワークスペースのルール、その違反、プロンプトでのコスト</translation>
    </message>
</context>
<context>
    <name>outcrop::RulesModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a domain, %2 its number of rules</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>examples fail for %n rule(s)</source>
        <translation>
            <numerusform>例が不合格のルール %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) violated</source>
        <translation>
            <numerusform>ルール違反 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are a rule&apos;s id and name</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>examples: %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Last check</source>
        <extracomment>result of the last check</extracomment>
        <translation>前回の検査</translation>
    </message>
    <message>
        <source>Check method</source>
        <extracomment>check method of a rule</extracomment>
        <translation>検査方法</translation>
    </message>
</context>
<context>
    <name>outcrop::RulesPanel</name>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON として(&amp;J)…</translation>
    </message>
    <message>
        <source>As J&amp;Unit, for CI…</source>
        <translation>JUnit として、CI 用(&amp;U)…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <extracomment>%1 is a file, or &quot;the response&quot;</extracomment>
        <translation>%1 を検査中…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file, or &quot;the response&quot;; %2 the result of the check</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n 個のルール</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching rules</source>
        <translation>一致するルールなし</translation>
    </message>
    <message>
        <source>The filter or “Only failures” hides all rules.</source>
        <translation>フィルターまたは「不合格のみ」により、すべてのルールが非表示になっています。</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>すべてのルールを表示</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>ルールなし</translation>
    </message>
    <message>
        <source>No prompt templates. Define templates in config/hybrid_prompt_templates.yaml.</source>
        <translation>プロンプトテンプレートがありません。config/hybrid_prompt_templates.yaml で定義してください。</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <extracomment>a tab with the findings of the last check; %1 is their number</extracomment>
        <translation>検出項目 (%1)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>As &amp;Text…</source>
        <translation>テキストとして(&amp;T)…</translation>
    </message>
    <message>
        <source>As &amp;SARIF 2.1.0, for Code Scanning…</source>
        <translation>SARIF 2.1.0 として、コードスキャン用(&amp;S)…</translation>
    </message>
    <message>
        <source>Rules and the findings of their checks appear here. Define rules in config/prompt_rules.yaml, each with a description, a validation type and a severity.</source>
        <translation>ルールとその検査の検出項目がここに表示されます。ルールは config/prompt_rules.yaml で、説明、検証タイプ、重大度を付けて定義してください。</translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaEditor</name>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Outline of the schema</source>
        <translation>スキーマの概要</translation>
    </message>
    <message>
        <source>JSON Schema of %1</source>
        <translation>%1 の JSON Schema</translation>
    </message>
    <message>
        <source>No schema yet. Start with {&quot;type&quot;: &quot;object&quot;}.</source>
        <translation>スキーマがまだありません。{&quot;type&quot;: &quot;object&quot;} から始めてください。</translation>
    </message>
    <message>
        <source>This is a valid JSON Schema.</source>
        <translation>有効な JSON Schema です。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>The document keeps the previous schema until this text is a JSON object.</source>
        <translation>このテキストが JSON オブジェクトになるまで、ドキュメントは以前のスキーマを保持します。</translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaOutlineModel</name>
    <message>
        <source>Property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <extracomment>A required property; %1 is its name.</extracomment>
        <translation>%1 (必須)</translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaPane</name>
    <message>
        <source>Sent as written.</source>
        <translation>記述どおりに送信されます。</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>スキーマ</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>記述どおり</translation>
    </message>
    <message>
        <source>Show the schema as written in the agent instead of as sent to the provider</source>
        <translation>プロバイダーに送信されるスキーマの代わりに、エージェントに書かれたスキーマを表示します</translation>
    </message>
    <message>
        <source>Changes to the schema</source>
        <translation>スキーマの変更</translation>
    </message>
    <message>
        <source>No schema</source>
        <translation>スキーマなし</translation>
    </message>
    <message>
        <source>The output schema and the tool schemas appear here as the provider receives them. Add an output schema or a tool to the agent.</source>
        <translation>出力スキーマとツールスキーマが、プロバイダーが受け取る形でここに表示されます。エージェントに出力スキーマまたはツールを追加してください。</translation>
    </message>
    <message>
        <source>Output schema or tool schema</source>
        <translation>出力スキーマまたはツールスキーマ</translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaTable</name>
    <message>
        <source>Property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>プロパティを追加</translation>
    </message>
    <message>
        <source>Remove property</source>
        <translation>プロパティを削除</translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <extracomment>Accessible name of a table; %1 is the name of a field with a JSON Schema.</extracomment>
        <translation>%1 のプロパティ</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <extracomment>Accessible name of a choice; %1 is a property of a JSON Schema.</extracomment>
        <translation>%1 の型</translation>
    </message>
</context>
<context>
    <name>outcrop::SearchController</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search Knowledge</source>
        <translation>ナレッジを検索</translation>
    </message>
    <message>
        <source>Find skills, memories, documents, notes and interactions, and see how they are ranked</source>
        <translation>スキル、メモリ、ドキュメント、ノート、インタラクションを検索し、その順位付けを確認します</translation>
    </message>
    <message>
        <source>The [retrieval] section of config.toml uses embeddings from %1. Your search words and the indexed text are sent to this host.</source>
        <extracomment>%1 is a host</extracomment>
        <translation>config.toml の [retrieval] セクションは %1 の埋め込みを使用します。検索語とインデックスの対象テキストはこのホストに送信されます。</translation>
    </message>
    <message>
        <source>Semantic Search</source>
        <translation>意味検索</translation>
    </message>
    <message>
        <source>Stopped; documents indexed so far remain in the index</source>
        <translation>停止しました。これまでに作成されたインデックスは残ります</translation>
    </message>
    <message>
        <source>Indexing failed: %1</source>
        <translation>インデックスの作成に失敗しました: %1</translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation>%1 はこのワークスペースにありません</translation>
    </message>
    <message>
        <source>If the file was moved or deleted, update the index. Search also finds files outside the workspace, which you cannot open here.</source>
        <translation>ファイルが移動または削除された場合は、インデックスを更新してください。検索ではワークスペース外のファイルも見つかりますが、ここでは開けません。</translation>
    </message>
    <message>
        <source>Send text to this host</source>
        <translation>このホストにテキストを送信</translation>
    </message>
</context>
<context>
    <name>outcrop::SearchHitsModel</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>outcrop::SearchPanel</name>
    <message>
        <source>All collections</source>
        <translation>すべてのコレクション</translation>
    </message>
    <message>
        <source>Any workload</source>
        <translation>すべてのワークロード</translation>
    </message>
    <message>
        <source>Indexing…</source>
        <translation>インデックス作成中…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 the title of a hit, %2 its location</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Select a result to see its ranking.</source>
        <translation>結果を選択すると、その順位付けが表示されます。</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message>
        <source>Update index</source>
        <translation>インデックスを更新</translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation>インデックスがまだありません</translation>
    </message>
    <message>
        <source>Search knowledge</source>
        <translation>ナレッジを検索</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Type the words of a request. Select a result to see its ranking. “Skills for this turn” lists the skills that a turn with these words would load.</source>
        <translation>リクエストの語を入力してください。結果を選択すると、その順位付けが表示されます。「このターンのスキル」には、これらの語を含むターンで読み込まれるスキルが一覧表示されます。</translation>
    </message>
    <message>
        <source>Create index</source>
        <translation>インデックスを作成</translation>
    </message>
    <message>
        <source>Index skills, memories, documents, notes and interactions to search them by keyword, and by meaning if config.toml names an embeddings provider. Text is sent only to this provider.</source>
        <translation>スキル、メモリ、ドキュメント、ノート、インタラクションのインデックスを作成すると、キーワードで検索できます。config.toml に埋め込みプロバイダーの指定があれば、意味でも検索できます。テキストはこのプロバイダーにのみ送信されます。</translation>
    </message>
    <message>
        <source>No document in this collection and workload contains these or similar words.</source>
        <translation>このコレクションとワークロードには、これらの語または類似の語を含むドキュメントはありません。</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>すべてを検索</translation>
    </message>
    <message>
        <source>No document contains these or similar words. Try fewer words, or rebuild the index if a document is missing.</source>
        <translation>これらの語または類似の語を含むドキュメントはありません。語を減らすか、ドキュメントが見つからない場合はインデックスを再構築してください。</translation>
    </message>
    <message>
        <source>Rebuild index</source>
        <translation>インデックスを再構築</translation>
    </message>
</context>
<context>
    <name>outcrop::SectionFieldEditor</name>
    <message>
        <source>Clear %1</source>
        <extracomment>Removes a field from the document; %1 is its name.</extracomment>
        <translation>%1 をクリア</translation>
    </message>
    <message>
        <source>Edit as JSON…</source>
        <translation>JSON として編集…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Accessible name of a button; %1 is its text, %2 the name of a field.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必須</translation>
    </message>
</context>
<context>
    <name>outcrop::SectionForm</name>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A section of a form and the number of its fields with a value.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This key is not in the schema. It remains in the file.</source>
        <translation>このキーはスキーマにありません。ファイルには残されます。</translation>
    </message>
</context>
<context>
    <name>outcrop::SendChoicesForm</name>
    <message>
        <source>default</source>
        <extracomment>a field of the send sheet without a value</extracomment>
        <translation>既定</translation>
    </message>
    <message>
        <source>Maximum response length, in tokens</source>
        <translation>応答の最大長 (トークン)</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>推論の強度</translation>
    </message>
    <message>
        <source>Timeout, in seconds</source>
        <translation>タイムアウト (秒)</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>再試行回数</translation>
    </message>
    <message>
        <source>Maximum cost, in dollars</source>
        <translation>最大コスト (ドル)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Fall back to the agent’s other models</source>
        <translation>エージェントのほかのモデルにフォールバックする</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>それでも送信</translation>
    </message>
    <message>
        <source>Simulated tool replies</source>
        <translation>模擬ツールの返答</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Maximum tool rounds</source>
        <translation>ツールの最大往復回数</translation>
    </message>
    <message>
        <source>Send even if the request exceeds the context window, violates an agent requirement or guardrail, has no task, or is missing a required part</source>
        <translation>リクエストがコンテキストウィンドウを超える、エージェントの要件またはガードレールに違反する、タスクがない、必要な部分が欠けているといった場合でも送信します</translation>
    </message>
    <message>
        <source>Workspace YAML file with simulated replies to the model’s tool calls</source>
        <translation>モデルのツール呼び出しに対する模擬の返答を含むワークスペースの YAML ファイル</translation>
    </message>
    <message>
        <source>Call another model only if the selected model fails without processing the request; a local model falls back only to other local models</source>
        <translation>選択したモデルがリクエストを処理せずに失敗した場合にのみ、別のモデルを呼び出します。ローカルモデルは、ほかのローカルモデルにのみフォールバックします</translation>
    </message>
</context>
<context>
    <name>outcrop::SendController</name>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>The response with its repairs, findings and quality</source>
        <translation>応答とその修復、検出項目、品質</translation>
    </message>
    <message>
        <source>Sen&amp;d</source>
        <translation>送信(&amp;D)</translation>
    </message>
    <message>
        <source>the previous response was not valid</source>
        <translation>以前の応答が有効ではありませんでした</translation>
    </message>
    <message>
        <source>Some files were not saved</source>
        <translation>一部のファイルが保存されませんでした</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <extracomment>%1 is a session, %2 a phase, %3 the request</extracomment>
        <translation>%1 · %2: %3</translation>
    </message>
    <message>
        <source>A prompt is waiting for its response</source>
        <translation>応答を待っているプロンプトがあります</translation>
    </message>
    <message>
        <source>Open Response</source>
        <translation>応答を開く</translation>
    </message>
    <message>
        <source>Save Response</source>
        <translation>応答を保存</translation>
    </message>
    <message>
        <source>Response saved</source>
        <translation>応答を保存しました</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>応答を追加</translation>
    </message>
    <message>
        <source>Send · %1 input</source>
        <extracomment>%1 is the price of the input of the first request, without the response</extracomment>
        <translation>送信 · 入力 %1</translation>
    </message>
    <message>
        <source>Input: %1 for the first request, %2 with a warm cache. The next step shows the maximum cost, which includes the longest response.</source>
        <translation>入力: 初回リクエストは %1、ウォームキャッシュでは %2。次の手順で、最長の応答を含む最大コストが表示されます。</translation>
    </message>
    <message>
        <source>Some records were not stored</source>
        <translation>一部の記録が保存されませんでした</translation>
    </message>
    <message>
        <source>Review the host and cost, then send the prompt to the provider</source>
        <translation>ホストとコストを確認し、プロンプトをプロバイダーに送信します</translation>
    </message>
    <message>
        <source>Review the host and cost, then send the prompt to %1</source>
        <translation>ホストとコストを確認し、プロンプトを %1 に送信します</translation>
    </message>
    <message>
        <source>Not ready to send: %1</source>
        <translation>送信の準備ができていません: %1</translation>
    </message>
</context>
<context>
    <name>outcrop::SendSheet</name>
    <message>
        <source>not needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>from the %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>Copy the prompt and paste the response later?</source>
        <translation>プロンプトをコピーし、後で応答を貼り付けますか?</translation>
    </message>
    <message>
        <source>Send this request to %1?</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>このリクエストを %1 に送信しますか?</translation>
    </message>
    <message>
        <source>%1 needs an API key before you can send</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>送信するには %1 の API キーが必要です</translation>
    </message>
    <message>
        <source>Cannot send to %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1 に送信できません</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Request to send</source>
        <translation>送信するリクエスト</translation>
    </message>
    <message>
        <source>Cannot send</source>
        <translation>送信できません</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Replay %1 with %2?</source>
        <extracomment>%1 is a session, %2 a provider</extracomment>
        <translation>%1 を %2 で再生しますか?</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), in sequence</source>
        <translation>
            <numerusform>%n ターンを順番に</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <extracomment>%1 is a session, %2 a phase, %3 a number</extracomment>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>about %1, if the responses are as long as in the original session</source>
        <translation>応答が元のセッションと同じ長さの場合、約 %1</translation>
    </message>
    <message>
        <source>unknown: no price for this model</source>
        <translation>不明: このモデルの価格がありません</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>%1 is a provider and model, %2 what selected it</extracomment>
        <translation>モデル</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>送信先</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>価格不明</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4</source>
        <extracomment>%1 is the reason of the request, %2 a provider and model, %3 a host, %4 a price</extracomment>
        <translation>%1: %3 の %2、%4</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %n time(s)</source>
        <translation>
            <numerusform>%1、最大 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>skipped: %1</source>
        <translation>スキップ: %1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n request(s)</source>
        <translation>
            <numerusform>最大 %n 回のリクエスト</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>%1 input, at most %2 output</source>
        <translation>入力 %1、出力 最大 %2</translation>
    </message>
    <message>
        <source>%1 input</source>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>%1 for input, plus the cost of the output</source>
        <extracomment>%1 is an amount of money</extracomment>
        <translation>入力 %1 と出力のコスト</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1 · %2, turn %3</source>
        <translation>%1 · %2、ターン %3</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Secrets</source>
        <extracomment>%1 lists the secrets found: &quot;1 × OpenAI key&quot;</extracomment>
        <translation>シークレット</translation>
    </message>
    <message>
        <source>Not ready to send</source>
        <translation>送信の準備ができていません</translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation>高額すぎます</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Always send to %1 without asking</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1 には常に確認なしで送信する</translation>
    </message>
    <message>
        <source>Always copy without asking</source>
        <translation>常に確認なしでコピーする</translation>
    </message>
    <message>
        <source>Set a key…</source>
        <translation>キーを設定…</translation>
    </message>
    <message>
        <source>Options for this request</source>
        <translation>このリクエストのオプション</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>プロンプトをコピー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>instead of the failed request</source>
        <translation>失敗したリクエストの代わり</translation>
    </message>
    <message>
        <source>Outcrop still asks for confirmation if the request has problems, parts would be omitted, other models can be used, or the prompt contains secrets</source>
        <translation>リクエストに問題がある、部分が省略される、ほかのモデルを使用できる、プロンプトにシークレットが含まれるといった場合は、引き続き確認が求められます</translation>
    </message>
    <message>
        <source>Omitted parts</source>
        <translation>省略された部分</translation>
    </message>
    <message>
        <source>missing, and this host is not allowed</source>
        <translation>なし、このホストは未許可</translation>
    </message>
    <message>
        <source>not sent to this host until you allow the host</source>
        <translation>ホストを許可するまでこのホストには送信されません</translation>
    </message>
    <message>
        <source>never sent to this host: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL.</source>
        <translation>このホストには送信されません: 接続が暗号化されていないか、URL が無効です。有効な HTTPS URL を使用してください。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>%1 for input, at most %2 with the longest responses</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation>入力 %1、最長の応答の場合は最大 %2</translation>
    </message>
    <message>
        <source>The prompt contains %1. The prompt is sent and stored in the session files unredacted; only the recorded interaction is redacted.</source>
        <translation>プロンプトに %1 が含まれています。プロンプトは秘匿化されずに送信され、セッションファイルに保存されます。秘匿化されるのは記録されるインタラクションのみです。</translation>
    </message>
</context>
<context>
    <name>outcrop::SessionView</name>
    <message>
        <source>Typing</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>This document is read-only because it is outside the workspace or not valid UTF-8. To edit it, copy it into the workspace or save it as UTF-8.</source>
        <translation>このドキュメントはワークスペースの外にあるか、有効な UTF-8 ではないため、読み取り専用です。編集するには、ワークスペースにコピーするか、UTF-8 で保存してください。</translation>
    </message>
</context>
<context>
    <name>outcrop::SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>time of the last turn of a session</extracomment>
        <translation>最後のターン</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>the folder of a session</extracomment>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>number of turns of a session</extracomment>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Unknown, because no turn has a record of its tokens</source>
        <translation>トークンの記録があるターンがないため、不明</translation>
    </message>
    <message numerus="yes">
        <source>Without %n turn(s) that have no record of their tokens</source>
        <translation>
            <numerusform>トークンの記録がない %n ターンを除く</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown, because the price of a model is unknown</source>
        <translation>モデルの価格が不明なため、不明</translation>
    </message>
</context>
<context>
    <name>outcrop::SettingsDialog</name>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>when documents are saved automatically</extracomment>
        <translation>しない</translation>
    </message>
    <message>
        <source>After a pause in typing</source>
        <translation>入力が止まったとき</translation>
    </message>
    <message>
        <source>When you leave the document</source>
        <translation>ドキュメントを離れるとき</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>no spell checking</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>ハイコントラスト ライト</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>ハイコントラスト ダーク</translation>
    </message>
    <message>
        <source>System language (%1)</source>
        <extracomment>%1 is the name of a language, such as Deutsch</extracomment>
        <translation>システムの言語 (%1)</translation>
    </message>
</context>
<context>
    <name>outcrop::SettingsTransfer</name>
    <message>
        <source>Export Settings…</source>
        <translation>設定をエクスポート…</translation>
    </message>
    <message>
        <source>Import Settings…</source>
        <translation>設定をインポート…</translation>
    </message>
    <message>
        <source>Replace your settings and shortcuts with those in a file</source>
        <translation>設定とショートカットを、ファイルのものに置き換えます</translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation>設定をエクスポート</translation>
    </message>
    <message>
        <source>Settings exported</source>
        <translation>設定をエクスポートしました</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>設定をインポート</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>%1 を読み取れません</translation>
    </message>
    <message>
        <source>%1. Check the file permissions.</source>
        <translation>%1。ファイルのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>%1 is too large for a settings file</source>
        <translation>%1 は設定ファイルとしては大きすぎます</translation>
    </message>
    <message>
        <source>Settings not imported</source>
        <translation>設定はインポートされませんでした</translation>
    </message>
    <message>
        <source>Settings imported</source>
        <translation>設定をインポートしました</translation>
    </message>
    <message>
        <source>Choose a file that was exported with “Export Settings”.</source>
        <translation>「設定をエクスポート」でエクスポートしたファイルを選んでください。</translation>
    </message>
    <message>
        <source>Write your settings and shortcuts to a file for use on another computer</source>
        <translation>設定とショートカットを、別のコンピューターで使用できるようファイルに書き込みます</translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutEditor</name>
    <message>
        <source>%1 also has this shortcut. If two commands share a shortcut, neither works.</source>
        <extracomment>%1 is a command</extracomment>
        <translation>%1 にもこのショートカットがあります。2 つのコマンドのショートカットが同じ場合、どちらも機能しません。</translation>
    </message>
    <message>
        <source>%1 and %2 have the same shortcut, so neither works. Change one of them.</source>
        <extracomment>%1 and %2 are commands</extracomment>
        <translation>%1 と %2 のショートカットが同じであるため、どちらも機能しません。一方を変更してください。</translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutsModel</name>
    <message>
        <source>%1
Default: %2</source>
        <translation>%1
既定: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Conflicts with %1</source>
        <translation>%1 と競合</translation>
    </message>
    <message>
        <source>Changed from default</source>
        <extracomment>state of a keyboard shortcut: not the default</extracomment>
        <translation>既定から変更</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>the keys of a keyboard shortcut</extracomment>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>outcrop::SpellMarks</name>
    <message>
        <source>Add “%1” to the Dictionary</source>
        <translation>「%1」を辞書に追加</translation>
    </message>
    <message>
        <source>Correct spelling</source>
        <translation>つづりを訂正</translation>
    </message>
</context>
<context>
    <name>outcrop::StatusFields</name>
    <message>
        <source>Provider and model of the request</source>
        <translation>リクエストのプロバイダーとモデル</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完全</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 文字</translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>損失 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompt length in characters</source>
        <translation>プロンプトの文字数</translation>
    </message>
    <message>
        <source>Every part is sent as written</source>
        <translation>すべての部分が記述どおりに送信されます</translation>
    </message>
    <message>
        <source>Input %1 · warm cache %2</source>
        <extracomment>prices of the input: the first request, and the same request with a warm cache</extracomment>
        <translation>入力 %1 · ウォームキャッシュ %2</translation>
    </message>
    <message>
        <source>Input price of the first request, and of the same request with a warm cache; the Budget view adds the responses and the growing conversation</source>
        <translation>初回リクエストの入力価格と、ウォームキャッシュでの同じリクエストの入力価格。「予算」ビューでは、応答と増えていく会話も加算されます</translation>
    </message>
    <message>
        <source>Problems in the workspace and in this request</source>
        <translation>ワークスペースとこのリクエストの問題</translation>
    </message>
    <message>
        <source>Dropped and truncated parts</source>
        <translation>除外された部分と切り詰められた部分</translation>
    </message>
</context>
<context>
    <name>outcrop::StrataModel</name>
    <message>
        <source>%1 · %2 of the prompt</source>
        <extracomment>A size, and its share of the whole prompt</extracomment>
        <translation>%1 · プロンプトの %2</translation>
    </message>
    <message>
        <source>%1 · changes %2</source>
        <extracomment>A tier of the prompt, and the expected frequency of changes</extracomment>
        <translation>%1 · 変更: %2</translation>
    </message>
    <message>
        <source>when %1 (%2)</source>
        <translation>条件: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>A layer, skill or agent, and its tier</extracomment>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>%1 of the prompt</source>
        <translation>プロンプトの %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>ティア</translation>
    </message>
    <message>
        <source>Cadence</source>
        <translation>変更頻度</translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <extracomment>%1 is a unit, such as characters</extracomment>
        <translation>サイズ (%1)</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>割合 (%)</translation>
    </message>
    <message>
        <source>Cache</source>
        <extracomment>Heading of a column: cache state</extracomment>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading of a column: sent, or the reason why a part is not sent</extracomment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>ティア</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>output instructions</source>
        <translation>出力の指示</translation>
    </message>
    <message>
        <source>request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>The condensed form is sent because the context window of the model is small.</source>
        <translation>モデルのコンテキストウィンドウが小さいため、要約版が送信されます。</translation>
    </message>
    <message>
        <source>attachments</source>
        <translation>添付ファイル</translation>
    </message>
    <message>
        <source>text from the adapter</source>
        <translation>アダプターのテキスト</translation>
    </message>
    <message>
        <source>request overhead</source>
        <translation>リクエストのオーバーヘッド</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>output schema</source>
        <translation>出力スキーマ</translation>
    </message>
</context>
<context>
    <name>outcrop::StrataPanel</name>
    <message>
        <source>%1, last on %2</source>
        <extracomment>%1 is `3 changes in 28 days`, %2 the time of the last change</extracomment>
        <translation>%1、最終 %2</translation>
    </message>
    <message>
        <source>%1: more often than declared</source>
        <extracomment>%1 is the number and time of changes</extracomment>
        <translation>%1: 宣言より頻繁</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>レイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>No layers yet</source>
        <translation>レイヤーがまだありません</translation>
    </message>
    <message>
        <source>The layers of your prompt appear here: stable layers at the bottom, layers that change every turn on top.</source>
        <translation>プロンプトのレイヤーがここに表示されます: 安定したレイヤーが下、ターンごとに変わるレイヤーが上です。</translation>
    </message>
    <message>
        <source>New layer…</source>
        <translation>新しいレイヤー…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the document of this layer (Enter)</source>
        <translation>このレイヤーのドキュメントを開きます (Enter)</translation>
    </message>
    <message>
        <source>&amp;New Layer…</source>
        <translation>新しいレイヤー(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a layer in this tier</source>
        <translation>このティアにレイヤーを作成します</translation>
    </message>
    <message>
        <source>&amp;Copy as Table</source>
        <translation>表としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the strata as a table for a spreadsheet</source>
        <translation>地層を表計算ソフト用の表としてコピーします</translation>
    </message>
    <message>
        <source>&amp;Export as SVG…</source>
        <translation>SVG としてエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the strata view to a file</source>
        <translation>地層のビューをファイルにエクスポートします</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下に移動(&amp;D)</translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Above</source>
        <translation>上のティアに移動(&amp;A)</translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Below</source>
        <translation>下のティアに移動(&amp;B)</translation>
    </message>
    <message>
        <source>Move to &amp;Tier</source>
        <translation>ティアに移動(&amp;T)</translation>
    </message>
    <message>
        <source>Move this layer to the top of %1</source>
        <translation>このレイヤーを %1 の一番上に移動します</translation>
    </message>
    <message>
        <source>%1, incomplete</source>
        <extracomment>%1 is the size of a prompt without the files that have errors</extracomment>
        <translation>%1、不完全</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <extracomment>The undo step of moving a layer to a tier</extracomment>
        <translation>%1 を %2 に移動</translation>
    </message>
    <message>
        <source>Move this layer to a later position in its tier</source>
        <translation>このレイヤーをティア内の後の位置に移動します</translation>
    </message>
    <message>
        <source>Move this layer to an earlier position in its tier</source>
        <translation>このレイヤーをティア内の前の位置に移動します</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n change(s)&quot;, %2 is &quot;%n day(s)&quot;</extracomment>
        <translation>%2で %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Move U&amp;p</source>
        <translation>上に移動(&amp;P)</translation>
    </message>
    <message>
        <source>Move this layer to the next tier of the prompt</source>
        <translation>このレイヤーをプロンプトの次のティアに移動します</translation>
    </message>
    <message>
        <source>Move this layer to the previous tier of the prompt</source>
        <translation>このレイヤーをプロンプトの前のティアに移動します</translation>
    </message>
    <message>
        <source>Tools and request overhead: %1 tokens</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation>ツールとリクエストのオーバーヘッド: %1 トークン</translation>
    </message>
</context>
<context>
    <name>outcrop::StrataView</name>
    <message>
        <source>Strata</source>
        <translation>地層</translation>
    </message>
    <message>
        <source>The layers of the prompt; layers sent last are on top.</source>
        <translation>プロンプトのレイヤー (最後に送信されるレイヤーが一番上)。</translation>
    </message>
</context>
<context>
    <name>outcrop::SuggestionsModel</name>
    <message>
        <source>Suggestion</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>hunks %1</source>
        <extracomment>%1 is a list of numbers such as 1,3</extracomment>
        <translation>ハンク %1</translation>
    </message>
    <message>
        <source>hunk %1</source>
        <translation>ハンク %1</translation>
    </message>
</context>
<context>
    <name>outcrop::TabMenu</name>
    <message>
        <source>&amp;Pin Tab</source>
        <translation>タブをピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;Relative Path</source>
        <translation>相対パスをコピー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>ほかを閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Close to the Ri&amp;ght</source>
        <translation>右側を閉じる(&amp;G)</translation>
    </message>
</context>
<context>
    <name>outcrop::TargetOpener</name>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation>%1 はこのワークスペースにありません</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open %1 in the web browser?</source>
        <translation>%1 を Web ブラウザーで開きますか?</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>The editor shows only documents in the open workspace. Open a folder that contains this file, or import the file.</source>
        <translation>エディターに表示されるのは、開いているワークスペースのドキュメントのみです。このファイルを含むフォルダーを開くか、ファイルをインポートしてください。</translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyController</name>
    <message>
        <source>Taxonomy</source>
        <translation>タクソノミー</translation>
    </message>
    <message>
        <source>Workload tags of documents</source>
        <translation>ドキュメントのワークロードタグ</translation>
    </message>
    <message>
        <source>Add concept %1</source>
        <extracomment>%1 is the tag of a concept</extracomment>
        <translation>概念 %1 を追加</translation>
    </message>
    <message>
        <source>Remove concept</source>
        <translation>概念を削除</translation>
    </message>
    <message>
        <source>Move concept</source>
        <translation>概念を移動</translation>
    </message>
    <message>
        <source>Rename concept to %1</source>
        <translation>概念の名前を %1 に変更</translation>
    </message>
    <message>
        <source>Edit texts of a concept</source>
        <translation>概念のテキストを編集</translation>
    </message>
    <message>
        <source>Edit related concepts</source>
        <translation>関連概念を編集</translation>
    </message>
    <message>
        <source>Change tag to %1</source>
        <translation>タグを %1 に変更</translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyModel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 documents have this tag, %2 this or a narrower one</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 個のドキュメント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) including narrower concepts</source>
        <translation>
            <numerusform>下位概念を含め %n 個のドキュメント</numerusform>
        </translation>
    </message>
    <message>
        <source>Concept</source>
        <extracomment>a workload</extracomment>
        <translation>概念</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>tag of documents</extracomment>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyPanel</name>
    <message>
        <source>no language</source>
        <extracomment>labels without a language</extracomment>
        <translation>言語なし</translation>
    </message>
    <message numerus="yes">
        <source>%n concept(s) in %1</source>
        <translation>
            <numerusform>%1 に %n 個の概念</numerusform>
        </translation>
    </message>
    <message>
        <source>This workspace has no taxonomy. These are the built-in workloads.</source>
        <translation>このワークスペースにはタクソノミーがありません。これらは組み込みのワークロードです。</translation>
    </message>
    <message>
        <source>No matching concepts</source>
        <translation>一致する概念なし</translation>
    </message>
    <message>
        <source>No concepts</source>
        <translation>概念なし</translation>
    </message>
    <message>
        <source>A taxonomy defines the workloads used to tag skills, layers, memories and interactions.</source>
        <translation>タクソノミーは、スキル、レイヤー、メモリ、インタラクションのタグ付けに使用するワークロードを定義します。</translation>
    </message>
    <message>
        <source>New concept</source>
        <translation>新しい概念</translation>
    </message>
    <message>
        <source>No label and no tag contains the text of the filter.</source>
        <translation>フィルターのテキストを含むラベルもタグもありません。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>フィルターをクリア</translation>
    </message>
</context>
<context>
    <name>outcrop::TemplateModesModel</name>
    <message>
        <source>structured</source>
        <extracomment>The mode of a prompt type: with METADATA around the task, or as plain text.</extracomment>
        <translation>構造化</translation>
    </message>
    <message>
        <source>unstructured</source>
        <translation>非構造化</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (既定)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Previous mode</source>
        <translation>以前のモード</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>分野</translation>
    </message>
</context>
<context>
    <name>outcrop::TemplatesDialog</name>
    <message>
        <source>Go to the template in its file</source>
        <translation>ファイル内のテンプレートに移動します</translation>
    </message>
    <message>
        <source>Prompt Templates</source>
        <translation>プロンプトテンプレート</translation>
    </message>
    <message>
        <source>Revert the mode of %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation>%1 プロンプトのモードを元に戻す</translation>
    </message>
    <message>
        <source>Prompt templates</source>
        <translation>プロンプトテンプレート</translation>
    </message>
    <message>
        <source>No templates</source>
        <translation>テンプレートなし</translation>
    </message>
    <message>
        <source>Templates define how each prompt type is sent. Define templates in config/hybrid_prompt_templates.yaml.</source>
        <translation>テンプレートは、各プロンプトタイプの送信方法を定義します。config/hybrid_prompt_templates.yaml で定義してください。</translation>
    </message>
    <message>
        <source>Use structured mode for %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation>%1 プロンプトに構造化モードを使用</translation>
    </message>
    <message>
        <source>Use unstructured mode for %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation>%1 プロンプトに非構造化モードを使用</translation>
    </message>
    <message>
        <source>Show in &amp;file</source>
        <translation>ファイル内に表示(&amp;F)</translation>
    </message>
    <message>
        <source>Send prompts of this type as METADATA and INSTRUCTION</source>
        <translation>このタイプのプロンプトを METADATA と INSTRUCTION として送信します</translation>
    </message>
    <message>
        <source>Send prompts of this type as plain text</source>
        <translation>このタイプのプロンプトをプレーンテキストとして送信します</translation>
    </message>
    <message>
        <source>&amp;Revert mode</source>
        <translation>モードを元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the previous mode of this prompt type</source>
        <translation>このプロンプトタイプを以前のモードに戻します</translation>
    </message>
    <message>
        <source>Use &amp;structured mode</source>
        <translation>構造化モードを使用(&amp;S)</translation>
    </message>
    <message>
        <source>Use &amp;unstructured mode</source>
        <translation>非構造化モードを使用(&amp;U)</translation>
    </message>
    <message>
        <source>A structured prompt contains METADATA, INSTRUCTION and the rules from the rule domains of its prompt type; an unstructured prompt is plain text.</source>
        <translation>構造化プロンプトには、METADATA、INSTRUCTION、およびプロンプトタイプのルール分野のルールが含まれます。非構造化プロンプトはプレーンテキストです。</translation>
    </message>
</context>
<context>
    <name>outcrop::TextEditor</name>
    <message>
        <source>Typing</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>インデント</translation>
    </message>
    <message>
        <source>Unindent</source>
        <translation>インデント解除</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>ドロップ</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>No quick fix available</source>
        <translation>クイックフィックスはありません</translation>
    </message>
</context>
<context>
    <name>outcrop::TokenCommands</name>
    <message>
        <source>Mark the token boundaries</source>
        <translation>トークンの境界を示します</translation>
    </message>
    <message>
        <source>Show Token Boundaries</source>
        <translation>トークンの境界を表示</translation>
    </message>
    <message>
        <source>Mark the token boundaries for %1 (%2)</source>
        <extracomment>%1 is a model, %2 the name of its tokenizer</extracomment>
        <translation>%1 (%2) のトークンの境界を示します</translation>
    </message>
    <message>
        <source>Choose a provider and a model with a built-in tokenizer.</source>
        <translation>トークナイザーが組み込まれたプロバイダーとモデルを選んでください。</translation>
    </message>
    <message>
        <source>Cannot show token boundaries: no model is selected</source>
        <translation>トークンの境界を表示できません: モデルが選択されていません</translation>
    </message>
    <message>
        <source>Cannot show token boundaries: the tokenizer of %1 is not built in. Select another model.</source>
        <translation>トークンの境界を表示できません: %1 のトークナイザーが組み込まれていません。別のモデルを選択してください。</translation>
    </message>
</context>
<context>
    <name>outcrop::TokenMeter</name>
    <message>
        <source>Request tokens</source>
        <translation>リクエストトークン数</translation>
    </message>
    <message>
        <source>Too long: %1</source>
        <extracomment>%1 is the length of a request</extracomment>
        <translation>長すぎます: %1</translation>
    </message>
    <message>
        <source>Click to open the Budget panel</source>
        <translation>クリックすると「予算」パネルが開きます</translation>
    </message>
    <message>
        <source>%1 tokens reserved for the response</source>
        <translation>応答用に %1 トークンを確保</translation>
    </message>
    <message>
        <source>Request limit: %1 tokens</source>
        <translation>リクエストの上限: %1 トークン</translation>
    </message>
    <message>
        <source>%1 tokens over the limit: shorten a layer, or choose a model with a larger context window</source>
        <translation>上限を %1 トークン超過: レイヤーを短くするか、コンテキストウィンドウの大きいモデルを選んでください</translation>
    </message>
    <message>
        <source>%1 tokens free</source>
        <translation>空き %1 トークン</translation>
    </message>
</context>
<context>
    <name>outcrop::ToolTable</name>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Add tool</source>
        <translation>ツールを追加</translation>
    </message>
    <message>
        <source>Remove tool</source>
        <translation>ツールを削除</translation>
    </message>
    <message>
        <source>Parameters of %1</source>
        <extracomment>A heading above the parameters of a function; %1 is its name.</extracomment>
        <translation>%1 のパラメーター</translation>
    </message>
</context>
<context>
    <name>outcrop::TourCard</name>
    <message>
        <source>Skip tour</source>
        <translation>ツアーをスキップ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>前の手順に移動します</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>次の手順に移動します</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>場所を表示</translation>
    </message>
    <message>
        <source>Show this part of the window and open the document for this step</source>
        <translation>ウィンドウのこの部分を表示し、この手順のドキュメントを開きます</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a completed step of the tour</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Guided tour: step %1 of %2</source>
        <extracomment>the position in the guided tour</extracomment>
        <translation>ガイドツアー: 手順 %1 / %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Close the tour and restore the view</source>
        <translation>ツアーを閉じて表示を元に戻します</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>position in the tour: title of the step</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close the tour and restore the view. You can start the tour again from the Help menu.</source>
        <translation>ツアーを閉じて表示を元に戻します。ツアーは「ヘルプ」メニューからもう一度開始できます。</translation>
    </message>
</context>
<context>
    <name>outcrop::TranscriptView</name>
    <message>
        <source>Session messages</source>
        <translation>セッションのメッセージ</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are not shown. Open the prompt to read them.</source>
        <translation>
            <numerusform>以前のメッセージ %n 件は表示されていません。読むにはプロンプトを開いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <extracomment>%1 is the name of a tool</extracomment>
        <translation>ツール呼び出し: %1</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>%1 の結果</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <extracomment>%1 is a list of file names</extracomment>
        <translation>添付: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) are not shown. Open the prompt or the response of the turn to read them.</source>
        <translation>
            <numerusform>さらに %n 文字が表示されていません。読むには、ターンのプロンプトまたは応答を開いてください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::TrendChart</name>
    <message>
        <source>points out of 100</source>
        <translation>点 (100 点満点)</translation>
    </message>
    <message>
        <source>good: %1 or higher</source>
        <extracomment>a threshold of quality: %1 points out of 100</extracomment>
        <translation>良い: %1 以上</translation>
    </message>
    <message>
        <source>fair: %1 or higher</source>
        <extracomment>a threshold of quality: %1 points out of 100</extracomment>
        <translation>普通: %1 以上</translation>
    </message>
    <message numerus="yes">
        <source>Week of %1: mean quality %2 (%3 to %4), %n response(s)</source>
        <extracomment>%1 is a date, %2 the mean, %3 and %4 the lowest and highest quality, %n responses</extracomment>
        <translation>
            <numerusform>%1 の週: 平均品質 %2 (%3～%4)、応答 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::TruncationMarks</name>
    <message>
        <source>%1 does not send this file.</source>
        <translation>%1 はこのファイルを送信しません。</translation>
    </message>
    <message>
        <source>Not sent: %1 truncates this file at byte %2, line %3.</source>
        <translation>送信なし: %1 はこのファイルをバイト %2 (%3 行目) で切り詰めます。</translation>
    </message>
</context>
<context>
    <name>outcrop::TurnsModel</name>
    <message>
        <source>%1, iteration %2</source>
        <extracomment>%1 is a phase of a session, %2 the number of its iteration</extracomment>
        <translation>%1、反復 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a provider, %2 a model</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Response received</source>
        <translation>応答を受信しました</translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <extracomment>the user adds the response</extracomment>
        <translation>応答を待機中</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>of a turn without a response</extracomment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>one exchange of a conversation, with its number</extracomment>
        <translation>ターン %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ターン</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Role</source>
        <extracomment>planner, generator, reviewer or reviser</extracomment>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Provider and model</source>
        <translation>プロバイダーとモデル</translation>
    </message>
    <message>
        <source>Input</source>
        <extracomment>input tokens</extracomment>
        <translation>入力</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>output tokens</extracomment>
        <translation>出力</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>date and time of a turn</extracomment>
        <translation>日時</translation>
    </message>
</context>
<context>
    <name>outcrop::UndoActions</name>
    <message>
        <source>Undone: %1 (%2)</source>
        <extracomment>%1 is the name of a step, %2 the changed documents</extracomment>
        <translation>元に戻しました: %1 (%2)</translation>
    </message>
    <message>
        <source>Redone: %1 (%2)</source>
        <extracomment>%1 is the name of a step, %2 the changed documents</extracomment>
        <translation>やり直しました: %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す: %1(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do %1</source>
        <translation>やり直し: %1(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>%1 is the name of a step, such as Typing</extracomment>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <extracomment>%1 is the name of a step, such as Typing</extracomment>
        <translation>やり直し(&amp;D)</translation>
    </message>
</context>
<context>
    <name>outcrop::VersionsModel</name>
    <message>
        <source>%1
%2
%3</source>
        <translation>%1
%2
%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>time of a version</extracomment>
        <translation>日時</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>commit message of a version</extracomment>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>start of a version&apos;s ID</extracomment>
        <translation>バージョン</translation>
    </message>
</context>
<context>
    <name>outcrop::ViewSwitch</name>
    <message>
        <source>Form</source>
        <extracomment>A view mode of a document: its fields.</extracomment>
        <translation>フォーム</translation>
    </message>
    <message>
        <source>Show the fields of the document</source>
        <translation>ドキュメントのフィールドを表示します</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>A view mode of a document: its text.</extracomment>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Show the text of the document</source>
        <translation>ドキュメントのテキストを表示します</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>A view mode of a document: its fields beside its text.</extracomment>
        <translation>両方</translation>
    </message>
    <message>
        <source>Show fields and text side by side</source>
        <translation>フィールドとテキストを並べて表示します</translation>
    </message>
</context>
<context>
    <name>outcrop::ViewSwitcher</name>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit documents and see the request that they produce</source>
        <translation>ドキュメントを編集し、そこから作られるリクエストを確認します</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare the requests of several providers side by side</source>
        <translation>複数のプロバイダーへのリクエストを並べて比較します</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>See the files that each coding agent loads</source>
        <translation>各コーディングエージェントが読み込むファイルを確認します</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>See the tokens and the cost of the prompt</source>
        <translation>プロンプトのトークン数とコストを確認します</translation>
    </message>
    <message>
        <source>Evolve</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a view: its purpose</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Check portability, search, edit the taxonomy and see the history</source>
        <translation>移植性の確認、検索、タクソノミーの編集、履歴の確認を行います</translation>
    </message>
    <message>
        <source>View responses, conversations, experiments, workflows, rules and complexity</source>
        <translation>応答、会話、実験、ワークフロー、ルール、複雑度を表示します</translation>
    </message>
    <message>
        <source>Review suggestions, usage, churn, acceptance and quality</source>
        <translation>提案、使用状況、変動、承諾、品質を確認します</translation>
    </message>
</context>
<context>
    <name>outcrop::WelcomePage</name>
    <message>
        <source>Outcrop logo</source>
        <translation>Outcrop のロゴ</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>outcrop::WindowTools</name>
    <message>
        <source>Find a Co&amp;mmand…</source>
        <translation>コマンドを検索(&amp;M)…</translation>
    </message>
    <message>
        <source>Find any menu command by name</source>
        <translation>メニューコマンドを名前で検索します</translation>
    </message>
    <message>
        <source>Open Quickl&amp;y…</source>
        <translation>クイックオープン(&amp;Y)…</translation>
    </message>
    <message>
        <source>Find any document in the workspace by name</source>
        <translation>ワークスペースのドキュメントを名前で検索します</translation>
    </message>
    <message>
        <source>Nex&amp;t Document</source>
        <translation>次のドキュメント(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the next document tab, or from the last to the first</source>
        <translation>次のドキュメントタブに移動します。最後のタブの次は最初のタブです</translation>
    </message>
    <message>
        <source>P&amp;revious Document</source>
        <translation>前のドキュメント(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the previous document tab, or from the first to the last</source>
        <translation>前のドキュメントタブに移動します。最初のタブの前は最後のタブです</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>ショートカットキー(&amp;K)…</translation>
    </message>
    <message>
        <source>View and change the shortcuts of menu commands</source>
        <translation>メニューコマンドのショートカットを表示して変更します</translation>
    </message>
    <message>
        <source>Change the color theme, editor, saving and other settings</source>
        <translation>配色テーマ、エディター、保存などの設定を変更します</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowController</name>
    <message>
        <source>Workflow</source>
        <translation>ワークフロー</translation>
    </message>
    <message>
        <source>Plan, generate, review and revise with the templates of a profile</source>
        <translation>プロファイルのテンプレートを使用して計画、生成、レビュー、改訂を行います</translation>
    </message>
    <message>
        <source>Write Files</source>
        <translation>ファイルを書き込む</translation>
    </message>
    <message>
        <source>Write files</source>
        <translation>ファイルを書き込む</translation>
    </message>
    <message>
        <source>This writes the approved files of the workflow %1 to their targets and replaces existing files.</source>
        <translation>ワークフロー %1 の承認済みファイルを書き込み先に書き込み、既存のファイルを置き換えます。</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowFilesModel</name>
    <message>
        <source>Not written: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>書き込まれません: %1</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>New, +%1</source>
        <extracomment>%1 is a number of lines</extracomment>
        <translation>新規、+%1</translation>
    </message>
    <message>
        <source>Changed, +%1 −%2</source>
        <extracomment>%1 and %2 are numbers of lines</extracomment>
        <translation>変更、+%1 −%2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>path that a file is written to</extracomment>
        <translation>書き込み先</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowPanel</name>
    <message>
        <source>New workflow…</source>
        <translation>新しいワークフロー…</translation>
    </message>
    <message>
        <source>Open prompt</source>
        <translation>プロンプトを開く</translation>
    </message>
    <message>
        <source>Open the prompt of the selected step</source>
        <translation>選択した手順のプロンプトを開きます</translation>
    </message>
    <message>
        <source>Open response</source>
        <translation>応答を開く</translation>
    </message>
    <message>
        <source>Open the response of the selected step</source>
        <translation>選択した手順の応答を開きます</translation>
    </message>
    <message>
        <source>Write files…</source>
        <translation>ファイルを書き込む…</translation>
    </message>
    <message>
        <source>Write the approved files to their targets in the workspace</source>
        <translation>承認済みのファイルをワークスペース内の書き込み先に書き込みます</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Approve the prompt or the response; a review’s verdict selects the next phase</source>
        <translation>プロンプトまたは応答を承認します。次のフェーズはレビューの判定によって決まります</translation>
    </message>
    <message>
        <source>Send the prompt of the current step</source>
        <translation>現在の手順のプロンプトを送信します</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>ワークフロー</translation>
    </message>
    <message>
        <source>Workflow steps</source>
        <translation>ワークフローの手順</translation>
    </message>
    <message>
        <source>Files in the response</source>
        <translation>応答に含まれるファイル</translation>
    </message>
    <message>
        <source>Reason for a rejection</source>
        <translation>却下の理由</translation>
    </message>
    <message>
        <source>No workflows yet</source>
        <translation>ワークフローがまだありません</translation>
    </message>
    <message>
        <source>A workflow takes a task from a plan through generated files to a review. It uses the templates, conventions and standards of a profile. Its prompts and responses are plain files in the sessions folder of the workspace.</source>
        <translation>ワークフローは、タスクを計画からファイルの生成、レビューへと進めます。プロファイルのテンプレート、規約、標準を使用します。プロンプトと応答は、ワークスペースの sessions フォルダーにある通常のファイルです。</translation>
    </message>
    <message>
        <source>Start workflow</source>
        <translation>ワークフローを開始</translation>
    </message>
    <message>
        <source>No readable workflows</source>
        <translation>読み取れるワークフローなし</translation>
    </message>
    <message>
        <source>Open a workspace to see its workflows.</source>
        <translation>ワークスペースを開くと、そのワークフローが表示されます。</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>The files in a response appear here with their differences from the workspace files.</source>
        <translation>応答に含まれるファイルが、ワークスペースのファイルとの差異とともにここに表示されます。</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>応答を追加</translation>
    </message>
    <message>
        <source>Enter the response to the prompt of the current step</source>
        <translation>現在の手順のプロンプトへの応答を入力します</translation>
    </message>
    <message>
        <source>Approve and &amp;Complete</source>
        <translation>承認して完了(&amp;C)</translation>
    </message>
    <message>
        <source>Approve and &amp;Revise</source>
        <translation>承認して改訂(&amp;R)</translation>
    </message>
    <message>
        <source>Workflow</source>
        <comment>menu</comment>
        <translation>ワークフロー</translation>
    </message>
    <message>
        <source>Approve the review regardless of its verdict, and end the workflow</source>
        <translation>判定にかかわらずレビューを承認し、ワークフローを終了します</translation>
    </message>
    <message>
        <source>Approve the review regardless of its verdict, and revise the files</source>
        <translation>判定にかかわらずレビューを承認し、ファイルを改訂します</translation>
    </message>
    <message>
        <source>Cancel workflow</source>
        <translation>ワークフローをキャンセル</translation>
    </message>
    <message>
        <source>End the workflow, and keep its files</source>
        <translation>ワークフローを終了し、ファイルを残します</translation>
    </message>
    <message>
        <source>Reject the response with a reason, and request another response</source>
        <translation>理由を付けて応答を却下し、別の応答を求めます</translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation>プロンプトを送信</translation>
    </message>
    <message>
        <source>Start a workflow for a task</source>
        <translation>タスクのワークフローを開始します</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowStartDialog</name>
    <message>
        <source>Start Workflow</source>
        <translation>ワークフローを開始</translation>
    </message>
    <message>
        <source>(no profile)</source>
        <translation>(プロファイルなし)</translation>
    </message>
    <message>
        <source>Every prompt and response</source>
        <translation>すべてのプロンプトと応答</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation>プロファイル(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Scope:</source>
        <translation>スコープ(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Task:</source>
        <translation>タスク(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Values:</source>
        <translation>値(&amp;V):</translation>
    </message>
    <message>
        <source>Manual &amp;approval:</source>
        <translation>手動承認(&amp;A):</translation>
    </message>
    <message>
        <source>Start workflow</source>
        <translation>ワークフローを開始</translation>
    </message>
    <message>
        <source>Planner:</source>
        <translation>計画担当:</translation>
    </message>
    <message>
        <source>Generator:</source>
        <translation>生成担当:</translation>
    </message>
    <message>
        <source>Reviewer:</source>
        <translation>レビュー担当:</translation>
    </message>
    <message>
        <source>Reviser:</source>
        <translation>改訂担当:</translation>
    </message>
    <message>
        <source>(default)</source>
        <translation>(既定)</translation>
    </message>
    <message>
        <source>Line %1 of the values is not valid. Write it as name = value, or indent it by two spaces to continue the line above.</source>
        <translation>値の %1 行目が有効ではありません。name = value の形式で書くか、上の行の続きであれば 2 つの空白でインデントしてください。</translation>
    </message>
    <message>
        <source>One template value per line, such as entity = Order. Indent further lines of a value by two spaces.</source>
        <translation>1 行に 1 つのテンプレート値 (例: entity = Order)。値の 2 行目以降は 2 つの空白でインデントしてください。</translation>
    </message>
    <message>
        <source>Workspace default</source>
        <translation>ワークスペースの既定</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowStepsModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a phase, %2 the number of an iteration after the first</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>承認済み</translation>
    </message>
    <message>
        <source>Prompt waiting for approval</source>
        <translation>プロンプトは承認待ち</translation>
    </message>
    <message>
        <source>Prompt not sent</source>
        <translation>プロンプトは未送信</translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <translation>応答を待機中</translation>
    </message>
    <message>
        <source>Response waiting for approval</source>
        <translation>応答は承認待ち</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未開始</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowsModel</name>
    <message>
        <source>Profile: %1</source>
        <translation>プロファイル: %1</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>a workflow has ended</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>ワークフロー</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェーズ</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation>計画</translation>
    </message>
    <message>
        <source>Generate</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation>生成</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation>レビュー</translation>
    </message>
    <message>
        <source>Revise</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation>改訂</translation>
    </message>
    <message>
        <source>Last change</source>
        <extracomment>time of the last change of a workflow</extracomment>
        <translation>最終変更</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkspaceController</name>
    <message>
        <source>Outcrop Sample</source>
        <translation>Outcrop サンプル</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Outcrop</source>
        <translation>关于 Outcrop</translation>
    </message>
</context>
<context>
    <name>AccessibleControls</name>
    <message>
        <source>Clear text</source>
        <translation>清除文本</translation>
    </message>
</context>
<context>
    <name>AttachmentRows</name>
    <message>
        <source>Not sent: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>未发送：%1</translation>
    </message>
    <message>
        <source>Not sent: the file is missing or cannot be attached. The Problems panel shows the reason.</source>
        <translation>未发送：文件不存在或无法附加。原因见“问题”面板。</translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Turns: </source>
        <translation>轮次： </translation>
    </message>
    <message>
        <source>Response: </source>
        <translation>响应： </translation>
    </message>
    <message>
        <source>Provider whose request is shown</source>
        <translation>显示哪个提供商的请求</translation>
    </message>
    <message>
        <source>Unit or grouping of the bars</source>
        <translation>条形的单位或分组</translation>
    </message>
    <message>
        <source>Number of turns in a session</source>
        <translation>一个会话的轮次数</translation>
    </message>
    <message>
        <source>Turns per session</source>
        <translation>每会话轮次</translation>
    </message>
    <message>
        <source>Number of tokens in each response</source>
        <translation>每个响应的 token 数</translation>
    </message>
    <message>
        <source>Tokens per response</source>
        <translation>每响应 token 数</translation>
    </message>
    <message>
        <source>Number of sessions per month, to estimate the monthly cost</source>
        <translation>每月会话数，用于估算每月费用</translation>
    </message>
    <message>
        <source>Sessions per month</source>
        <translation>每月会话数</translation>
    </message>
    <message>
        <source>Per month: –</source>
        <translation>每月：–</translation>
    </message>
    <message>
        <source>Per month: </source>
        <translation>每月： </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show the chart data as a table</source>
        <translation>以表格显示图表数据</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>图表数据</translation>
    </message>
    <message>
        <source>Export the chart or its data to a file, or copy the data as a table</source>
        <translation>将图表或其数据导出到文件，或将数据复制为表格</translation>
    </message>
</context>
<context>
    <name>BudgetText</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>%1 of the request</source>
        <translation>占请求的 %1</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>已缓存</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>占比 (%)</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
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
        <translation>精确</translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <translation>由提供商计数</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a number with its unit, %2 its certainty</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 of %2 tokens (%3)</source>
        <extracomment>%1 of %2 tokens are used; %3 is the certainty of %1</extracomment>
        <translation>%1 / %2 token（%3）</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Output instructions</source>
        <translation>输出指令</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Response: %1 tokens</source>
        <translation>响应：%1 token</translation>
    </message>
    <message>
        <source>Without a cache: %1</source>
        <translation>无缓存：%1</translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <extracomment>%1 is a price list, %2 a date</extracomment>
        <translation>价格：%1，%2。</translation>
    </message>
    <message>
        <source>Without a cache</source>
        <translation>无缓存</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>%1
%2 of %3</source>
        <extracomment>%1 is a number of tokens with its unit, %2 a share in percent, %3 a context window in tokens; two lines</extracomment>
        <translation>%1
%3 的 %2</translation>
    </message>
    <message>
        <source>Too long: %1</source>
        <translation>过长：%1</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>The request fits</extracomment>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>State</source>
        <comment>whether a request fits</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reserved for the response</source>
        <translation>为响应预留</translation>
    </message>
    <message>
        <source>%1 over the limit</source>
        <translation>超出上限 %1</translation>
    </message>
    <message>
        <source>Dollars per turn</source>
        <translation>每轮美元数</translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation>每轮 token 数</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Counting method</source>
        <translation>计数方法</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>上下文窗口</translation>
    </message>
    <message>
        <source>Input limit</source>
        <translation>输入上限</translation>
    </message>
    <message>
        <source>%1 of the context window</source>
        <translation>占上下文窗口的 %1</translation>
    </message>
    <message>
        <source>Context window of %1 tokens</source>
        <translation>上下文窗口为 %1 token</translation>
    </message>
    <message>
        <source>Cost of an edit ($)</source>
        <translation>一次编辑的费用 ($)</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) per month cost %1.</source>
        <translation>
            <numerusform>每月 %n 个会话的费用为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>An edit costs %1 on the next turn: %2 tokens are written to the cache again</source>
        <extracomment>%1 is a price, %2 a number of tokens</extracomment>
        <translation>一次编辑在下一轮的费用为 %1：%2 token 会重新写入缓存</translation>
    </message>
    <message>
        <source>%1 · over the limit</source>
        <translation>%1 · 超出上限</translation>
    </message>
    <message>
        <source>Cost without a cache ($)</source>
        <translation>无缓存费用 ($)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>%1
context window unknown</source>
        <extracomment>%1 is a number of tokens with its unit; two lines</extracomment>
        <translation>%1
上下文窗口未知</translation>
    </message>
    <message>
        <source>Cost with response ($)</source>
        <translation>含响应的费用 ($)</translation>
    </message>
    <message>
        <source>Cost with response: %1</source>
        <translation>含响应的费用：%1</translation>
    </message>
    <message>
        <source>First request ($)</source>
        <translation>首次请求 ($)</translation>
    </message>
    <message>
        <source>Warm cache ($)</source>
        <translation>热缓存 ($)</translation>
    </message>
    <message>
        <source>Tokens (lower bound)</source>
        <translation>Token（下界）</translation>
    </message>
    <message>
        <source>Tokens (upper bound)</source>
        <translation>Token（上界）</translation>
    </message>
    <message>
        <source>Context window used (%)</source>
        <translation>上下文窗口占用 (%)</translation>
    </message>
    <message>
        <source>A torn edge means that the context window is larger than shown. Click a bar to see its parts.</source>
        <translation>边缘呈撕裂状表示上下文窗口比所示更大。单击条形可查看其组成部分。</translation>
    </message>
    <message>
        <source>Tokens rewritten</source>
        <translation>重写的 token</translation>
    </message>
    <message>
        <source>Cache read: %1 tokens</source>
        <translation>缓存读取：%1 token</translation>
    </message>
    <message>
        <source>Cache write: %1 tokens</source>
        <translation>缓存写入：%1 token</translation>
    </message>
    <message>
        <source>Uncached input: %1 tokens</source>
        <translation>未缓存输入：%1 token</translation>
    </message>
    <message>
        <source>Turn %1 is too long: %2 tokens, but the limit is %3. Shorten the prompt, or plan shorter sessions.</source>
        <extracomment>%1 is the number of a turn, %2 and %3 are numbers of tokens</extracomment>
        <translation>第 %1 轮过长：%2 token，而上限为 %3。请缩短提示词，或安排较短的会话。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) cost %1, including the responses and the growing conversation; without a cache, %2.</source>
        <translation>
            <numerusform>%n 轮的费用为 %1，包括响应和不断增长的对话；无缓存时为 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>缓存写入</translation>
    </message>
    <message>
        <source>Uncached input</source>
        <translation>未缓存输入</translation>
    </message>
    <message>
        <source>Server reads %1 of %2 tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>服务器读取 %1 / %2 token</translation>
    </message>
    <message>
        <source>Dropped by the server: about %1 of %2 tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>服务器丢弃：约 %1 / %2 token</translation>
    </message>
    <message>
        <source>First request %1, warm cache %2</source>
        <extracomment>Prices in dollars</extracomment>
        <translation>首次请求 %1，热缓存 %2</translation>
    </message>
    <message>
        <source>Limit (share of the context window)</source>
        <translation>上限（占上下文窗口的比例）</translation>
    </message>
    <message>
        <source>Limit: %1 tokens</source>
        <translation>上限：%1 token</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2. The size is known for %n version(s).</source>
        <extracomment>%1 is the title of a document, %2 its size, %n a number of versions</extracomment>
        <translation>
            <numerusform>%1 的大小为 %2。已知 %n 个版本的大小。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits, %n part(s) omitted</source>
        <extracomment>The request fits because parts of the prompt were omitted</extracomment>
        <translation>
            <numerusform>放得下，省略了 %n 个部分</numerusform>
        </translation>
    </message>
    <message>
        <source>Output schema</source>
        <translation>输出 Schema</translation>
    </message>
    <message>
        <source>Request overhead</source>
        <translation>请求开销</translation>
    </message>
    <message>
        <source>%1
server reads %2</source>
        <extracomment>%1 is a number of tokens with its unit, %2 a number of tokens; two short lines</extracomment>
        <translation>%1
服务器读取 %2</translation>
    </message>
    <message>
        <source>The server reads %1 tokens by default.</source>
        <translation>服务器默认读取 %1 token。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is a provider, %2 a sentence</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1, from the beginning of the prompt: %2</source>
        <extracomment>%1 is a number of dropped tokens, %2 the titles of the parts of the prompt that they are in</extracomment>
        <translation>%1，从提示词开头起：%2</translation>
    </message>
</context>
<context>
    <name>BudgetWords</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Conversation and request</source>
        <extracomment>The conversation, the request and the output instructions</extracomment>
        <translation>对话和请求</translation>
    </message>
    <message>
        <source>Reserved for the response</source>
        <translation>为响应预留</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>The tokens of a response</extracomment>
        <translation>响应</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>缓存写入</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>缓存读取</translation>
    </message>
    <message>
        <source>Uncached input</source>
        <translation>未缓存输入</translation>
    </message>
    <message>
        <source>Request overhead</source>
        <extracomment>Tokens that the provider adds around a request</extracomment>
        <translation>请求开销</translation>
    </message>
</context>
<context>
    <name>ContextPanel</name>
    <message>
        <source>Start folder</source>
        <translation>起始文件夹</translation>
    </message>
    <message>
        <source>Coding agents</source>
        <translation>编程智能体</translation>
    </message>
    <message>
        <source>Folder in which you start the coding agent</source>
        <translation>启动编程智能体的文件夹</translation>
    </message>
    <message>
        <source>Include user and managed files</source>
        <translation>包括用户文件和托管文件</translation>
    </message>
    <message>
        <source>Files in the context</source>
        <translation>上下文中的文件</translation>
    </message>
    <message>
        <source>Open the file in the editor, at the truncation point if there is one</source>
        <translation>在编辑器中打开文件；如有截断点则定位到该处</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>仅差异</translation>
    </message>
    <message>
        <source>Also show the files that the client loads after it reads the current document</source>
        <translation>同时显示客户端读取当前文档后加载的文件</translation>
    </message>
    <message>
        <source>Also read the clients’ files in your home folder, managed files, and environment variables</source>
        <translation>同时读取主文件夹中的客户端文件、托管文件和环境变量</translation>
    </message>
    <message>
        <source>Show only files that the two clients load differently</source>
        <translation>仅显示两个客户端加载方式不同的文件</translation>
    </message>
    <message>
        <source>Client to compare with</source>
        <translation>用于比较的客户端</translation>
    </message>
    <message>
        <source>File text; text after the truncation mark is not sent</source>
        <translation>文件文本；截断标记之后的文本不会发送</translation>
    </message>
    <message>
        <source>Show the files of two clients side by side</source>
        <translation>并排显示两个客户端的文件</translation>
    </message>
    <message>
        <source>Notes about the client</source>
        <translation>关于该客户端的说明</translation>
    </message>
    <message>
        <source>Use in Edit</source>
        <translation>用于编辑</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Use the files that this client loads from the workspace folder as the layers of the prompt</source>
        <translation>将该客户端从工作区文件夹加载的文件用作提示词的层</translation>
    </message>
    <message>
        <source>Select the file that replaces or imports this file</source>
        <translation>选择取代或导入此文件的文件</translation>
    </message>
    <message>
        <source>Include files loaded for the current document</source>
        <translation>包括为当前文档加载的文件</translation>
    </message>
    <message>
        <source>Files of the two clients</source>
        <translation>两个客户端的文件</translation>
    </message>
    <message>
        <source>Choose another start folder in the repository</source>
        <translation>选择仓库中的其他起始文件夹</translation>
    </message>
    <message>
        <source>Choose another start folder</source>
        <translation>选择其他起始文件夹</translation>
    </message>
    <message>
        <source>Model for tokens and prices</source>
        <translation>用于 token 和价格的模型</translation>
    </message>
    <message>
        <source>Model for tokens, context window and price of all clients</source>
        <translation>用于所有客户端的 token、上下文窗口和价格的模型</translation>
    </message>
</context>
<context>
    <name>ContextSummary</name>
    <message>
        <source>no truncated files</source>
        <translation>没有被截断的文件</translation>
    </message>
    <message>
        <source>unknown price</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <extracomment>%1 is the kind of file, %2 its state: &quot;Project instructions, truncated. Known from recorded requests of version 0.169.0.&quot;</extracomment>
        <translation>%1，%2。%3</translation>
    </message>
    <message>
        <source>Top-level folder</source>
        <translation>顶层文件夹</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a folder, %2 the losses there: &quot;web (1 file truncated, 7.66 KiB not sent)&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>not read: %1</source>
        <translation>未读取：%1</translation>
    </message>
    <message>
        <source>Losses if you start %1 in another folder: %2</source>
        <translation>在另一个文件夹中启动 %1 时的损失：%2</translation>
    </message>
    <message>
        <source>Number of other start folders that were not checked: %1</source>
        <translation>未检查的其他起始文件夹数：%1</translation>
    </message>
    <message>
        <source>%1 for each request with %2</source>
        <translation>使用 %2 时每个请求 %1</translation>
    </message>
    <message>
        <source>%1, the model of the prompt</source>
        <translation>%1，提示词指定的模型</translation>
    </message>
    <message>
        <source>%1, the default model</source>
        <translation>%1，默认模型</translation>
    </message>
    <message>
        <source>%1 tokens at the start</source>
        <translation>启动时 %1 token</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s), %2</source>
        <extracomment>%1 is a client, %2 a number of tokens</extracomment>
        <translation>
            <numerusform>%1：%n 个文件，%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded twice, %1 extra tokens</source>
        <extracomment>%n is a number of files, %1 a number of tokens: &quot;1 file loaded twice, ≈ 3,280 extra tokens&quot;</extracomment>
        <translation>
            <numerusform>%n 个文件加载了两次，多出 %1 token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for the first request with %3; %2 with a warm cache</source>
        <translation>使用 %3 时首次请求 %1；热缓存时 %2</translation>
    </message>
    <message>
        <source>%1 tokens at the start (including %2 added by the client)</source>
        <extracomment>both are numbers of tokens</extracomment>
        <translation>启动时 %1 token（包括客户端添加的 %2）</translation>
    </message>
    <message>
        <source>%1 does not run in this folder. %2</source>
        <translation>%1 不在此文件夹中运行。%2</translation>
    </message>
    <message>
        <source>%1 more tokens after the client reads %2</source>
        <extracomment>%1 is a number of tokens, %2 a file</extracomment>
        <translation>客户端读取 %2 后再增加 %1 token</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) listed by name</source>
        <translation>
            <numerusform>%n 个文件仅列出名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) not loaded</source>
        <translation>
            <numerusform>另有 %n 个文件未加载</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not loaded</source>
        <translation>
            <numerusform>%n 个文件未加载</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded on demand</source>
        <translation>
            <numerusform>%n 个文件按需加载</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded under another name</source>
        <translation>
            <numerusform>%n 个文件以其他名称加载</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Includes unsaved changes.</source>
        <translation>%1 包括未保存的更改。</translation>
    </message>
    <message>
        <source>Use the files that this client loads from the workspace folder as the layers of the prompt</source>
        <translation>将该客户端从工作区文件夹加载的文件用作提示词的层</translation>
    </message>
    <message>
        <source>The Edit view can use only the files that %1 loads from the workspace folder at the start of a session; it cannot use user files</source>
        <translation>“编辑”视图只能使用 %1 在会话开始时从工作区文件夹加载的文件；不能使用用户文件</translation>
    </message>
    <message>
        <source>The Edit view uses only the files that %1 loads from the workspace folder at the start of a session; it does not use user files.</source>
        <translation>“编辑”视图只使用 %1 在会话开始时从工作区文件夹加载的文件，不使用用户文件。</translation>
    </message>
    <message>
        <source>the price of %1 is unknown; select another model</source>
        <translation>%1 的价格未知；请选择其他模型</translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message numerus="yes">
        <source>%n repair(s)</source>
        <translation>
            <numerusform>%n 处修复</numerusform>
        </translation>
    </message>
    <message>
        <source>planner</source>
        <translation>规划者</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>生成者</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>审查者</translation>
    </message>
    <message>
        <source>reviser</source>
        <translation>修订者</translation>
    </message>
    <message numerus="yes">
        <source>First %n message(s) sent as a summary</source>
        <translation>
            <numerusform>前 %n 条消息以摘要发送</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First %n message(s) not sent</source>
        <translation>
            <numerusform>前 %n 条消息未发送</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous attempt: %1 (%2)</source>
        <extracomment>%1 is a provider, %2 why it failed</extracomment>
        <translation>上次尝试：%1（%2）</translation>
    </message>
    <message>
        <source>Interrupted before the response was complete. Use “Send request” to retry.</source>
        <translation>在响应完成前中断。请使用“发送请求”重试。</translation>
    </message>
</context>
<context>
    <name>CrashMessage</name>
    <message>
        <source>Crash report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Outcrop crashed on %1</source>
        <translation>Outcrop 于 %1 崩溃</translation>
    </message>
    <message>
        <source>Outcrop crashed</source>
        <translation>Outcrop 已崩溃</translation>
    </message>
    <message>
        <source>Show report…</source>
        <translation>显示报告…</translation>
    </message>
    <message>
        <source>When you open the workspace again, you can restore unsaved text. A crash report was written. It is only on this computer and is never sent.</source>
        <translation>再次打开该工作区时，可以恢复未保存的文本。已写入一份崩溃报告。它只保存在这台计算机上，绝不会发送。</translation>
    </message>
    <message>
        <source>This report is only on this computer and is never sent. It contains none of your texts, settings or paths. You can attach it to a bug report.</source>
        <translation>此报告只保存在这台计算机上，绝不会发送。其中不含你的任何文本、设置或路径。你可以将其附加到错误报告中。</translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes in %n document(s)?</source>
        <translation>
            <numerusform>要保存 %n 个文档中的更改吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>要保存对“%1”的更改吗？</translation>
    </message>
</context>
<context>
    <name>DocumentGroup</name>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>配置档</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>演进</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>其他文件</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Condensed layer</source>
        <translation>精简层</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Governance</source>
        <translation>治理</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Wire format</source>
        <translation>传输格式</translation>
    </message>
    <message>
        <source>Portability tests</source>
        <translation>可移植性测试</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置档</translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation>分类体系</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Evolution report</source>
        <translation>演进报告</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>%1 agent</source>
        <translation>%1 智能体</translation>
    </message>
    <message>
        <source>%1 skill</source>
        <translation>%1 技能</translation>
    </message>
    <message>
        <source>%1 command</source>
        <translation>%1 命令</translation>
    </message>
    <message>
        <source>%1 instructions</source>
        <translation>%1 指令</translation>
    </message>
</context>
<context>
    <name>DocumentHistory</name>
    <message>
        <source>Current text</source>
        <translation>当前文本</translation>
    </message>
</context>
<context>
    <name>DocumentTemplate</name>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置档</translation>
    </message>
    <message>
        <source>Condensed Layer</source>
        <translation>精简层</translation>
    </message>
    <message>
        <source>Governance</source>
        <translation>治理</translation>
    </message>
    <message>
        <source>Wire Format</source>
        <translation>传输格式</translation>
    </message>
    <message>
        <source>Prompt Rules</source>
        <translation>提示词规则</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Layer in GRANITE</source>
        <translation>GRANITE 层</translation>
    </message>
    <message>
        <source>A layer that changes about once a quarter: values and voice.</source>
        <translation>大约每季度更改一次的层：价值观和语气。</translation>
    </message>
    <message>
        <source>Layer in BEDROCK</source>
        <translation>BEDROCK 层</translation>
    </message>
    <message>
        <source>Layer in SANDSTONE</source>
        <translation>SANDSTONE 层</translation>
    </message>
    <message>
        <source>Layer in TOPSOIL</source>
        <translation>TOPSOIL 层</translation>
    </message>
    <message>
        <source>Layer in WEATHER</source>
        <translation>WEATHER 层</translation>
    </message>
    <message>
        <source>A layer that changes every turn.</source>
        <translation>每轮都会更改的层。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation>分类体系</translation>
    </message>
    <message>
        <source>Rules that are added to prompts and checked in responses.</source>
        <translation>添加到提示词中并在响应中检查的规则。</translation>
    </message>
    <message>
        <source>A task whose complexity is estimated before work starts.</source>
        <translation>在开始工作前估算复杂度的任务。</translation>
    </message>
    <message>
        <source>A part of the prompt, in the TOPSOIL tier.</source>
        <translation>提示词的一部分，属于 TOPSOIL 层级。</translation>
    </message>
    <message>
        <source>The condensed form of a layer, for small context windows.</source>
        <translation>层的精简形式，用于较小的上下文窗口。</translation>
    </message>
    <message>
        <source>The role, tools, limits and response format of an assistant.</source>
        <translation>助手的角色、工具、限制和响应格式。</translation>
    </message>
    <message>
        <source>A layer about the people the assistant works for.</source>
        <translation>关于助手服务对象的层。</translation>
    </message>
    <message>
        <source>A layer that changes daily: tools and environments.</source>
        <translation>每天更改的层：工具和环境。</translation>
    </message>
    <message>
        <source>A taxonomy of workloads for tagging documents and interactions.</source>
        <translation>工作负载的分类体系，用于给文档和交互加标签。</translation>
    </message>
    <message>
        <source>An agent&apos;s limits, in a separate file.</source>
        <translation>智能体的限制，保存在单独的文件中。</translation>
    </message>
    <message>
        <source>Generation parameters for each phase of a workload.</source>
        <translation>工作负载各阶段的生成参数。</translation>
    </message>
    <message>
        <source>The models, limits and formats of a provider.</source>
        <translation>提供商的模型、限制和格式。</translation>
    </message>
    <message>
        <source>The request and response format of an API.</source>
        <translation>API 的请求和响应格式。</translation>
    </message>
    <message>
        <source>The turns of a conversation.</source>
        <translation>对话的各个轮次。</translation>
    </message>
    <message>
        <source>A layer about the identity and knowledge of the assistant.</source>
        <translation>关于助手身份和知识的层。</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>A comparison of two prompt variants on the same cases.</source>
        <translation>在相同用例上比较两个提示词变体。</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Instructions that are sent if their workload is selected or retrieval finds them.</source>
        <translation>选中其工作负载或检索找到时发送的指令。</translation>
    </message>
    <message>
        <source>Notes that are not part of the prompt unless you add them or retrieval finds them.</source>
        <translation>不属于提示词的笔记，除非由你添加或由检索找到。</translation>
    </message>
</context>
<context>
    <name>DocumentTree</name>
    <message>
        <source>%1 (condensed)</source>
        <translation>%1（精简）</translation>
    </message>
    <message>
        <source>%1 (governance)</source>
        <translation>%1（治理）</translation>
    </message>
</context>
<context>
    <name>EstimateLabels</name>
    <message>
        <source>confidence %1</source>
        <extracomment>%1 is a number from 0 to 1</extracomment>
        <translation>置信度 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two subtasks</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>complexity %1, %2</source>
        <translation>复杂度 %1，%2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>%1 is a task, %2 its complexity, %3 a recommendation</extracomment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>differs from the heuristics by %1% of the higher score</source>
        <extracomment>%1 is the relative difference of two scores</extracomment>
        <translation>与启发式结果相差较高分数的 %1%</translation>
    </message>
    <message>
        <source>as listed in the task</source>
        <translation>按任务中所列</translation>
    </message>
    <message>
        <source>as split by the model</source>
        <translation>由模型拆分</translation>
    </message>
    <message>
        <source>%1. Can run in parallel</source>
        <extracomment>%1 is a position in the sequence: 1, 2, …</extracomment>
        <translation>%1。可并行运行</translation>
    </message>
    <message>
        <source>same files</source>
        <translation>相同文件</translation>
    </message>
    <message>
        <source>same functions</source>
        <translation>相同函数</translation>
    </message>
    <message>
        <source>same state</source>
        <translation>相同状态</translation>
    </message>
    <message>
        <source>exclusive resource</source>
        <translation>独占资源</translation>
    </message>
    <message>
        <source>import cycle</source>
        <translation>循环导入</translation>
    </message>
    <message>
        <source>Small enough for one task.</source>
        <translation>足够小，可作为一个任务。</translation>
    </message>
    <message>
        <source>split by file</source>
        <translation>按文件拆分</translation>
    </message>
    <message>
        <source>%1. Cannot run in parallel</source>
        <translation>%1。不能并行运行</translation>
    </message>
    <message>
        <source>%1; check the code first</source>
        <extracomment>%1 is a confidence</extracomment>
        <translation>%1；请先查看代码</translation>
    </message>
    <message>
        <source>one needs the other’s result</source>
        <translation>其中一个需要另一个的结果</translation>
    </message>
    <message>
        <source>Consider splitting the task.</source>
        <translation>请考虑拆分此任务。</translation>
    </message>
    <message>
        <source>The task has too little detail for an estimate. Add its files or subtasks.</source>
        <translation>任务的细节太少，无法估算。请添加其文件或子任务。</translation>
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
        <translation>%1%：%2 至 %3%</translation>
    </message>
    <message>
        <source>%1%: %2 to %3</source>
        <extracomment>an interval: %1 is its confidence level in percent, %2 and %3 are numbers</extracomment>
        <translation>%1%：%2 至 %3</translation>
    </message>
    <message>
        <source>%1% of %2 turns</source>
        <extracomment>%1 percent, %2 a number of turns</extracomment>
        <translation>%2 轮中的 %1%</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n change(s)&quot;, %2 is &quot;%n day(s)&quot;</extracomment>
        <translation>%2内 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 次更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
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
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>%1 a number with + or −, %2 the tokenizer that counted</extracomment>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>%1 per turn</source>
        <extracomment>%1 a price with + or −</extracomment>
        <translation>每轮 %1</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>提示词 token</translation>
    </message>
    <message>
        <source>Confidence interval or change</source>
        <translation>置信区间或变化</translation>
    </message>
    <message>
        <source>Measurement</source>
        <extracomment>columns: the evidence for a suggestion</extracomment>
        <translation>测量</translation>
    </message>
    <message>
        <source>%1 tokens (%2)</source>
        <translation>%1 token（%2）</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>每轮费用</translation>
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
        <translation>停止分析</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Copy the current table</source>
        <translation>复制当前表格</translation>
    </message>
    <message>
        <source>Export the current table to a file</source>
        <translation>将当前表格导出到文件</translation>
    </message>
    <message>
        <source>Analysis in progress</source>
        <translation>正在分析</translation>
    </message>
    <message>
        <source>Document usage by workload</source>
        <translation>各工作负载的文档使用情况</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用情况</translation>
    </message>
    <message>
        <source>Churn</source>
        <translation>变动率</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>接受情况</translation>
    </message>
    <message>
        <source>Layer change frequency</source>
        <translation>层的更改频率</translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation>运行分析</translation>
    </message>
    <message>
        <source>Reports of earlier analyses</source>
        <translation>以往分析的报告</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Analyze the recorded interactions and the document history, then store suggestions and a report; your documents are not changed</source>
        <translation>分析已记录的交互和文档历史，然后保存建议和报告；不会更改你的文档</translation>
    </message>
    <message>
        <source>Acceptance rate by week</source>
        <translation>每周接受率</translation>
    </message>
</context>
<context>
    <name>EvolutionText</name>
    <message>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Acceptance rate</source>
        <translation>接受率</translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <extracomment>%1 a share with its interval, %2 is &quot;%n suggestion(s)&quot;</extracomment>
        <translation>%2中接受了 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s)</source>
        <translation>
            <numerusform>%n 条建议</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>changes per 30 days and their interval</extracomment>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>may change each turn</source>
        <translation>每轮都可能更改</translation>
    </message>
    <message>
        <source>more often than declared</source>
        <translation>比声明的更频繁</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>与声明一致</translation>
    </message>
    <message>
        <source>declared cadence</source>
        <extracomment>a mark in a chart: the declared cadence of a layer</extracomment>
        <translation>声明的变更频率</translation>
    </message>
    <message>
        <source>Layer</source>
        <extracomment>columns: change rates of layers</extracomment>
        <translation>层</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1% (%2 to %3)</source>
        <extracomment>a share in percent and its interval</extracomment>
        <translation>%1%（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>%1 of %2 turns or decisions, %3 a share with its interval</extracomment>
        <translation>%1 / %2，%3</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>a column: the layer or skill that was used</extracomment>
        <translation>文档</translation>
    </message>
    <message>
        <source>Workload</source>
        <extracomment>columns: a workload&apos;s turns, its share of all turns in the first two thirds and in the last third of the period, and its high-friction turns</extracomment>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>High-friction turns</source>
        <translation>高摩擦轮次</translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4</source>
        <extracomment>%1 is &quot;%n turn(s)&quot;, %2 and %3 are days, %4 is &quot;%n open suggestion(s)&quot;</extracomment>
        <translation>%1，%2 至 %3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a day of history</source>
        <translation>历史不足一天</translation>
    </message>
    <message>
        <source>changes per 30 days</source>
        <translation>每 30 天更改次数</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>turns that belong to no workload</extracomment>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) changed more often than declared</source>
        <translation>
            <numerusform>%n 个层的更改比声明的更频繁</numerusform>
        </translation>
    </message>
    <message>
        <source>accepted suggestions, % of all decisions</source>
        <translation>接受的建议，占全部决定的 %</translation>
    </message>
    <message>
        <source>Earlier share</source>
        <translation>先前占比</translation>
    </message>
    <message>
        <source>Declared cadence</source>
        <translation>声明的变更频率</translation>
    </message>
    <message>
        <source>Changes per 30 days</source>
        <translation>每 30 天更改次数</translation>
    </message>
    <message>
        <source>95% CI lower bound</source>
        <translation>95% CI 下界</translation>
    </message>
    <message>
        <source>95% CI upper bound</source>
        <translation>95% CI 上界</translation>
    </message>
    <message>
        <source>Declared changes per 30 days</source>
        <translation>声明的每 30 天更改次数</translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>columns: decisions on suggestions by week</extracomment>
        <translation>周</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>95% CI lower bound, %</source>
        <translation>95% CI 下界，%</translation>
    </message>
    <message>
        <source>95% CI upper bound, %</source>
        <translation>95% CI 上界，%</translation>
    </message>
    <message>
        <source>; usage was recorded for %1 of the turns and inferred from text for the others</source>
        <extracomment>%1 a number of turns</extracomment>
        <translation>；其中 %1 轮的使用情况有记录，其余由文本推断</translation>
    </message>
    <message>
        <source>No decisions yet: accept or reject suggestions to see the acceptance rate</source>
        <translation>尚无决定：接受或拒绝建议后可查看接受率</translation>
    </message>
    <message>
        <source>Layer churn is unknown until the history covers a day</source>
        <translation>历史满一天之前，层的变动率未知</translation>
    </message>
    <message>
        <source>Share in last third</source>
        <translation>后三分之一占比</translation>
    </message>
    <message>
        <source>No layer changed more often than declared</source>
        <translation>没有层的更改比声明的更频繁</translation>
    </message>
    <message numerus="yes">
        <source>%n open suggestion(s)</source>
        <translation>
            <numerusform>%n 个待定的建议</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvolutionWork</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1 is &quot;%n new suggestion(s)&quot;, %2 is &quot;%n turn(s)&quot;</extracomment>
        <translation>%1，来自 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new suggestion(s)</source>
        <translation>
            <numerusform>%n 条新建议</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) already suggested</source>
        <translation>
            <numerusform>%n 处更改已有建议</numerusform>
        </translation>
    </message>
    <message>
        <source>Next analysis: %1 (%2)</source>
        <extracomment>%1 is a date and time, %2 the schedule</extracomment>
        <translation>下次分析：%1（%2）</translation>
    </message>
    <message>
        <source>No analysis is scheduled. In the [evolution] section of config.toml, set “enabled” to true and “schedule” to a list of hours.</source>
        <translation>未计划分析。请在 config.toml 的 [evolution] 部分将“enabled”设为 true，并将“schedule”设为小时列表。</translation>
    </message>
</context>
<context>
    <name>ExperimentFigures</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a mean, and its interval</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2, %n case(s)</source>
        <extracomment>%1 the name of an arm, %2 its mean and interval</extracomment>
        <translation>
            <numerusform>%1：均值 %2，%n 个用例</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>a difference between two arms of an experiment: the first minus the second</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Arm</source>
        <extracomment>columns: the distribution of the values of an arm of an experiment</extracomment>
        <translation>实验组</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>下四分位数</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>上四分位数</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>columns: the difference between two arms of an experiment</extracomment>
        <translation>差异</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>平均差异</translation>
    </message>
    <message>
        <source>Change (%)</source>
        <translation>变化 (%)</translation>
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
        <translation>效应量</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>缺失值</translation>
    </message>
    <message>
        <source>Differences up to %1 are too small to matter</source>
        <extracomment>%1 is a number with its unit</extracomment>
        <translation>不超过 %1 的差异小到可以忽略</translation>
    </message>
    <message>
        <source>Mean of the first arm</source>
        <translation>第一组的均值</translation>
    </message>
    <message>
        <source>Mean of the second arm</source>
        <translation>第二组的均值</translation>
    </message>
    <message>
        <source>95% CI lower bound</source>
        <translation>95% CI 下界</translation>
    </message>
    <message>
        <source>95% CI upper bound</source>
        <translation>95% CI 上界</translation>
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
        <translation>实验组</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Metric</source>
        <extracomment>Column titles of a table of detectable effects per metric, in standard deviations</extracomment>
        <translation>指标</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效应</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功效</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 个用例</numerusform>
        </translation>
    </message>
    <message>
        <source>once</source>
        <translation>1 次</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Each case is sent to every arm, in random order (seed %1).</source>
        <translation>每个用例以随机顺序发送给每个实验组（随机种子 %1）。</translation>
    </message>
    <message>
        <source>Tokens per request</source>
        <translation>每请求 token 数</translation>
    </message>
    <message>
        <source>Effect source</source>
        <translation>效应来源</translation>
    </message>
    <message>
        <source>No API calls, no cost.</source>
        <translation>没有 API 调用，没有费用。</translation>
    </message>
    <message>
        <source>not achievable</source>
        <translation>无法达到</translation>
    </message>
    <message>
        <source>judge for %1</source>
        <translation>%1 的评判模型</translation>
    </message>
    <message>
        <source>Smallest detectable effect</source>
        <translation>可检测的最小效应</translation>
    </message>
    <message>
        <source>%1, each %2 per arm: %3 trials, %4 remaining.</source>
        <extracomment>%1 is the number of cases, %2 how often each case is sent, %3 the number of trials, %4 the number of remaining trials</extracomment>
        <translation>%1，每个在每组中发送 %2：%3 次试验，剩余 %4 次。</translation>
    </message>
    <message>
        <source>Each case is sent to one random arm (seed %1).</source>
        <translation>每个用例发送给一个随机的实验组（随机种子 %1）。</translation>
    </message>
    <message>
        <source>Required cases</source>
        <translation>所需用例数</translation>
    </message>
    <message>
        <source>up to %1</source>
        <extracomment>%1 is a maximum number of calls, or a maximum price</extracomment>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>simulated tools</source>
        <translation>模拟工具</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n 次调用</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2: duration about %5 (%6), cost about %3, assuming responses of %4 tokens.</source>
        <extracomment>%1 is a number of calls, %2 providers, %3 a price, %4 tokens per response, %5 a duration, %6 the source of the duration</extracomment>
        <translation>%1，发往 %2：用时约 %5（%6），费用约 %3，假设每个响应 %4 token。</translation>
    </message>
    <message numerus="yes">
        <source>Simulated tool replies cause at most %n more request(s); the total cost is at most %1.</source>
        <extracomment>%n is a number of requests, %1 a price</extracomment>
        <translation>
            <numerusform>模拟工具的回复最多引起 %n 个额外请求；总费用最多为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded run is archived in %1 and no longer reported.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>已记录的运行会归档到 %1，不再列入报告。</translation>
    </message>
    <message numerus="yes">
        <source>The recorded run with %n trial(s) is archived in %1 and no longer reported.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>
            <numerusform>含 %n 次试验的已记录运行会归档到 %1，不再列入报告。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its responses are archived too, so every call is made again.</source>
        <translation>其响应也会归档，因此所有调用都会重新进行。</translation>
    </message>
    <message>
        <source>as in the recorded run</source>
        <translation>与已记录的运行相同</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>%1, each %2: %3 trials, %4 remaining.</source>
        <translation>%1，每个 %2：%3 次试验，剩余 %4 次。</translation>
    </message>
</context>
<context>
    <name>ExperimentResultView</name>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>图表数据</translation>
    </message>
    <message>
        <source>Conclusions</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>图表类型</translation>
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
        <translation>实验进度</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Arms in the plan</source>
        <translation>计划中的实验组</translation>
    </message>
    <message>
        <source>Cancel the running trials and keep the completed trials; you can resume later</source>
        <translation>取消正在运行的试验并保留已完成的试验；稍后可以继续</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再次运行</translation>
    </message>
    <message>
        <source>Save the report to a file, or copy the table</source>
        <translation>将报告保存到文件，或复制表格</translation>
    </message>
    <message>
        <source>Statistical power of the plan</source>
        <translation>计划的统计功效</translation>
    </message>
    <message>
        <source>Switch mode</source>
        <translation>切换模式</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation>新建实验…</translation>
    </message>
    <message>
        <source>Create an experiment that compares prompt variants</source>
        <translation>创建比较提示词变体的实验</translation>
    </message>
    <message>
        <source>Maximum number of trials in parallel</source>
        <translation>并行试验的最大数量</translation>
    </message>
    <message>
        <source>Parallel trials</source>
        <translation>并行试验</translation>
    </message>
    <message>
        <source>Parallel trials: </source>
        <translation>并行试验： </translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation>运行试验</translation>
    </message>
    <message>
        <source>Run the remaining trials; completed trials are kept</source>
        <translation>运行剩余的试验；保留已完成的试验</translation>
    </message>
    <message>
        <source>Archive the recorded run and run all trials again</source>
        <translation>归档已记录的运行并重新运行所有试验</translation>
    </message>
    <message>
        <source>Switch the prompt type of this experiment to the mode of an arm, or restore its previous mode</source>
        <translation>将此实验的提示词类型切换到某个实验组的模式，或恢复其先前的模式</translation>
    </message>
</context>
<context>
    <name>FieldBadge</name>
    <message>
        <source>Each provider’s adapter translates this field.</source>
        <translation>由各提供商的适配器转换此字段。</translation>
    </message>
    <message>
        <source>This field has the same meaning for every provider.</source>
        <translation>此字段对所有提供商含义相同。</translation>
    </message>
    <message>
        <source>This field contains settings of one provider. They belong in the provider’s adapter.</source>
        <translation>此字段包含某一提供商的设置，应放在该提供商的适配器中。</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>%1 is not UTF-8 and cannot be copied as text. Convert it to UTF-8 first.</source>
        <translation>%1 不是 UTF-8，无法复制为文本。请先将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 is not a document in this workspace. Reload the workspace.</source>
        <translation>%1 不是此工作区中的文档。请重新加载工作区。</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 已存在。请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a path inside it.</source>
        <translation>%1 位于工作区之外。请选择工作区内的路径。</translation>
    </message>
    <message>
        <source>%1 no longer exists. Reload the workspace.</source>
        <translation>%1 已不存在。请重新加载工作区。</translation>
    </message>
    <message>
        <source>%1 could not be moved to the trash. Check the permissions of its folder.</source>
        <translation>无法将 %1 移到回收站。请检查其文件夹的权限。</translation>
    </message>
</context>
<context>
    <name>FormEdits</name>
    <message>
        <source>%1 cannot be renamed here. Rename it in the text.</source>
        <translation>%1 不能在此处重命名。请在文本中重命名。</translation>
    </message>
    <message>
        <source>The key has no name. Enter a name.</source>
        <translation>键没有名称。请输入名称。</translation>
    </message>
    <message>
        <source>The key %1 already exists here. Enter another name.</source>
        <translation>此处已存在键 %1。请输入其他名称。</translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 项</numerusform>
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
            <numerusform>%1，含 %n 个属性</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormSections</name>
    <message>
        <source>Identity</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Guardrails</source>
        <translation>护栏</translation>
    </message>
    <message>
        <source>Portability</source>
        <translation>可移植性</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>name, role and style of the agent</source>
        <translation>智能体的名称、角色和风格</translation>
    </message>
    <message>
        <source>model and model requirements</source>
        <translation>模型和模型要求</translation>
    </message>
    <message>
        <source>tools that the agent may call</source>
        <translation>智能体可以调用的工具</translation>
    </message>
    <message>
        <source>response format</source>
        <translation>响应格式</translation>
    </message>
    <message>
        <source>limits and checks</source>
        <translation>限制和检查</translation>
    </message>
    <message>
        <source>settings for different providers and clients</source>
        <translation>不同提供商和客户端的设置</translation>
    </message>
    <message>
        <source>other keys in the document</source>
        <translation>文档中的其他键</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Filter pages</source>
        <translation>筛选页面</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Show only pages that contain every word of the filter</source>
        <translation>仅显示包含筛选器中每个词的页面</translation>
    </message>
</context>
<context>
    <name>IntervalPlot</name>
    <message>
        <source>mean with 95% confidence interval</source>
        <translation>均值及 95% 置信区间</translation>
    </message>
    <message>
        <source>interquartile range, median</source>
        <translation>四分位距、中位数</translation>
    </message>
    <message>
        <source>one case</source>
        <translation>一个用例</translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>environment</source>
        <extracomment>A key source: environment variables</extracomment>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>system key store</source>
        <translation>系统密钥库</translation>
    </message>
    <message>
        <source>process memory (until you quit)</source>
        <extracomment>A key source: the memory of the program</extracomment>
        <translation>进程内存（直到退出）</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>the name of the language of this translation, in this language, capitalized as in a list</comment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Filter documents</source>
        <translation>筛选文档</translation>
    </message>
    <message>
        <source>Workspace documents</source>
        <translation>工作区文档</translation>
    </message>
    <message>
        <source>Number of matching documents</source>
        <translation>匹配的文档数</translation>
    </message>
    <message>
        <source>Show only documents whose name or path contains every word of the filter</source>
        <translation>仅显示名称或路径包含筛选器中每个词的文档</translation>
    </message>
</context>
<context>
    <name>LineMark</name>
    <message>
        <source>Different text in the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation>第一栏中的文本不同</translation>
    </message>
    <message>
        <source>Same text at a different position in the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation>第一栏中有相同文本但位置不同</translation>
    </message>
    <message>
        <source>Missing from the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation>第一栏中缺失</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Render</source>
        <translation>渲染(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文档库</translation>
    </message>
    <message>
        <source>Render</source>
        <translation>渲染</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Open Folder…</source>
        <translation>打开文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a folder as a workspace</source>
        <translation>将文件夹作为工作区打开</translation>
    </message>
    <message>
        <source>&amp;Export Bundles…</source>
        <translation>导出包(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close Document</source>
        <translation>关闭文档(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;Workspace</source>
        <translation>关闭工作区(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select everything in the view</source>
        <translation>选择视图中的全部内容</translation>
    </message>
    <message>
        <source>&amp;Filter the Library</source>
        <translation>筛选文档库(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Wrap Lines</source>
        <translation>自动换行(&amp;W)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Reset &amp;Zoom</source>
        <translation>重置缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>下一个面板(&amp;N)</translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation>重置布局(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Prompt</source>
        <translation>提示词(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <translation>请求(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Losses</source>
        <translation>损失(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About Outcrop</source>
        <translation>关于 Outcrop(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近使用的(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>全部保存(&amp;L)</translation>
    </message>
    <message>
        <source>Close All Docu&amp;ments</source>
        <translation>关闭所有文档(&amp;M)</translation>
    </message>
    <message>
        <source>Close every open document</source>
        <translation>关闭所有打开的文档</translation>
    </message>
    <message>
        <source>Create the Sam&amp;ple Workspace…</source>
        <translation>创建示例工作区(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;High Contrast Light</source>
        <translation>高对比度浅色(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;Contrast Dark</source>
        <translation>高对比度深色(&amp;C)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Panel</source>
        <translation>上一个面板(&amp;V)</translation>
    </message>
    <message>
        <source>Edit the &amp;Task</source>
        <translation>编辑任务(&amp;T)</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>地层</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>手册(&amp;H)</translation>
    </message>
    <message>
        <source>Create an untitled document</source>
        <translation>创建未命名的文档</translation>
    </message>
    <message>
        <source>Save this document to its file</source>
        <translation>将此文档保存到其文件</translation>
    </message>
    <message>
        <source>Save this document to another file in the workspace</source>
        <translation>将此文档保存到工作区中的另一个文件</translation>
    </message>
    <message>
        <source>Save every document with unsaved changes</source>
        <translation>保存所有有未保存更改的文档</translation>
    </message>
    <message>
        <source>Re&amp;vert to Saved</source>
        <translation>还原为已保存版本(&amp;V)</translation>
    </message>
    <message>
        <source>Reload the text from the file; Undo restores your unsaved changes</source>
        <translation>从文件重新加载文本；“撤销”可恢复未保存的更改</translation>
    </message>
    <message>
        <source>Create a workspace with sample files</source>
        <translation>创建包含示例文件的工作区</translation>
    </message>
    <message>
        <source>Reloa&amp;d from Disk</source>
        <translation>从磁盘重新加载(&amp;D)</translation>
    </message>
    <message>
        <source>Reload the workspace from disk</source>
        <translation>从磁盘重新加载工作区</translation>
    </message>
    <message>
        <source>Export every provider’s request to a folder</source>
        <translation>将每个提供商的请求导出到文件夹</translation>
    </message>
    <message>
        <source>Close the current document</source>
        <translation>关闭当前文档</translation>
    </message>
    <message>
        <source>Close the workspace and return to the start page</source>
        <translation>关闭工作区并返回起始页</translation>
    </message>
    <message>
        <source>Quit Outcrop</source>
        <translation>退出 Outcrop</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>Filter the documents in the Library</source>
        <translation>筛选文档库中的文档</translation>
    </message>
    <message>
        <source>Wrap long lines at the edge of the view</source>
        <translation>在视图边缘折行显示长行</translation>
    </message>
    <message>
        <source>Increase the text size</source>
        <translation>增大文本</translation>
    </message>
    <message>
        <source>Decrease the text size</source>
        <translation>减小文本</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>浅色背景深色文本</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>深色背景浅色文本</translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation>将焦点移到下一个面板</translation>
    </message>
    <message>
        <source>Move the focus to the previous panel</source>
        <translation>将焦点移到上一个面板</translation>
    </message>
    <message>
        <source>Show the whole prompt as readable text</source>
        <translation>以可读文本显示整个提示词</translation>
    </message>
    <message>
        <source>Show the request to the provider as JSON</source>
        <translation>以 JSON 显示发给提供商的请求</translation>
    </message>
    <message>
        <source>&amp;Copy Tab Contents</source>
        <translation>复制标签页内容(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New Document</source>
        <translation>新建文档(&amp;N)</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>全屏显示窗口</translation>
    </message>
    <message>
        <source>Move the focus to the task field</source>
        <translation>将焦点移到任务字段</translation>
    </message>
    <message>
        <source>Copy the contents of the current tab</source>
        <translation>复制当前标签页的内容</translation>
    </message>
    <message>
        <source>Open the handbook page of the focused panel</source>
        <translation>打开焦点所在面板的手册页</translation>
    </message>
    <message>
        <source>Show the Qt version</source>
        <translation>显示 Qt 版本</translation>
    </message>
    <message>
        <source>&amp;Color Theme</source>
        <translation>颜色主题(&amp;C)</translation>
    </message>
    <message>
        <source>Use the colors of the desktop</source>
        <translation>使用桌面的颜色</translation>
    </message>
    <message>
        <source>Black on white, with outlined controls</source>
        <translation>白底黑字，控件带轮廓</translation>
    </message>
    <message>
        <source>White on black, with outlined controls</source>
        <translation>黑底白字，控件带轮廓</translation>
    </message>
    <message>
        <source>Show the version and license of Outcrop</source>
        <translation>显示 Outcrop 的版本和许可证</translation>
    </message>
    <message>
        <source>Prompt selection</source>
        <translation>提示词选择</translation>
    </message>
    <message>
        <source>&amp;Go to Panel</source>
        <translation>转到面板(&amp;G)</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>新建窗口</translation>
    </message>
    <message>
        <source>Open another window, for another workspace</source>
        <translation>为另一个工作区打开新窗口</translation>
    </message>
    <message>
        <source>Restore the system text size</source>
        <translation>恢复系统文本大小</translation>
    </message>
    <message>
        <source>Restore the default layout of the panels</source>
        <translation>恢复面板的默认布局</translation>
    </message>
    <message>
        <source>Show the parts that are lost, changed or added, with reasons</source>
        <translation>显示丢失、更改或添加的部分及原因</translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>milliseconds</extracomment>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Token overhead</source>
        <translation>Token 开销</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>US dollars</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from one number to another</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Request tokens</source>
        <translation>请求 token</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>首个 token 用时</translation>
    </message>
    <message>
        <source>Time to complete response</source>
        <translation>完整响应用时</translation>
    </message>
    <message>
        <source>Response tokens</source>
        <translation>响应 token</translation>
    </message>
    <message>
        <source>Judge score</source>
        <translation>评判分数</translation>
    </message>
    <message>
        <source>% of the plain prompt</source>
        <translation>占纯提示词的 %</translation>
    </message>
    <message>
        <source>score, 0 to 1</source>
        <translation>分数，0 到 1</translation>
    </message>
    <message>
        <source>points out of 100</source>
        <translation>分（满分 100）</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <extracomment>a very small p-value</extracomment>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>Passed assertions</source>
        <translation>通过的断言</translation>
    </message>
    <message>
        <source>share of successful trials, 0 to 1</source>
        <translation>成功试验的占比，0 到 1</translation>
    </message>
    <message>
        <source>share of trials that pass the assertions, 0 to 1</source>
        <translation>通过断言的试验占比，0 到 1</translation>
    </message>
    <message>
        <source>Rule violations</source>
        <translation>规则违反</translation>
    </message>
</context>
<context>
    <name>MoveCosts</name>
    <message>
        <source>The move rewrites no cached tokens.</source>
        <translation>此移动不会重写已缓存的 token。</translation>
    </message>
    <message>
        <source>The change rewrites no cached tokens.</source>
        <translation>此更改不会重写已缓存的 token。</translation>
    </message>
    <message>
        <source>The move costs %1 once.</source>
        <extracomment>%1 is a price</extracomment>
        <translation>此移动一次性花费 %1。</translation>
    </message>
    <message>
        <source>The change costs %1 once.</source>
        <translation>此更改一次性花费 %1。</translation>
    </message>
    <message>
        <source>An edit of this layer still costs %1.</source>
        <extracomment>%1 is a price</extracomment>
        <translation>编辑此层的费用仍为 %1。</translation>
    </message>
    <message>
        <source>An edit of this layer then costs %1 instead of %2.</source>
        <extracomment>both are prices; %1 after and %2 before the move</extracomment>
        <translation>之后编辑此层的费用为 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The prices are unknown.</source>
        <translation>价格未知。</translation>
    </message>
    <message>
        <source>With a warm cache, a request costs %1 instead of %2.</source>
        <extracomment>both are prices; %1 after and %2 before the change</extracomment>
        <translation>使用热缓存时，每个请求的费用为 %1，而不是 %2。</translation>
    </message>
</context>
<context>
    <name>MoveEffect</name>
    <message>
        <source>the prompt is unchanged</source>
        <translation>提示词未变</translation>
    </message>
    <message>
        <source>the first %1 of %2 characters of the prompt are unchanged</source>
        <translation>提示词的前 %1 个字符（共 %2 个）未变</translation>
    </message>
    <message>
        <source>the document is now sent</source>
        <translation>该文档现在会发送</translation>
    </message>
    <message>
        <source>the document is no longer sent</source>
        <translation>该文档不再发送</translation>
    </message>
    <message>
        <source>%1 moves after %2</source>
        <extracomment>both are titles of sections</extracomment>
        <translation>%1 移到 %2 之后</translation>
    </message>
    <message>
        <source>%1 moves before %2</source>
        <extracomment>both are titles of sections</extracomment>
        <translation>%1 移到 %2 之前</translation>
    </message>
    <message>
        <source>the request changes from %1 to %2 characters</source>
        <translation>请求从 %1 个字符变为 %2 个</translation>
    </message>
</context>
<context>
    <name>MoveEffectModel</name>
    <message>
        <source>not rendered</source>
        <translation>未渲染</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Losses</source>
        <extracomment>Losses that a change adds or removes</extracomment>
        <translation>损失</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>The cost of an edit of the moved layer, before and after the move</extracomment>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>The one-time cost of the move</extracomment>
        <translation>移动</translation>
    </message>
    <message>
        <source>Warm cache</source>
        <extracomment>The cost of a turn that reads the cache, before and after the move</extracomment>
        <translation>热缓存</translation>
    </message>
</context>
<context>
    <name>MoveProposal</name>
    <message>
        <source>Proposed move</source>
        <translation>拟议的移动</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Effect on each provider’s request</source>
        <translation>对各提供商请求的影响</translation>
    </message>
    <message>
        <source>Apply the move (Enter)</source>
        <translation>应用移动 (Enter)</translation>
    </message>
    <message>
        <source>Discard the move (Escape)</source>
        <translation>放弃移动 (Escape)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Name of the document</source>
        <translation>文档名称</translation>
    </message>
    <message>
        <source>&amp;Documents with references to this document:</source>
        <translation>引用此文档的文档(&amp;D)：</translation>
    </message>
    <message>
        <source>Documents changed by the rename</source>
        <translation>重命名所更改的文档</translation>
    </message>
    <message>
        <source>&amp;Tier:</source>
        <translation>层级(&amp;T)：</translation>
    </message>
    <message>
        <source>Tier of the layer</source>
        <translation>层所属的层级</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>条件(&amp;O)：</translation>
    </message>
    <message>
        <source>for example, phase in (planning)</source>
        <translation>例如 phase in (planning)</translation>
    </message>
    <message>
        <source>Condition of the layer</source>
        <translation>层的条件</translation>
    </message>
    <message>
        <source>The layer is sent only if this condition is true; leave the field empty for a layer without a condition</source>
        <translation>仅当此条件为真时才发送该层；无条件的层请留空</translation>
    </message>
</context>
<context>
    <name>NewLayer</name>
    <message>
        <source>The prices are unknown.</source>
        <translation>价格未知。</translation>
    </message>
    <message>
        <source>The new layer is not sent with the current choices.</source>
        <translation>按当前选择，新层不会发送。</translation>
    </message>
    <message>
        <source>The new layer costs %1 once, because it rewrites cached tokens.</source>
        <extracomment>%1 is a price</extracomment>
        <translation>新层一次性花费 %1，因为它会重写已缓存的 token。</translation>
    </message>
    <message>
        <source>The new layer rewrites no cached tokens.</source>
        <translation>新层不会重写已缓存的 token。</translation>
    </message>
    <message>
        <source>An edit of the layer then costs %1.</source>
        <extracomment>%1 is a price</extracomment>
        <translation>之后编辑该层的费用为 %1。</translation>
    </message>
    <message>
        <source>Each time the result of the condition changes, the provider caches the prompt again from this layer on.</source>
        <translation>每当条件的结果变化时，提供商会从该层开始重新缓存提示词。</translation>
    </message>
</context>
<context>
    <name>PickerBar</name>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置档</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Settings for each phase and scope, such as generation parameters and output instructions</source>
        <translation>各阶段和范围的设置，例如生成参数和输出指令</translation>
    </message>
    <message>
        <source>Provider that receives the request</source>
        <translation>接收请求的提供商</translation>
    </message>
    <message>
        <source>Agent whose prompt is rendered</source>
        <translation>渲染其提示词的智能体</translation>
    </message>
    <message>
        <source>Prompt type; its template can wrap the task in METADATA and INSTRUCTION</source>
        <translation>提示词类型；其模板可将任务包装在 METADATA 和 INSTRUCTION 中</translation>
    </message>
    <message>
        <source>Model that receives the request</source>
        <translation>接收请求的模型</translation>
    </message>
    <message>
        <source>Prompt markup format</source>
        <translation>提示词标记格式</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>更多选择</translation>
    </message>
    <message>
        <source>Scope, type, format, conversation and layers of the prompt</source>
        <translation>提示词的范围、类型、格式、对话和层</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>File with the messages before the task</source>
        <translation>包含任务之前消息的文件</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Whether layers are sent; an imported request has none</source>
        <translation>是否发送层；导入的请求没有层</translation>
    </message>
    <message>
        <source>Workflow stage; selects profile settings and conditional layers</source>
        <translation>工作流阶段；用于选择配置档设置和带条件的层</translation>
    </message>
    <message>
        <source>Task category, such as fix or page; selects profile settings and conditional layers</source>
        <translation>任务类别，例如 fix 或 page；用于选择配置档设置和带条件的层</translation>
    </message>
    <message>
        <source>Workload; selects skills and conditional layers</source>
        <translation>工作负载；用于选择技能和带条件的层</translation>
    </message>
</context>
<context>
    <name>PickerChoices</name>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Context window: %1 tokens</source>
        <translation>上下文窗口：%1 token</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>按阶段</translation>
    </message>
    <message>
        <source>structured</source>
        <translation>结构化</translation>
    </message>
    <message>
        <source>unstructured</source>
        <translation>非结构化</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the description of a prompt type, %2 its mode: structured or unstructured.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
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
        <translation>混合</translation>
    </message>
    <message>
        <source>The task as METADATA and INSTRUCTION</source>
        <translation>任务写为 METADATA 和 INSTRUCTION</translation>
    </message>
    <message>
        <source>Prompt XML</source>
        <translation>提示词 XML</translation>
    </message>
    <message>
        <source>Context window unknown</source>
        <translation>上下文窗口未知</translation>
    </message>
    <message>
        <source>Uses the %1 wire format</source>
        <translation>使用 %1 传输格式</translation>
    </message>
    <message>
        <source>Sections with headings</source>
        <translation>带标题的小节</translation>
    </message>
    <message>
        <source>The whole prompt as one &lt;prompt&gt; document</source>
        <translation>整个提示词写为一个 &lt;prompt&gt; 文档</translation>
    </message>
    <message>
        <source>Default from the profile or the manifest</source>
        <translation>配置档或清单的默认值</translation>
    </message>
    <message>
        <source>Default from the manifest</source>
        <translation>清单的默认值</translation>
    </message>
    <message>
        <source>Type assigned to the phase</source>
        <translation>分配给该阶段的类型</translation>
    </message>
    <message>
        <source>Sections in XML tags</source>
        <translation>用 XML 标签分节</translation>
    </message>
    <message>
        <source>Labeled sections: role, context, constraints, format</source>
        <translation>带标签的小节：角色、上下文、约束、格式</translation>
    </message>
    <message>
        <source>Default from the agent, the manifest or the adapter</source>
        <translation>智能体、清单或适配器的默认值</translation>
    </message>
    <message>
        <source>%1 input, %2 output per million tokens</source>
        <extracomment>prices of a model</extracomment>
        <translation>每百万 token 输入 %1，输出 %2</translation>
    </message>
    <message>
        <source>By condition</source>
        <translation>按条件</translation>
    </message>
    <message>
        <source>Layers whose conditions are true are sent</source>
        <translation>发送条件为真的层</translation>
    </message>
    <message>
        <source>No layer is sent, as for an imported request</source>
        <translation>不发送层，与导入的请求相同</translation>
    </message>
    <message>
        <source>Default from the prompt type, the manifest, the agent or the adapter</source>
        <translation>提示词类型、清单、智能体或适配器的默认值</translation>
    </message>
</context>
<context>
    <name>PortabilityPanel</name>
    <message>
        <source>Filter agents</source>
        <translation>筛选智能体</translation>
    </message>
    <message>
        <source>Only failures</source>
        <translation>仅失败项</translation>
    </message>
    <message>
        <source>Show only agents that failed a criterion</source>
        <translation>仅显示未通过某项标准的智能体</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Also test rendered requests and the responses recorded in the workspace</source>
        <translation>同时测试渲染的请求和工作区中记录的响应</translation>
    </message>
    <message>
        <source>Apply the fixes for the selected cell or agent as one undo step</source>
        <translation>将所选单元格或智能体的修复作为一个撤销步骤应用</translation>
    </message>
    <message>
        <source>Save the whole report to a file</source>
        <translation>将完整报告保存到文件</translation>
    </message>
    <message>
        <source>Findings of the selected cell</source>
        <translation>所选单元格的检查结果</translation>
    </message>
    <message>
        <source>Agent portability</source>
        <translation>智能体可移植性</translation>
    </message>
    <message>
        <source>Show only agents whose name or file contains every word of the filter</source>
        <translation>仅显示名称或文件包含筛选器中每个词的智能体</translation>
    </message>
    <message>
        <source>Apply fixes</source>
        <translation>应用修复</translation>
    </message>
    <message>
        <source>File of the selected cell</source>
        <translation>所选单元格的文件</translation>
    </message>
    <message>
        <source>Test requests and responses</source>
        <translation>测试请求和响应</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Filter problems</source>
        <translation>筛选问题</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>显示错误</translation>
    </message>
    <message>
        <source>Show warnings</source>
        <translation>显示警告</translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Show only problems whose row contains every word of the filter</source>
        <translation>仅显示所在行包含筛选器中每个词的问题</translation>
    </message>
</context>
<context>
    <name>QualityPanel</name>
    <message>
        <source>Prompt type</source>
        <translation>提示词类型</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Quality by week</source>
        <translation>每周质量</translation>
    </message>
    <message>
        <source>Prompt type whose quality is shown</source>
        <translation>显示哪种提示词类型的质量</translation>
    </message>
    <message>
        <source>Reload the records</source>
        <translation>重新加载记录</translation>
    </message>
    <message>
        <source>Export the data to a file</source>
        <translation>将数据导出到文件</translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation>新建实验…</translation>
    </message>
    <message>
        <source>Create an experiment that compares prompt variants</source>
        <translation>创建比较提示词变体的实验</translation>
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
        <translation>Schema</translation>
    </message>
    <message>
        <source>Completeness</source>
        <translation>完整性</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>columns: the parts of the quality, their weights, values, points and reasons</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>No deductions</source>
        <translation>无扣分</translation>
    </message>
    <message>
        <source>No rules were checked; the score is based on the other parts</source>
        <translation>未检查任何规则；分数基于其他部分</translation>
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
        <translation>良好</translation>
    </message>
    <message>
        <source>fair</source>
        <extracomment>a quality level</extracomment>
        <translation>一般</translation>
    </message>
    <message>
        <source>poor</source>
        <extracomment>a quality level</extracomment>
        <translation>较差</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
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
        <translation>请求</translation>
    </message>
    <message>
        <source>too few weeks for a trend</source>
        <translation>周数太少，无法得出趋势</translation>
    </message>
    <message>
        <source>up %1 points per week</source>
        <extracomment>%1 points of quality</extracomment>
        <translation>每周上升 %1 分</translation>
    </message>
    <message>
        <source>down %1 points per week</source>
        <translation>每周下降 %1 分</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>prompts without a type</extracomment>
        <translation>无类型</translation>
    </message>
    <message>
        <source>No rated responses yet</source>
        <translation>尚无已评分的响应</translation>
    </message>
    <message>
        <source>Rule violations</source>
        <translation>规则违反</translation>
    </message>
    <message>
        <source>%1 out of 100 (%2), mean of %3 responses; %4</source>
        <extracomment>%1 points of quality, %2 a level such as good, %3 a number of responses, %4 a trend</extracomment>
        <translation>%1 / 100（%2），%3 个响应的均值；%4</translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>columns: the quality of responses week by week</extracomment>
        <translation>周</translation>
    </message>
    <message>
        <source>Rated responses</source>
        <translation>已评分的响应</translation>
    </message>
    <message>
        <source>no weekly change</source>
        <translation>每周无变化</translation>
    </message>
</context>
<context>
    <name>RankTable</name>
    <message>
        <source>By meaning</source>
        <translation>按含义</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <extracomment>%1 is a word of the query, %2 the fields that contain it, such as &quot;title, text&quot;</extracomment>
        <translation>“%1”位于%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>columns: the ranking of a hit</extracomment>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Share of total</source>
        <translation>占总分比例</translation>
    </message>
    <message>
        <source>By corrected keyword</source>
        <translation>按更正的关键词</translation>
    </message>
    <message>
        <source>By keyword</source>
        <translation>按关键词</translation>
    </message>
</context>
<context>
    <name>RatifyChange</name>
    <message>
        <source>Hunk</source>
        <extracomment>columns: the conflicts of a suggestion, with the text of each version</extracomment>
        <translation>块</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>columns: a provider&apos;s prompt before and after a change</extracomment>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tokens before</source>
        <translation>更改前 token 数</translation>
    </message>
    <message>
        <source>Tokens after</source>
        <translation>更改后 token 数</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>建议的文本</translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; every hunk still applies.</source>
        <translation>%1 在分析之后已更改；所有块仍然适用。</translation>
    </message>
    <message>
        <source>%1 has changed since the analysis and conflicts with the suggestion:</source>
        <translation>%1 在分析之后已更改，并与该建议冲突：</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 has uncommitted changes. If you accept, these changes are committed too.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 有未提交的更改。如果接受，这些更改也会一并提交。</translation>
    </message>
    <message>
        <source>Text at analysis time</source>
        <translation>分析时的文本</translation>
    </message>
    <message>
        <source>Current text</source>
        <translation>当前文本</translation>
    </message>
    <message>
        <source>Suggested text</source>
        <translation>建议的文本</translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; the suggestion can be merged without conflicts.</source>
        <translation>%1 在分析之后已更改；该建议可以无冲突地合并。</translation>
    </message>
    <message>
        <source>First request before</source>
        <translation>之前的首次请求</translation>
    </message>
    <message>
        <source>First request after</source>
        <translation>之后的首次请求</translation>
    </message>
    <message>
        <source>Warm cache before</source>
        <translation>之前的热缓存</translation>
    </message>
    <message>
        <source>Warm cache after</source>
        <translation>之后的热缓存</translation>
    </message>
    <message>
        <source>accept the hunks that still apply, or edit the file manually.</source>
        <translation>接受仍然适用的块，或手动编辑文件。</translation>
    </message>
    <message>
        <source>edit the file manually, or reject the suggestion.</source>
        <translation>手动编辑文件，或拒绝该建议。</translation>
    </message>
    <message>
        <source>This suggestion has no diff. Read the evidence and edit the document manually, or reject the suggestion.</source>
        <translation>此建议没有差异。请阅读证据并手动编辑文档，或拒绝该建议。</translation>
    </message>
    <message>
        <source>The hunks cannot be applied to the current text. Edit the file manually, or reject the suggestion.</source>
        <translation>这些块无法应用到当前文本。请手动编辑文件，或拒绝该建议。</translation>
    </message>
    <message>
        <source>The suggestion was accepted, but its diff cannot be shown.</source>
        <translation>该建议已接受，但无法显示其差异。</translation>
    </message>
    <message>
        <source>You accepted an edited text. This is the change that was suggested.</source>
        <translation>你接受的是编辑后的文本。这是原先建议的更改。</translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>note in the heading of a hunk</extracomment>
        <translation>已接受</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>未接受</translation>
    </message>
    <message>
        <source>Accepted hunks: %1 of %2. The other hunks were not applied.</source>
        <extracomment>%1 of %2, numbers of hunks</extracomment>
        <translation>已接受的块：%1 / %2。其他块未应用。</translation>
    </message>
</context>
<context>
    <name>RatifyPanel</name>
    <message>
        <source>Show open, accepted or rejected suggestions</source>
        <translation>显示待定、已接受或已拒绝的建议</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation>停止分析</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Analysis in progress</source>
        <translation>正在分析</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Effect of the change on prompts</source>
        <translation>更改对提示词的影响</translation>
    </message>
    <message>
        <source>Example interactions</source>
        <translation>示例交互</translation>
    </message>
    <message>
        <source>Reason for rejecting the suggestion</source>
        <translation>拒绝该建议的原因</translation>
    </message>
    <message>
        <source>Close without deciding</source>
        <translation>关闭而不作决定</translation>
    </message>
    <message>
        <source>Suggestion state</source>
        <translation>建议状态</translation>
    </message>
    <message>
        <source>Suggested text</source>
        <translation>建议的文本</translation>
    </message>
    <message>
        <source>Recorded with the decision</source>
        <translation>随决定一起记录</translation>
    </message>
    <message>
        <source>Reject the suggestion and record the reason</source>
        <translation>拒绝该建议并记录原因</translation>
    </message>
    <message>
        <source>Edit the suggested text before you accept it</source>
        <translation>在接受之前编辑建议的文本</translation>
    </message>
    <message>
        <source>Render recorded turns that are not examples of this suggestion, with and without the change</source>
        <translation>渲染不属于此建议示例的已记录轮次（含更改与不含更改）</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Held-out turns</source>
        <translation>留出轮次</translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation>询问模型</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>原因：</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Edit, then accept…</source>
        <translation>编辑后接受…</translation>
    </message>
    <message>
        <source>Reject with reason…</source>
        <translation>拒绝并说明原因…</translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation>推迟</translation>
    </message>
    <message>
        <source>Selected suggestion</source>
        <translation>所选建议</translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation>运行分析</translation>
    </message>
    <message>
        <source>Reject the suggestion, and record your reason</source>
        <translation>拒绝该建议并记录你的原因</translation>
    </message>
    <message>
        <source>Keep the suggestion open, record that you will decide later, and go to the next suggestion</source>
        <translation>保持建议待定，记录你将稍后决定，并转到下一条建议</translation>
    </message>
    <message>
        <source>Test change on held-out turns</source>
        <translation>在留出轮次上测试更改</translation>
    </message>
    <message>
        <source>Results of the test on held-out turns</source>
        <translation>留出轮次的测试结果</translation>
    </message>
    <message>
        <source>Apply the selected hunks to the file; in a git repository, also commit the file</source>
        <translation>将所选的块应用到文件；在 git 仓库中还会提交该文件</translation>
    </message>
    <message>
        <source>Analyze the recorded interactions and the document history, then store suggestions and a report; your documents are not changed</source>
        <translation>分析已记录的交互和文档历史，然后保存建议和报告；不会更改你的文档</translation>
    </message>
    <message>
        <source>Send the changed prompts to the provider and compare the responses with the recorded ones; the requests can cost money</source>
        <translation>将更改后的提示词发送给提供商，并将响应与已记录的响应比较；这些请求可能产生费用</translation>
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
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Tokens before</source>
        <translation>更改前 token 数</translation>
    </message>
    <message>
        <source>Tokens after</source>
        <translation>更改后 token 数</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未变</translation>
    </message>
    <message>
        <source>Changed %1 in commit %2</source>
        <extracomment>%1 is a file, %2 a commit</extracomment>
        <translation>已更改 %1，提交为 %2</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>已更改 %1</translation>
    </message>
    <message>
        <source>Word overlap</source>
        <translation>词语重叠</translation>
    </message>
    <message numerus="yes">
        <source>%n held-out turn(s) rendered; no API calls made.</source>
        <translation>
            <numerusform>已渲染 %n 个留出轮次；未进行 API 调用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected; the same change is suggested again only if at least twice as many interactions support it</source>
        <translation>已拒绝；仅当支持它的交互至少增加一倍时，才会再次建议相同的更改</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Postponed; the suggestion is still open</source>
        <translation>已推迟；该建议仍为待定</translation>
    </message>
    <message>
        <source>Undone; the suggestion is open again</source>
        <translation>已撤销；该建议重新变为待定</translation>
    </message>
    <message>
        <source>Accepted again</source>
        <translation>已再次接受</translation>
    </message>
    <message>
        <source>The change was not tested: %1.</source>
        <extracomment>%1 is the reason, without a full stop</extracomment>
        <translation>未测试该更改：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n held-out turn(s) tested; turns with a changed prompt were sent again. The word overlap shows how similar the responses are. Compare their quality manually.</source>
        <translation>
            <numerusform>已测试 %n 个留出轮次；提示词有更改的轮次已重新发送。词语重叠显示响应的相似程度。请手动比较其质量。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed %1. Commit the file manually, because the commit failed: %2</source>
        <extracomment>%1 is a file, %2 an error</extracomment>
        <translation>已更改 %1。提交失败，请手动提交该文件：%2</translation>
    </message>
</context>
<context>
    <name>RenderPanel</name>
    <message>
        <source>Updating…</source>
        <translation>正在更新…</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>请求正文</translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation>损失清单</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Shell command</source>
        <translation>Shell 命令</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Two to five providers side by side</source>
        <translation>并排显示二至五个提供商</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Describe what the model should do</source>
        <translation>描述模型应做什么</translation>
    </message>
    <message>
        <source>The user’s request, sent as the last message</source>
        <translation>用户的请求，作为最后一条消息发送</translation>
    </message>
    <message>
        <source>The whole prompt as readable text</source>
        <translation>以可读文本显示整个提示词</translation>
    </message>
    <message>
        <source>The request to the provider as JSON</source>
        <translation>以 JSON 显示发给提供商的请求</translation>
    </message>
    <message>
        <source>Also show kept and renamed parts</source>
        <translation>同时显示保留和重命名的部分</translation>
    </message>
    <message>
        <source>The JSON Schemas as this provider receives them, with the changes</source>
        <translation>此提供商收到的 JSON Schema 及其更改</translation>
    </message>
    <message>
        <source>Previous occurrence of the same text in the request</source>
        <translation>请求中相同文本的上一处</translation>
    </message>
    <message>
        <source>Previous occurrence</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next occurrence of the same text in the request</source>
        <translation>请求中相同文本的下一处</translation>
    </message>
    <message>
        <source>Next occurrence</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>The text below does not include the latest change yet</source>
        <translation>下面的文本尚未包含最新的更改</translation>
    </message>
    <message>
        <source>URL and headers</source>
        <translation>URL 和标头</translation>
    </message>
    <message>
        <source>Click a character to see its source</source>
        <translation>单击字符可查看其来源</translation>
    </message>
    <message>
        <source>Follow the cursor</source>
        <translation>跟随光标</translation>
    </message>
    <message>
        <source>Attach file…</source>
        <translation>附加文件…</translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>附加文件</translation>
    </message>
    <message>
        <source>Send an image, PDF, audio or text file with the task; you can also drop files on the task</source>
        <translation>随任务发送图像、PDF、音频或文本文件；也可以将文件拖放到任务上</translation>
    </message>
    <message>
        <source>Show the whole ledger, including parts that are sent unchanged or under another name</source>
        <translation>显示完整清单，包括原样发送或以其他名称发送的部分</translation>
    </message>
    <message>
        <source>Scroll this view to the text at the cursor in the editor</source>
        <translation>将此视图滚动到编辑器光标处的文本</translation>
    </message>
    <message>
        <source>Shell command for this request, without the key</source>
        <translation>此请求的 Shell 命令，不含密钥</translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added, with reasons</source>
        <translation>丢失、更改或添加的部分及原因</translation>
    </message>
</context>
<context>
    <name>RenderedView</name>
    <message>
        <source>Incomplete: %1: %2</source>
        <extracomment>%1 is a location in a file, %2 an error</extracomment>
        <translation>不完整：%1：%2</translation>
    </message>
</context>
<context>
    <name>RepairRule</name>
    <message>
        <source>Byte order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>Non-standard whitespace</source>
        <translation>非标准空白</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Single quote</source>
        <translation>单引号</translation>
    </message>
    <message>
        <source>Typographic quote</source>
        <translation>弯引号</translation>
    </message>
    <message>
        <source>Backtick instead of a quote</source>
        <translation>反引号代替引号</translation>
    </message>
    <message>
        <source>Triple quotes</source>
        <translation>三重引号</translation>
    </message>
    <message>
        <source>Doubled quote</source>
        <translation>重复引号</translation>
    </message>
    <message>
        <source>Double escape</source>
        <translation>双重转义</translation>
    </message>
    <message>
        <source>Unquoted key</source>
        <translation>未加引号的键</translation>
    </message>
    <message>
        <source>Unquoted string</source>
        <translation>未加引号的字符串</translation>
    </message>
    <message>
        <source>Missing quote</source>
        <translation>缺少引号</translation>
    </message>
    <message>
        <source>Unescaped quote in a string</source>
        <translation>字符串中未转义的引号</translation>
    </message>
    <message>
        <source>Line break or control character in a string</source>
        <translation>字符串中的换行或控制字符</translation>
    </message>
    <message>
        <source>Invalid escape</source>
        <translation>无效转义</translation>
    </message>
    <message>
        <source>Truncated escape</source>
        <translation>截断的转义</translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation>孤立代理项</translation>
    </message>
    <message>
        <source>Strings concatenated with +</source>
        <translation>用 + 连接的字符串</translation>
    </message>
    <message>
        <source>String prefix</source>
        <translation>字符串前缀</translation>
    </message>
    <message>
        <source>Plus sign before a number</source>
        <translation>数字前的加号</translation>
    </message>
    <message>
        <source>Bare decimal point</source>
        <translation>缺少数字的小数点</translation>
    </message>
    <message>
        <source>Leading zero</source>
        <translation>前导零</translation>
    </message>
    <message>
        <source>Underscore between digits</source>
        <translation>数字间的下划线</translation>
    </message>
    <message>
        <source>Number in another base</source>
        <translation>其他进制的数字</translation>
    </message>
    <message>
        <source>Number suffix</source>
        <translation>数字后缀</translation>
    </message>
    <message>
        <source>Truncated number</source>
        <translation>截断的数字</translation>
    </message>
    <message>
        <source>Number too large</source>
        <translation>数字过大</translation>
    </message>
    <message>
        <source>NaN or Infinity</source>
        <translation>NaN 或 Infinity</translation>
    </message>
    <message>
        <source>Truncated literal</source>
        <translation>截断的字面量</translation>
    </message>
    <message>
        <source>Missing comma</source>
        <translation>缺少逗号</translation>
    </message>
    <message>
        <source>Extra comma</source>
        <translation>多余逗号</translation>
    </message>
    <message>
        <source>Trailing comma</source>
        <translation>尾随逗号</translation>
    </message>
    <message>
        <source>Wrong separator instead of a comma</source>
        <translation>错误分隔符代替逗号</translation>
    </message>
    <message>
        <source>Missing colon</source>
        <translation>缺少冒号</translation>
    </message>
    <message>
        <source>Wrong separator instead of a colon</source>
        <translation>错误分隔符代替冒号</translation>
    </message>
    <message>
        <source>Missing key</source>
        <translation>缺少键</translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>Truncated key</source>
        <translation>截断的键</translation>
    </message>
    <message>
        <source>Missing bracket</source>
        <translation>缺少括号</translation>
    </message>
    <message>
        <source>Wrong bracket</source>
        <translation>错误的括号</translation>
    </message>
    <message>
        <source>Extra bracket</source>
        <translation>多余括号</translation>
    </message>
    <message>
        <source>Braces around a list</source>
        <translation>列表外有花括号</translation>
    </message>
    <message>
        <source>Square brackets around an object</source>
        <translation>对象外有方括号</translation>
    </message>
    <message>
        <source>Parentheses around a list</source>
        <translation>列表外有圆括号</translation>
    </message>
    <message>
        <source>Function call around a value</source>
        <translation>值外有函数调用</translation>
    </message>
    <message>
        <source>Ellipsis</source>
        <translation>省略号</translation>
    </message>
    <message>
        <source>Stray text</source>
        <translation>游离文本</translation>
    </message>
    <message>
        <source>Text after the value</source>
        <translation>值后的文本</translation>
    </message>
    <message>
        <source>Second value</source>
        <translation>第二个值</translation>
    </message>
    <message>
        <source>Duplicate key</source>
        <translation>重复的键</translation>
    </message>
    <message>
        <source>Loss of precision</source>
        <translation>精度损失</translation>
    </message>
    <message>
        <source>Repair list truncated</source>
        <translation>修复列表已截断</translation>
    </message>
    <message>
        <source>Unclosed tag</source>
        <translation>未闭合的标签</translation>
    </message>
    <message>
        <source>Unclosed code fence</source>
        <translation>未闭合的代码围栏</translation>
    </message>
    <message>
        <source>Echoed prompt tag</source>
        <translation>回显的提示词标签</translation>
    </message>
    <message>
        <source>Echoed chat template token</source>
        <translation>回显的聊天模板 token</translation>
    </message>
    <message>
        <source>Echoed speaker name</source>
        <translation>回显的说话人名称</translation>
    </message>
    <message>
        <source>String converted to a number</source>
        <translation>字符串转为数字</translation>
    </message>
    <message>
        <source>Percentage converted to a number</source>
        <translation>百分比转为数字</translation>
    </message>
    <message>
        <source>Value converted to a boolean</source>
        <translation>值转为布尔值</translation>
    </message>
    <message>
        <source>String converted to null</source>
        <translation>字符串转为 null</translation>
    </message>
    <message>
        <source>Value converted to a string</source>
        <translation>值转为字符串</translation>
    </message>
    <message>
        <source>Value wrapped in a list</source>
        <translation>值包装为列表</translation>
    </message>
    <message>
        <source>Single-item list unwrapped</source>
        <translation>单项列表已解开</translation>
    </message>
    <message>
        <source>Data parsed from a string</source>
        <translation>从字符串解析数据</translation>
    </message>
    <message>
        <source>Wrapper removed</source>
        <translation>移除了包装</translation>
    </message>
    <message>
        <source>YAML instead of JSON</source>
        <translation>YAML 代替 JSON</translation>
    </message>
    <message>
        <source>Wrapper added</source>
        <translation>添加了包装</translation>
    </message>
    <message>
        <source>Value extracted from a sentence</source>
        <translation>从句子中提取值</translation>
    </message>
    <message>
        <source>Output filter: text removed</source>
        <translation>输出过滤器：已移除文本</translation>
    </message>
    <message>
        <source>Output filter: passed</source>
        <translation>输出过滤器：已通过</translation>
    </message>
    <message>
        <source>Output filter: violated</source>
        <translation>输出过滤器：违反</translation>
    </message>
    <message>
        <source>Output filter: not checked</source>
        <translation>输出过滤器：未检查</translation>
    </message>
    <message>
        <source>An invisible byte order mark before the value was skipped.</source>
        <translation>已跳过值前不可见的字节顺序标记。</translation>
    </message>
    <message>
        <source>Whitespace that JSON does not allow was skipped.</source>
        <translation>已跳过 JSON 不允许的空白。</translation>
    </message>
    <message>
        <source>A comment was skipped.</source>
        <translation>已跳过注释。</translation>
    </message>
    <message>
        <source>A single quote was read as a double quote.</source>
        <translation>单引号已按双引号读取。</translation>
    </message>
    <message>
        <source>A typographic quote was read as a plain double quote.</source>
        <translation>弯引号已按普通双引号读取。</translation>
    </message>
    <message>
        <source>A backtick was read as a double quote.</source>
        <translation>反引号已按双引号读取。</translation>
    </message>
    <message>
        <source>Three quotes were read as one.</source>
        <translation>三个引号已按一个读取。</translation>
    </message>
    <message>
        <source>Two quotes in a row were read as one.</source>
        <translation>两个连续的引号已按一个读取。</translation>
    </message>
    <message>
        <source>A double escape was reduced by one level.</source>
        <translation>双重转义已减少一级。</translation>
    </message>
    <message>
        <source>Quotes were added to a key.</source>
        <translation>已为键添加引号。</translation>
    </message>
    <message>
        <source>Quotes were added to a string.</source>
        <translation>已为字符串添加引号。</translation>
    </message>
    <message>
        <source>A missing quote was added.</source>
        <translation>已添加缺少的引号。</translation>
    </message>
    <message>
        <source>A quote in a string was escaped.</source>
        <translation>已转义字符串中的引号。</translation>
    </message>
    <message>
        <source>A line break or another control character in a string was escaped.</source>
        <translation>已转义字符串中的换行或其他控制字符。</translation>
    </message>
    <message>
        <source>An invalid escape was replaced by its probable meaning.</source>
        <translation>无效转义已替换为其可能的含义。</translation>
    </message>
    <message>
        <source>A truncated escape was skipped.</source>
        <translation>已跳过截断的转义。</translation>
    </message>
    <message>
        <source>Half of a surrogate pair was replaced by the replacement character.</source>
        <translation>代理对的一半已替换为替换字符。</translation>
    </message>
    <message>
        <source>Strings joined by a plus sign were read as one.</source>
        <translation>用加号连接的字符串已按一个字符串读取。</translation>
    </message>
    <message>
        <source>The plus sign before a number was skipped.</source>
        <translation>已跳过数字前的加号。</translation>
    </message>
    <message>
        <source>A zero was added next to a decimal point.</source>
        <translation>已在小数点旁添加零。</translation>
    </message>
    <message>
        <source>A number with leading zeros was kept as a string.</source>
        <translation>带前导零的数字已保留为字符串。</translation>
    </message>
    <message>
        <source>Underscores between digits were skipped.</source>
        <translation>已跳过数字间的下划线。</translation>
    </message>
    <message>
        <source>The letter after a number was skipped.</source>
        <translation>已跳过数字后的字母。</translation>
    </message>
    <message>
        <source>A number too large to represent was kept as a string.</source>
        <translation>数字过大无法表示，已保留为字符串。</translation>
    </message>
    <message>
        <source>NaN or Infinity, which JSON does not support, was read as null.</source>
        <translation>JSON 不支持的 NaN 或 Infinity 已按 null 读取。</translation>
    </message>
    <message>
        <source>A missing comma was added.</source>
        <translation>已添加缺少的逗号。</translation>
    </message>
    <message>
        <source>A wrong separator was read as a comma.</source>
        <translation>错误的分隔符已按逗号读取。</translation>
    </message>
    <message>
        <source>A missing colon was added.</source>
        <translation>已添加缺少的冒号。</translation>
    </message>
    <message>
        <source>A wrong separator was read as a colon.</source>
        <translation>错误的分隔符已按冒号读取。</translation>
    </message>
    <message>
        <source>A truncated key was skipped.</source>
        <translation>已跳过截断的键。</translation>
    </message>
    <message>
        <source>A missing bracket was added.</source>
        <translation>已添加缺少的括号。</translation>
    </message>
    <message>
        <source>An extra bracket was skipped.</source>
        <translation>已跳过多余的括号。</translation>
    </message>
    <message>
        <source>Values without keys between braces were read as a list.</source>
        <translation>花括号中没有键的值已按列表读取。</translation>
    </message>
    <message>
        <source>Keys and values between square brackets were read as an object.</source>
        <translation>方括号中的键和值已按对象读取。</translation>
    </message>
    <message>
        <source>The parentheses around a list were replaced by square brackets.</source>
        <translation>列表外的圆括号已替换为方括号。</translation>
    </message>
    <message>
        <source>The function call around a value was skipped.</source>
        <translation>已跳过值外的函数调用。</translation>
    </message>
    <message>
        <source>An ellipsis for omitted content was skipped.</source>
        <translation>已跳过表示省略内容的省略号。</translation>
    </message>
    <message>
        <source>Text that is not part of any value was skipped.</source>
        <translation>已跳过不属于任何值的文本。</translation>
    </message>
    <message>
        <source>Text after the value was skipped.</source>
        <translation>已跳过值后的文本。</translation>
    </message>
    <message>
        <source>Another JSON value was skipped.</source>
        <translation>已跳过另一个 JSON 值。</translation>
    </message>
    <message>
        <source>Several values in a row were read as a list.</source>
        <translation>连续的多个值已按列表读取。</translation>
    </message>
    <message>
        <source>A YAML block was read as the requested data.</source>
        <translation>YAML 块已按所请求的数据读取。</translation>
    </message>
    <message>
        <source>A key occurs twice in one object; the last value was used.</source>
        <translation>一个键在同一对象中出现两次；使用了最后一个值。</translation>
    </message>
    <message>
        <source>A number has more digits than can be represented; it was rounded.</source>
        <translation>数字的位数超出可表示范围，已舍入。</translation>
    </message>
    <message>
        <source>An unclosed code fence was closed.</source>
        <translation>已闭合未闭合的代码围栏。</translation>
    </message>
    <message>
        <source>A chat template token was removed.</source>
        <translation>已移除聊天模板 token。</translation>
    </message>
    <message>
        <source>The speaker&apos;s name before the response was removed.</source>
        <translation>已移除响应前的说话人名称。</translation>
    </message>
    <message>
        <source>A string was converted to a number, as the schema requires.</source>
        <translation>已按 Schema 要求将字符串转为数字。</translation>
    </message>
    <message>
        <source>A percentage was converted to a number, as the schema requires.</source>
        <translation>已按 Schema 要求将百分比转为数字。</translation>
    </message>
    <message>
        <source>A value was converted to a boolean, as the schema requires.</source>
        <translation>已按 Schema 要求将值转为布尔值。</translation>
    </message>
    <message>
        <source>A string such as “none” was converted to null, as the schema requires.</source>
        <translation>已按 Schema 要求将“none”之类的字符串转为 null。</translation>
    </message>
    <message>
        <source>A value was converted to a string, as the schema requires.</source>
        <translation>已按 Schema 要求将值转为字符串。</translation>
    </message>
    <message>
        <source>A single value was wrapped in a list, as the schema requires.</source>
        <translation>已按 Schema 要求将单个值包装为列表。</translation>
    </message>
    <message>
        <source>A list with one item was replaced by the item, as the schema requires.</source>
        <translation>已按 Schema 要求将只有一项的列表替换为该项。</translation>
    </message>
    <message>
        <source>A list or an object was parsed from a string, as the schema requires.</source>
        <translation>已按 Schema 要求从字符串解析出列表或对象。</translation>
    </message>
    <message>
        <source>The spelling of a key was changed to match the schema.</source>
        <translation>已更改键的拼写以匹配 Schema。</translation>
    </message>
    <message>
        <source>A value was wrapped in the only property that the schema requires.</source>
        <translation>值已包装到 Schema 要求的唯一属性中。</translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails removed text from the response.</source>
        <translation>智能体护栏的输出过滤器从响应中移除了文本。</translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails was applied, and the response passes.</source>
        <translation>已应用智能体护栏的输出过滤器，响应通过。</translation>
    </message>
    <message>
        <source>The response violates an output filter of the agent&apos;s guardrails.</source>
        <translation>响应违反了智能体护栏的输出过滤器。</translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails is an instruction to the model, so it cannot be checked automatically.</source>
        <translation>智能体护栏的某个输出过滤器是给模型的指令，因此无法自动检查。</translation>
    </message>
    <message>
        <source>An extra comma was skipped.</source>
        <translation>已跳过多余的逗号。</translation>
    </message>
    <message>
        <source>A wrong bracket was replaced by the matching one.</source>
        <translation>错误的括号已替换为匹配的括号。</translation>
    </message>
    <message>
        <source>A string prefix of a programming language, such as r&quot;…&quot;, was skipped.</source>
        <translation>已跳过编程语言的字符串前缀，例如 r&quot;…&quot;。</translation>
    </message>
    <message>
        <source>A value without a key was given an empty key.</source>
        <translation>没有键的值已赋予空键。</translation>
    </message>
    <message>
        <source>A wrapper object around the response was removed.</source>
        <translation>已移除响应外的包装对象。</translation>
    </message>
    <message>
        <source>Literal from another language</source>
        <translation>其他语言的字面量</translation>
    </message>
    <message>
        <source>Several values in a row</source>
        <translation>连续的多个值</translation>
    </message>
    <message>
        <source>Key spelling corrected</source>
        <translation>键的拼写已更正</translation>
    </message>
    <message>
        <source>A tag from the prompt was removed.</source>
        <translation>已移除来自提示词的标签。</translation>
    </message>
    <message>
        <source>The list is full; further repairs are counted but not listed.</source>
        <translation>列表已满；后续修复只计数，不列出。</translation>
    </message>
    <message>
        <source>A hexadecimal, octal or binary number was converted to decimal.</source>
        <translation>十六进制、八进制或二进制数字已转为十进制。</translation>
    </message>
    <message>
        <source>A literal from another language, such as True or None, was read as the equivalent JSON literal.</source>
        <translation>其他语言的字面量（例如 True 或 None）已按等效的 JSON 字面量读取。</translation>
    </message>
    <message>
        <source>A truncated literal, such as tru or nul, was completed.</source>
        <translation>截断的字面量（例如 tru 或 nul）已补全。</translation>
    </message>
    <message>
        <source>An unclosed tag was closed or skipped.</source>
        <translation>未闭合的标签已闭合或跳过。</translation>
    </message>
    <message>
        <source>A truncated number was read up to its last digit, or as null if it had no digits.</source>
        <translation>截断的数字已读取到最后一位；没有数字时按 null 读取。</translation>
    </message>
    <message>
        <source>A comma after the last value was skipped.</source>
        <translation>已跳过最后一个值后的逗号。</translation>
    </message>
    <message>
        <source>A missing value was set to null.</source>
        <translation>缺少的值已设为 null。</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>The reasoning of the model was skipped.</source>
        <translation>已跳过模型的推理内容。</translation>
    </message>
    <message>
        <source>Value changed to an allowed value</source>
        <translation>值已改为允许的值</translation>
    </message>
    <message>
        <source>A value was replaced by the matching value that the schema allows.</source>
        <translation>值已替换为 Schema 允许的匹配值。</translation>
    </message>
    <message>
        <source>A value that the schema allows was taken from the text.</source>
        <translation>已从文本中取出 Schema 允许的值。</translation>
    </message>
    <message>
        <source>Output filter: check failed</source>
        <translation>输出过滤器：检查失败</translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails could not check the response, so the response is not accepted.</source>
        <translation>智能体护栏的某个输出过滤器无法检查响应，因此不接受该响应。</translation>
    </message>
</context>
<context>
    <name>ResponseWords</name>
    <message>
        <source>Valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation>仅有文字</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>已截断</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒答</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>已屏蔽</translation>
    </message>
    <message>
        <source>METADATA and CONTENT</source>
        <translation>METADATA 和 CONTENT</translation>
    </message>
    <message>
        <source>One JSON document</source>
        <translation>一个 JSON 文档</translation>
    </message>
    <message>
        <source>JSON in a fenced block</source>
        <translation>围栏代码块中的 JSON</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation>请求过多</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Response received</source>
        <translation>已收到响应</translation>
    </message>
    <message>
        <source>%1 of %2 %3 left</source>
        <extracomment>%1 and %2 are numbers, %3 the unit of the limit, such as &quot;requests&quot;</extracomment>
        <translation>剩余 %1 / %2 %3</translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <extracomment>%1 is a number, %2 the unit of the limit, such as &quot;requests&quot;</extracomment>
        <translation>剩余 %1 %2</translation>
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
        <translation>不完整</translation>
    </message>
    <message>
        <source>%1 input tokens (%2 cached)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>%1 输入 token（%2 已缓存）</translation>
    </message>
    <message>
        <source>%1 input tokens</source>
        <translation>%1 输入 token</translation>
    </message>
    <message>
        <source>Filter violated</source>
        <translation>违反过滤器</translation>
    </message>
    <message>
        <source>The response is valid without repairs.</source>
        <translation>响应有效，无需修复。</translation>
    </message>
    <message>
        <source>The response is valid after the listed repairs.</source>
        <translation>经所列修复后响应有效。</translation>
    </message>
    <message>
        <source>The response is truncated. Allow a longer response, or ask for less in one request.</source>
        <translation>响应被截断。请允许更长的响应，或在一个请求中减少要求。</translation>
    </message>
    <message>
        <source>The provider blocked the response. Change the request, or use another provider.</source>
        <translation>提供商屏蔽了响应。请更改请求，或使用其他提供商。</translation>
    </message>
    <message>
        <source>JSON inside prose</source>
        <translation>文字中的 JSON</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>没有密钥</translation>
    </message>
    <message>
        <source>Provider unreachable</source>
        <translation>无法连接提供商</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Key rejected</source>
        <translation>密钥被拒绝</translation>
    </message>
    <message>
        <source>Request rejected</source>
        <translation>请求被拒绝</translation>
    </message>
    <message>
        <source>Provider overloaded</source>
        <translation>提供商过载</translation>
    </message>
    <message>
        <source>Provider error</source>
        <translation>提供商错误</translation>
    </message>
    <message>
        <source>Endpoint has moved</source>
        <translation>端点已迁移</translation>
    </message>
    <message>
        <source>Malformed response</source>
        <translation>响应格式错误</translation>
    </message>
    <message>
        <source>Response too large</source>
        <translation>响应过大</translation>
    </message>
    <message>
        <source>Stream interrupted</source>
        <translation>流中断</translation>
    </message>
    <message>
        <source>Error during the response</source>
        <translation>响应期间出错</translation>
    </message>
    <message>
        <source>The response contains data that does not match the schema. Send the request again, or change the schema.</source>
        <translation>响应包含与 Schema 不匹配的数据。请重新发送请求，或更改 Schema。</translation>
    </message>
    <message>
        <source>Data was expected, but the response contains none. Send the request again, or use the text.</source>
        <translation>预期有数据，但响应中没有。请重新发送请求，或使用文本。</translation>
    </message>
    <message>
        <source>Part of the data is unreadable or ambiguous. Send the request again, or use the data unchanged.</source>
        <translation>部分数据无法读取或有歧义。请重新发送请求，或原样使用数据。</translation>
    </message>
    <message>
        <source>Cache: wrote %1 of %2 predicted tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>缓存：写入 %1 token，预计 %2</translation>
    </message>
    <message>
        <source>Cache: read %1 of %2 predicted tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>缓存：读取 %1 token，预计 %2</translation>
    </message>
    <message>
        <source>%1, extra cost %2</source>
        <extracomment>%1 is a sentence about cache use, %2 a price</extracomment>
        <translation>%1，额外费用 %2</translation>
    </message>
    <message>
        <source>The model refused to respond. Check the text for a reason, and change the request, or use another model.</source>
        <translation>模型拒绝响应。请在文本中查看原因并更改请求，或使用其他模型。</translation>
    </message>
    <message>
        <source>Tool call arguments</source>
        <translation>工具调用参数</translation>
    </message>
    <message>
        <source>Secure connection failed</source>
        <translation>安全连接失败</translation>
    </message>
    <message>
        <source>%1 output tokens (%2 reasoning)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>%1 输出 token（%2 推理）</translation>
    </message>
    <message>
        <source>%1 output tokens</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation>%1 输出 token</translation>
    </message>
    <message>
        <source>Schema mismatch</source>
        <translation>与 Schema 不匹配</translation>
    </message>
    <message>
        <source>Quota exceeded</source>
        <translation>超出配额</translation>
    </message>
    <message>
        <source>Proxy error</source>
        <translation>代理错误</translation>
    </message>
    <message>
        <source>Cache: %1 tokens predicted, actual use not reported</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation>缓存：预计 %1 token，未报告实际用量</translation>
    </message>
    <message>
        <source>The response violates an output filter of the agent, or a filter could not check it. The Repairs tab shows the filter. Send the request again, or change the filter.</source>
        <translation>响应违反了智能体的输出过滤器，或过滤器无法检查响应。“修复”标签页显示了该过滤器。请重新发送请求，或更改过滤器。</translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy &amp;Table</source>
        <translation>复制表格(&amp;T)</translation>
    </message>
</context>
<context>
    <name>RuleInjection</name>
    <message>
        <source>sent</source>
        <extracomment>state of a rule</extracomment>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>columns: the rules of a prompt, their states and their cost</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重性</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>; %1 of %2 characters</source>
        <translation>；%1 / %2 个字符</translation>
    </message>
    <message>
        <source>; at most %1 tokens</source>
        <translation>；最多 %1 token</translation>
    </message>
    <message>
        <source>Total sent</source>
        <translation>发送总计</translation>
    </message>
    <message>
        <source>The template %1 includes no rules</source>
        <extracomment>%1 a type of prompt, such as validation</extracomment>
        <translation>模板 %1 不包含规则</translation>
    </message>
    <message>
        <source>%1 of %2 rules, %3 tokens per prompt (%4)</source>
        <extracomment>%1 and %2 numbers of rules, %3 tokens, %4 the certainty of the count</extracomment>
        <translation>%1 / %2 条规则，每个提示词 %3 token（%4）</translation>
    </message>
    <message>
        <source>; no rules are sent in unstructured mode</source>
        <translation>；非结构化模式下不发送规则</translation>
    </message>
    <message>
        <source>omitted</source>
        <translation>已省略</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>critical</source>
        <extracomment>severity of a rule</extracomment>
        <translation>严重</translation>
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
        <translation>语法树</translation>
    </message>
    <message>
        <source>pattern</source>
        <extracomment>check method of a rule: by a regular expression</extracomment>
        <translation>模式</translation>
    </message>
    <message>
        <source>schema</source>
        <extracomment>check method of a rule</extracomment>
        <translation>Schema</translation>
    </message>
    <message>
        <source>coverage</source>
        <extracomment>check method of a rule: by the coverage report of tests</extracomment>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>check method of a rule: by a language model</extracomment>
        <translation>模型</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 个检查结果</numerusform>
        </translation>
    </message>
    <message>
        <source>not applicable</source>
        <extracomment>result of a rule that does not apply to the text</extracomment>
        <translation>不适用</translation>
    </message>
    <message>
        <source>not run</source>
        <extracomment>result of a rule</extracomment>
        <translation>未运行</translation>
    </message>
    <message>
        <source>as expected</source>
        <extracomment>the examples of a rule have the expected results</extracomment>
        <translation>符合预期</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are a rule&apos;s id and name</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n not run</source>
        <translation>
            <numerusform>%n 条未运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n 条不适用</numerusform>
        </translation>
    </message>
    <message>
        <source>Last check</source>
        <translation>上次检查</translation>
    </message>
    <message>
        <source>manual review</source>
        <extracomment>check method of a rule: manually</extracomment>
        <translation>人工审查</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>about the examples of a rule</extracomment>
        <translation>未测试</translation>
    </message>
    <message>
        <source>Not tested: %1</source>
        <translation>未测试：%1</translation>
    </message>
    <message>
        <source>On violation</source>
        <translation>违反时</translation>
    </message>
    <message>
        <source>Suppressed: %1 Reason: %2</source>
        <extracomment>%1 is a finding, %2 the reason in its suppression comment</extracomment>
        <translation>已抑制：%1 原因：%2</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>result of a rule</extracomment>
        <translation>通过</translation>
    </message>
    <message numerus="yes">
        <source>passed, %n suppressed</source>
        <translation>
            <numerusform>通过，%n 个已抑制</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed</source>
        <extracomment>about the examples of a rule, such as &quot;1 of 2 failed&quot;</extracomment>
        <translation>%1 / %2 失败</translation>
    </message>
    <message>
        <source>✓ Passes, as expected.</source>
        <translation>✓ 通过，符合预期。</translation>
    </message>
    <message>
        <source>✓ Violates the rule, as expected.</source>
        <translation>✓ 违反规则，符合预期。</translation>
    </message>
    <message>
        <source>✗ Passes, but should violate the rule.</source>
        <translation>✗ 通过，但应违反规则。</translation>
    </message>
    <message>
        <source>✗ Violates the rule, but should pass: %1</source>
        <translation>✗ 违反规则，但应通过：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) violated</source>
        <translation>
            <numerusform>违反 %n 条规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n 条通过</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity: %1. Check method: %2. Domain: %3.</source>
        <extracomment>%1 a severity such as critical, %2 a check method, such as syntax tree, %3 its domain</extracomment>
        <translation>严重性：%1。检查方法：%2。领域：%3。</translation>
    </message>
    <message>
        <source>Positive example</source>
        <translation>正例</translation>
    </message>
    <message>
        <source>Negative example</source>
        <translation>反例</translation>
    </message>
    <message>
        <source>data format</source>
        <extracomment>check method of a rule</extracomment>
        <translation>数据格式</translation>
    </message>
    <message>
        <source>Requires manual review.</source>
        <translation>需要人工审查。</translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n 条待审查</numerusform>
        </translation>
    </message>
    <message>
        <source>needs review</source>
        <extracomment>result of a rule that needs a manual review</extracomment>
        <translation>待审查</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Filter rules</source>
        <translation>筛选规则</translation>
    </message>
    <message>
        <source>Check document</source>
        <translation>检查文档</translation>
    </message>
    <message>
        <source>Check response</source>
        <translation>检查响应</translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation>询问模型</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>停止检查</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Rules by domain</source>
        <translation>按领域列出的规则</translation>
    </message>
    <message>
        <source>Findings of the last check</source>
        <translation>上次检查的结果</translation>
    </message>
    <message>
        <source>Prompt type</source>
        <translation>提示词类型</translation>
    </message>
    <message>
        <source>Only failures</source>
        <translation>仅失败项</translation>
    </message>
    <message>
        <source>Check the response in the Response panel against the rules</source>
        <translation>按规则检查“响应”面板中的响应</translation>
    </message>
    <message>
        <source>Save the findings of the last check to a file</source>
        <translation>将上次检查的结果保存到文件</translation>
    </message>
    <message>
        <source>Selected rule</source>
        <translation>所选规则</translation>
    </message>
    <message>
        <source>Prompt type whose rules are shown</source>
        <translation>显示哪种提示词类型的规则</translation>
    </message>
    <message>
        <source>Rules in the prompt and their cost</source>
        <translation>提示词中的规则及其费用</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Show only rules whose ID, name, description or domain contains every word of the filter</source>
        <translation>仅显示 ID、名称、描述或领域包含筛选器中每个词的规则</translation>
    </message>
    <message>
        <source>Show only rules that were violated in the last check, or whose examples fail</source>
        <translation>仅显示上次检查中被违反或示例失败的规则</translation>
    </message>
    <message>
        <source>Check the current document against the rules; findings update while you edit, unless “Ask the model” is on</source>
        <translation>按规则检查当前文档；除非“询问模型”已打开，否则检查结果会随编辑更新</translation>
    </message>
    <message>
        <source>Also check the rules that need a model; the text is sent to the selected provider, and the requests can cost money</source>
        <translation>同时检查需要模型的规则；文本会发送给所选提供商，这些请求可能产生费用</translation>
    </message>
    <message>
        <source>Prompt cost</source>
        <translation>提示词费用</translation>
    </message>
</context>
<context>
    <name>SchemaOutline</name>
    <message numerus="yes">
        <source>%n allowed value(s)</source>
        <extracomment>After a type: the number of allowed values.</extracomment>
        <translation>
            <numerusform>%n 个允许值</numerusform>
        </translation>
    </message>
    <message>
        <source>This schema cannot be used: %1. Correct it.</source>
        <translation>此 Schema 无法使用：%1。请更正。</translation>
    </message>
</context>
<context>
    <name>SchemaView</name>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>the JSON value null</extracomment>
        <translation>null</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several possibilities</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of numbers</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>string</source>
        <extracomment>types of JSON values</extracomment>
        <translation>字符串</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>布尔值</translation>
    </message>
    <message>
        <source>array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a type, %2 the values it may have</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>meaning</source>
        <extracomment>kind of match: by meaning</extracomment>
        <translation>含义</translation>
    </message>
    <message>
        <source>Skills</source>
        <extracomment>a collection that can be searched</extracomment>
        <translation>技能</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a collection such as Interactions, %2 the number of an interaction</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <extracomment>%1 a path, %2 a line</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n document(s)&quot;, %2 is &quot;%n collection(s)&quot;</extracomment>
        <translation>%2中的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collection(s)</source>
        <translation>
            <numerusform>%n 个集合</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: rank %2 in %3 (%4%)</source>
        <extracomment>%1 is &quot;keyword&quot; or &quot;meaning&quot;, %2 a rank such as 3, %3 a collection such as Skills, %4 the share of the score in percent</extracomment>
        <translation>%1：在%3中排名 %2 (%4%)</translation>
    </message>
    <message>
        <source>“%1” not found</source>
        <translation>未找到“%1”</translation>
    </message>
    <message>
        <source>“%1” corrected to “%2”</source>
        <extracomment>%1 is a word of the query, %2 the words used instead</extracomment>
        <translation>“%1”已更正为“%2”</translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation>尚无索引</translation>
    </message>
    <message>
        <source>%1 with embeddings</source>
        <extracomment>%1 is the number of documents with embeddings</extracomment>
        <translation>%1 个有嵌入</translation>
    </message>
    <message>
        <source>updated %1</source>
        <extracomment>%1 a day and a time</extracomment>
        <translation>更新于 %1</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>无结果</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) with every word</source>
        <translation>
            <numerusform>%n 个结果包含所有词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) with some of the words</source>
        <translation>
            <numerusform>%n 个结果包含部分词</numerusform>
        </translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>交互</translation>
    </message>
    <message>
        <source>corrected keyword</source>
        <extracomment>kind of match: by keyword</extracomment>
        <translation>更正的关键词</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>关键词</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) by meaning only</source>
        <extracomment>results with a similar meaning that contain none of the words of the query, or not enough of them</extracomment>
        <translation>
            <numerusform>%n 个结果仅按含义匹配</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Search text</source>
        <translation>搜索文本</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Update index</source>
        <translation>更新索引</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Rebuild index</source>
        <translation>重建索引</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Skills that this turn would load</source>
        <translation>此轮会加载的技能</translation>
    </message>
    <message>
        <source>Words, an “exact phrase”, or a prefix followed by an asterisk: deploy*. Small typos are tolerated.</source>
        <translation>词语、用半角引号括起的 &quot;精确短语&quot;，或后跟星号的前缀：deploy*。允许轻微的拼写错误。</translation>
    </message>
    <message>
        <source>Search one collection or all collections</source>
        <translation>搜索一个或所有集合</translation>
    </message>
    <message>
        <source>Show only results tagged with this workload or a narrower workload</source>
        <translation>仅显示标有此工作负载或更窄工作负载的结果</translation>
    </message>
    <message>
        <source>Stop indexing; the index may be incomplete</source>
        <translation>停止建立索引；索引可能不完整</translation>
    </message>
    <message>
        <source>Ranking of the selected result</source>
        <translation>所选结果的排名</translation>
    </message>
    <message>
        <source>Index all documents again</source>
        <translation>重新为所有文档建立索引</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Skills for this turn</source>
        <translation>此轮的技能</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>正在建立索引</translation>
    </message>
    <message>
        <source>Search skills, memories, documents, notes and interactions</source>
        <translation>搜索技能、记忆、文档、笔记和交互</translation>
    </message>
    <message>
        <source>Index new and changed documents, and remove deleted documents from the index</source>
        <translation>为新增和更改的文档建立索引，并从索引中移除已删除的文档</translation>
    </message>
</context>
<context>
    <name>SearchWork</name>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>tagged with the workload</source>
        <translation>标有该工作负载</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>A turn with these words would not load any skills.</source>
        <translation>含这些词的轮次不会加载任何技能。</translation>
    </message>
    <message numerus="yes">
        <source>A turn with these words would load %n skill(s), best first.</source>
        <translation>
            <numerusform>含这些词的轮次会加载 %n 个技能，最佳匹配在前。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 removed</source>
        <extracomment>result of indexing: numbers of documents</extracomment>
        <translation>%1 个新增，%2 个更改，%3 个移除</translation>
    </message>
    <message>
        <source>workload</source>
        <extracomment>why a turn would load a skill</extracomment>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The index is up to date</source>
        <translation>索引已是最新</translation>
    </message>
</context>
<context>
    <name>SendServices</name>
    <message numerus="yes">
        <source>Key accepted; %n model(s) available</source>
        <translation>
            <numerusform>密钥有效；%n 个可用模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) available</source>
        <translation>
            <numerusform>%n 个可用模型</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>编辑器</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>文本大小(&amp;S)：</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>typographic points</comment>
        <translation> 磅</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines at the edge of the view</source>
        <translation>在视图边缘自动换行(&amp;W)</translation>
    </message>
    <message>
        <source>Show s&amp;paces and tabs</source>
        <translation>显示空格和制表符(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Tab width:</source>
        <translation>制表符宽度(&amp;T)：</translation>
    </message>
    <message>
        <source>Spell c&amp;hecking:</source>
        <translation>拼写检查(&amp;H)：</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Edit keyboard shortcuts…</source>
        <translation>编辑键盘快捷键(&amp;E)…</translation>
    </message>
    <message>
        <source>Editor &amp;font:</source>
        <translation>编辑器字体(&amp;F)：</translation>
    </message>
    <message>
        <source>Editor font</source>
        <translation>编辑器字体</translation>
    </message>
    <message>
        <source>Width of a tab in spaces</source>
        <translation>制表符宽度（空格数）</translation>
    </message>
    <message>
        <source>Spell checker language</source>
        <translation>拼写检查语言</translation>
    </message>
    <message>
        <source>Auto&amp;save:</source>
        <translation>自动保存(&amp;S)：</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation>更改立即生效。</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>设置页面</translation>
    </message>
    <message>
        <source>Text size; you can also change it with Ctrl++ and Ctrl+-</source>
        <translation>文本大小；也可以用 Ctrl++ 和 Ctrl+- 更改</translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation>系统等宽字体</translation>
    </message>
    <message>
        <source>Autosave &amp;delay:</source>
        <translation>自动保存延迟(&amp;D)：</translation>
    </message>
    <message>
        <source>Delay after the last keystroke, in seconds</source>
        <translation>最后一次按键后的延迟，以秒为单位</translation>
    </message>
    <message>
        <source>C&amp;olor theme:</source>
        <translation>颜色主题(&amp;O)：</translation>
    </message>
    <message>
        <source>Crash recovery stores unsaved text outside the workspace shortly after each change, so that you can restore it after a crash. Autosave also saves the file.</source>
        <translation>崩溃恢复会在每次更改后不久将未保存的文本存储到工作区之外，以便崩溃后恢复。自动保存还会保存文件。</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>动画(&amp;M)：</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Turn off animations, the blinking cursor and moving progress bars</source>
        <translation>关闭动画、光标闪烁和移动的进度条</translation>
    </message>
    <message>
        <source>Rest&amp;ore the last workspaces</source>
        <translation>恢复上次的工作区(&amp;O)</translation>
    </message>
    <message>
        <source>You can assign shortcuts to commands. “Find a Command…” (Ctrl+Shift+P) also finds commands without a shortcut.</source>
        <translation>可以为命令指定快捷键。“查找命令…” (Ctrl+Shift+P) 也能找到没有快捷键的命令。</translation>
    </message>
    <message>
        <source>Outcrop reopens the last workspaces, each in a separate window, and their documents at the previous positions.</source>
        <translation>Outcrop 会重新打开上次的工作区，各在一个单独的窗口中，并将其中的文档恢复到先前的位置。</translation>
    </message>
    <message>
        <source>&amp;Interface language:</source>
        <translation>界面语言(&amp;I)：</translation>
    </message>
    <message>
        <source>The language changes when you close the settings.</source>
        <translation>关闭设置后语言才会更改。</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>expected an object in braces</source>
        <translation>预期为花括号中的对象</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;. Remove it.</source>
        <translation>未知设置 &quot;%1&quot;。请移除。</translation>
    </message>
    <message>
        <source>expected version 1. Update Outcrop, or export the settings again.</source>
        <translation>预期为版本 1。请更新 Outcrop，或重新导出设置。</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>预期为 true 或 false</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation>预期为 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>expected a string in quotes</source>
        <translation>预期为带引号的字符串</translation>
    </message>
    <message>
        <source>expected one of: %1</source>
        <translation>预期为以下之一：%1</translation>
    </message>
    <message>
        <source>expected a shortcut such as &quot;Ctrl+Shift+S&quot;, or &quot;&quot; for none</source>
        <translation>预期为快捷键，例如 &quot;Ctrl+Shift+S&quot;，无快捷键则为 &quot;&quot;</translation>
    </message>
    <message>
        <source>missing key &quot;outcrop_settings&quot;. Choose a file that was exported with “Export Settings”.</source>
        <translation>缺少键 &quot;outcrop_settings&quot;。请选择用“导出设置”导出的文件。</translation>
    </message>
</context>
<context>
    <name>ShortcutEditor</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Filter commands by name, menu or shortcut</source>
        <translation>按名称、菜单或快捷键筛选命令</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>筛选命令</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>命令及其快捷键</translation>
    </message>
    <message>
        <source>Shortcut for the selected command</source>
        <translation>所选命令的快捷键</translation>
    </message>
    <message>
        <source>Press the shortcut for the selected command</source>
        <translation>按下所选命令的快捷键</translation>
    </message>
    <message>
        <source>Remove the shortcut for the selected command</source>
        <translation>移除所选命令的快捷键</translation>
    </message>
    <message>
        <source>Restore the default shortcut for the selected command</source>
        <translation>恢复所选命令的默认快捷键</translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>重新分配(&amp;G)</translation>
    </message>
    <message>
        <source>Restore the default shortcuts for all commands</source>
        <translation>恢复所有命令的默认快捷键</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Keep the shortcut for this command, and remove it from the other commands</source>
        <translation>为此命令保留该快捷键，并从其他命令中移除</translation>
    </message>
    <message>
        <source>S&amp;hortcut:</source>
        <comment>the keys of a keyboard shortcut</comment>
        <translation>快捷键(&amp;H)：</translation>
    </message>
</context>
<context>
    <name>SoftText</name>
    <message numerus="yes">
        <source>⋯ %n identical line(s) ⋯</source>
        <extracomment>Replaces identical lines in a comparison</extracomment>
        <translation>
            <numerusform>⋯ %n 行相同 ⋯</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartFolderWords</name>
    <message>
        <source>Top-level folder</source>
        <translation>顶层文件夹</translation>
    </message>
</context>
<context>
    <name>Strata</name>
    <message>
        <source>Output instructions</source>
        <translation>输出指令</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>quarterly</source>
        <translation>每季度</translation>
    </message>
    <message>
        <source>monthly</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>weekly</source>
        <translation>每周</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>per turn</source>
        <translation>每轮</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
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
        <translation>当 %1</translation>
    </message>
    <message>
        <source>not sent</source>
        <extracomment>Instead of the size of a layer</extracomment>
        <translation>未发送</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A tier and how often its text is expected to change</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>地层</translation>
    </message>
    <message>
        <source>Thickness: √%1 · dashed: not sent</source>
        <extracomment>Below the chart of the prompt; %1 is a unit such as characters, √ the square root</extracomment>
        <translation>厚度：√%1 · 虚线：未发送</translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n 个示例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conversation, %n message(s)</source>
        <translation>
            <numerusform>对话，%n 条消息</numerusform>
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
        <translation>精确，%1</translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <extracomment>Source of a token count</extracomment>
        <translation>由提供商计数</translation>
    </message>
    <message>
        <source>estimate, %1 to %2, %3</source>
        <extracomment>%1 and %2 are numbers of tokens, %3 is the tokenizer of the estimate</extracomment>
        <translation>估算，%1 至 %2，%3</translation>
    </message>
    <message>
        <source>Thickness: √%1 · hatched: cached · dashed: not sent</source>
        <extracomment>Below the chart of the prompt; %1 is a unit such as tokens, √ the square root</extracomment>
        <translation>厚度：√%1 · 阴影线：已缓存 · 虚线：未发送</translation>
    </message>
    <message>
        <source>cached</source>
        <extracomment>Cached by the provider</extracomment>
        <translation>已缓存</translation>
    </message>
    <message>
        <source>Request with instructions</source>
        <translation>带指令的请求</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Hatched layers are cached by the provider between turns; a numbered line is a cache breakpoint.</source>
        <translation>带阴影线的层由提供商在轮次间缓存；带编号的线是缓存断点。</translation>
    </message>
    <message>
        <source>cache breakpoint %1 above</source>
        <extracomment>The provider caches everything below; %1 is the number of the cache breakpoint</extracomment>
        <translation>上方为缓存断点 %1</translation>
    </message>
    <message>
        <source>sent: condition is true</source>
        <translation>已发送：条件为真</translation>
    </message>
    <message>
        <source>not sent: condition is false</source>
        <translation>未发送：条件为假</translation>
    </message>
    <message>
        <source>not sent: the prompt is too long</source>
        <translation>未发送：提示词过长</translation>
    </message>
    <message>
        <source>Prompt: %1</source>
        <translation>提示词：%1</translation>
    </message>
    <message>
        <source>Sizes are in %1. Thickness is proportional to the square root of the size: a layer four times as large is twice as thick. Lower layers are sent first. Dashed layers are not sent.</source>
        <translation>大小以%1为单位。厚度与大小的平方根成正比：大小为四倍的层厚度为两倍。下方的层先发送。虚线的层不发送。</translation>
    </message>
    <message>
        <source>not sent: layers are off</source>
        <translation>未发送：层已关闭</translation>
    </message>
    <message>
        <source>not sent: no text</source>
        <translation>未发送：无文本</translation>
    </message>
    <message>
        <source>TOOLS AND OVERHEAD</source>
        <translation>工具和开销</translation>
    </message>
    <message>
        <source>not sent in this request</source>
        <translation>此请求中未发送</translation>
    </message>
</context>
<context>
    <name>StrataPanel</name>
    <message>
        <source>Make the layers thinner (Ctrl+-)</source>
        <translation>使层变薄 (Ctrl+-)</translation>
    </message>
    <message>
        <source>Make layers thinner</source>
        <translation>使层变薄</translation>
    </message>
    <message>
        <source>Make the layers thicker (Ctrl++)</source>
        <translation>使层变厚 (Ctrl++)</translation>
    </message>
    <message>
        <source>Make layers thicker</source>
        <translation>使层变厚</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Fit the whole prompt into the panel</source>
        <translation>使整个提示词适合面板</translation>
    </message>
    <message>
        <source>Prompt size</source>
        <translation>提示词大小</translation>
    </message>
    <message>
        <source>Strata legend</source>
        <translation>地层图例</translation>
    </message>
    <message>
        <source>Fit to height</source>
        <translation>适合高度</translation>
    </message>
    <message>
        <source>Commands for layers, and for copying or exporting the view</source>
        <translation>用于层以及复制或导出视图的命令</translation>
    </message>
</context>
<context>
    <name>Suggestion</name>
    <message>
        <source>Churn</source>
        <translation>频繁变动</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>a suggestion that is neither accepted nor rejected</extracomment>
        <translation>待定</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>accepted in part</source>
        <translation>部分接受</translation>
    </message>
    <message>
        <source>being accepted</source>
        <translation>正在接受</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Hunks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>accepted with edits</source>
        <translation>编辑后接受</translation>
    </message>
    <message>
        <source>could not be applied</source>
        <translation>无法应用</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>kind of a suggestion, one or two words</extracomment>
        <translation>升级</translation>
    </message>
    <message>
        <source>Demotion</source>
        <translation>降级</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>冗余</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>columns: decisions on suggestions</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>已推迟</translation>
    </message>
    <message>
        <source>under review</source>
        <translation>审查中</translation>
    </message>
    <message>
        <source>undone: open again</source>
        <translation>已撤销：重新待定</translation>
    </message>
    <message>
        <source>acceptance interrupted: check the file</source>
        <translation>接受被中断：请检查文件</translation>
    </message>
</context>
<context>
    <name>TaxonomyPanel</name>
    <message>
        <source>Filter concepts</source>
        <translation>筛选概念</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>New concept</source>
        <translation>新概念</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>Tag of a new concept, such as platform/dns</source>
        <translation>新概念的标签，例如 platform/dns</translation>
    </message>
    <message>
        <source>Tag of a new concept</source>
        <translation>新概念的标签</translation>
    </message>
    <message>
        <source>Add the concept to the taxonomy</source>
        <translation>将概念添加到分类体系</translation>
    </message>
    <message>
        <source>Filter concepts by label or tag</source>
        <translation>按名称或标签筛选概念</translation>
    </message>
    <message>
        <source>Label language</source>
        <translation>名称的语言</translation>
    </message>
    <message>
        <source>Add a concept below the selected one</source>
        <translation>在所选概念下添加概念</translation>
    </message>
    <message>
        <source>Go to the selected concept in the file</source>
        <translation>转到文件中的所选概念</translation>
    </message>
    <message>
        <source>Create a workspace taxonomy</source>
        <translation>创建工作区分类体系</translation>
    </message>
    <message>
        <source>Selected concept</source>
        <translation>所选概念</translation>
    </message>
    <message>
        <source>Remove the selected concept; only possible if it has no narrower concepts</source>
        <translation>移除所选概念；仅当它没有下位概念时可用</translation>
    </message>
    <message>
        <source>Show in file</source>
        <translation>在文件中显示</translation>
    </message>
    <message>
        <source>Write these workloads to taxonomy.ttl so that you can edit them</source>
        <translation>将这些工作负载写入 taxonomy.ttl 以便编辑</translation>
    </message>
    <message>
        <source>The part before the last slash, if any, is the tag of the broader concept</source>
        <translation>最后一个斜杠之前的部分（如有）是上位概念的标签</translation>
    </message>
    <message>
        <source>Remove concept</source>
        <translation>移除概念</translation>
    </message>
    <message>
        <source>Add concept</source>
        <translation>添加概念</translation>
    </message>
</context>
<context>
    <name>TextPrinter</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>TourSteps</name>
    <message>
        <source>See five requests from one prompt</source>
        <translation>由一个提示词查看五个请求</translation>
    </message>
    <message>
        <source>Change a layer and see the price</source>
        <translation>更改层并查看价格</translation>
    </message>
    <message>
        <source>Type a few words in this layer. The line below the text shows how many cached tokens the edit rewrites, and their price.</source>
        <translation>在此层中输入几个词。文本下方的一行显示此次编辑会重写多少已缓存的 token 及其价格。</translation>
    </message>
    <message>
        <source>Move the layer to another tier</source>
        <translation>将层移到另一个层级</translation>
    </message>
    <message>
        <source>Read a loss</source>
        <translation>查看一项损失</translation>
    </message>
    <message>
        <source>Fix a broken file</source>
        <translation>修复损坏的文件</translation>
    </message>
    <message>
        <source>Parse a broken response</source>
        <translation>解析损坏的响应</translation>
    </message>
    <message>
        <source>See the files that Codex loads</source>
        <translation>查看 Codex 加载的文件</translation>
    </message>
    <message>
        <source>Export the requests</source>
        <translation>导出请求</translation>
    </message>
    <message>
        <source>“Compare” in the bar on the left shows the requests of the providers side by side. All of them are made from the same layers.</source>
        <translation>左侧栏中的“比较”并排显示各提供商的请求。所有请求都由相同的层构成。</translation>
    </message>
    <message>
        <source>Drag “House style for answers” to a tier that changes as often as the layer, or use Layers &gt; Move to Tier. Read the costs, then press “Move” or “Cancel”.</source>
        <translation>将“House style for answers”拖到更改频率与该层相同的层级，或使用“层 &gt; 移到层级”。查看费用，然后按“移动”或“取消”。</translation>
    </message>
    <message>
        <source>In “Compare”, the check box “Only differences” hides lines that all providers receive. The table shows the tokens, price and losses of each request.</source>
        <translation>在“比较”中，复选框“仅差异”会隐藏所有提供商都收到的行。表格显示每个请求的 token、价格和损失。</translation>
    </message>
    <message>
        <source>“Context” in the bar on the left lists the files that each coding agent loads from this folder, in order. Select “Codex” to see that it loads AGENTS.md.</source>
        <translation>左侧栏中的“上下文”按顺序列出每个编程智能体从此文件夹加载的文件。选择“Codex”可看到它会加载 AGENTS.md。</translation>
    </message>
    <message>
        <source>In “Test”, select the session “2026-11-20-restock” and press “Inspect response”. The model wrote an extra comma, which the Response panel repairs.</source>
        <translation>在“测试”中选择会话“2026-11-20-restock”并按“检查响应”。模型多写了一个逗号，“响应”面板会将其修复。</translation>
    </message>
    <message>
        <source>In “Evolve”, select “Release conditions” under Ratify. Clear the check box of a hunk to omit it, then accept the rest. “Undo” restores the file.</source>
        <translation>在“演进”中，选择“批准”下的“Release conditions”。清除某个块的复选框可将其排除，然后接受其余的块。“撤销”会恢复文件。</translation>
    </message>
    <message>
        <source>Compare the requests</source>
        <translation>比较请求</translation>
    </message>
    <message>
        <source>This agent is broken on purpose. Click the light bulb next to a line, or place the cursor in an underlined word and press Alt+Return. Then choose a fix.</source>
        <translation>此智能体是故意损坏的。单击行旁的灯泡，或将光标放在带下划线的词上并按 Alt+Return，然后选择一种修复。</translation>
    </message>
    <message>
        <source>Accept a suggestion hunk by hunk</source>
        <translation>逐块接受建议</translation>
    </message>
    <message>
        <source>File &gt; Export Bundles writes the request for each provider, and a script that sends the request, to a folder that you choose.</source>
        <translation>“文件 &gt; 导出包”会将各提供商的请求以及发送请求的脚本写入你选择的文件夹。</translation>
    </message>
    <message>
        <source>In “Edit”, the tab “Losses” of the Render panel lists every part that is lost, changed or added, with the reason. Select a row to see its source.</source>
        <translation>在“编辑”中，“渲染”面板的“损失”标签页列出丢失、更改或添加的每个部分及原因。选择一行可查看其来源。</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>%1, iteration %2</source>
        <extracomment>%1 is a phase such as planning, %2 the number of an iteration</extracomment>
        <translation>%1，第 %2 次迭代</translation>
    </message>
</context>
<context>
    <name>VersionTitle</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is the start of a version&apos;s ID, %2 its time</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Open folder…</source>
        <translation>打开文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>Create the &amp;sample workspace…</source>
        <translation>创建示例工作区(&amp;S)…</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>最近的文件夹</translation>
    </message>
    <message>
        <source>Recen&amp;t folders</source>
        <translation>最近的文件夹(&amp;T)</translation>
    </message>
    <message>
        <source>Create a workspace with sample files in a folder you choose</source>
        <translation>在你选择的文件夹中创建包含示例文件的工作区</translation>
    </message>
    <message>
        <source>A workspace is a folder of Markdown and YAML files. You can see the requests without an account, server or API key.</source>
        <translation>工作区是包含 Markdown 和 YAML 文件的文件夹。无需账户、服务器或 API 密钥即可查看请求。</translation>
    </message>
    <message>
        <source>Open a folder as a workspace, without changing its files or running code</source>
        <translation>将文件夹作为工作区打开，不更改其文件，也不运行代码</translation>
    </message>
    <message>
        <source>&amp;Import file…</source>
        <translation>导入文件(&amp;I)…</translation>
    </message>
    <message>
        <source>See the layers of a prompt and the request to each provider.</source>
        <translation>查看提示词的层以及发给各提供商的请求。</translation>
    </message>
    <message>
        <source>Review a prompt file from another tool, and import it into a folder you choose</source>
        <translation>审阅来自其他工具的提示词文件，并将其导入你选择的文件夹</translation>
    </message>
</context>
<context>
    <name>WorkflowView</name>
    <message>
        <source>(new file)</source>
        <translation>（新文件）</translation>
    </message>
    <message>
        <source>The workflow is complete</source>
        <translation>工作流已完成</translation>
    </message>
    <message>
        <source>The workflow was canceled</source>
        <translation>工作流已取消</translation>
    </message>
    <message>
        <source>%1, iteration %2: %3</source>
        <extracomment>%1 is a phase, %2 the number of an iteration, %3 the state of the current step</extracomment>
        <translation>%1，第 %2 次迭代：%3</translation>
    </message>
</context>
<context>
    <name>adapters/files</name>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>Outcrop&apos;s journal</source>
        <translation>Outcrop 的日志</translation>
    </message>
    <message>
        <source>This is a pipe, a socket or a device, so it was not read. Replace it with a file.</source>
        <translation>这是管道、套接字或设备，因此未读取。请用文件替换它。</translation>
    </message>
    <message>
        <source>More than one version begins with `%1`. Enter more characters.</source>
        <translation>有多个版本以 `%1` 开头。请输入更多字符。</translation>
    </message>
    <message>
        <source>The target of this link does not exist, so the file was not written. Remove the link.</source>
        <translation>此链接的目标不存在，因此未写入文件。请移除该链接。</translation>
    </message>
    <message>
        <source>it is read-only. Make it writable, or save under another name</source>
        <translation>文件为只读。请使其可写，或以其他名称保存</translation>
    </message>
    <message>
        <source>This link points outside the workspace, so it was not followed. Copy its target into the workspace.</source>
        <translation>此链接指向工作区之外，因此未跟随。请将其目标复制到工作区中。</translation>
    </message>
    <message>
        <source>This link is inside a linked folder, so it was not followed. Link to its target directly.</source>
        <translation>此链接位于链接的文件夹中，因此未跟随。请直接链接到其目标。</translation>
    </message>
    <message>
        <source>The target of this link does not exist. Remove the link, or create the file.</source>
        <translation>此链接的目标不存在。请移除该链接，或创建该文件。</translation>
    </message>
    <message>
        <source>The folder has more than %1 files, so the rest were not read. Open a smaller folder.</source>
        <translation>文件夹中的文件超过 %1 个，因此其余文件未读取。请打开较小的文件夹。</translation>
    </message>
    <message>
        <source>This link is part of a cycle. Remove the link.</source>
        <translation>此链接是循环的一部分。请移除该链接。</translation>
    </message>
    <message>
        <source>This name is already in use, so the file was not moved. Choose another name.</source>
        <translation>此名称已被使用，因此未移动文件。请选择其他名称。</translation>
    </message>
    <message>
        <source>This path is outside the folder, so the file was not written. Choose a path inside the folder.</source>
        <translation>此路径位于文件夹之外，因此未写入文件。请选择文件夹内的路径。</translation>
    </message>
    <message>
        <source>A folder or special file has this name, so the file was not written. Choose another name.</source>
        <translation>已有同名的文件夹或特殊文件，因此未写入文件。请选择其他名称。</translation>
    </message>
    <message>
        <source>This folder is more than %1 levels deep, so it was not read. Move it to a higher level.</source>
        <translation>此文件夹的嵌套超过 %1 层，因此未读取。请将其移到更高的层次。</translation>
    </message>
    <message>
        <source>This name is not UTF-8, so the entry was not read. Rename the file or folder.</source>
        <translation>此名称不是 UTF-8，因此未读取该条目。请重命名该文件或文件夹。</translation>
    </message>
    <message>
        <source>Another program is writing this file. Try again when it has finished.</source>
        <translation>另一个程序正在写入此文件。请在其完成后重试。</translation>
    </message>
    <message>
        <source>The recovery folder for unsaved text could not be created. Check its permissions and the free disk space.</source>
        <translation>无法创建未保存文本的恢复文件夹。请检查其权限和可用磁盘空间。</translation>
    </message>
    <message>
        <source>another program has it open for writing. Save again when the file is closed</source>
        <translation>另一个程序已打开该文件进行写入。请在该文件关闭后再次保存</translation>
    </message>
    <message>
        <source>A save was interrupted while another program wrote the same file. This hidden file may contain text that exists nowhere else. Review it, then keep or delete it.</source>
        <translation>另一个程序写入同一文件时保存被中断。此隐藏文件可能包含别处没有的文本。请检查后保留或删除它。</translation>
    </message>
    <message>
        <source>This path could not be written: %1.</source>
        <translation>无法写入此路径：%1。</translation>
    </message>
    <message>
        <source>The content of this version is damaged in the journal. Choose another version.</source>
        <translation>此版本的内容在日志中已损坏。请选择其他版本。</translation>
    </message>
    <message>
        <source>There is no version `%1` in the journal. Choose one that `outcrop-cli history` lists.</source>
        <translation>日志中没有版本 `%1`。请选择 `outcrop-cli history` 列出的版本。</translation>
    </message>
    <message>
        <source>This file did not exist in that version. Choose another version.</source>
        <translation>此文件在该版本中不存在。请选择其他版本。</translation>
    </message>
    <message>
        <source>This path is outside the workspace, so it was not read. Copy it into the workspace.</source>
        <translation>此路径位于工作区之外，因此未读取。请将其复制到工作区中。</translation>
    </message>
    <message>
        <source>This is not a file, so it was not read. Use the path of a file.</source>
        <translation>这不是文件，因此未读取。请使用文件的路径。</translation>
    </message>
    <message>
        <source>This name contains a control character, such as a line break, so the entry was not read. Rename the file or folder.</source>
        <translation>此名称包含控制字符（例如换行符），因此未读取该条目。请重命名该文件或文件夹。</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, the maximum size. Split it.</source>
        <translation>此文件超过最大大小 %1 MiB。请将其拆分。</translation>
    </message>
    <message>
        <source>This path could not be read: %1. Check its permissions.</source>
        <translation>无法读取此路径：%1。请检查其权限。</translation>
    </message>
    <message>
        <source>This is not a file. Use the path of a file.</source>
        <translation>这不是文件。请使用文件的路径。</translation>
    </message>
    <message>
        <source>This copy of unsaved text is damaged. It was not restored, but the file was kept. Open it in another editor.</source>
        <translation>未保存文本的此副本已损坏。它未被恢复，但文件已保留。请在其他编辑器中打开。</translation>
    </message>
    <message>
        <source>The file is outside the folders that Outcrop may read. Move it into the workspace.</source>
        <translation>该文件位于 Outcrop 可读取的文件夹之外。请将其移到工作区中。</translation>
    </message>
    <message>
        <source>The file permissions do not allow reading. Make the file readable.</source>
        <translation>文件权限不允许读取。请使文件可读。</translation>
    </message>
    <message>
        <source>This file is damaged, so the labels are unknown. Delete it, then set the labels again with `outcrop-cli label set`.</source>
        <translation>此文件已损坏，因此标签未知。请将其删除，然后用 `outcrop-cli label set` 重新设置标签。</translation>
    </message>
    <message>
        <source>The journal has no versions to label yet. Save a file in Outcrop, or create a git repository.</source>
        <translation>日志中还没有可加标签的版本。请在 Outcrop 中保存文件，或创建 git 仓库。</translation>
    </message>
    <message>
        <source>The content of this version cannot be read from the journal. %1</source>
        <translation>无法从日志中读取此版本的内容。%1</translation>
    </message>
    <message>
        <source>%1. Check the permissions and the free disk space</source>
        <translation>%1。请检查权限和可用磁盘空间</translation>
    </message>
    <message>
        <source>it is not a file. Choose another path</source>
        <translation>它不是文件。请选择其他路径</translation>
    </message>
    <message>
        <source>the folder cannot be created. Check the permissions of its parent folder</source>
        <translation>无法创建文件夹。请检查其上级文件夹的权限</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the path and its permissions.</source>
        <translation>无法读取 %1：%2。请检查路径及其权限。</translation>
    </message>
    <message>
        <source>%1 has a line of more than %2 MiB, so it is not a log. Choose another file.</source>
        <translation>%1 有一行超过 %2 MiB，因此它不是日志。请选择其他文件。</translation>
    </message>
    <message>
        <source>No commit was made: the workspace is not in a git repository. Create one with `git init`. Without a repository, Outcrop&apos;s journal still records each save.</source>
        <translation>未创建提交：工作区不在 git 仓库中。请用 `git init` 创建仓库。没有仓库时，Outcrop 的日志仍会记录每次保存。</translation>
    </message>
    <message>
        <source>This link points to one of its parent folders, so it was not followed. Remove the link.</source>
        <translation>此链接指向其某个上级文件夹，因此未跟随。请移除该链接。</translation>
    </message>
    <message>
        <source>This link points outside the workspace, so it was not followed. Use the path of a file in the workspace.</source>
        <translation>此链接指向工作区之外，因此未跟随。请使用工作区中文件的路径。</translation>
    </message>
    <message>
        <source>There is no such file or folder. Check the path.</source>
        <translation>没有这样的文件或文件夹。请检查路径。</translation>
    </message>
</context>
<context>
    <name>adapters/git</name>
    <message>
        <source>%1 cannot be committed</source>
        <translation>无法提交 %1</translation>
    </message>
    <message>
        <source>The files are staged, but could not be committed</source>
        <translation>文件已暂存，但无法提交</translation>
    </message>
    <message>
        <source>git did not give a reason</source>
        <translation>git 未给出原因</translation>
    </message>
    <message>
        <source>The git repository that contains %1 cannot be read</source>
        <translation>无法读取包含 %1 的 git 仓库</translation>
    </message>
    <message>
        <source>The checked-out revision cannot be determined</source>
        <translation>无法确定已检出的修订版本</translation>
    </message>
    <message>
        <source>Commit %1 cannot be read</source>
        <translation>无法读取提交 %1</translation>
    </message>
    <message>
        <source>There is no revision `%1`</source>
        <translation>没有修订版本 `%1`</translation>
    </message>
    <message>
        <source>The text of this version cannot be read</source>
        <translation>无法读取此版本的文本</translation>
    </message>
    <message>
        <source>The commits cannot be read</source>
        <translation>无法读取提交</translation>
    </message>
    <message>
        <source>The files of this version cannot be listed</source>
        <translation>无法列出此版本的文件</translation>
    </message>
    <message>
        <source>No commit was made</source>
        <translation>未创建提交</translation>
    </message>
    <message>
        <source>No commit was made: a merge, rebase or similar operation is in progress. Finish it with git first.</source>
        <translation>未创建提交：正在进行合并、变基或类似操作。请先用 git 完成该操作。</translation>
    </message>
    <message>
        <source>No commit was made: git has no user name or email address. Set both with `git config --global user.name NAME` and `git config --global user.email ADDRESS`.</source>
        <translation>未创建提交：git 没有用户名或电子邮件地址。请用 `git config --global user.name NAME` 和 `git config --global user.email ADDRESS` 设置两者。</translation>
    </message>
    <message>
        <source>No commit was made: %1 uses the filter `%2`, which Outcrop does not run. Commit it with git.</source>
        <translation>未创建提交：%1 使用过滤器 `%2`，Outcrop 不会运行它。请用 git 提交。</translation>
    </message>
    <message>
        <source>%1 is a bare repository without a work tree. Open a clone of it.</source>
        <translation>%1 是没有工作树的裸仓库。请打开它的克隆。</translation>
    </message>
    <message>
        <source>%1 is a submodule with a separate history. Open its folder to see the history.</source>
        <translation>%1 是有独立历史的子模块。请打开其文件夹以查看历史。</translation>
    </message>
    <message>
        <source>The commit that last changed each line cannot be determined</source>
        <translation>无法确定每行最后一次更改的提交</translation>
    </message>
    <message>
        <source>The changes in commit %1 cannot be read</source>
        <translation>无法读取提交 %1 中的更改</translation>
    </message>
    <message>
        <source>No commit was made: the files have not changed since the last commit.</source>
        <translation>未创建提交：文件自上次提交以来没有更改。</translation>
    </message>
    <message>
        <source>The repository was not read: %1 contains an entry that is neither a file nor a folder. Remove the entry.</source>
        <translation>未读取仓库：%1 包含既非文件也非文件夹的条目。请移除该条目。</translation>
    </message>
    <message>
        <source>The repository was not read: %1 has more than %2 entries or more than %3 levels of folders. Remove folders that git does not use.</source>
        <translation>未读取仓库：%1 的条目超过 %2 个，或文件夹超过 %3 层。请移除 git 不使用的文件夹。</translation>
    </message>
    <message>
        <source>%1 is not in a git repository. Create one with `git init`.</source>
        <translation>%1 不在 git 仓库中。请用 `git init` 创建仓库。</translation>
    </message>
    <message>
        <source>The work tree of the repository %1 is in another folder, so its history was not read. Open that folder.</source>
        <translation>仓库 %1 的工作树在另一个文件夹中，因此未读取其历史。请打开那个文件夹。</translation>
    </message>
    <message>
        <source>This path is outside the workspace. Choose a path inside it.</source>
        <translation>此路径位于工作区之外。请选择工作区内的路径。</translation>
    </message>
    <message>
        <source>`%1` is not a commit in the repository. Use a commit from its history.</source>
        <translation>`%1` 不是该仓库中的提交。请使用其历史中的提交。</translation>
    </message>
    <message>
        <source>This file did not exist in that version. Choose another version.</source>
        <translation>此文件在该版本中不存在。请选择其他版本。</translation>
    </message>
    <message>
        <source>The repository&apos;s tags cannot be read</source>
        <translation>无法读取仓库的标签</translation>
    </message>
    <message>
        <source>The tag `%1` cannot be set</source>
        <translation>无法设置标签 `%1`</translation>
    </message>
    <message>
        <source>Try again when no other git command is running.</source>
        <translation>请在没有其他 git 命令运行时重试。</translation>
    </message>
    <message>
        <source>Check the repository with `git fsck`.</source>
        <translation>请用 `git fsck` 检查仓库。</translation>
    </message>
    <message>
        <source>Use a commit, a branch or a tag.</source>
        <translation>请使用提交、分支或标签。</translation>
    </message>
    <message>
        <source>No commit was made: git ignores %1. Remove the matching pattern from .gitignore.</source>
        <translation>未创建提交：git 忽略 %1。请从 .gitignore 中移除匹配的模式。</translation>
    </message>
    <message>
        <source>The repository %1 belongs to another user, so its history was not read. If you trust it, run `git config --global --add safe.directory %1`.</source>
        <translation>仓库 %1 属于其他用户，因此未读取其历史。如果信任它，请运行 `git config --global --add safe.directory %1`。</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, the maximum size. Split it.</source>
        <translation>此文件超过最大大小 %1 MiB。请将其拆分。</translation>
    </message>
</context>
<context>
    <name>adapters/http</name>
    <message>
        <source>the response is longer than %1 MiB</source>
        <translation>响应超过 %1 MiB</translation>
    </message>
    <message>
        <source>no data was received for %1</source>
        <translation>%1内未收到数据</translation>
    </message>
    <message>
        <source>the connection was closed before the request could be sent</source>
        <translation>连接在请求发送之前已关闭</translation>
    </message>
    <message>
        <source>the proxy requires a user name and a password</source>
        <translation>代理需要用户名和密码</translation>
    </message>
    <message>
        <source>the connection was refused</source>
        <translation>连接被拒绝</translation>
    </message>
    <message>
        <source>the proxy could not be reached, or it rejected the request</source>
        <translation>无法连接代理，或代理拒绝了请求</translation>
    </message>
    <message>
        <source>the response was incomplete after %1</source>
        <translation>响应在%1后仍不完整</translation>
    </message>
    <message>
        <source>no connection was made within %1</source>
        <translation>%1内未建立连接</translation>
    </message>
    <message>
        <source>the connection was closed before an HTTP response began</source>
        <translation>连接在 HTTP 响应开始之前已关闭</translation>
    </message>
    <message>
        <source>the connection was closed before the response was complete</source>
        <translation>连接在响应完成之前已关闭</translation>
    </message>
    <message>
        <source>no secure connection could be made; TLS 1.2 or later is required</source>
        <translation>无法建立安全连接；需要 TLS 1.2 或更高版本</translation>
    </message>
    <message>
        <source>the data received is not an HTTP response</source>
        <translation>收到的数据不是 HTTP 响应</translation>
    </message>
    <message>
        <source>the host name could not be resolved</source>
        <translation>无法解析主机名</translation>
    </message>
    <message>
        <source>the request was stopped</source>
        <translation>请求已停止</translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation>文件 %1 不存在或无法加载；请重新安装 Outcrop</translation>
    </message>
</context>
<context>
    <name>adapters/keychain</name>
    <message>
        <source>%1 is not set</source>
        <translation>%1 未设置</translation>
    </message>
    <message>
        <source>the system key store cannot be used (%1). Start or unlock it, or set the key in an environment variable</source>
        <translation>无法使用系统密钥库（%1）。请启动或解锁它，或在环境变量中设置密钥</translation>
    </message>
    <message>
        <source>it is locked</source>
        <translation>它已锁定</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>它不存在</translation>
    </message>
    <message>
        <source>there is no session bus</source>
        <translation>没有会话总线</translation>
    </message>
    <message>
        <source>the program has no event loop</source>
        <translation>程序没有事件循环</translation>
    </message>
    <message>
        <source>it does not respond</source>
        <translation>它没有响应</translation>
    </message>
    <message>
        <source>%1 is an environment variable, which Outcrop cannot change. Set it in your environment, then restart Outcrop</source>
        <translation>%1 是环境变量，Outcrop 无法更改。请在环境中设置它，然后重新启动 Outcrop</translation>
    </message>
    <message>
        <source>no key for %1 has been entered since the program started</source>
        <translation>程序启动后尚未输入 %1 的密钥</translation>
    </message>
    <message>
        <source>the system key store has no key for %1. `outcrop-cli keys list` lists the stored keys</source>
        <translation>系统密钥库中没有 %1 的密钥。`outcrop-cli keys list` 可列出存储的密钥</translation>
    </message>
    <message>
        <source>the system key store denied access to the key for %1. Allow Outcrop to use the key, then try again</source>
        <translation>系统密钥库拒绝访问 %1 的密钥。请允许 Outcrop 使用该密钥，然后重试</translation>
    </message>
    <message>
        <source>the system key store did not remove the key for %1. Try again, or remove the key with the key manager of your desktop</source>
        <translation>系统密钥库未移除 %1 的密钥。请重试，或用桌面的密钥管理器移除该密钥</translation>
    </message>
    <message>
        <source>the key for %1 in the system key store is empty; store it again</source>
        <translation>系统密钥库中 %1 的密钥为空；请重新存储</translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation>文件 %1 不存在或无法加载；请重新安装 Outcrop</translation>
    </message>
</context>
<context>
    <name>adapters/notify</name>
    <message>
        <source>there is no session bus</source>
        <translation>没有会话总线</translation>
    </message>
    <message>
        <source>Telegram did not give a reason</source>
        <translation>Telegram 未给出原因</translation>
    </message>
    <message>
        <source>stopped while waiting for Telegram</source>
        <translation>等待 Telegram 时已停止</translation>
    </message>
    <message>
        <source>the desktop cannot show notifications: %1. Choose another notify_channel in [evolution] of config.toml</source>
        <translation>桌面无法显示通知：%1。请在 config.toml 的 [evolution] 中选择其他 notify_channel</translation>
    </message>
    <message>
        <source>the response from Telegram does not match its API (HTTP %1). Try again later</source>
        <translation>Telegram 的响应与其 API 不符（HTTP %1）。请稍后重试</translation>
    </message>
    <message>
        <source>no bot token is stored for %1, or the host is not allowed. Store a token with `outcrop-cli keys set telegram`; if %1 is a self-hosted server, also run `outcrop-cli keys allow telegram %1`</source>
        <translation>没有为 %1 存储机器人 token，或该主机未获允许。请用 `outcrop-cli keys set telegram` 存储 token；如果 %1 是自托管服务器，还需运行 `outcrop-cli keys allow telegram %1`</translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation>文件 %1 不存在或无法加载；请重新安装 Outcrop</translation>
    </message>
    <message>
        <source>this is not a Telegram bot token. Enter a token in the form 123456:AbC-dEf_1</source>
        <translation>这不是 Telegram 机器人 token。请按 123456:AbC-dEf_1 的形式输入 token</translation>
    </message>
    <message>
        <source>The request to Telegram failed: %1. Check the network, then try again</source>
        <translation>对 Telegram 的请求失败：%1。请检查网络，然后重试</translation>
    </message>
    <message>
        <source>Telegram rejected the request: %1. Check the bot token and telegram_chat</source>
        <translation>Telegram 拒绝了请求：%1。请检查机器人 token 和 telegram_chat</translation>
    </message>
</context>
<context>
    <name>adapters/otlp</name>
    <message>
        <source>port %1 on 127.0.0.1 cannot be opened: %2. Choose another with --port.</source>
        <translation>无法打开 127.0.0.1 上的端口 %1：%2。请用 --port 选择其他端口。</translation>
    </message>
    <message>
        <source>exports must be sent with POST</source>
        <translation>导出必须用 POST 发送</translation>
    </message>
    <message>
        <source>the body is not an OTLP export in protobuf. Check the Content-Type</source>
        <translation>正文不是 protobuf 格式的 OTLP 导出。请检查 Content-Type</translation>
    </message>
    <message>
        <source>the body is not in gzip format. Check the Content-Encoding</source>
        <translation>正文不是 gzip 格式。请检查 Content-Encoding</translation>
    </message>
    <message>
        <source>the body is larger than %1 MiB. Send smaller batches</source>
        <translation>正文超过 %1 MiB。请发送较小的批次</translation>
    </message>
    <message>
        <source>the list `%1` is missing from the body. Send an OTLP export</source>
        <translation>正文中缺少列表 `%1`。请发送 OTLP 导出</translation>
    </message>
    <message>
        <source>the path is neither /v1/traces nor /v1/logs. Use one of them</source>
        <translation>路径既不是 /v1/traces 也不是 /v1/logs。请使用其中之一</translation>
    </message>
    <message>
        <source>the Host header does not name this computer. Use 127.0.0.1 or localhost</source>
        <translation>Host 标头未指明这台计算机。请使用 127.0.0.1 或 localhost</translation>
    </message>
    <message>
        <source>requests from web pages are not accepted. Send exports from a program</source>
        <translation>不接受来自网页的请求。请从程序发送导出</translation>
    </message>
    <message>
        <source>the Content-Type is neither application/json nor application/x-protobuf. Use one of them</source>
        <translation>Content-Type 既不是 application/json 也不是 application/x-protobuf。请使用其中之一</translation>
    </message>
    <message>
        <source>the Content-Encoding is neither gzip nor identity. Use one of them</source>
        <translation>Content-Encoding 既不是 gzip 也不是 identity。请使用其中之一</translation>
    </message>
    <message>
        <source>the request headers are too large. Send fewer headers</source>
        <translation>请求标头过大。请减少发送的标头</translation>
    </message>
    <message>
        <source>the request is not HTTP/1.1. Send exports over HTTP/1.1</source>
        <translation>请求不是 HTTP/1.1。请通过 HTTP/1.1 发送导出</translation>
    </message>
</context>
<context>
    <name>adapters/postgresql</name>
    <message>
        <source>%1 was migrated to schema version %2. A backup of the old tables is in the schema %3.</source>
        <translation>%1 已迁移到 Schema 版本 %2。旧表的备份位于 Schema %3。</translation>
    </message>
    <message>
        <source>%1 is a backup of schema version %2, but the current schema has version %3. Migrate the current schema to version %2 first.</source>
        <translation>%1 是 Schema 版本 %2 的备份，但当前 Schema 的版本为 %3。请先将当前 Schema 迁移到版本 %2。</translation>
    </message>
    <message>
        <source>There is no backup &quot;%1&quot;. Check its name.</source>
        <translation>没有备份 &quot;%1&quot;。请检查其名称。</translation>
    </message>
    <message>
        <source>PostgreSQL at %1, %2.%3</source>
        <translation>位于 %1 的 PostgreSQL，%2.%3</translation>
    </message>
    <message>
        <source>The address of a PostgreSQL server must not contain a semicolon. Remove it.</source>
        <translation>PostgreSQL 服务器的地址不能包含分号。请将其移除。</translation>
    </message>
    <message>
        <source>%1: the connection was lost, and the transaction was rolled back. Try again.</source>
        <translation>%1：连接中断，事务已回滚。请重试。</translation>
    </message>
    <message>
        <source>%1: a statement in the transaction failed, so the transaction was rolled back. Try again.</source>
        <translation>%1：事务中的一条语句失败，事务已回滚。请重试。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop. Upgrade Outcrop.</source>
        <translation>%1 由较新版本的 Outcrop 写入。请升级 Outcrop。</translation>
    </message>
    <message>
        <source>%1 was written by an older version of Outcrop. Rebuild the index with `outcrop-cli index`.</source>
        <translation>%1 由较旧版本的 Outcrop 写入。请用 `outcrop-cli index` 重建索引。</translation>
    </message>
    <message>
        <source>%1 is read-only on the server. Connect to a server that accepts writes.</source>
        <translation>%1 在服务器上为只读。请连接到接受写入的服务器。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop (schema version %2; this version supports %3), so it is read-only. Upgrade Outcrop.</source>
        <translation>%1 由较新版本的 Outcrop 写入（Schema 版本 %2；此版本支持 %3），因此为只读。请升级 Outcrop。</translation>
    </message>
    <message>
        <source>%1 is read-only: this user has no permission to write. Grant this permission, or connect as another user.</source>
        <translation>%1 为只读：此用户没有写入权限。请授予该权限，或以其他用户连接。</translation>
    </message>
    <message>
        <source>The script that creates the index tables is missing. Reinstall Outcrop.</source>
        <translation>缺少创建索引表的脚本。请重新安装 Outcrop。</translation>
    </message>
</context>
<context>
    <name>adapters/providers</name>
    <message>
        <source>The call was stopped.</source>
        <translation>调用已停止。</translation>
    </message>
    <message>
        <source>listing its models</source>
        <translation>列出模型</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>No request was sent: %1</source>
        <translation>未发送请求：%1</translation>
    </message>
    <message>
        <source>The key for %1 is not sent to %2, because anyone on the network could read it. Use HTTPS.</source>
        <translation>%1 的密钥未发送到 %2，因为网络上的任何人都可以读取它。请使用 HTTPS。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n attempts)</source>
        <translation>
            <numerusform>%1（%n 次尝试）</numerusform>
        </translation>
    </message>
    <message>
        <source>The response from %1 was not read completely: %2. Try again.</source>
        <translation>未完整读取 %1 的响应：%2。请重试。</translation>
    </message>
    <message>
        <source>No request was sent: the header &quot;%1&quot; has no name, or contains a line break or a null character. Correct it.</source>
        <translation>未发送请求：标头 &quot;%1&quot; 没有名称，或包含换行符或空字符。请更正。</translation>
    </message>
    <message>
        <source>counting tokens</source>
        <translation>token 计数</translation>
    </message>
    <message>
        <source>%1 does not support %2. Choose another provider.</source>
        <translation>%1 不支持此功能：%2。请选择其他提供商。</translation>
    </message>
    <message>
        <source>The model list of %1 continues on a different host. No request was sent there. Check the base URL.</source>
        <translation>%1 的模型列表在另一主机上继续。未向该主机发送请求。请检查基础 URL。</translation>
    </message>
    <message>
        <source>No request was sent: the key for %1 is not a pair of AWS credentials. Store it as ACCESS_KEY_ID:SECRET_ACCESS_KEY, followed by :SESSION_TOKEN if it is temporary.</source>
        <translation>未发送请求：%1 的密钥不是一对 AWS 凭据。请以 ACCESS_KEY_ID:SECRET_ACCESS_KEY 的形式存储；如为临时凭据，后面再加 :SESSION_TOKEN。</translation>
    </message>
    <message>
        <source>%1 could not be reached at %2: %3. No request reached the provider. Check the system proxy settings.</source>
        <translation>无法在 %2 连接 %1：%3。没有请求到达提供商。请检查系统代理设置。</translation>
    </message>
    <message>
        <source>%1 did not respond in time: %2. The request may have been billed. Try again later.</source>
        <translation>%1 未及时响应：%2。该请求可能已计费。请稍后重试。</translation>
    </message>
    <message>
        <source>The response from %1 is compressed (%2), although Outcrop requested an uncompressed one. Check whether a proxy compresses responses.</source>
        <translation>%1 的响应经过压缩（%2），尽管 Outcrop 请求的是未压缩的响应。请检查是否有代理压缩了响应。</translation>
    </message>
    <message>
        <source>an invalid URL</source>
        <translation>无效的 URL</translation>
    </message>
    <message>
        <source>%1 could not be reached at %2: %3. No request was sent. Check the base URL and the network.</source>
        <translation>无法在 %2 连接 %1：%3。未发送请求。请检查基础 URL 和网络。</translation>
    </message>
    <message>
        <source>The identity of %2 (%1) could not be verified: %3. No request was sent. Check the base URL.</source>
        <translation>无法验证 %2（%1）的身份：%3。未发送请求。请检查基础 URL。</translation>
    </message>
    <message>
        <source>%1 cannot be called at %2: %3. Check the base URL.</source>
        <translation>无法在 %2 调用 %1：%3。请检查基础 URL。</translation>
    </message>
    <message>
        <source>%2, the host of %1, redirects to %3. Neither the key nor the request was sent there. If the new host is correct, change the base URL.</source>
        <translation>%1 的主机 %2 重定向到 %3。密钥和请求均未发送到那里。如果新主机正确，请更改基础 URL。</translation>
    </message>
    <message>
        <source>The request was sent to %1, but %2. It may have been billed. Try again. If this happens every time, check the base URL: another service may be running at %3.</source>
        <translation>请求已发送到 %1，但%2。可能已计费。请重试。如果每次都发生，请检查基础 URL：%3 上运行的可能是其他服务。</translation>
    </message>
    <message>
        <source>The request was sent to %1, but %2. It may have been billed. Try again later.</source>
        <translation>请求已发送到 %1，但%2。可能已计费。请稍后重试。</translation>
    </message>
</context>
<context>
    <name>adapters/sql</name>
    <message>
        <source>Qt&apos;s %1 driver cannot be loaded. Install %2. (%3)</source>
        <translation>无法加载 Qt 的 %1 驱动程序。请安装 %2。（%3）</translation>
    </message>
    <message>
        <source>the connection is closed</source>
        <translation>连接已关闭</translation>
    </message>
    <message>
        <source>Specify which %1 to delete.</source>
        <translation>请指定要删除哪些%1。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop. Upgrade Outcrop.</source>
        <translation>%1 由较新版本的 Outcrop 写入。请升级 Outcrop。</translation>
    </message>
    <message>
        <source>There is no schema version %1. Use a version from 0 to %2.</source>
        <translation>没有 Schema 版本 %1。请使用 0 到 %2 的版本。</translation>
    </message>
    <message>
        <source>The %1 have no field &quot;%2&quot;. Check its name.</source>
        <translation>%1没有字段 &quot;%2&quot;。请检查其名称。</translation>
    </message>
    <message>
        <source>A record in the %1 has no time. Set its `at` field.</source>
        <translation>%1中的一条记录没有时间。请设置其 `at` 字段。</translation>
    </message>
    <message>
        <source>There is no record %1 in the %2. Check its ID.</source>
        <translation>%2中没有记录 %1。请检查其 ID。</translation>
    </message>
    <message>
        <source>Internal error: a database statement with %2 parameters received %1 values. Report this statement: %3</source>
        <translation>内部错误：有 %2 个参数的数据库语句收到了 %1 个值。请报告此语句：%3</translation>
    </message>
</context>
<context>
    <name>adapters/sqlite</name>
    <message>
        <source>The database %1 is damaged (%2).</source>
        <translation>数据库 %1 已损坏（%2）。</translation>
    </message>
    <message>
        <source>Another program is using it. Try again later.</source>
        <translation>另一个程序正在使用它。请稍后重试。</translation>
    </message>
    <message>
        <source>%1: records %2 cannot be read.</source>
        <translation>%1：无法读取记录 %2。</translation>
    </message>
    <message>
        <source>%1 Records can be read but not written.</source>
        <translation>%1 可以读取记录，但不能写入。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>The disk is full, so no changes were saved. Free some space and try again.</source>
        <translation>磁盘已满，因此未保存任何更改。请释放一些空间，然后重试。</translation>
    </message>
    <message>
        <source>The index %1 was damaged, so it was deleted. Rebuild it with `outcrop-cli index`.</source>
        <translation>索引 %1 已损坏，因此被删除。请用 `outcrop-cli index` 重建。</translation>
    </message>
    <message>
        <source>The database could not be copied</source>
        <translation>无法复制数据库</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>Database error in %1: %2</source>
        <translation>%1 中的数据库错误：%2</translation>
    </message>
    <message>
        <source>Another program is reading %1, so its write-ahead log still contains deleted records. Run the command again later.</source>
        <translation>另一个程序正在读取 %1，因此其预写日志仍包含已删除的记录。请稍后再次运行该命令。</translation>
    </message>
    <message>
        <source>The database was migrated from version %1 to %2. The old database was backed up as %3.</source>
        <translation>数据库已从版本 %1 迁移到 %2。旧数据库已备份为 %3。</translation>
    </message>
    <message>
        <source>The backup could not be renamed to %1, so it was deleted. Try again.</source>
        <translation>无法将备份重命名为 %1，因此已将其删除。请重试。</translation>
    </message>
    <message>
        <source>%1 is not a backup of a store, so it was not restored. Choose another file.</source>
        <translation>%1 不是存储的备份，因此未恢复。请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 belongs to another program. It was not changed. Choose another path.</source>
        <translation>%1 属于其他程序。它未被更改。请选择其他路径。</translation>
    </message>
    <message>
        <source>The file is read-only. Make it writable.</source>
        <translation>文件为只读。请使其可写。</translation>
    </message>
    <message>
        <source>The file is not a database, or its header is damaged. It was not changed. Restore a backup.</source>
        <translation>该文件不是数据库，或其文件头已损坏。它未被更改。请恢复备份。</translation>
    </message>
    <message>
        <source>%1 is a link or is inside a linked folder, so it is not opened as a database. Use a path without links.</source>
        <translation>%1 是链接或位于链接的文件夹中，因此不作为数据库打开。请使用没有链接的路径。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Check its permissions.</source>
        <translation>无法写入 %1：%2。请检查其权限。</translation>
    </message>
    <message>
        <source>%1 is not a regular file, so it is not opened as a database. Choose another path.</source>
        <translation>%1 不是常规文件，因此不作为数据库打开。请选择其他路径。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Check its permissions.</source>
        <translation>无法创建文件夹 %1。请检查其权限。</translation>
    </message>
    <message>
        <source>The index %1 has schema version %2, but Outcrop uses version %3, so the index must be rebuilt. Run `outcrop-cli index`.</source>
        <translation>索引 %1 的 Schema 版本为 %2，但 Outcrop 使用版本 %3，因此必须重建索引。请运行 `outcrop-cli index`。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop (schema version %2; this version supports %3), so it is read-only. Upgrade Outcrop.</source>
        <translation>%1 由较新版本的 Outcrop 写入（Schema 版本 %2；此版本支持 %3），因此为只读。请升级 Outcrop。</translation>
    </message>
    <message>
        <source>There is no database %1. Check the path.</source>
        <translation>没有数据库 %1。请检查路径。</translation>
    </message>
    <message>
        <source>%1. Check the disk and the permissions of the file.</source>
        <translation>%1。请检查磁盘和文件的权限。</translation>
    </message>
    <message>
        <source>The write-ahead log of %1 is missing, although the database was not closed properly. The last records may be lost. If so, restore a backup.</source>
        <translation>缺少 %1 的预写日志，而数据库未正常关闭。最后的记录可能已丢失。如果是这样，请恢复备份。</translation>
    </message>
    <message>
        <source>The database is now read-only. Export the readable records with `outcrop-cli store rescue`, then rename the file or restore a backup.</source>
        <translation>数据库现在为只读。请用 `outcrop-cli store rescue` 导出可读的记录，然后重命名该文件或恢复备份。</translation>
    </message>
    <message>
        <source>%1 Restore another backup.</source>
        <translation>%1 请恢复其他备份。</translation>
    </message>
    <message>
        <source>%1 The database is read-only.</source>
        <translation>%1 数据库为只读。</translation>
    </message>
    <message>
        <source>%1: the record %2 refers to a nonexistent record in the table %3</source>
        <translation>%1：记录 %2 引用了表 %3 中不存在的记录</translation>
    </message>
    <message>
        <source>%1. Try again. If this message appears again, check the database with `outcrop-cli store check`.</source>
        <translation>%1。请重试。如果此消息再次出现，请用 `outcrop-cli store check` 检查数据库。</translation>
    </message>
    <message>
        <source>The limits for untrusted files could not be set. Reinstall Outcrop and Qt&apos;s SQLite driver</source>
        <translation>无法设置对不受信任文件的限制。请重新安装 Outcrop 和 Qt 的 SQLite 驱动程序</translation>
    </message>
    <message>
        <source>The file is damaged and was not changed. If it contains records, export the readable ones with `outcrop-cli store rescue`.</source>
        <translation>文件已损坏，未作更改。如果它包含记录，请用 `outcrop-cli store rescue` 导出可读的记录。</translation>
    </message>
    <message>
        <source>The search index %1 is damaged. Rebuild it with `outcrop-cli index`.</source>
        <translation>搜索索引 %1 已损坏。请用 `outcrop-cli index` 重建。</translation>
    </message>
    <message>
        <source>%1 has tables of version %2, but this program reads version %3 without upgrading. Open the records to upgrade them.</source>
        <translation>%1 的表为版本 %2，但此程序在不升级的情况下只读取版本 %3。请打开记录以升级这些表。</translation>
    </message>
    <message>
        <source>%1 was opened as a snapshot, which cannot be changed. Open the records to change them.</source>
        <translation>%1 是作为快照打开的，快照无法更改。请打开记录以进行更改。</translation>
    </message>
</context>
<context>
    <name>adapters/syntax</name>
    <message>
        <source>parsing the source as %1 takes too long; split it</source>
        <translation>将源代码解析为 %1 耗时过长；请将其拆分</translation>
    </message>
    <message>
        <source>the source crashes the process that parses it as %1; split it</source>
        <translation>源代码使将其解析为 %1 的进程崩溃；请将其拆分</translation>
    </message>
    <message>
        <source>the process that parses the source as %1 could not be started; reinstall Outcrop</source>
        <translation>无法启动将源代码解析为 %1 的进程；请重新安装 Outcrop</translation>
    </message>
</context>
<context>
    <name>adapters/typesense</name>
    <message>
        <source>Typesense at %1</source>
        <translation>位于 %1 的 Typesense</translation>
    </message>
    <message>
        <source>the server did not give a reason</source>
        <translation>服务器未给出原因</translation>
    </message>
    <message>
        <source>The key for %1 is not sent over unencrypted HTTP, because anyone on the network could read it. Use HTTPS.</source>
        <translation>%1 的密钥未通过未加密的 HTTP 发送，因为网络上的任何人都可以读取它。请使用 HTTPS。</translation>
    </message>
    <message>
        <source>%1 redirects to another address. The key is not sent there. If the new address is correct, set it as `url` in [retrieval] of config.toml.</source>
        <translation>%1 重定向到另一个地址。密钥未发送到那里。如果新地址正确，请将其设为 config.toml 的 [retrieval] 中的 `url`。</translation>
    </message>
    <message>
        <source>%1 rejected the key: %2. Store a valid one with: outcrop-cli keys set typesense --host %3</source>
        <translation>%1 拒绝了密钥：%2。请用以下命令存储有效的密钥：outcrop-cli keys set typesense --host %3</translation>
    </message>
    <message>
        <source>“%1” in the collection “%2”: %3</source>
        <translation>集合“%2”中的“%1”：%3</translation>
    </message>
    <message>
        <source>The identity of %1 could not be verified: %2. No request was sent. Check the address.</source>
        <translation>无法验证 %1 的身份：%2。未发送请求。请检查地址。</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2. No request was sent. Check the address and the network.</source>
        <translation>无法连接 %1：%2。未发送请求。请检查地址和网络。</translation>
    </message>
    <message>
        <source>%1 received %2 searches but returned %3 results. Try again.</source>
        <translation>%1 收到 %2 个搜索，但返回了 %3 个结果。请重试。</translation>
    </message>
    <message>
        <source>The response from %1 was not read completely: %2. Try again.</source>
        <translation>未完整读取 %1 的响应：%2。请重试。</translation>
    </message>
    <message>
        <source>%1 rejected the request (HTTP %2). Check the server log. Message from the server: %3</source>
        <translation>%1 拒绝了请求（HTTP %2）。请检查服务器日志。服务器的消息：%3</translation>
    </message>
    <message>
        <source>%1 received %2 documents but returned %3 results, so it is unknown which documents were stored. Rebuild the index with `outcrop-cli index --rebuild`.</source>
        <translation>%1 收到 %2 个文档，但返回了 %3 个结果，因此不清楚存储了哪些文档。请用 `outcrop-cli index --rebuild` 重建索引。</translation>
    </message>
    <message>
        <source>%1 rejected %2 of %3 documents. Fix them, then run `outcrop-cli index`. First error: %4</source>
        <translation>%1 拒绝了 %3 个文档中的 %2 个。请修复它们，然后运行 `outcrop-cli index`。第一个错误：%4</translation>
    </message>
    <message>
        <source>The response from %1 is not JSON. Check the address of the server.</source>
        <translation>%1 的响应不是 JSON。请检查服务器的地址。</translation>
    </message>
    <message>
        <source>%1 rejected a search (%2). Rebuild the index with `outcrop-cli index --rebuild`. Message from the server: %3</source>
        <translation>%1 拒绝了搜索（%2）。请用 `outcrop-cli index --rebuild` 重建索引。服务器的消息：%3</translation>
    </message>
    <message>
        <source>No valid response from %1: %2. Try again.</source>
        <translation>%1 没有有效的响应：%2。请重试。</translation>
    </message>
</context>
<context>
    <name>app/check</name>
    <message>
        <source>This is not a baseline. Create one with --write-baseline.</source>
        <translation>这不是基线。请用 --write-baseline 创建基线。</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>没有检查结果</translation>
    </message>
    <message>
        <source>%1, %2 and %3 in %4 of %5</source>
        <translation>%5中的 %4 个有 %1、%2 和 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings can be fixed with --fix</source>
        <translation>
            <numerusform>%n 个检查结果可用 --fix 修复</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such baseline. Create it with --write-baseline.</source>
        <translation>没有这样的基线。请用 --write-baseline 创建。</translation>
    </message>
    <message>
        <source>The key &quot;description&quot; is missing or empty, so clients do not know when to use this agent. Add one sentence on when to use it.</source>
        <translation>键 &quot;description&quot; 缺失或为空，因此客户端不知道何时使用此智能体。请添加一句话说明何时使用。</translation>
    </message>
    <message>
        <source>%1 could not be read completely</source>
        <translation>%1 无法完整读取</translation>
    </message>
    <message>
        <source>%1 in the baseline, not counted</source>
        <translation>%1在基线中，不计入</translation>
    </message>
    <message>
        <source>The file has no findings.</source>
        <translation>该文件没有检查结果。</translation>
    </message>
    <message>
        <source>No provider has the model `%1`: %2. Change the name, or add the model to an adapter.</source>
        <translation>没有提供商提供模型 `%1`：%2。请更改名称，或将该模型添加到适配器。</translation>
    </message>
    <message>
        <source>The fix overlaps with another fix. Run --fix again.</source>
        <translation>该修复与另一个修复重叠。请再次运行 --fix。</translation>
    </message>
    <message>
        <source>The fix would add errors to the file. Edit the file manually.</source>
        <translation>该修复会给文件增加错误。请手动编辑文件。</translation>
    </message>
    <message>
        <source>The fix did not remove the finding. Edit the file manually.</source>
        <translation>该修复未消除检查结果。请手动编辑文件。</translation>
    </message>
    <message>
        <source>There is no such file or folder. Check the path.</source>
        <translation>没有这样的文件或文件夹。请检查路径。</translation>
    </message>
    <message>
        <source>The fix is a guess that may change the meaning. If it is correct, edit the file manually.</source>
        <translation>该修复是猜测，可能会改变含义。如果正确，请手动编辑文件。</translation>
    </message>
    <message>
        <source>The front matter would still be invalid. Edit the file manually.</source>
        <translation>front matter 仍会无效。请手动编辑文件。</translation>
    </message>
    <message>
        <source>The description is still the placeholder of the template. Describe the purpose of this document and when to use it.</source>
        <translation>描述仍是模板的占位文字。请描述此文档的用途以及何时使用。</translation>
    </message>
    <message>
        <source>%1 may support the model `%2`, but Outcrop cannot render prompts for this model: %3. To use the model here, add it to an adapter.</source>
        <translation>%1 可能支持模型 `%2`，但 Outcrop 无法为此模型渲染提示词：%3。要在此处使用该模型，请将其添加到适配器。</translation>
    </message>
    <message>
        <source>No files were checked: there are no agents, skills, commands, instruction files, layers or configuration files here. Check the path.</source>
        <translation>未检查任何文件：此处没有智能体、技能、命令、指令文件、层或配置文件。请检查路径。</translation>
    </message>
</context>
<context>
    <name>app/completion</name>
    <message>
        <source>both must be true</source>
        <translation>两者必须都为真</translation>
    </message>
    <message>
        <source>is one of these</source>
        <translation>是其中之一</translation>
    </message>
    <message>
        <source>is none of these</source>
        <translation>不是其中任何一个</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>至多为</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>至少为</translation>
    </message>
    <message>
        <source>the selected agent</source>
        <translation>所选智能体</translation>
    </message>
    <message>
        <source>the selected profile</source>
        <translation>所选配置档</translation>
    </message>
    <message>
        <source>the provider of the request</source>
        <translation>请求的提供商</translation>
    </message>
    <message>
        <source>the model of the request</source>
        <translation>请求的模型</translation>
    </message>
    <message>
        <source>the model&apos;s context window, in tokens</source>
        <translation>模型的上下文窗口，以 token 为单位</translation>
    </message>
    <message>
        <source>phase in profile %1</source>
        <translation>配置档 %1 中的阶段</translation>
    </message>
    <message>
        <source>scope in profile %1</source>
        <translation>配置档 %1 中的范围</translation>
    </message>
    <message>
        <source>from skill %1</source>
        <translation>来自技能 %1</translation>
    </message>
    <message>
        <source>from the specialist %1</source>
        <translation>来自专家 %1</translation>
    </message>
    <message>
        <source>from layer %1</source>
        <translation>来自层 %1</translation>
    </message>
    <message>
        <source>from agent %1</source>
        <translation>来自智能体 %1</translation>
    </message>
    <message>
        <source>the reason in the loss ledger</source>
        <translation>损失清单中的原因</translation>
    </message>
    <message>
        <source>the action in the loss ledger</source>
        <translation>损失清单中的操作</translation>
    </message>
    <message>
        <source>below this size, condensed forms are sent</source>
        <translation>低于此大小时发送精简形式</translation>
    </message>
    <message>
        <source>values, separated by commas</source>
        <translation>值，以逗号分隔</translation>
    </message>
    <message>
        <source>the context window of %1</source>
        <translation>%1 的上下文窗口</translation>
    </message>
    <message>
        <source>the selected phase</source>
        <translation>所选阶段</translation>
    </message>
    <message>
        <source>the selected scope</source>
        <translation>所选范围</translation>
    </message>
    <message>
        <source>converts a JSON Schema according to schema_rules</source>
        <translation>按 schema_rules 转换 JSON Schema</translation>
    </message>
    <message>
        <source>json: encoded as a JSON string</source>
        <translation>json：编码为 JSON 字符串</translation>
    </message>
    <message>
        <source>the template for each item of the list</source>
        <translation>列表中每一项的模板</translation>
    </message>
    <message>
        <source>a template, encoded as a JSON string</source>
        <translation>模板，编码为 JSON 字符串</translation>
    </message>
    <message>
        <source>omitted unless this is true</source>
        <translation>除非此项为真，否则省略</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>negates the condition</source>
        <translation>对条件取反</translation>
    </message>
    <message>
        <source>is not equal to</source>
        <translation>不等于</translation>
    </message>
    <message>
        <source>a list whose items are rendered with `as`</source>
        <translation>其各项用 `as` 渲染的列表</translation>
    </message>
    <message>
        <source>strings to join</source>
        <translation>要连接的字符串</translation>
    </message>
    <message>
        <source>the separator of the joined strings</source>
        <translation>所连接字符串的分隔符</translation>
    </message>
    <message>
        <source>a value from the bundle</source>
        <translation>包中的值</translation>
    </message>
    <message>
        <source>built-in tool of a coding agent</source>
        <translation>编程智能体的内置工具</translation>
    </message>
    <message>
        <source>the fallback if the value is missing</source>
        <translation>缺少值时的回退值</translation>
    </message>
    <message>
        <source>the selected workload or a broader workload</source>
        <translation>所选工作负载或更宽的工作负载</translation>
    </message>
    <message>
        <source>maps the value to the provider&apos;s value</source>
        <translation>将值映射到提供商的值</translation>
    </message>
    <message>
        <source>at least one must be true</source>
        <translation>至少一个必须为真</translation>
    </message>
</context>
<context>
    <name>app/context</name>
    <message>
        <source>%1 is not in %2. Choose a start folder inside it.</source>
        <translation>%1 不在 %2 中。请选择其中的起始文件夹。</translation>
    </message>
    <message>
        <source>No provider lists the model %1. `outcrop-cli models` lists the known models.</source>
        <translation>没有提供商列出模型 %1。`outcrop-cli models` 可列出已知的模型。</translation>
    </message>
    <message>
        <source>There is no client %1. Available: %2.</source>
        <translation>没有客户端 %1。可用：%2。</translation>
    </message>
    <message>
        <source>The layers are the files that %1 loads in this folder.</source>
        <translation>这些层是 %1 在此文件夹中加载的文件。</translation>
    </message>
    <message>
        <source>%1 does not load any files in this folder at the start of a session.</source>
        <translation>%1 在会话开始时不加载此文件夹中的任何文件。</translation>
    </message>
    <message>
        <source>Only the beginning of %1 is sent.</source>
        <translation>只发送 %1 的开头部分。</translation>
    </message>
    <message numerus="yes">
        <source>Not included: %n skills, agents and commands that the client lists by name.</source>
        <translation>
            <numerusform>未包括：客户端按名称列出的 %n 个技能、智能体和命令。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not included: %n files that the client loads during the session.</source>
        <translation>
            <numerusform>未包括：客户端在会话期间加载的 %n 个文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a symbolic link that was checked out as text, so clients send only the path %1. Check out the repository with core.symlinks=true, or import the file.</source>
        <translation>这是检出为文本的符号链接，因此客户端只发送路径 %1。请以 core.symlinks=true 检出仓库，或导入该文件。</translation>
    </message>
    <message>
        <source>Import the file</source>
        <translation>导入该文件</translation>
    </message>
    <message>
        <source>This text is identical to the text in %1. Import or link that file to keep both in sync.</source>
        <translation>此文本与 %1 中的文本相同。请导入或链接该文件，以使两者保持同步。</translation>
    </message>
    <message>
        <source>In the workspace folder, this file is not loaded by %1, because %2 exists. Import this file from a loaded file.</source>
        <translation>在工作区文件夹中，%1 不加载此文件，因为存在 %2。请从已加载的文件导入此文件。</translation>
    </message>
    <message>
        <source>The folder has no layers, so the files that %1 loads in it are used as layers.</source>
        <translation>该文件夹没有层，因此将 %1 在其中加载的文件用作层。</translation>
    </message>
    <message>
        <source>This looks like a secret (%1). All providers and clients that receive this text can read it. Remove it, and revoke the secret.</source>
        <translation>这看起来像机密（%1）。接收此文本的所有提供商和客户端都能读取它。请将其移除，并吊销该机密。</translation>
    </message>
    <message>
        <source>There is no folder %1. Check the path.</source>
        <translation>没有文件夹 %1。请检查路径。</translation>
    </message>
    <message>
        <source>There is no client %1. Check its name.</source>
        <translation>没有客户端 %1。请检查其名称。</translation>
    </message>
    <message>
        <source>The unsaved text is larger than %1 bytes. Shorten it.</source>
        <translation>未保存的文本超过 %1 字节。请将其缩短。</translation>
    </message>
    <message>
        <source>This folder has no layers.</source>
        <translation>此文件夹没有层。</translation>
    </message>
    <message>
        <source>Coding agents load or list %1 in this folder. `outcrop-cli context` shows the files, and --context uses the files of one client as layers.</source>
        <translation>编程智能体在此文件夹中加载或列出 %1。`outcrop-cli context` 显示这些文件，--context 将某个客户端的文件用作层。</translation>
    </message>
    <message>
        <source>It contains: %1. `outcrop-cli adopt` explains how each of them is used, and proposes a config.toml.</source>
        <translation>其中包含：%1。`outcrop-cli adopt` 说明其中每一项的用法，并建议一份 config.toml。</translation>
    </message>
    <message>
        <source>possible layers</source>
        <translation>可能的层</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>其中包含：%1。</translation>
    </message>
    <message>
        <source>It contains no files that Outcrop reads, such as Markdown and YAML files.</source>
        <translation>其中没有 Outcrop 可读取的文件，例如 Markdown 和 YAML 文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n paths outside the repository</source>
        <translation>
            <numerusform>%n 个仓库外的路径</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a path is sent instead of a file, because these symbolic links were checked out as text: %1. Open one and apply its fix, or check out the repository with core.symlinks=true.</source>
        <translation>由于这些符号链接检出为文本，只会发送路径而非文件：%1。请打开其中一个并应用其修复，或以 core.symlinks=true 检出仓库。</translation>
    </message>
    <message>
        <source>The prompt that Outcrop composes from these files has fewer tokens, because it does not contain the text that %1 adds.</source>
        <translation>Outcrop 由这些文件组成的提示词 token 较少，因为它不包含 %1 添加的文本。</translation>
    </message>
    <message>
        <source>Layers are the files in layers/, the files listed in [prompt_layers] of config.toml, and the files that a coding agent loads, such as AGENTS.md and .cursor/rules/NAME.mdc.</source>
        <translation>层是 layers/ 中的文件、config.toml 的 [prompt_layers] 中列出的文件，以及编程智能体加载的文件，例如 AGENTS.md 和 .cursor/rules/NAME.mdc。</translation>
    </message>
    <message>
        <source>%1 does not run in this folder. %2</source>
        <translation>%1 不在此文件夹中运行。%2</translation>
    </message>
    <message>
        <source>%1 does not load any files in this folder. Use another client.</source>
        <translation>%1 不加载此文件夹中的任何文件。请使用其他客户端。</translation>
    </message>
    <message>
        <source>This folder has no layers. Add --context %3 to include %1 that %2 loads in this folder, or --context none to send only the request.</source>
        <translation>此文件夹没有层。添加 --context %3 可包括 %2 在此文件夹中加载的 %1，添加 --context none 则只发送请求。</translation>
    </message>
    <message>
        <source>Import the file (%1 would load it twice)</source>
        <translation>导入该文件（%1 会加载它两次）</translation>
    </message>
    <message numerus="yes">
        <source>%n user and managed paths</source>
        <translation>
            <numerusform>%n 个用户路径和托管路径</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not read %n skills, agents or commands that other coding agents list: %2</source>
        <translation>
            <numerusform>%1 不读取其他编程智能体列出的 %n 个技能、智能体或命令：%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app/evolution</name>
    <message numerus="yes">
        <source>%1: %n new suggestions</source>
        <translation>
            <numerusform>%1：%n 条新建议</numerusform>
        </translation>
    </message>
    <message>
        <source>New category %1</source>
        <translation>新类别 %1</translation>
    </message>
    <message>
        <source>similar requests without a workload</source>
        <translation>没有工作负载的相似请求</translation>
    </message>
    <message>
        <source>another program is accepting a suggestion in this folder; try again</source>
        <translation>另一个程序正在此文件夹中接受建议；请重试</translation>
    </message>
    <message>
        <source>the program ended before it wrote the file</source>
        <translation>程序在写入文件之前已结束</translation>
    </message>
    <message>
        <source>the diff of suggestion %1</source>
        <translation>建议 %1 的差异</translation>
    </message>
    <message>
        <source>cron and systemd do not support the time zone %1; set time_zone to a name such as Asia/Kolkata</source>
        <translation>cron 和 systemd 不支持时区 %1；请将 time_zone 设为 Asia/Kolkata 之类的名称</translation>
    </message>
    <message>
        <source>stopped; no suggestions were stored</source>
        <translation>已停止；未存储任何建议</translation>
    </message>
    <message>
        <source>the context window (passages that would be truncated or omitted: %1)</source>
        <translation>上下文窗口（会被截断或省略的段落：%1）</translation>
    </message>
    <message>
        <source>%1 grows from %2 to %3 tokens, above %4</source>
        <translation>%1 从 %2 token 增加到 %3 token，超过 %4</translation>
    </message>
    <message>
        <source>the identical suggestion %1 is still open</source>
        <translation>相同的建议 %1 仍为待定</translation>
    </message>
    <message>
        <source>the identical suggestion %1 was already accepted for this version of the document</source>
        <translation>相同的建议 %1 已针对该文档的此版本接受</translation>
    </message>
    <message>
        <source>the limit for %1</source>
        <translation>%1 的上限</translation>
    </message>
    <message>
        <source>these lines were changed in a different way after the suggestion was made</source>
        <translation>提出该建议之后，这些行已以其他方式更改</translation>
    </message>
    <message>
        <source>%1: first analysis</source>
        <translation>%1：首次分析</translation>
    </message>
    <message>
        <source>Turns: %1. Suggestions: %2. Report: %3</source>
        <translation>轮次：%1。建议：%2。报告：%3</translation>
    </message>
    <message>
        <source>%1: summary since %2</source>
        <translation>%1：自 %2 以来的摘要</translation>
    </message>
    <message>
        <source>Turns: %1
New suggestions: %2
Accepted: %3
Rejected: %4
Open: %5</source>
        <translation>轮次：%1
新建议：%2
已接受：%3
已拒绝：%4
待定：%5</translation>
    </message>
    <message>
        <source>%1: the analysis failed</source>
        <translation>%1：分析失败</translation>
    </message>
    <message>
        <source>[evolution] notify_channel in config.toml is not telegram, so no messenger is configured. Set it to telegram, and set telegram_chat</source>
        <translation>config.toml 中 [evolution] 的 notify_channel 不是 telegram，因此未配置消息应用。请将其设为 telegram，并设置 telegram_chat</translation>
    </message>
    <message>
        <source>[evolution] in config.toml has no telegram_chat. Set it to the ID of your chat with the bot</source>
        <translation>config.toml 的 [evolution] 中没有 telegram_chat。请将其设为你与机器人的聊天 ID</translation>
    </message>
    <message>
        <source>ignored update %1: user %2 in chat %3 is not allowed to decide on suggestions</source>
        <translation>已忽略更新 %1：聊天 %3 中的用户 %2 无权对建议作出决定</translation>
    </message>
    <message>
        <source>ignored update %1: it was already handled</source>
        <translation>已忽略更新 %1：它已处理过</translation>
    </message>
    <message>
        <source>ignored update %1: %2</source>
        <translation>已忽略更新 %1：%2</translation>
    </message>
    <message>
        <source>the diff of suggestion %1 has changed since it was shown, so your decision was not recorded. Decide again on the new diff</source>
        <translation>建议 %1 的差异在显示之后已更改，因此未记录你的决定。请根据新的差异重新决定</translation>
    </message>
    <message>
        <source>suggestion %1 cannot be accepted in the messenger: %2</source>
        <translation>无法在消息应用中接受建议 %1：%2</translation>
    </message>
    <message>
        <source>its diff is too long for a message. Read it with `outcrop-cli suggestions show %1`</source>
        <translation>其差异过长，无法放入一条消息。请用 `outcrop-cli suggestions show %1` 阅读</translation>
    </message>
    <message>
        <source>Reply with the reason for rejecting suggestion %1 (%2).</source>
        <translation>请回复拒绝建议 %1（%2）的原因。</translation>
    </message>
    <message>
        <source>Suggestion %1 accepted: changed %2.</source>
        <translation>建议 %1 已接受：已更改 %2。</translation>
    </message>
    <message>
        <source>Suggestion %1 rejected: %2.</source>
        <translation>建议 %1 已拒绝：%2。</translation>
    </message>
    <message>
        <source>Suggestion %1 postponed until %2.</source>
        <translation>建议 %1 已推迟到 %2。</translation>
    </message>
    <message>
        <source>sent suggestion %1 to %2</source>
        <translation>已将建议 %1 发送给 %2</translation>
    </message>
    <message>
        <source>Suggestion %1 (%2): %3</source>
        <translation>建议 %1（%2）：%3</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>置信度：%1</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Reject…</source>
        <translation>拒绝…</translation>
    </message>
    <message>
        <source>it has no diff. Edit the file manually</source>
        <translation>它没有差异。请手动编辑文件</translation>
    </message>
    <message>
        <source>it conflicts with the current version of %1. Edit the suggestion, or reject it</source>
        <translation>它与 %1 的当前版本冲突。请编辑该建议，或将其拒绝</translation>
    </message>
    <message>
        <source>the prompt would exceed a limit: %1. Shorten the suggestion, or move text out of the prompt</source>
        <translation>提示词会超出上限：%1。请缩短该建议，或将文本移出提示词</translation>
    </message>
    <message>
        <source>%1 tokens with %2.</source>
        <translation>使用 %2 时为 %1 token。</translation>
    </message>
    <message>
        <source>there are no open suggestions, or other people are reviewing all of them; try again later</source>
        <translation>没有待定的建议，或所有建议都在由其他人审查；请稍后重试</translation>
    </message>
    <message>
        <source>suggestion %1 conflicts with the current version of %2. Edit the suggestion, or reject it</source>
        <translation>建议 %1 与 %2 的当前版本冲突。请编辑该建议，或将其拒绝</translation>
    </message>
    <message>
        <source>suggestion %1 has no diff. Edit the file manually</source>
        <translation>建议 %1 没有差异。请手动编辑文件</translation>
    </message>
    <message>
        <source>suggestion %1 would delete %2, which is not allowed. Delete the file manually, or reject the suggestion</source>
        <translation>建议 %1 会删除 %2，这是不允许的。请手动删除该文件，或拒绝该建议</translation>
    </message>
    <message>
        <source>suggestion %1 is for %2, but its diff changes %3. Change only %2</source>
        <translation>建议 %1 针对 %2，但其差异更改了 %3。请只更改 %2</translation>
    </message>
    <message>
        <source>no hunk is selected. Select at least one</source>
        <translation>未选择任何块。请至少选择一个</translation>
    </message>
    <message>
        <source>%1 has changed since suggestion %2 was made. The original version is not in the history, so the edited text cannot be merged. Edit the file manually</source>
        <translation>提出建议 %2 之后，%1 已更改。历史中没有原始版本，因此无法合并编辑后的文本。请手动编辑文件</translation>
    </message>
    <message>
        <source>%1 no longer exists. Restore the file, or reject the suggestion</source>
        <translation>%1 已不存在。请恢复该文件，或拒绝该建议</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text, so no diff can be applied to it. Convert it to UTF-8</source>
        <translation>%1 不是 UTF-8 文本，因此无法对其应用差异。请将其转换为 UTF-8</translation>
    </message>
    <message>
        <source>there is no suggestion %1. `outcrop-cli suggestions list` lists the open suggestions</source>
        <translation>没有建议 %1。`outcrop-cli suggestions list` 可列出待定的建议</translation>
    </message>
    <message>
        <source>this is not a decision. Use the buttons, or write one of: accept NUMBER CODE, reject NUMBER CODE REASON, postpone NUMBER CODE</source>
        <translation>这不是决定。请使用按钮，或写入以下之一：accept NUMBER CODE、reject NUMBER CODE REASON、postpone NUMBER CODE</translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation>推迟</translation>
    </message>
    <message>
        <source>suggestion %1 has already been decided: %2. Choose an open suggestion</source>
        <translation>建议 %1 已有决定：%2。请选择待定的建议</translation>
    </message>
    <message>
        <source>Similar requests without a workload: %1. Common words: %2. The taxonomy has no concept for these requests. Examples: %3.</source>
        <translation>没有工作负载的相似请求：%1。常见词：%2。分类体系中没有适用于这些请求的概念。示例：%3。</translation>
    </message>
    <message>
        <source>the program ended while accepting the suggestion, and the file has changed since then. Check the file, then accept or reject the suggestion</source>
        <translation>程序在接受该建议时结束，此后文件又有更改。请检查文件，然后接受或拒绝该建议</translation>
    </message>
    <message>
        <source>%1 already contains suggestion %2. Reject the suggestion</source>
        <translation>%1 已包含建议 %2。请拒绝该建议</translation>
    </message>
    <message>
        <source>there is no hunk %1. Use a number from 1 to %2</source>
        <translation>没有块 %1。请使用 1 到 %2 的编号</translation>
    </message>
    <message>
        <source>%1 cannot be read, so replies could be handled twice. Delete the file to start over</source>
        <translation>无法读取 %1，因此回复可能被处理两次。删除该文件可重新开始</translation>
    </message>
    <message>
        <source>suggestion %1 has not been accepted, so there is no change to undo</source>
        <translation>建议 %1 未被接受，因此没有可撤销的更改</translation>
    </message>
    <message>
        <source>the chat %1 is not private. Set telegram_user in [evolution] of config.toml to the ID of the user who is allowed to decide on suggestions</source>
        <translation>聊天 %1 不是私聊。请将 config.toml 的 [evolution] 中的 telegram_user 设为有权对建议作出决定的用户的 ID</translation>
    </message>
    <message>
        <source>a rejection needs a reason. Enter one</source>
        <translation>拒绝需要原因。请输入原因</translation>
    </message>
    <message>
        <source>the identical suggestion %1 was rejected: %2. It is suggested again when %3 interactions support it; %4 support it now</source>
        <translation>相同的建议 %1 已被拒绝：%2。有 %3 个交互支持时会再次建议；目前有 %4 个</translation>
    </message>
    <message>
        <source>this workload has no interactions with a stored request and response, apart from the examples of the suggestion. Record more turns, then test the change again</source>
        <translation>除该建议的示例外，此工作负载没有已存储请求和响应的交互。请记录更多轮次，然后再次测试更改</translation>
    </message>
    <message>
        <source>the test was stopped</source>
        <translation>测试已停止</translation>
    </message>
    <message>
        <source>the period is empty: it does not start before it ends. Specify an earlier start</source>
        <translation>时间段为空：其开始不早于结束。请指定更早的开始时间</translation>
    </message>
</context>
<context>
    <name>app/experiments</name>
    <message>
        <source>Arm `%1` cannot send case `%2`: %3</source>
        <translation>实验组 `%1` 无法发送用例 `%2`：%3</translation>
    </message>
    <message>
        <source>%1, case %2: %3</source>
        <translation>%1，用例 %2：%3</translation>
    </message>
    <message>
        <source>the judge was not called: %1</source>
        <translation>未调用评判模型：%1</translation>
    </message>
    <message>
        <source>a trial&apos;s marker, which bypasses caches</source>
        <translation>试验的标记，用于绕过缓存</translation>
    </message>
    <message>
        <source>There is no experiment `%1`. Create it in experiments/%1.yaml.</source>
        <translation>没有实验 `%1`。请在 experiments/%1.yaml 中创建。</translation>
    </message>
    <message>
        <source>per response received</source>
        <translation>每收到一个响应</translation>
    </message>
    <message>
        <source>The prompt for arm `%1` cannot be composed: %2</source>
        <translation>无法组成实验组 `%1` 的提示词：%2</translation>
    </message>
    <message>
        <source>The experiment or its cases have changed since this run. Arms and cases removed since then are not shown.</source>
        <translation>自此次运行以来，实验或其用例已更改。此后移除的实验组和用例不显示。</translation>
    </message>
    <message>
        <source>The experiment `%1` has no arm `%2`. Check its name.</source>
        <translation>实验 `%1` 没有实验组 `%2`。请检查其名称。</translation>
    </message>
    <message>
        <source>The arm `%1` does not set a `mode` for a prompt `type`, so there is no mode to switch to. Choose another arm.</source>
        <translation>实验组 `%1` 没有为提示词 `type` 设置 `mode`，因此没有可切换的模式。请选择其他实验组。</translation>
    </message>
    <message>
        <source>This line is not a response. Remove it.</source>
        <translation>此行不是响应。请将其移除。</translation>
    </message>
    <message>
        <source>`%1` is not a trial of this experiment. Remove the line.</source>
        <translation>`%1` 不是此实验的试验。请移除该行。</translation>
    </message>
    <message>
        <source>This line is not a batch result. Remove it.</source>
        <translation>此行不是批处理结果。请将其移除。</translation>
    </message>
    <message>
        <source>Outcrop cannot write batches for %1. Use `outcrop-cli experiment run` instead.</source>
        <translation>Outcrop 无法为 %1 写入批处理。请改用 `outcrop-cli experiment run`。</translation>
    </message>
    <message>
        <source>No response to this request is recorded, and API calls are off. Allow API calls, or record a response.</source>
        <translation>没有记录此请求的响应，且 API 调用已关闭。请允许 API 调用，或记录响应。</translation>
    </message>
    <message>
        <source>The experiment `%1` has not been run. Run it with `outcrop-cli experiment run %1`.</source>
        <translation>实验 `%1` 尚未运行。请用 `outcrop-cli experiment run %1` 运行。</translation>
    </message>
    <message>
        <source>an earlier response in this trial</source>
        <translation>此试验中较早的响应</translation>
    </message>
    <message>
        <source>%1, case %2: no simulated reply matches the call %3, so the response with the call is measured. Add a reply.</source>
        <translation>%1，用例 %2：没有与调用 %3 匹配的模拟回复，因此测量含该调用的响应。请添加回复。</translation>
    </message>
    <message>
        <source>%1, case %2: the limit of tool rounds (%3) was reached, so the last response is measured. Increase `rounds` to allow more rounds.</source>
        <translation>%1，用例 %2：已达到工具轮数上限（%3），因此测量最后一个响应。增大 `rounds` 可允许更多轮。</translation>
    </message>
    <message>
        <source>The request of `%1` refers to `%2`, but the case `%3` has no such field, so the placeholder is sent unchanged. Add the field to the case.</source>
        <translation>`%1` 的请求引用了 `%2`，但用例 `%3` 没有这样的字段，因此占位符原样发送。请将该字段添加到用例。</translation>
    </message>
    <message>
        <source>a simulated tool reply</source>
        <translation>模拟的工具回复</translation>
    </message>
    <message>
        <source>The experiment has no cases. Add at least one case.</source>
        <translation>实验没有用例。请至少添加一个用例。</translation>
    </message>
    <message>
        <source>%1: `context` and `revision` cannot be combined, because some files of a coding agent&apos;s context are always read from the current folder. Remove `context` or `revision`.</source>
        <translation>%1：`context` 和 `revision` 不能组合使用，因为编程智能体上下文中的某些文件总是从当前文件夹读取。请移除 `context` 或 `revision`。</translation>
    </message>
    <message>
        <source>The recorded run belongs to another version of this experiment or its cases. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the recorded run is archived.</source>
        <translation>已记录的运行属于此实验或其用例的另一个版本。请用窗口中的“再次运行”或 `outcrop-cli experiment run --restart` 开始新的运行；已记录的运行会归档。</translation>
    </message>
    <message>
        <source>the reply of the tool `%1` could not be simulated: %2</source>
        <translation>无法模拟工具 `%1` 的回复：%2</translation>
    </message>
    <message>
        <source>The prompts of `%1` have changed since the recorded run. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the recorded run is archived.</source>
        <translation>自已记录的运行以来，`%1` 的提示词已更改。请用窗口中的“再次运行”或 `outcrop-cli experiment run --restart` 开始新的运行；已记录的运行会归档。</translation>
    </message>
    <message>
        <source>The response for `%1` does not belong to the request that this trial now sends. Export the batch again.</source>
        <translation>`%1` 的响应不属于此试验现在发送的请求。请重新导出批处理。</translation>
    </message>
</context>
<context>
    <name>app/files</name>
    <message>
        <source>%1 already exists, so it was not overwritten. Choose another name.</source>
        <translation>%1 已存在，因此未覆盖。请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 was changed afterwards, so the action was not undone. Edit the file manually.</source>
        <translation>%1 此后已更改，因此未撤销该操作。请手动编辑文件。</translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so it was not written. Choose a path inside it.</source>
        <translation>%1 位于工作区之外，因此未写入。请选择工作区内的路径。</translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a file or folder inside it.</source>
        <translation>%1 位于工作区之外。请选择工作区内的文件或文件夹。</translation>
    </message>
    <message>
        <source>%1 is hidden or in a hidden folder without documents, so it was not written. Choose another path.</source>
        <translation>%1 是隐藏的，或位于没有文档的隐藏文件夹中，因此未写入。请选择其他路径。</translation>
    </message>
    <message>
        <source>Another program changed %1 after it was read, so it was not overwritten. Read it again: reload the workspace, or run the command again.</source>
        <translation>读取 %1 之后，另一个程序更改了它，因此未覆盖。请重新读取：重新加载工作区，或再次运行命令。</translation>
    </message>
</context>
<context>
    <name>app/formats</name>
    <message>
        <source>The file could not be searched for keys and passwords, so it is not imported. Shorten its lines, or split it.</source>
        <translation>无法在该文件中搜索密钥和密码，因此未导入。请缩短其行，或将其拆分。</translation>
    </message>
    <message>
        <source>`%1` is not a format that can be written. Use one of: %2.</source>
        <translation>`%1` 不是可写入的格式。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text. Convert it to UTF-8.</source>
        <translation>该文件不是 UTF-8 文本。请将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>A pickle file can run code when it is read, so it is not imported. Save the prompt as JSON.</source>
        <translation>pickle 文件在读取时可能运行代码，因此未导入。请将提示词保存为 JSON。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the limit for imports. Split it.</source>
        <translation>该文件超过导入上限 %1 MiB。请将其拆分。</translation>
    </message>
    <message>
        <source>The target file already exists, so this file is not copied. Rename one of them.</source>
        <translation>目标文件已存在，因此未复制此文件。请重命名其中一个。</translation>
    </message>
    <message>
        <source>Conditions and loops in templates were evaluated with the given values. Variables without a value are treated as set.</source>
        <translation>模板中的条件和循环已用给定的值求值。没有值的变量视为已设置。</translation>
    </message>
    <message>
        <source>The layers and the agent are joined in sending order. Their tiers and cache breakpoints are not included.</source>
        <translation>层和智能体按发送顺序合并。不包括其层级和缓存断点。</translation>
    </message>
    <message>
        <source>Examples are part of the system prompt.</source>
        <translation>示例是系统提示词的一部分。</translation>
    </message>
    <message>
        <source>A key or password. It is not imported. Store keys with `outcrop-cli keys set`.</source>
        <translation>密钥或密码。未导入。请用 `outcrop-cli keys set` 存储密钥。</translation>
    </message>
    <message>
        <source>Copied with the skill. Outcrop does not run it.</source>
        <translation>随技能一起复制。Outcrop 不会运行它。</translation>
    </message>
    <message>
        <source>A plugin component without an equivalent in Outcrop. Kept as text, which Outcrop does not run.</source>
        <translation>在 Outcrop 中没有对应项的插件组件。保留为文本，Outcrop 不会运行它。</translation>
    </message>
    <message>
        <source>The folder has more than %1 files or %2 MiB, the limits for imports. Import its parts separately.</source>
        <translation>该文件夹超过 %1 个文件或 %2 MiB 的导入上限。请分别导入各部分。</translation>
    </message>
    <message>
        <source>No file in the folder has a known format. `outcrop-cli formats` lists the formats.</source>
        <translation>文件夹中没有已知格式的文件。`outcrop-cli formats` 可列出格式。</translation>
    </message>
    <message>
        <source>The API requires a limit for the response, so Outcrop&apos;s default limit is written.</source>
        <translation>API 要求设置响应上限，因此写入 Outcrop 的默认上限。</translation>
    </message>
    <message>
        <source>The model %1 does not accept this parameter.</source>
        <translation>模型 %1 不接受此参数。</translation>
    </message>
    <message>
        <source>The format was not recognized. Specify it with `outcrop-cli import --as FORMAT`; `outcrop-cli formats` lists the formats. To import a log, use `outcrop-cli log import`.</source>
        <translation>无法识别格式。请用 `outcrop-cli import --as FORMAT` 指定；`outcrop-cli formats` 可列出格式。要导入日志，请使用 `outcrop-cli log import`。</translation>
    </message>
    <message>
        <source>There is no such file. Check the path.</source>
        <translation>没有这样的文件。请检查路径。</translation>
    </message>
    <message>
        <source>The file exists with different content. Overwrite the file with --force, or choose another folder.</source>
        <translation>该文件已存在且内容不同。请用 --force 覆盖该文件，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>The file contains no prompt. Choose another file.</source>
        <translation>该文件不含提示词。请选择其他文件。</translation>
    </message>
    <message>
        <source>The file is not text, so it is not copied. Copy it to the skill&apos;s folder manually.</source>
        <translation>该文件不是文本，因此未复制。请手动将其复制到技能的文件夹。</translation>
    </message>
    <message>
        <source>The file is hidden, so it is not copied. Copy it to the skill&apos;s folder manually.</source>
        <translation>该文件是隐藏的，因此未复制。请手动将其复制到技能的文件夹。</translation>
    </message>
    <message>
        <source>No format was recognized. Import the file separately with `outcrop-cli import --as FORMAT`.</source>
        <translation>无法识别格式。请用 `outcrop-cli import --as FORMAT` 单独导入该文件。</translation>
    </message>
    <message>
        <source>%1 has changed since the import, so the export is generated from the current files and is not the original text.</source>
        <translation>%1 自导入以来已更改，因此导出由当前文件生成，而非原始文本。</translation>
    </message>
    <message>
        <source>No provider in the workspace uses the API of this request, so an adapter is added.</source>
        <translation>工作区中没有提供商使用此请求的 API，因此添加了适配器。</translation>
    </message>
    <message>
        <source>Not a regular file. Symbolic links, pipes and devices are not imported. To import a linked file, import its target.</source>
        <translation>不是常规文件。符号链接、管道和设备不会导入。要导入链接的文件，请导入其目标。</translation>
    </message>
</context>
<context>
    <name>app/help</name>
    <message>
        <source>The handbook has no page `%1`. `outcrop-cli help` lists the pages.</source>
        <translation>手册没有页面 `%1`。`outcrop-cli help` 可列出页面。</translation>
    </message>
</context>
<context>
    <name>app/history</name>
    <message>
        <source>That version is not UTF-8 text, so it cannot be restored. Choose another version.</source>
        <translation>该版本不是 UTF-8 文本，因此无法恢复。请选择其他版本。</translation>
    </message>
</context>
<context>
    <name>app/keys</name>
    <message>
        <source>%1. Also, %2</source>
        <translation>%1。此外，%2</translation>
    </message>
    <message>
        <source>this is not a key: %1</source>
        <translation>这不是密钥：%1</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2; fix or remove it</source>
        <translation>无法使用 %1：%2；请修复或移除它</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>它不是 JSON 对象</translation>
    </message>
    <message>
        <source>there is no key for %1. Store one with: outcrop-cli keys set %1</source>
        <translation>没有 %1 的密钥。请用以下命令存储：outcrop-cli keys set %1</translation>
    </message>
    <message>
        <source>there is no key for %1. Set %2, or store one with: outcrop-cli keys set %1</source>
        <translation>没有 %1 的密钥。请设置 %2，或用以下命令存储：outcrop-cli keys set %1</translation>
    </message>
    <message>
        <source>a key is never sent to %1: the connection is not encrypted. Use HTTPS</source>
        <translation>绝不会向 %1 发送密钥：连接未加密。请使用 HTTPS</translation>
    </message>
    <message>
        <source>The host looks like a key, so it was not stored. Specify the host that may receive the key, such as https://gateway.example.</source>
        <translation>该主机看起来像密钥，因此未存储。请指定可以接收密钥的主机，例如 https://gateway.example。</translation>
    </message>
    <message>
        <source>another program is changing %1; try again</source>
        <translation>另一个程序正在更改 %1；请重试</translation>
    </message>
    <message>
        <source>it is empty. Enter the key</source>
        <translation>它为空。请输入密钥</translation>
    </message>
    <message>
        <source>it contains spaces, line breaks or non-ASCII characters. Enter only the key</source>
        <translation>它包含空格、换行符或非 ASCII 字符。请只输入密钥</translation>
    </message>
    <message>
        <source>%1 is not one of the hosts that may receive the key for %2. Check the host</source>
        <translation>%1 不在可接收 %2 密钥的主机之列。请检查主机</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions</source>
        <translation>无法读取 %1：%2。请检查其权限</translation>
    </message>
    <message>
        <source>%2 is not the default host of %1, so the key for %1 is not sent to %2. Allow the host with: outcrop-cli keys allow %1 %2</source>
        <translation>%2 不是 %1 的默认主机，因此 %1 的密钥不会发送到 %2。请用以下命令允许该主机：outcrop-cli keys allow %1 %2</translation>
    </message>
    <message>
        <source>the search order must list at least one source</source>
        <translation>搜索顺序必须至少列出一个来源</translation>
    </message>
    <message>
        <source>%1 has no base URL to test; choose another provider</source>
        <translation>%1 没有可测试的基础 URL；请选择其他提供商</translation>
    </message>
</context>
<context>
    <name>app/knowledge</name>
    <message>
        <source>stopped while reading the workspace</source>
        <translation>读取工作区时已停止</translation>
    </message>
    <message>
        <source>[retrieval] in config.toml requires `url`, such as postgresql://writer@db.example/outcrop</source>
        <translation>config.toml 中的 [retrieval] 需要 `url`，例如 postgresql://writer@db.example/outcrop</translation>
    </message>
    <message>
        <source>there is no collection `%1`; available: %2</source>
        <translation>没有集合 `%1`；可用：%2</translation>
    </message>
    <message>
        <source>indexing was stopped; run it again to complete the index</source>
        <translation>建立索引已停止；再次运行以完成索引</translation>
    </message>
    <message>
        <source>The search used keywords only, without embeddings. %1</source>
        <translation>搜索只使用了关键词，未使用嵌入。%1</translation>
    </message>
    <message>
        <source>No embeddings were added to the index. %1</source>
        <translation>未向索引添加嵌入。%1</translation>
    </message>
    <message>
        <source>there is no index yet. Run `outcrop-cli index` first</source>
        <translation>尚无索引。请先运行 `outcrop-cli index`</translation>
    </message>
    <message>
        <source>there is no proposed tag for %1; `outcrop-cli taxonomy propose` lists the proposals</source>
        <translation>没有为 %1 提议的标签；`outcrop-cli taxonomy propose` 可列出提议</translation>
    </message>
    <message>
        <source>The tag `%1` was not written. %2</source>
        <translation>未写入标签 `%1`。%2</translation>
    </message>
    <message>
        <source>the backend in [retrieval] of config.toml is unknown; use sqlite, typesense or postgresql</source>
        <translation>config.toml 的 [retrieval] 中的 backend 未知；请使用 sqlite、typesense 或 postgresql</translation>
    </message>
    <message>
        <source>retrieved for the request: found by %1, rank %2 in %3</source>
        <translation>为该请求检索：由%1找到，在%3中排名 %2</translation>
    </message>
    <message>
        <source>retrieved for the request: rank %1 in %2</source>
        <translation>为该请求检索：在%2中排名 %1</translation>
    </message>
    <message>
        <source>The index contains `%1`, but the workspace no longer does. Run `outcrop-cli index`.</source>
        <translation>索引包含 `%1`，但工作区中已没有。请运行 `outcrop-cli index`。</translation>
    </message>
    <message>
        <source>the index is on a server, and Outcrop does not connect to servers while you edit; use `outcrop-cli send`</source>
        <translation>索引在服务器上，而 Outcrop 在你编辑时不连接服务器；请使用 `outcrop-cli send`</translation>
    </message>
    <message>
        <source>The log could not be read, so its part of the index was not updated. %1</source>
        <translation>无法读取日志，因此未更新其在索引中的部分。%1</translation>
    </message>
    <message>
        <source>The skills were selected by workload only: %1</source>
        <translation>仅按工作负载选择了技能：%1</translation>
    </message>
    <message>
        <source>The collection `%1` could not be read, so its index is unchanged. All other collections are indexed again.</source>
        <translation>无法读取集合 `%1`，因此其索引未变。所有其他集合已重新建立索引。</translation>
    </message>
    <message numerus="yes">
        <source>Retrieved %n passages with %1 of at most %2 tokens.</source>
        <translation>
            <numerusform>检索到 %n 个段落，共 %1 token，上限 %2 token。</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes folder %1 is outside the workspace and was not read. Allow it with --allow-outside.</source>
        <translation>笔记文件夹 %1 位于工作区之外，未读取。请用 --allow-outside 允许。</translation>
    </message>
    <message>
        <source>The notes folder %1 does not exist. Check the path.</source>
        <translation>笔记文件夹 %1 不存在。请检查路径。</translation>
    </message>
    <message>
        <source>The notes folder %1 is empty, so it was not indexed. Check the path.</source>
        <translation>笔记文件夹 %1 为空，因此未建立索引。请检查路径。</translation>
    </message>
    <message>
        <source>The notes folder %1 cannot be read. %2</source>
        <translation>无法读取笔记文件夹 %1。%2</translation>
    </message>
    <message>
        <source>The embeddings of some documents could not be computed, so these documents are found by keyword only. %1</source>
        <translation>无法计算某些文档的嵌入，因此只能按关键词找到这些文档。%1</translation>
    </message>
    <message>
        <source>%1; omitted, because it has %2 tokens, but only %3 of the budget&apos;s %4 tokens remain</source>
        <translation>%1；已省略，因为它有 %2 token，而预算的 %4 token 只剩 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n passages were omitted; the loss ledger lists them.</source>
        <translation>
            <numerusform>省略了 %n 个段落；损失清单列出了它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>No passages were retrieved: %1</source>
        <translation>未检索任何段落：%1</translation>
    </message>
</context>
<context>
    <name>app/labels</name>
    <message>
        <source>There is no label `%1`. `outcrop-cli label list` lists the labels.</source>
        <translation>没有标签 `%1`。`outcrop-cli label list` 可列出标签。</translation>
    </message>
    <message>
        <source>The version of the label `%1` is no longer in the history. Set the label again: `outcrop-cli label set %1`.</source>
        <translation>标签 `%1` 的版本已不在历史中。请重新设置标签：`outcrop-cli label set %1`。</translation>
    </message>
    <message>
        <source>The file has no prompts. Export them from Langfuse again.</source>
        <translation>该文件没有提示词。请重新从 Langfuse 导出。</translation>
    </message>
    <message>
        <source>The prompt of `%1` cannot be composed. Fix the reported errors, or choose another label or revision.</source>
        <translation>无法组成 `%1` 的提示词。请修复报告的错误，或选择其他标签或修订版本。</translation>
    </message>
    <message>
        <source>The file has no prompt `%1` with the label `%2`. Available: %3.</source>
        <translation>该文件没有标签为 `%2` 的提示词 `%1`。可用：%3。</translation>
    </message>
</context>
<context>
    <name>app/language</name>
    <message>
        <source>Values: %1</source>
        <translation>值：%1</translation>
    </message>
    <message>
        <source>The condition is true for the default prompt.</source>
        <translation>对默认提示词，该条件为真。</translation>
    </message>
    <message>
        <source>The condition is false for the default prompt.</source>
        <translation>对默认提示词，该条件为假。</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Token：%1</translation>
    </message>
    <message>
        <source>Tokens for %2: %1</source>
        <translation>%2 的 token：%1</translation>
    </message>
    <message>
        <source>Price per request without a cache: %1</source>
        <translation>无缓存时每请求价格：%1</translation>
    </message>
    <message>
        <source>Clients:</source>
        <translation>客户端：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a client, %2 a state such as `loaded`</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1 truncates the file here</source>
        <translation>%1 在此处截断文件</translation>
    </message>
    <message>
        <source>An edit does not rewrite any cached tokens</source>
        <translation>编辑不会重写任何已缓存的 token</translation>
    </message>
    <message numerus="yes">
        <source>An edit rewrites %n cached tokens</source>
        <translation>
            <numerusform>一次编辑重写 %n 个已缓存的 token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (one-time cost)</source>
        <extracomment>%1 is a sentence about tokens, %2 a price</extracomment>
        <translation>%1：%2（一次性费用）</translation>
    </message>
</context>
<context>
    <name>app/mcp</name>
    <message>
        <source>Prompt for profile %1</source>
        <translation>配置档 %1 的提示词</translation>
    </message>
    <message>
        <source>Prompt of type %1</source>
        <translation>类型为 %1 的提示词</translation>
    </message>
    <message>
        <source>Request text</source>
        <translation>请求文本</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Workload, such as platform/k8s; selects skills and conditional layers</source>
        <translation>工作负载，例如 platform/k8s；用于选择技能和带条件的层</translation>
    </message>
    <message>
        <source>Profile phase</source>
        <translation>配置档阶段</translation>
    </message>
    <message>
        <source>Profile scope</source>
        <translation>配置档范围</translation>
    </message>
    <message>
        <source>METADATA field</source>
        <translation>METADATA 字段</translation>
    </message>
    <message>
        <source>Template input</source>
        <translation>模板输入</translation>
    </message>
    <message>
        <source>The prompt has no argument `%1`. Use one of: %2.</source>
        <translation>该提示词没有参数 `%1`。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>The argument `%1` must be a string.</source>
        <translation>参数 `%1` 必须是字符串。</translation>
    </message>
    <message>
        <source>Loss ledger for %1</source>
        <translation>%1 的损失清单</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layer text, by path</source>
        <translation>层文本，按路径</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>SKILL.md of a skill, by name</source>
        <translation>技能的 SKILL.md，按名称</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Agent file, by name</source>
        <translation>智能体文件，按名称</translation>
    </message>
    <message>
        <source>Loss ledgers</source>
        <translation>损失清单</translation>
    </message>
    <message>
        <source>Loss ledger for a provider, by name</source>
        <translation>提供商的损失清单，按名称</translation>
    </message>
    <message>
        <source>The argument `%1` is required. Add it.</source>
        <translation>需要参数 `%1`。请添加。</translation>
    </message>
    <message>
        <source>The argument `%1` is longer than 100,000 bytes or contains a NUL character. Shorten it, or remove the character.</source>
        <translation>参数 `%1` 超过 100,000 字节或包含 NUL 字符。请将其缩短，或移除该字符。</translation>
    </message>
    <message>
        <source>Each part of the prompt with its outcome in requests to %1, such as kept, moved or dropped</source>
        <translation>提示词的各个部分及其在发给 %1 的请求中的结果，例如保留、移动或丢弃</translation>
    </message>
</context>
<context>
    <name>app/portability</name>
    <message>
        <source>This file has no front matter between two `---` lines, so it is not an agent. Add front matter, or choose another file.</source>
        <translation>此文件在两个 `---` 行之间没有 front matter，因此不是智能体。请添加 front matter，或选择其他文件。</translation>
    </message>
    <message>
        <source>This is a %1 file of %2, not an agent. Check it with `outcrop-cli check %3`.</source>
        <translation>这是 %2 的 %1 文件，不是智能体。请用 `outcrop-cli check %3` 检查。</translation>
    </message>
    <message>
        <source>it is UTF-16, so its front matter cannot be read</source>
        <translation>它是 UTF-16，因此无法读取其 front matter</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>its front matter has no readable key</source>
        <translation>其 front matter 没有可读的键</translation>
    </message>
    <message>
        <source>its front matter has syntax errors, and required agent keys are missing</source>
        <translation>其 front matter 有语法错误，且缺少智能体必需的键</translation>
    </message>
    <message>
        <source>its front matter cannot be read</source>
        <translation>无法读取其 front matter</translation>
    </message>
    <message>
        <source>its front matter does not begin with a `---` line</source>
        <translation>其 front matter 不以 `---` 行开头</translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation>该文件有错误。请先修复。</translation>
    </message>
    <message>
        <source>The maximum cost of %1 has been reached, so the request was not sent. Increase --max-cost to send it.</source>
        <translation>已达到最高费用 %1，因此未发送请求。要发送请求，请增大 --max-cost。</translation>
    </message>
    <message>
        <source>There is no form %1. Use one of: %2.</source>
        <translation>没有形式 %1。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>%2 is also converted to %1. Rename one of the agents.</source>
        <translation>%2 也会转换为 %1。请重命名其中一个智能体。</translation>
    </message>
    <message>
        <source>Missing. Convert %1 to write it.</source>
        <translation>缺失。转换 %1 即可写入。</translation>
    </message>
    <message>
        <source>Differs from the conversion of %1. Convert %1 again with --overwrite, or make the edit in %1.</source>
        <translation>与 %1 的转换结果不同。请用 --overwrite 重新转换 %1，或在 %1 中进行编辑。</translation>
    </message>
    <message>
        <source>There are no agents to convert to %1 at these paths. Check the paths.</source>
        <translation>这些路径下没有可转换为 %1 的智能体。请检查路径。</translation>
    </message>
    <message>
        <source>This is an agent in the %1 format, which Outcrop writes but does not read. Use the agent that it was converted from, or check the file with `outcrop-cli check %2`.</source>
        <translation>这是 %1 格式的智能体，Outcrop 可写入但不读取该格式。请使用转换前的智能体，或用 `outcrop-cli check %2` 检查该文件。</translation>
    </message>
    <message>
        <source>This file was skipped because %1. Fix the file to include it.</source>
        <translation>已跳过此文件，因为%1。请修复该文件以将其包括在内。</translation>
    </message>
    <message>
        <source>there is no such file or folder; check the path</source>
        <translation>没有这样的文件或文件夹；请检查路径</translation>
    </message>
    <message>
        <source>The price of %1/%2 is unknown, so the maximum cost of %3 cannot be enforced and the request was not sent. Add `cost` to the adapter, or omit --max-cost.</source>
        <translation>%1/%2 的价格未知，因此无法保证最高费用 %3，未发送请求。请在适配器中添加 `cost`，或省略 --max-cost。</translation>
    </message>
    <message>
        <source>No agents were found, so no criteria were tested. Check the path.</source>
        <translation>未找到智能体，因此未测试任何标准。请检查路径。</translation>
    </message>
    <message>
        <source>There is no criterion with this ID. Correct the ID.</source>
        <translation>没有此 ID 的标准。请更正 ID。</translation>
    </message>
</context>
<context>
    <name>app/prompt</name>
    <message>
        <source>%1 %2 is not sent to %3: %4.</source>
        <translation>%1 %2 未发送给 %3：%4。</translation>
    </message>
    <message>
        <source>%1 %2 is changed before it is sent to %3: %4.</source>
        <translation>%1 %2 在发送给 %3 之前已更改：%4。</translation>
    </message>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>你是不是指 `%1`？</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n 个检查结果</numerusform>
        </translation>
    </message>
    <message>
        <source>the default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>it is in layers/</source>
        <translation>它在 layers/ 中</translation>
    </message>
    <message>
        <source>%1 is a layer: %2.</source>
        <translation>%1 是层：%2。</translation>
    </message>
    <message>
        <source>Its tier is %1, %2.</source>
        <translation>其层级为 %1，%2。</translation>
    </message>
    <message>
        <source>from its front matter</source>
        <translation>来自其 front matter</translation>
    </message>
    <message>
        <source>from its name `%1`</source>
        <translation>来自其名称 `%1`</translation>
    </message>
    <message>
        <source>It is sent: its condition `%1` is true for %2.</source>
        <translation>它会发送：其条件 `%1` 对 %2 为真。</translation>
    </message>
    <message>
        <source>It is not sent: its condition `%1` is false for %2.</source>
        <translation>它不会发送：其条件 `%1` 对 %2 为假。</translation>
    </message>
    <message>
        <source>%1 is not a layer: it has `tier:`, but %2.</source>
        <translation>%1 不是层：它有 `tier:`，但%2。</translation>
    </message>
    <message>
        <source>it is in a subfolder of layers/, and only files in layers/ itself are layers</source>
        <translation>它在 layers/ 的子文件夹中，而只有直接位于 layers/ 中的文件才是层</translation>
    </message>
    <message>
        <source>Allow it with --allow-outside, or copy it into layers/.</source>
        <translation>请用 --allow-outside 允许，或将其复制到 layers/ 中。</translation>
    </message>
    <message>
        <source>%1 is not a layer: %2.</source>
        <translation>%1 不是层：%2。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>node_modules and most hidden files and folders are not read</source>
        <translation>不读取 node_modules 和大多数隐藏的文件和文件夹</translation>
    </message>
    <message>
        <source>%1 in %2: run `outcrop-cli check`</source>
        <translation>%2 中有 %1：请运行 `outcrop-cli check`</translation>
    </message>
    <message>
        <source>The cache lifetime `%1` is not supported by %2. Available: %3.</source>
        <translation>%2 不支持缓存有效期 `%1`。可用：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n more losses</source>
        <translation>
            <numerusform>损失增加 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer losses</source>
        <translation>
            <numerusform>损失减少 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files</source>
        <translation>
            <numerusform>%n 个其他文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the condensed form of the layer with the same file name: it replaces the layer if the context window is smaller than %2 tokens.</source>
        <translation>%1 是同名层的精简形式：如果上下文窗口小于 %2 token，则用它取代该层。</translation>
    </message>
    <message>
        <source>it is in layers/, and config.toml lists it as `%1` in [prompt_layers]</source>
        <translation>它在 layers/ 中，且 config.toml 在 [prompt_layers] 中将其列为 `%1`</translation>
    </message>
    <message>
        <source>%1 is not the manifest of an export, so no files were written. Choose another folder.</source>
        <translation>%1 不是导出的清单，因此未写入文件。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>config.toml lists it as `%1` in [prompt_layers]</source>
        <translation>config.toml 在 [prompt_layers] 中将其列为 `%1`</translation>
    </message>
    <message>
        <source>It is not sent because it has no text.</source>
        <translation>它不会发送，因为它没有文本。</translation>
    </message>
    <message>
        <source>It is sent because it has no condition.</source>
        <translation>它会发送，因为它没有条件。</translation>
    </message>
    <message>
        <source>%1 should be a layer because %2, but it cannot be used.</source>
        <translation>%1 应该是层，因为%2，但无法使用。</translation>
    </message>
    <message>
        <source>%1 is not a layer. Its kind is `%2`.</source>
        <translation>%1 不是层。其种类为 `%2`。</translation>
    </message>
    <message>
        <source>Move it into layers/, or list it in [prompt_layers] of config.toml.</source>
        <translation>请将其移到 layers/ 中，或在 config.toml 的 [prompt_layers] 中列出。</translation>
    </message>
    <message>
        <source>a file with this name is plain text in any folder</source>
        <translation>具有此名称的文件在任何文件夹中都是纯文本</translation>
    </message>
    <message>
        <source>it is not in layers/, and config.toml does not list it</source>
        <translation>它不在 layers/ 中，且 config.toml 未列出它</translation>
    </message>
    <message>
        <source>%1 is not a layer: config.toml lists it as `%2` in [prompt_layers], but it is outside the workspace, so it was not read.</source>
        <translation>%1 不是层：config.toml 在 [prompt_layers] 中将其列为 `%2`，但它位于工作区之外，因此未读取。</translation>
    </message>
    <message>
        <source>it is outside the workspace, and config.toml does not list it</source>
        <translation>它位于工作区之外，且 config.toml 未列出它</translation>
    </message>
    <message>
        <source>files with this extension are not read; layers are Markdown files</source>
        <translation>不读取具有此扩展名的文件；层是 Markdown 文件</translation>
    </message>
    <message>
        <source>Listed models: %1.</source>
        <translation>列出的模型：%1。</translation>
    </message>
    <message>
        <source>Listed models: %1 and %2 more.</source>
        <translation>列出的模型：%1 以及另外 %2 个。</translation>
    </message>
    <message>
        <source>%1 loads it</source>
        <translation>%1 会加载它</translation>
    </message>
    <message>
        <source>from its location and the order in which it is loaded</source>
        <translation>来自其位置和加载顺序</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>%1 does not load it at the start of a session.</source>
        <translation>%1 在会话开始时不加载它。</translation>
    </message>
    <message>
        <source>%1 sends only the beginning of the file.</source>
        <translation>%1 只发送该文件的开头部分。</translation>
    </message>
    <message>
        <source>from config.toml</source>
        <translation>来自 config.toml</translation>
    </message>
    <message>
        <source>Missing. Export again to write it.</source>
        <translation>缺失。重新导出即可写入。</translation>
    </message>
    <message>
        <source>Differs from a new export. Export again to replace it.</source>
        <translation>与新的导出不同。重新导出即可替换。</translation>
    </message>
    <message>
        <source>No longer exported. Delete the folder.</source>
        <translation>不再导出。请删除该文件夹。</translation>
    </message>
    <message>
        <source>There are no agents to export. Change to a folder with agents.</source>
        <translation>没有可导出的智能体。请切换到有智能体的文件夹。</translation>
    </message>
    <message>
        <source>%2 is also named `%1`, so both would be exported to the same folder. Rename one of them.</source>
        <translation>%2 也名为 `%1`，因此两者会导出到同一文件夹。请重命名其中一个。</translation>
    </message>
    <message>
        <source>XML_PROMPT_FORMATTING is `%1`, so it has no effect. Set it to true or false.</source>
        <translation>XML_PROMPT_FORMATTING 为 `%1`，因此不起作用。请将其设为 true 或 false。</translation>
    </message>
    <message>
        <source>%1 is not a YAML file in the workspace&apos;s inputs folder. Choose a name such as inputs/example.yaml.</source>
        <translation>%1 不是工作区 inputs 文件夹中的 YAML 文件。请选择 inputs/example.yaml 之类的名称。</translation>
    </message>
    <message>
        <source>No input has a value. Enter at least one value, then save.</source>
        <translation>没有任何输入有值。请至少输入一个值，然后保存。</translation>
    </message>
    <message>
        <source>The adapter of %1 does not list the model `%2`, so its limits are not checked. Add the model to the adapter.</source>
        <translation>%1 的适配器未列出模型 `%2`，因此不检查其限制。请将该模型添加到适配器。</translation>
    </message>
    <message>
        <source>The agent `%1` cannot be exported: its name is not valid as a folder name. Rename it.</source>
        <translation>无法导出智能体 `%1`：其名称不能用作文件夹名。请重命名。</translation>
    </message>
    <message>
        <source>The provider `%1` cannot be exported: its name is not valid as a folder name. Rename it.</source>
        <translation>无法导出提供商 `%1`：其名称不能用作文件夹名。请重命名。</translation>
    </message>
    <message>
        <source>The export was stopped, so its files in %1 are incomplete. Export again.</source>
        <translation>导出已停止，因此 %1 中的文件不完整。请重新导出。</translation>
    </message>
    <message>
        <source>There is no such file. Check the path.</source>
        <translation>没有这样的文件。请检查路径。</translation>
    </message>
    <message>
        <source>%1 is not a layer, and it cannot be read. Check the path.</source>
        <translation>%1 不是层，且无法读取。请检查路径。</translation>
    </message>
    <message>
        <source>The file must map input names to values. Correct it.</source>
        <translation>该文件必须将输入名称映射到值。请更正。</translation>
    </message>
    <message>
        <source>Only files can be attached. Choose a file.</source>
        <translation>只能附加文件。请选择文件。</translation>
    </message>
    <message>
        <source>%1 cannot be replaced: %2. Check its permissions.</source>
        <translation>无法替换 %1：%2。请检查其权限。</translation>
    </message>
    <message>
        <source>%1 cannot be made executable: %2. Choose a folder on another file system.</source>
        <translation>无法使 %1 可执行：%2。请选择其他文件系统上的文件夹。</translation>
    </message>
    <message>
        <source>The move changes none of the requests.</source>
        <translation>此移动不会更改任何请求。</translation>
    </message>
    <message>
        <source>The layer is already at this position.</source>
        <translation>该层已在此位置。</translation>
    </message>
    <message>
        <source>The layer is not sent because it has no text.</source>
        <translation>该层不会发送，因为它没有文本。</translation>
    </message>
    <message>
        <source>The layer is not sent: its condition `%1` is false with the current choices.</source>
        <translation>该层不会发送：按当前选择，其条件 `%1` 为假。</translation>
    </message>
    <message>
        <source>The layer is not sent with the current choices.</source>
        <translation>按当前选择，该层不会发送。</translation>
    </message>
    <message>
        <source>The order of the layers that are sent stays the same.</source>
        <translation>所发送层的顺序保持不变。</translation>
    </message>
    <message>
        <source>The requests do not depend on the order of these sections: %1.</source>
        <translation>请求不依赖于这些部分的顺序：%1。</translation>
    </message>
    <message>
        <source>%1 has no selectable cache lifetimes. Omit the lifetime.</source>
        <translation>%1 没有可选的缓存有效期。请省略有效期。</translation>
    </message>
</context>
<context>
    <name>app/queue</name>
    <message>
        <source>A queue needs a store on a PostgreSQL server. Set `store` in [workspace] of config.toml.</source>
        <translation>队列需要 PostgreSQL 服务器上的存储。请在 config.toml 的 [workspace] 中设置 `store`。</translation>
    </message>
    <message>
        <source>The experiment `%1` has a stopping rule, so each result decides whether the next request is sent. Run it without the queue.</source>
        <translation>实验 `%1` 有停止规则，因此每个结果决定是否发送下一个请求。请不使用队列运行。</translation>
    </message>
    <message>
        <source>The experiment `%1` or its cases differ between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation>实验 `%1` 或其用例在此工作区与队列中不同。请更新工作区并重新启动工作进程。</translation>
    </message>
    <message>
        <source>The request of trial %1 of `%2` differs between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation>`%2` 的试验 %1 的请求在此工作区与队列中不同。请更新工作区并重新启动工作进程。</translation>
    </message>
    <message>
        <source>The experiment `%2` has no trial %1. Update the workspace and start the worker again.</source>
        <translation>实验 `%2` 没有试验 %1。请更新工作区并重新启动工作进程。</translation>
    </message>
    <message>
        <source>The result of trial %1 in the queue cannot be read. Upgrade Outcrop.</source>
        <translation>无法读取队列中试验 %1 的结果。请升级 Outcrop。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The queue has no run of `%1`. List the runs with `outcrop-cli queue list`.</source>
        <translation>队列中没有 `%1` 的运行。请用 `outcrop-cli queue list` 列出运行。</translation>
    </message>
    <message>
        <source>The next request could exceed the cost limit of the run. Increase the limit.</source>
        <translation>下一个请求可能超出该运行的费用上限。请提高上限。</translation>
    </message>
    <message>
        <source>The lease of the job expired, so another worker can run the job.</source>
        <translation>作业的租约已到期，因此其他工作进程可以运行该作业。</translation>
    </message>
    <message>
        <source>The next request could exceed the cost limit of the run, %1. Completed requests cost %2; interrupted requests cost at most %3. Run the command again with a higher limit.</source>
        <translation>下一个请求可能超出该运行的费用上限 %1。已完成的请求费用为 %2；被中断的请求费用最多为 %3。请以更高的上限再次运行命令。</translation>
    </message>
    <message>
        <source>This worker skips the jobs of `%1`: %2</source>
        <translation>此工作进程跳过 `%1` 的作业：%2</translation>
    </message>
    <message>
        <source>The queue has jobs of an unknown kind, `%1`. Upgrade Outcrop.</source>
        <translation>队列中有未知种类的作业 `%1`。请升级 Outcrop。</translation>
    </message>
    <message>
        <source>The jobs belong to the workspace `%1`. Start a worker in that workspace.</source>
        <translation>这些作业属于工作区 `%1`。请在该工作区中启动工作进程。</translation>
    </message>
    <message>
        <source>The agent %1 is outside the workspace, so workers cannot read it. Validate it without the queue.</source>
        <translation>智能体 %1 位于工作区之外，因此工作进程无法读取。请不使用队列进行验证。</translation>
    </message>
    <message>
        <source>The requests of the agent %1 differ between this workspace and the queue. Update the workspace, or cancel the run with `outcrop-cli queue cancel validate` and validate again.</source>
        <translation>智能体 %1 的请求在此工作区与队列中不同。请更新工作区，或用 `outcrop-cli queue cancel validate` 取消该运行并重新验证。</translation>
    </message>
    <message>
        <source>The workers did not send this request. Run the validation again.</source>
        <translation>工作进程未发送此请求。请再次运行验证。</translation>
    </message>
    <message>
        <source>Workers compute embeddings, but [retrieval] in config.toml has no `embeddings`. Set a provider and a model.</source>
        <translation>工作进程要计算嵌入，但 config.toml 中的 [retrieval] 没有 `embeddings`。请设置提供商和模型。</translation>
    </message>
    <message>
        <source>The queued embeddings are for the model %1, which this workspace does not use. Update the workspace and start the worker again.</source>
        <translation>队列中的嵌入用于模型 %1，而此工作区不使用该模型。请更新工作区并重新启动工作进程。</translation>
    </message>
    <message>
        <source>The document %1 differs between this workspace and the queue. Update the workspace, or cancel the run with `outcrop-cli queue cancel index` and index again.</source>
        <translation>文档 %1 在此工作区与队列中不同。请更新工作区，或用 `outcrop-cli queue cancel index` 取消该运行并重新建立索引。</translation>
    </message>
    <message>
        <source>Some documents got no embedding, so they are found by keyword only. %1</source>
        <translation>某些文档没有得到嵌入，因此只能按关键词找到它们。%1</translation>
    </message>
    <message>
        <source>The documents or the store differ between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation>文档或存储在此工作区与队列中不同。请更新工作区并重新启动工作进程。</translation>
    </message>
    <message>
        <source>The result of job %1 in the queue cannot be read. Upgrade Outcrop.</source>
        <translation>无法读取队列中作业 %1 的结果。请升级 Outcrop。</translation>
    </message>
</context>
<context>
    <name>app/records</name>
    <message>
        <source>stopped while reading the log</source>
        <translation>读取日志时已停止</translation>
    </message>
    <message>
        <source>Unknown field `%1`: its values are kept in `details`.</source>
        <translation>未知字段 `%1`：其值保留在 `details` 中。</translation>
    </message>
    <message>
        <source>Unknown field `%1`: its values are kept in `details`. Did you mean `%2`?</source>
        <translation>未知字段 `%1`：其值保留在 `details` 中。你是不是指 `%2`？</translation>
    </message>
    <message>
        <source>any backup in a schema named %1_v… at %2</source>
        <translation>%2 上名为 %1_v… 的 Schema 中的任何备份</translation>
    </message>
    <message>
        <source>the backup in the schema %1 at %2</source>
        <translation>%2 上 Schema %1 中的备份</translation>
    </message>
    <message>
        <source>the search index at %1</source>
        <translation>%1 处的搜索索引</translation>
    </message>
    <message>
        <source>a record must be a JSON object</source>
        <translation>记录必须是 JSON 对象</translation>
    </message>
    <message>
        <source>Records could not be stored. %1</source>
        <translation>无法存储记录。%1</translation>
    </message>
    <message>
        <source>selected by a model</source>
        <translation>由模型选择</translation>
    </message>
    <message>
        <source>this store is a database on a server; recover it with the server&apos;s tools</source>
        <translation>此存储是服务器上的数据库；请用服务器的工具恢复</translation>
    </message>
    <message>
        <source>some spans cannot be stored</source>
        <translation>某些 span 无法存储</translation>
    </message>
    <message>
        <source>Sent as a plain prompt, because %1% of XML prompts failed, compared with %2% of plain prompts. The difference exceeds max_error_increase, %3%.</source>
        <translation>以纯提示词发送，因为 XML 提示词的失败率为 %1%，而纯提示词为 %2%。差异超过 max_error_increase，即 %3%。</translation>
    </message>
    <message>
        <source>%1 already exists, so no files were written; choose another folder</source>
        <translation>%1 已存在，因此未写入文件；请选择其他文件夹</translation>
    </message>
    <message>
        <source>%1 already exists, so it was not overwritten; choose another folder</source>
        <translation>%1 已存在，因此未覆盖；请选择其他文件夹</translation>
    </message>
    <message>
        <source>roles need a store on a PostgreSQL server; set `store` in [workspace] of config.toml</source>
        <translation>角色需要 PostgreSQL 服务器上的存储；请在 config.toml 的 [workspace] 中设置 `store`</translation>
    </message>
    <message>
        <source>there is no file %1; check the path</source>
        <translation>没有文件 %1；请检查路径</translation>
    </message>
    <message>
        <source>there is no mapping `%1`. Available: outcrop, %2.</source>
        <translation>没有映射 `%1`。可用：outcrop、%2。</translation>
    </message>
    <message>
        <source>the folder %1 cannot be created; check its name and your permissions</source>
        <translation>无法创建文件夹 %1；请检查其名称和你的权限</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2; choose another file</source>
        <translation>无法写入 %1：%2；请选择其他文件</translation>
    </message>
    <message>
        <source>the folder %1 is not empty (it contains %2), so no files were written; choose another folder</source>
        <translation>文件夹 %1 不为空（包含 %2），因此未写入文件；请选择其他文件夹</translation>
    </message>
    <message>
        <source>there is no store yet: no interactions were recorded in %1; send a prompt or import a log first</source>
        <translation>尚无存储：%1 中没有记录交互；请先发送提示词或导入日志</translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so no records are stored there; use a folder in the workspace</source>
        <translation>%1 位于工作区之外，因此不在那里存储记录；请使用工作区中的文件夹</translation>
    </message>
    <message>
        <source>%1 could not be renamed to %2. Rename it manually, or restore the original by renaming %3 to %2</source>
        <translation>无法将 %1 重命名为 %2。请手动重命名，或将 %3 重命名为 %2 以恢复原文件</translation>
    </message>
    <message>
        <source>specify the interactions to delete with --before, --session or --workload</source>
        <translation>请用 --before、--session 或 --workload 指定要删除的交互</translation>
    </message>
    <message>
        <source>unknown kind of record `%1`; available: %2</source>
        <translation>未知的记录种类 `%1`；可用：%2</translation>
    </message>
    <message>
        <source>%1 Store the password of the server with: outcrop-cli keys set %2 --host %3</source>
        <translation>%1 请用以下命令存储服务器的密码：outcrop-cli keys set %2 --host %3</translation>
    </message>
    <message>
        <source>There are no records in %1 yet. Send a prompt, or import a log with `outcrop-cli log import`.</source>
        <translation>%1 中尚无记录。请发送提示词，或用 `outcrop-cli log import` 导入日志。</translation>
    </message>
    <message>
        <source>%1 could not be renamed to %2; check the permissions of the folder</source>
        <translation>无法将 %1 重命名为 %2；请检查文件夹的权限</translation>
    </message>
</context>
<context>
    <name>app/review</name>
    <message>
        <source>`%1` is not a range of revisions. Use BASE..HEAD, such as main..HEAD; BASE alone compares with the current files.</source>
        <translation>`%1` 不是修订版本范围。请使用 BASE..HEAD，例如 main..HEAD；只写 BASE 则与当前文件比较。</translation>
    </message>
    <message numerus="yes">
        <source>%n new errors</source>
        <translation>
            <numerusform>%n 个新错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new errors and warnings</source>
        <translation>
            <numerusform>%n 个新错误和警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new findings</source>
        <translation>
            <numerusform>%n 个新检查结果</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 more tokens; the limit is %3</source>
        <translation>%1：增加 %2 token；上限为 %3</translation>
    </message>
    <message>
        <source>%1: %2 more per request; the limit is %3</source>
        <translation>%1：每请求增加 %2；上限为 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new losses</source>
        <translation>
            <numerusform>%1：%n 项新损失</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the request can no longer be rendered: %2</source>
        <translation>%1：无法再渲染该请求：%2</translation>
    </message>
    <message>
        <source>The prompt can no longer be composed: %1</source>
        <translation>无法再组成该提示词：%1</translation>
    </message>
    <message>
        <source>%1 is not in a git repository, so it has no revisions to compare. Run `git init` and commit the files, or choose another folder with -C.</source>
        <translation>%1 不在 git 仓库中，因此没有可比较的修订版本。请运行 `git init` 并提交文件，或用 -C 选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1: the price of %2 is unknown, so its cost cannot be compared; add `cost` to the adapter</source>
        <translation>%1：%2 的价格未知，因此无法比较其费用；请在适配器中添加 `cost`</translation>
    </message>
</context>
<context>
    <name>app/rules</name>
    <message>
        <source>there is no %1 `%2`; did you mean `%3`?</source>
        <translation>没有%1 `%2`；你是不是指 `%3`？</translation>
    </message>
    <message>
        <source>this folder has no rules. Write them in config/prompt_rules.yaml</source>
        <translation>此文件夹没有规则。请在 config/prompt_rules.yaml 中编写规则</translation>
    </message>
    <message>
        <source>Source can be parsed</source>
        <translation>源代码可以解析</translation>
    </message>
    <message>
        <source>Suppressions have a reason and are needed</source>
        <translation>抑制注释有原因且是必需的</translation>
    </message>
    <message>
        <source>Every suppression comment names a rule, gives a reason and suppresses a violation.</source>
        <translation>每个抑制注释都指明一条规则、给出原因并抑制一处违反。</translation>
    </message>
    <message>
        <source>requires manual review: %1</source>
        <translation>需要人工审查：%1</translation>
    </message>
    <message>
        <source>The whole source can be parsed with the grammar of its language, so syntax rules can check all of it.</source>
        <translation>整个源代码都能用其语言的语法解析，因此语法规则可以检查全部内容。</translation>
    </message>
    <message>
        <source>There is no violation %1. `outcrop-cli rules violations list --all` lists all violations.</source>
        <translation>没有违反项 %1。`outcrop-cli rules violations list --all` 可列出所有违反项。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, so it was not checked. Split it.</source>
        <translation>该文件超过 %1 MiB，因此未检查。请将其拆分。</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Convert it to UTF-8.</source>
        <translation>该文件不是 UTF-8。请将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>there is no %1 `%2`; `outcrop-cli rules list` lists the rules</source>
        <translation>没有%1 `%2`；`outcrop-cli rules list` 可列出规则</translation>
    </message>
    <message>
        <source>there is no file or folder %1; check the path</source>
        <translation>没有文件或文件夹 %1；请检查路径</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2; check its permissions</source>
        <translation>无法读取 %1：%2；请检查其权限</translation>
    </message>
    <message>
        <source>this file has no readable rules, so no checks were run; correct or add a rule</source>
        <translation>此文件没有可读的规则，因此未运行检查；请更正或添加规则</translation>
    </message>
    <message>
        <source>none of the selected rules is in these domains; select other rules or domains</source>
        <translation>所选规则均不在这些领域中；请选择其他规则或领域</translation>
    </message>
</context>
<context>
    <name>app/sample</name>
    <message>
        <source>%1 is not a copy of the sample workspace. Create one with `outcrop-cli init DIR --sample --records`.</source>
        <translation>%1 不是示例工作区的副本。请用 `outcrop-cli init DIR --sample --records` 创建。</translation>
    </message>
</context>
<context>
    <name>app/send</name>
    <message>
        <source>the verdict on the response was: %1</source>
        <translation>对响应的判定为：%1</translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the response is used anyway</source>
        <translation>智能体的护栏指定 `%1`：仍使用该响应</translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: a person must decide what happens next</source>
        <translation>智能体的护栏指定 `%1`：必须由人决定下一步</translation>
    </message>
    <message>
        <source>The last turn of `%1` already has a response. Write the next request.</source>
        <translation>`%1` 的最后一轮已有响应。请编写下一个请求。</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>摘要为空</translation>
    </message>
    <message>
        <source>the conversation exceeds its budget</source>
        <translation>对话超出其预算</translation>
    </message>
    <message>
        <source>There is no response type `%1`. Available: %2</source>
        <translation>没有响应类型 `%1`。可用：%2</translation>
    </message>
    <message>
        <source>%1 failed (%2): calling %3 instead</source>
        <translation>%1 失败（%2）：改为调用 %3</translation>
    </message>
    <message>
        <source>the share of the context window that the adapter reserves for the conversation</source>
        <translation>适配器为对话预留的上下文窗口份额</translation>
    </message>
    <message>
        <source>%1 is outside the local network; allow it with --fallback-to %2</source>
        <translation>%1 位于本地网络之外；请用 --fallback-to %2 允许</translation>
    </message>
    <message>
        <source>There is no fallback provider `%1`. Available: %2.</source>
        <translation>没有回退提供商 `%1`。可用：%2。</translation>
    </message>
    <message>
        <source>if the request could not be sent, or after an error response with Retry-After</source>
        <translation>如果请求无法发送，或在收到带 Retry-After 的错误响应之后</translation>
    </message>
    <message>
        <source>Specify the session to continue.</source>
        <translation>请指定要继续的会话。</translation>
    </message>
    <message>
        <source>only if the response does not match its schema</source>
        <translation>仅当响应与其 Schema 不匹配时</translation>
    </message>
    <message>
        <source>No request was sent: %1</source>
        <translation>未发送请求：%1</translation>
    </message>
    <message>
        <source>The session %1 has reached its maximum number of turns. Start a new session.</source>
        <translation>会话 %1 已达到最大轮数。请开始新会话。</translation>
    </message>
    <message>
        <source>Another program keeps changing %1. Try again later.</source>
        <translation>另一个程序不断更改 %1。请稍后重试。</translation>
    </message>
    <message>
        <source>%1 already has a response. Write the next request.</source>
        <translation>%1 已有响应。请编写下一个请求。</translation>
    </message>
    <message>
        <source>This agent has no output.schema. Add one.</source>
        <translation>此智能体没有 output.schema。请添加。</translation>
    </message>
    <message>
        <source>Another program changed %1, so it was not overwritten. Reload the session and try again.</source>
        <translation>另一个程序更改了 %1，因此未覆盖。请重新加载会话，然后重试。</translation>
    </message>
    <message>
        <source>There is no session `%1`. `outcrop-cli session list` lists all sessions.</source>
        <translation>没有会话 `%1`。`outcrop-cli session list` 可列出所有会话。</translation>
    </message>
    <message>
        <source>The session `%1` has no turn to replay. Choose another session.</source>
        <translation>会话 `%1` 没有可重放的轮次。请选择其他会话。</translation>
    </message>
    <message>
        <source>The session `%1` has no turn to continue from. Choose another session.</source>
        <translation>会话 `%1` 没有可供继续的轮次。请选择其他会话。</translation>
    </message>
    <message>
        <source>The summary of the conversation cannot be used (%1), so the prompt was not sent. Try again.</source>
        <translation>无法使用对话的摘要（%1），因此未发送提示词。请重试。</translation>
    </message>
    <message>
        <source>%1 already exists, so it was not overwritten. Choose another name.</source>
        <translation>%1 已存在，因此未覆盖。请选择其他名称。</translation>
    </message>
    <message>
        <source>No cache use was predicted for this turn.</source>
        <translation>未对此轮预测缓存使用情况。</translation>
    </message>
    <message>
        <source>%1 did not report its cache use.</source>
        <translation>%1 未报告其缓存使用情况。</translation>
    </message>
    <message>
        <source>The cache was used as predicted.</source>
        <translation>缓存使用情况与预测一致。</translation>
    </message>
    <message>
        <source>The cache contained more tokens than predicted, for example from another session.</source>
        <translation>缓存中的 token 比预测的多，例如来自另一个会话。</translation>
    </message>
    <message>
        <source>The provider wrote fewer tokens to its cache than predicted.</source>
        <translation>提供商写入缓存的 token 比预测的少。</translation>
    </message>
    <message>
        <source>The cause is unknown, because a prompt file of the session is missing.</source>
        <translation>原因未知，因为缺少该会话的一个提示词文件。</translation>
    </message>
    <message>
        <source>%1 changed. The prompts differ starting at byte %2.</source>
        <translation>%1 已更改。提示词从第 %2 字节开始不同。</translation>
    </message>
    <message>
        <source>A passage of %1 changed. The prompts differ starting at byte %2.</source>
        <translation>%1 的一个段落已更改。提示词从第 %2 字节开始不同。</translation>
    </message>
    <message>
        <source>The cached text is unchanged. The previous turn was %1 minutes earlier, and the cache lasts %2.</source>
        <translation>已缓存的文本未变。上一轮在 %1 分钟之前，而缓存有效期为 %2。</translation>
    </message>
    <message>
        <source>The cached text is unchanged, but the provider did not keep it in its cache.</source>
        <translation>已缓存的文本未变，但提供商未将其保留在缓存中。</translation>
    </message>
    <message>
        <source>no further request is sent: %1</source>
        <translation>不再发送请求：%1</translation>
    </message>
    <message>
        <source>only if all the tools that the model calls have a simulated reply; the cost is estimated for one call of each tool per response</source>
        <translation>仅当模型调用的所有工具都有模拟回复时；费用按每个响应调用每个工具一次估算</translation>
    </message>
    <message>
        <source>the output filter `%1` removed text from the response: %2</source>
        <translation>输出过滤器 `%1` 从响应中移除了文本：%2</translation>
    </message>
    <message>
        <source>the response violates the output filter `%1`: %2</source>
        <translation>响应违反了输出过滤器 `%1`：%2</translation>
    </message>
    <message>
        <source>a model simulates a result of the tool %1</source>
        <translation>由模型模拟工具 %1 的结果</translation>
    </message>
    <message>
        <source>`%1` has no API, so it cannot simulate tool results. Choose another provider in the tool replies.</source>
        <translation>`%1` 没有 API，因此无法模拟工具结果。请在工具回复中选择其他提供商。</translation>
    </message>
    <message>
        <source>only for tool calls without a fixed reply</source>
        <translation>仅用于没有固定回复的工具调用</translation>
    </message>
    <message>
        <source>No request was sent: the limit is %1, and the cost is unknown. Either a price is missing, or the length of the response is not limited. Add the price to the adapter, or use --max-tokens.</source>
        <translation>未发送请求：上限为 %1，而费用未知。可能是缺少价格，或响应长度不受限制。请将价格添加到适配器，或使用 --max-tokens。</translation>
    </message>
    <message>
        <source>There is no response type `%1`: the workspace has no config/response_schemas.yaml. Create it.</source>
        <translation>没有响应类型 `%1`：工作区没有 config/response_schemas.yaml。请创建该文件。</translation>
    </message>
    <message>
        <source>The conversation is too long even after it was summarized, so the prompt was not sent. At most %1 tokens are allowed (%2). Start a new session, or increase the limit.</source>
        <translation>对话即使经过摘要仍然过长，因此未发送提示词。最多允许 %1 token（%2）。请开始新会话，或提高上限。</translation>
    </message>
    <message>
        <source>No request was sent: the cost could be %1, above the limit of %2. Increase the limit, or shorten the prompt.</source>
        <translation>未发送请求：费用可能达到 %1，超过上限 %2。请提高上限，或缩短提示词。</translation>
    </message>
    <message>
        <source>There is no turn with the prompt %1. Choose an existing turn.</source>
        <translation>没有提示词为 %1 的轮次。请选择现有的轮次。</translation>
    </message>
    <message>
        <source>the body is not a successful response of %1. Use the complete body of a successful response, or choose another provider. Details: %2</source>
        <translation>正文不是 %1 的成功响应。请使用成功响应的完整正文，或选择其他提供商。详情：%2</translation>
    </message>
    <message>
        <source>`%1` cannot be a session name: it is not valid as a folder name. Choose another name.</source>
        <translation>`%1` 不能作为会话名称：它不能用作文件夹名。请选择其他名称。</translation>
    </message>
    <message>
        <source>A session name becomes a folder name, and this one looks like a secret. Choose another name.</source>
        <translation>会话名称会成为文件夹名，而此名称看起来像机密。请选择其他名称。</translation>
    </message>
    <message>
        <source>No request was sent, because the conversation is too long: %1. Start a new session, or change `history` in [sessions] of config.toml.</source>
        <translation>未发送请求，因为对话过长：%1。请开始新会话，或更改 config.toml 的 [sessions] 中的 `history`。</translation>
    </message>
    <message>
        <source>answering with simulated replies: %1</source>
        <translation>用模拟回复应答：%1</translation>
    </message>
    <message>
        <source>the model called tools that have simulated replies</source>
        <translation>模型调用了有模拟回复的工具</translation>
    </message>
    <message>
        <source>it is neither a JSON object nor a list</source>
        <translation>它既不是 JSON 对象也不是列表</translation>
    </message>
    <message>
        <source>%1 was not changed, because it cannot be read as a conversation. Correct or move the file. Details: %2</source>
        <translation>%1 未更改，因为无法将其作为对话读取。请更正或移动该文件。详情：%2</translation>
    </message>
    <message>
        <source>no simulated reply matches the call %1, so the tool calls are not answered. Add a reply to the --tool-replies file</source>
        <translation>没有与调用 %1 匹配的模拟回复，因此未应答工具调用。请将回复添加到 --tool-replies 文件</translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the response is not returned</source>
        <translation>智能体的护栏指定 `%1`：不返回该响应</translation>
    </message>
    <message>
        <source>This body was read in the wire format %1, because it is not in the provider&apos;s format. Check that you chose the right provider.</source>
        <translation>此正文按传输格式 %1 读取，因为它不是该提供商的格式。请检查是否选择了正确的提供商。</translation>
    </message>
    <message>
        <source>the limit of tool rounds (%1) was reached, so the tool calls are not answered. Increase the limit with --tool-rounds, or with “Maximum tool rounds” in the window</source>
        <translation>已达到工具轮数上限（%1），因此未应答工具调用。请用 --tool-rounds 或窗口中的“最大工具轮数”提高上限</translation>
    </message>
    <message>
        <source>no further request is sent: the total cost could be %1, above the limit of %2; increase the limit</source>
        <translation>不再发送请求：总费用可能达到 %1，超过上限 %2；请提高上限</translation>
    </message>
    <message>
        <source>the model that simulates tool results returned no result for the tool %1, so the tool calls are not answered: %2</source>
        <translation>模拟工具结果的模型未返回工具 %1 的结果，因此未应答工具调用：%2</translation>
    </message>
    <message>
        <source>retrying the request: %1</source>
        <translation>正在重试请求：%1</translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the request is retried up to the limit</source>
        <translation>智能体的护栏指定 `%1`：在上限内重试请求</translation>
    </message>
    <message>
        <source>only if the provider does not process the request</source>
        <translation>仅当提供商未处理该请求时</translation>
    </message>
    <message>
        <source>only if %1 fails without processing the request</source>
        <translation>仅当 %1 失败且未处理该请求时</translation>
    </message>
    <message>
        <source>The tools or the output schema changed since the previous turn. They precede all other parts of the request, so the cached text could not be used.</source>
        <translation>自上一轮以来，工具或输出 Schema 已更改。它们位于请求所有其他部分之前，因此无法使用已缓存的文本。</translation>
    </message>
    <message>
        <source>the space remaining in %1</source>
        <translation>%1 中剩余的空间</translation>
    </message>
    <message>
        <source>the response is not streamed, because the agent&apos;s guardrails check it first</source>
        <translation>响应不以流式传输，因为智能体的护栏会先检查它</translation>
    </message>
    <message>
        <source>the output filter `%1` could not check the response, so it is not accepted: %2</source>
        <translation>输出过滤器 `%1` 无法检查响应，因此不接受该响应：%2</translation>
    </message>
</context>
<context>
    <name>app/sync</name>
    <message>
        <source>%1 is the source. Choose other clients as targets.</source>
        <translation>%1 是来源。请选择其他客户端作为目标。</translation>
    </message>
    <message>
        <source>Another program changed %1. Run the command again.</source>
        <translation>另一个程序更改了 %1。请再次运行命令。</translation>
    </message>
    <message>
        <source>%1 does not load any files from %2, so there are no files to write. Choose another source or folder.</source>
        <translation>%1 不从 %2 加载任何文件，因此没有可写入的文件。请选择其他来源或文件夹。</translation>
    </message>
    <message>
        <source>The condition &quot;%1&quot; is not written: clients send the layer in every request.</source>
        <translation>条件 &quot;%1&quot; 不会写入：客户端在每个请求中都发送该层。</translation>
    </message>
    <message>
        <source>There is no source %1. Check its name.</source>
        <translation>没有来源 %1。请检查其名称。</translation>
    </message>
    <message>
        <source>No files can be written for the client %1: it does not exist or is not supported. Check its name.</source>
        <translation>无法为客户端 %1 写入文件：它不存在或不受支持。请检查其名称。</translation>
    </message>
    <message>
        <source>%1 cannot be removed: %2. Remove it manually.</source>
        <translation>无法移除 %1：%2。请手动移除。</translation>
    </message>
</context>
<context>
    <name>app/workflow</name>
    <message>
        <source>There is no profile `%1`. Available: %2.</source>
        <translation>没有配置档 `%1`。可用：%2。</translation>
    </message>
    <message>
        <source>The workspace has several profiles. Choose one with --profile: %1.</source>
        <translation>工作区有多个配置档。请用 --profile 选择一个：%1。</translation>
    </message>
    <message>
        <source>The profile has no config.yml, so config.yml.example is used. Copy it to config.yml to change it.</source>
        <translation>该配置档没有 config.yml，因此使用 config.yml.example。要更改，请将其复制为 config.yml。</translation>
    </message>
    <message>
        <source>The profile has no scope `%1`. Available: %2.</source>
        <translation>该配置档没有范围 `%1`。可用：%2。</translation>
    </message>
    <message>
        <source>There is no convention set `%1`. Available: %2.</source>
        <translation>没有约定集 `%1`。可用：%2。</translation>
    </message>
    <message>
        <source>There is no provider `%1` for role %2. Use manual, or one of: %3.</source>
        <translation>没有用于角色 %2 的提供商 `%1`。请使用 manual，或以下之一：%3。</translation>
    </message>
    <message>
        <source>There is no role `%1`. Use planner, generator, reviewer or reviser.</source>
        <translation>没有角色 `%1`。请使用 planner、generator、reviewer 或 reviser。</translation>
    </message>
    <message>
        <source>The file for `%1`, %2, is not in the workspace. Give a path relative to the workspace folder.</source>
        <translation>`%1` 的文件 %2 不在工作区中。请给出相对于工作区文件夹的路径。</translation>
    </message>
    <message>
        <source>The profile has no planning template, so you must describe the task. Add --request TEXT.</source>
        <translation>该配置档没有规划模板，因此必须描述任务。请添加 --request TEXT。</translation>
    </message>
    <message>
        <source>The session `%1` already exists. Choose another name, or continue it with `outcrop-cli run resume`.</source>
        <translation>会话 `%1` 已存在。请选择其他名称，或用 `outcrop-cli run resume` 继续该会话。</translation>
    </message>
    <message>
        <source>There is no workflow `%1`. `outcrop-cli run list` lists all workflows.</source>
        <translation>没有工作流 `%1`。`outcrop-cli run list` 可列出所有工作流。</translation>
    </message>
    <message>
        <source>There is no workflow yet. Start one with `outcrop-cli run`.</source>
        <translation>尚无工作流。请用 `outcrop-cli run` 启动一个。</translation>
    </message>
    <message>
        <source>The response has no files. Each file needs a code block with its path, for example in the first line: `// src/Order.java`. Edit the response, put the files into %1, or reject the response.</source>
        <translation>响应没有文件。每个文件都需要一个带路径的代码块，例如在第一行写：`// src/Order.java`。请编辑响应，将文件放入 %1，或拒绝该响应。</translation>
    </message>
    <message>
        <source>This file exists with different content, so it was not overwritten. Remove it, or move it out of the session.</source>
        <translation>此文件已存在且内容不同，因此未覆盖。请将其移除，或移出会话。</translation>
    </message>
    <message>
        <source>not in target_files</source>
        <translation>不在 target_files 中</translation>
    </message>
    <message>
        <source>the existing file cannot be read: %1</source>
        <translation>无法读取现有文件：%1</translation>
    </message>
    <message>
        <source>No files are approved yet, so none can be written. Use `outcrop-cli run approve` first.</source>
        <translation>尚未批准任何文件，因此无法写入。请先使用 `outcrop-cli run approve`。</translation>
    </message>
    <message>
        <source>This file is not valid UTF-8. Save it as UTF-8.</source>
        <translation>此文件不是有效的 UTF-8。请将其保存为 UTF-8。</translation>
    </message>
    <message>
        <source>The profile has no conventions.json, so --conventions cannot be used. Add the file, or omit the option.</source>
        <translation>该配置档没有 conventions.json，因此无法使用 --conventions。请添加该文件，或省略该选项。</translation>
    </message>
    <message>
        <source>`%1` cannot be a session name: it is not valid as a folder name. Choose another name.</source>
        <translation>`%1` 不能作为会话名称：它不能用作文件夹名。请选择其他名称。</translation>
    </message>
    <message>
        <source>The standards changed after the workflow began. The prompts use the copy in standards-bundle.md. To use the new standards, start a new workflow.</source>
        <translation>工作流开始后标准已更改。提示词使用 standards-bundle.md 中的副本。要使用新标准，请启动新的工作流。</translation>
    </message>
    <message>
        <source>Another program changed the state of the workflow. Try again.</source>
        <translation>另一个程序更改了工作流的状态。请重试。</translation>
    </message>
    <message>
        <source>Another program changed this file, so it was not overwritten. Try again.</source>
        <translation>另一个程序更改了此文件，因此未覆盖。请重试。</translation>
    </message>
    <message>
        <source>The response is empty. Add its text, or reject the response with a reason.</source>
        <translation>响应为空。请添加其文本，或拒绝该响应并说明原因。</translation>
    </message>
    <message>
        <source>There is no response yet. Save the response as %1.</source>
        <translation>尚无响应。请将响应保存为 %1。</translation>
    </message>
    <message>
        <source>not an allowed path: outside the workspace, hidden, or a session file</source>
        <translation>不是允许的路径：位于工作区之外、隐藏或为会话文件</translation>
    </message>
</context>
<context>
    <name>app/workspace</name>
    <message>
        <source>the schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>There is no provider `%1`%2. Available: %3.</source>
        <translation>没有提供商 `%1`%2。可用：%3。</translation>
    </message>
    <message>
        <source>%1 in [roles] of config.toml</source>
        <translation>config.toml 的 [roles] 中的 %1</translation>
    </message>
    <message>
        <source>[specialists.%1] in config.toml</source>
        <translation>config.toml 中的 [specialists.%1]</translation>
    </message>
    <message>
        <source>The folder %1 could not be created. Check its name and your permissions.</source>
        <translation>无法创建文件夹 %1。请检查其名称和你的权限。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>the address of the store cannot be used: %1</source>
        <translation>无法使用存储的地址：%1</translation>
    </message>
    <message>
        <source>it must begin with postgresql:// and contain no spaces</source>
        <translation>它必须以 postgresql:// 开头且不含空格</translation>
    </message>
    <message>
        <source>There is no template `%1`. Available: %2.</source>
        <translation>没有模板 `%1`。可用：%2。</translation>
    </message>
    <message>
        <source>the address of the Typesense server cannot be used: %1</source>
        <translation>无法使用 Typesense 服务器的地址：%1</translation>
    </message>
    <message>
        <source>[retrieval] in config.toml requires `url`, such as https://search.example</source>
        <translation>config.toml 中的 [retrieval] 需要 `url`，例如 https://search.example</translation>
    </message>
    <message>
        <source>The default agent `%1` does not exist. Specify an agent from the folder agents/, or remove the key.</source>
        <translation>默认智能体 `%1` 不存在。请指定 agents/ 文件夹中的智能体，或移除该键。</translation>
    </message>
    <message>
        <source>The default profile `%1` does not exist. Specify a profile from the folder profiles/, or remove the key.</source>
        <translation>默认配置档 `%1` 不存在。请指定 profiles/ 文件夹中的配置档，或移除该键。</translation>
    </message>
    <message>
        <source>The agent has no text. Write its instructions, or remove the file.</source>
        <translation>该智能体没有文本。请编写其指令，或移除该文件。</translation>
    </message>
    <message>
        <source>The agent&apos;s name is empty, so no prompt can select it. Add a name.</source>
        <translation>该智能体的名称为空，因此提示词无法选择它。请添加名称。</translation>
    </message>
    <message>
        <source>%1 is not empty (it contains %2), and existing files are never overwritten. Choose a new folder.</source>
        <translation>%1 不为空（包含 %2），而现有文件绝不会被覆盖。请选择新文件夹。</translation>
    </message>
    <message>
        <source>%1 is a file. Choose a folder.</source>
        <translation>%1 是文件。请选择文件夹。</translation>
    </message>
    <message>
        <source>%1 has no API. Copy its prompt and paste the response.</source>
        <translation>%1 没有 API。请复制其提示词并粘贴响应。</translation>
    </message>
    <message>
        <source>`host` must be the socket folder of a local server, such as /run/postgresql</source>
        <translation>`host` 必须是本地服务器的套接字文件夹，例如 /run/postgresql</translation>
    </message>
    <message>
        <source>sslmode=%1 would let others read the data sent to the store. Use require, verify-ca or verify-full</source>
        <translation>sslmode=%1 会让他人读取发送到存储的数据。请使用 require、verify-ca 或 verify-full</translation>
    </message>
    <message>
        <source>a password must not be in a file. Remove it from the store&apos;s address, and store it with `outcrop-cli keys set %1 --host HOST`</source>
        <translation>密码不得写在文件中。请将其从存储的地址中移除，并用 `outcrop-cli keys set %1 --host HOST` 存储</translation>
    </message>
    <message>
        <source>The agent has no instructions below its front matter. Write them, or remove the file.</source>
        <translation>该智能体的 front matter 下方没有指令。请编写指令，或移除该文件。</translation>
    </message>
    <message>
        <source>complexity_thresholds.yaml (sample workspace)</source>
        <translation>complexity_thresholds.yaml（示例工作区）</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Convert it to UTF-8 first.</source>
        <translation>该文件不是 UTF-8。请先将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>There is no file or folder %1. Check the path.</source>
        <translation>没有文件或文件夹 %1。请检查路径。</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Links have the form outcrop://open?file=/path/of/a/file&amp;line=1.</source>
        <translation>无法打开 %1。链接的形式为 outcrop://open?file=/path/of/a/file&amp;line=1。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>`model` in [conductor] of config.toml</source>
        <translation>config.toml 的 [conductor] 中的 `model`</translation>
    </message>
    <message>
        <source>This agent has no output.schema and no tool with parameters. Add one of them.</source>
        <translation>此智能体没有 output.schema，也没有带参数的工具。请添加其中之一。</translation>
    </message>
    <message>
        <source>%1 has no API for counting tokens. Use an estimate, or choose another provider.</source>
        <translation>%1 没有用于计数 token 的 API。请使用估算，或选择其他提供商。</translation>
    </message>
    <message>
        <source>This workspace has no config/hybrid_prompt_templates.yaml. Create it.</source>
        <translation>此工作区没有 config/hybrid_prompt_templates.yaml。请创建该文件。</translation>
    </message>
    <message>
        <source>No mode switch is recorded for `%1`, so its mode cannot be reverted. Set the mode instead.</source>
        <translation>没有记录 `%1` 的模式切换，因此无法还原其模式。请改为设置模式。</translation>
    </message>
    <message>
        <source>There is no adapter `%1` to add. Choose one of: %2.</source>
        <translation>没有可添加的适配器 `%1`。请选择以下之一：%2。</translation>
    </message>
    <message>
        <source>No estimates are recorded. Record one with `outcrop-cli estimate --record`.</source>
        <translation>没有记录任何估算。请用 `outcrop-cli estimate --record` 记录。</translation>
    </message>
    <message>
        <source>There is no estimate %1. `outcrop-cli estimate list` lists all estimates.</source>
        <translation>没有估算 %1。`outcrop-cli estimate list` 可列出所有估算。</translation>
    </message>
    <message>
        <source>there is no such file. Check its path in config.toml</source>
        <translation>没有这样的文件。请检查其在 config.toml 中的路径</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB, the limit for files outside the workspace. Split it</source>
        <translation>它超过 16 MiB，即工作区外文件的上限。请将其拆分</translation>
    </message>
    <message>
        <source>%1. Check its permissions</source>
        <translation>%1。请检查其权限</translation>
    </message>
    <message>
        <source>%1 has no API for embeddings; choose another provider</source>
        <translation>%1 没有用于嵌入的 API；请选择其他提供商</translation>
    </message>
    <message>
        <source>`%1` is not a valid sslmode. Use require, verify-ca or verify-full</source>
        <translation>`%1` 不是有效的 sslmode。请使用 require、verify-ca 或 verify-full</translation>
    </message>
    <message>
        <source>This is not a valid JSON Schema. Correct %1: %2</source>
        <translation>这不是有效的 JSON Schema。请更正 %1：%2</translation>
    </message>
    <message>
        <source>This is not a valid JSON Schema, but it is valid in %3. To select this draft, add &quot;$schema&quot;: &quot;%4&quot;. Otherwise, correct %1: %2</source>
        <translation>这不是有效的 JSON Schema，但在 %3 中有效。要选择此草案，请添加 &quot;$schema&quot;: &quot;%4&quot;。否则，请更正 %1：%2</translation>
    </message>
    <message>
        <source>No provider is selected. Choose one with --provider, or assign one to the phase&apos;s role in [roles] of config.toml.</source>
        <translation>未选择提供商。请用 --provider 选择，或在 config.toml 的 [roles] 中为该阶段的角色指定。</translation>
    </message>
    <message>
        <source>the prefix is invalid. Use at most 40 characters: lowercase letters, digits and “-”</source>
        <translation>前缀无效。最多使用 40 个字符：小写字母、数字和“-”</translation>
    </message>
    <message>
        <source>the estimate from %1 cannot be used: %2. Correct the estimate, or ask the model again</source>
        <translation>无法使用 %1 的估算：%2。请更正估算，或重新询问模型</translation>
    </message>
    <message>
        <source>the query parameter `%1` is unknown. Use one of: schema, sslmode, host, user</source>
        <translation>查询参数 `%1` 未知。请使用以下之一：schema、sslmode、host、user</translation>
    </message>
    <message>
        <source>the only query parameter allowed is `prefix`. Remove the others</source>
        <translation>唯一允许的查询参数是 `prefix`。请移除其他参数</translation>
    </message>
</context>
<context>
    <name>core/adoption</name>
    <message>
        <source>No prompt files such as SYSTEM.md, AGENTS.md, CLAUDE.md, roles/ or skills/ were found in this folder. `outcrop-cli init` creates a workspace in an empty folder, and `outcrop-cli new layer NAME` creates a layer here.</source>
        <translation>在此文件夹中未找到 SYSTEM.md、AGENTS.md、CLAUDE.md、roles/ 或 skills/ 之类的提示词文件。`outcrop-cli init` 在空文件夹中创建工作区，`outcrop-cli new layer NAME` 在此处创建层。</translation>
    </message>
    <message>
        <source>config.toml has no Outcrop tables, so it probably belongs to another program and was not changed. Adopt a subfolder, or add [workspace] to config.toml.</source>
        <translation>config.toml 没有 Outcrop 的表，可能属于其他程序，因此未更改。请采用子文件夹，或将 [workspace] 添加到 config.toml。</translation>
    </message>
    <message>
        <source>Same text as %1, which is already a layer.</source>
        <translation>与 %1 的文本相同，后者已是层。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>该文件为空。</translation>
    </message>
    <message>
        <source>A layer is sent without the files it imports: %1. Add an entry for each file that the prompt needs.</source>
        <translation>发送层时不包括其导入的文件：%1。请为提示词需要的每个文件添加条目。</translation>
    </message>
    <message>
        <source>Contains only the path %1. It is probably a symbolic link that was checked out as a text file. Check out the repository with core.symlinks=true.</source>
        <translation>仅包含路径 %1。它可能是检出为文本文件的符号链接。请以 core.symlinks=true 检出仓库。</translation>
    </message>
    <message>
        <source>Contains little more than an import of %1, which is already a layer.</source>
        <translation>几乎只包含对 %1 的导入，后者已是层。</translation>
    </message>
    <message>
        <source>Contains little more than an import of %1, which is empty.</source>
        <translation>几乎只包含对 %1 的导入，后者为空。</translation>
    </message>
    <message>
        <source>Proposed by `outcrop-cli adopt` for the files in this repository, which are not moved. Check the tier and order of each layer.</source>
        <translation>由 `outcrop-cli adopt` 为此仓库中的文件提议，这些文件不会移动。请检查每个层的层级和顺序。</translation>
    </message>
    <message>
        <source>config.toml already lists this file.</source>
        <translation>config.toml 已列出此文件。</translation>
    </message>
</context>
<context>
    <name>core/agents</name>
    <message>
        <source>The request sets `%2` to `%1`. Use one of: %3.</source>
        <translation>请求将 `%2` 设为 `%1`。请使用以下之一：%3。</translation>
    </message>
    <message>
        <source>The request has no valid `%1`. Add one that matches `%2`.</source>
        <translation>请求没有有效的 `%1`。请添加与 `%2` 匹配的值。</translation>
    </message>
    <message>
        <source>The request has no valid `%1`. Add one of: %2.</source>
        <translation>请求没有有效的 `%1`。请添加以下之一：%2。</translation>
    </message>
    <message>
        <source>The request sets `%2` to `%1`, which does not match `%3`. Correct the value.</source>
        <translation>请求将 `%2` 设为 `%1`，与 `%3` 不匹配。请更正该值。</translation>
    </message>
    <message>
        <source>The body has no sections to convert.</source>
        <translation>正文没有可转换的小节。</translation>
    </message>
    <message>
        <source>The &lt;agent&gt; element around the sections is redundant and is removed.</source>
        <translation>包裹各小节的 &lt;agent&gt; 元素是多余的，会被移除。</translation>
    </message>
    <message>
        <source>A portability section with the body format is added, so all portability criteria now apply to this agent.</source>
        <translation>会添加带正文格式的 portability 部分，因此所有可移植性标准现在都适用于此智能体。</translation>
    </message>
    <message>
        <source>The agent has no text: %1 is missing. Create this file next to the agent file.</source>
        <translation>该智能体没有文本：缺少 %1。请在智能体文件旁创建此文件。</translation>
    </message>
    <message>
        <source>The pattern `%1` of `%2` takes too long on this request, so the request cannot be checked. Simplify the pattern.</source>
        <translation>`%2` 的模式 `%1` 在此请求上耗时过长，因此无法检查该请求。请简化模式。</translation>
    </message>
    <message>
        <source>The pattern of `%1` cannot be used, so the request cannot be checked: %2. Correct the pattern.</source>
        <translation>无法使用 `%1` 的模式，因此无法检查该请求：%2。请更正模式。</translation>
    </message>
    <message numerus="yes">
        <source>%n headings stay at level 6, the lowest level. Converting back would move them to level 5.</source>
        <translation>
            <numerusform>%n 个标题保持在最低的第 6 级。转换回来时会移到第 5 级。</numerusform>
        </translation>
    </message>
    <message>
        <source>`%1` does not look like a regular expression, so this rule is not checked; correct it</source>
        <translation>`%1` 看起来不像正则表达式，因此不检查此规则；请更正</translation>
    </message>
</context>
<context>
    <name>core/assertions</name>
    <message>
        <source>Assertions must be a list of objects, each with a `type`, such as [{type: contains, value: yes}].</source>
        <translation>断言必须是对象列表，每个对象都有 `type`，例如 [{type: contains, value: yes}]。</translation>
    </message>
    <message>
        <source>An assertion has no `type`. Add one, such as contains.</source>
        <translation>一个断言没有 `type`。请添加，例如 contains。</translation>
    </message>
    <message>
        <source>The assertion `%1` needs a list or a comma-separated string as its `value`.</source>
        <translation>断言 `%1` 的 `value` 须为列表或以逗号分隔的字符串。</translation>
    </message>
    <message>
        <source>The assertion `%1` needs a string as its `value`.</source>
        <translation>断言 `%1` 的 `value` 须为字符串。</translation>
    </message>
    <message>
        <source>The assertion `%1` needs a valid regular expression as its `value`.</source>
        <translation>断言 `%1` 的 `value` 须为有效的正则表达式。</translation>
    </message>
    <message>
        <source>The assertion `%1` needs a number as its `value`, or an object with `min` or `max`.</source>
        <translation>断言 `%1` 的 `value` 须为数字，或含 `min` 或 `max` 的对象。</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>缺少：%1</translation>
    </message>
    <message>
        <source>score %1, threshold %2</source>
        <translation>分数 %1，阈值 %2</translation>
    </message>
    <message>
        <source>word count %1</source>
        <translation>词数 %1</translation>
    </message>
    <message>
        <source>%1, threshold %2</source>
        <translation>%1，阈值 %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>the finish reason is `%1`</source>
        <translation>结束原因为 `%1`</translation>
    </message>
    <message>
        <source>no tool was called</source>
        <translation>未调用工具</translation>
    </message>
    <message>
        <source>the request has no tool `%1`</source>
        <translation>请求没有工具 `%1`</translation>
    </message>
    <message>
        <source>The assertion `%1` has no `threshold`. Add a number.</source>
        <translation>断言 `%1` 没有 `threshold`。请添加数字。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n assertions passed</source>
        <translation>
            <numerusform>%n 个断言中 %1 个通过</numerusform>
        </translation>
    </message>
    <message>
        <source>Assertion sets are nested more than %1 levels deep. Move the inner assertions to an outer set.</source>
        <translation>断言集的嵌套超过 %1 层。请将内层断言移到外层的断言集。</translation>
    </message>
</context>
<context>
    <name>core/attachments</name>
    <message>
        <source>%1 is empty. Attach a file with content.</source>
        <translation>%1 为空。请附加有内容的文件。</translation>
    </message>
    <message>
        <source>%1 has %2 bytes. Attach at most %3 bytes.</source>
        <translation>%1 有 %2 字节。最多附加 %3 字节。</translation>
    </message>
    <message>
        <source>%1 is not an image, PDF, audio or UTF-8 text file that Outcrop recognizes. Convert it to PNG, JPEG, GIF, WebP, PDF, WAV, MP3 or FLAC.</source>
        <translation>%1 不是 Outcrop 可识别的图像、PDF、音频或 UTF-8 文本文件。请将其转换为 PNG、JPEG、GIF、WebP、PDF、WAV、MP3 或 FLAC。</translation>
    </message>
    <message>
        <source>%1 begins like %2, but is incomplete or damaged. Export the image again.</source>
        <translation>%1 的开头像 %2，但不完整或已损坏。请重新导出图像。</translation>
    </message>
    <message>
        <source>%1 begins like %2, but is incomplete or damaged. Export the recording again.</source>
        <translation>%1 的开头像 %2，但不完整或已损坏。请重新导出录音。</translation>
    </message>
    <message>
        <source>%1 begins like a PDF, but has no end-of-file marker. Export the document again.</source>
        <translation>%1 的开头像 PDF，但没有文件结束标记。请重新导出文档。</translation>
    </message>
</context>
<context>
    <name>core/base</name>
    <message>
        <source>%1 needs the library lib%2 %3, which is missing or cannot be loaded. Install it; on Debian and Ubuntu, the package is %4.</source>
        <translation>%1 需要库 lib%2 %3，但它缺失或无法加载。请安装；在 Debian 和 Ubuntu 上，软件包为 %4。</translation>
    </message>
    <message>
        <source>%1 needs the library lib%2 %3, but the installed version is too old: it lacks %5. Upgrade it; on Debian and Ubuntu, the package is %4.</source>
        <translation>%1 需要库 lib%2 %3，但已安装的版本太旧：缺少 %5。请升级；在 Debian 和 Ubuntu 上，软件包为 %4。</translation>
    </message>
    <message>
        <source>invalid JSON: %1</source>
        <translation>无效的 JSON：%1</translation>
    </message>
    <message>
        <source>the URL cannot be used: %1</source>
        <translation>无法使用该 URL：%1</translation>
    </message>
    <message>
        <source>The condition is nested too deeply. Remove some parentheses.</source>
        <translation>条件嵌套过深。请移除一些圆括号。</translation>
    </message>
    <message>
        <source>the number %1 is out of range for a double</source>
        <translation>数字 %1 超出 double 的范围</translation>
    </message>
    <message>
        <source>invalid JSON</source>
        <translation>无效的 JSON</translation>
    </message>
    <message>
        <source>the URL is not complete; write it as `https://host`</source>
        <translation>URL 不完整；请写为 `https://host`</translation>
    </message>
    <message>
        <source>the scheme must be https or http</source>
        <translation>协议必须为 https 或 http</translation>
    </message>
    <message>
        <source>the URL %1 cannot be used: %2</source>
        <translation>无法使用 URL %1：%2</translation>
    </message>
    <message>
        <source>Expected `and`, `or` or the end of the condition, but found `%1`. Correct the condition.</source>
        <translation>预期为 `and`、`or` 或条件结尾，但找到 `%1`。请更正条件。</translation>
    </message>
    <message>
        <source>Expected a name such as `workload`, but the condition ends here. Add one.</source>
        <translation>预期为 `workload` 之类的名称，但条件在此结束。请添加名称。</translation>
    </message>
    <message>
        <source>Expected a name such as `workload`, but found `%1`. Correct the condition.</source>
        <translation>预期为 `workload` 之类的名称，但找到 `%1`。请更正条件。</translation>
    </message>
    <message>
        <source>Expected a number to compare with `%1`. Add it.</source>
        <translation>预期为与 `%1` 比较的数字。请添加。</translation>
    </message>
    <message>
        <source>The closing quote is missing. Add it.</source>
        <translation>缺少右引号。请添加。</translation>
    </message>
    <message>
        <source>Expected `%1`. Add it.</source>
        <translation>预期为 `%1`。请添加。</translation>
    </message>
    <message>
        <source>the host name ends with a dot; remove the dot</source>
        <translation>主机名以点结尾；请移除该点</translation>
    </message>
    <message>
        <source>the host name contains invalid characters; remove them</source>
        <translation>主机名包含无效字符；请将其移除</translation>
    </message>
    <message>
        <source>Expected a value after the operator. Add one.</source>
        <translation>运算符后预期有值。请添加。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Check whether the file or folder was moved or renamed.</source>
        <translation>请检查文件或文件夹是否被移动或重命名。</translation>
    </message>
    <message>
        <source>Check the file permissions.</source>
        <translation>请检查文件权限。</translation>
    </message>
    <message>
        <source>Check the write permission and the free disk space.</source>
        <translation>请检查写入权限和可用磁盘空间。</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>请使用较小的文件。</translation>
    </message>
    <message>
        <source>Correct %1.</source>
        <extracomment>%1 is a location, such as agents/a.md:7:3</extracomment>
        <translation>请更正 %1。</translation>
    </message>
    <message>
        <source>the URL contains a user name or password; remove it</source>
        <translation>URL 包含用户名或密码；请将其移除</translation>
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
        <translation>客户端文档需要 `client` 和 `parts`。请添加。</translation>
    </message>
    <message>
        <source>The client does not accept the %1 &quot;%2&quot;.</source>
        <translation>客户端不接受 %1 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>Not loaded because %1 exists.</source>
        <translation>因存在 %1 而未加载。</translation>
    </message>
    <message>
        <source>Not loaded because %1 cannot be read.</source>
        <translation>因无法读取 %1 而未加载。</translation>
    </message>
    <message>
        <source>This file was already sent.</source>
        <translation>此文件已发送。</translation>
    </message>
    <message>
        <source>The same text was already sent.</source>
        <translation>相同的文本已发送。</translation>
    </message>
    <message>
        <source>Imported by %1.</source>
        <translation>由 %1 导入。</translation>
    </message>
    <message>
        <source>Loaded when a matching file is read.</source>
        <translation>读取匹配的文件时加载。</translation>
    </message>
    <message>
        <source>Loaded when a file in %1 is read.</source>
        <translation>读取 %1 中的文件时加载。</translation>
    </message>
    <message>
        <source>Loaded when the client reads a file that matches %1.</source>
        <translation>客户端读取与 %1 匹配的文件时加载。</translation>
    </message>
    <message>
        <source>The client rejects the file because of the unknown key &quot;%1&quot;.</source>
        <translation>客户端因未知的键 &quot;%1&quot; 而拒绝该文件。</translation>
    </message>
    <message>
        <source>The list is full: its limit is %1 characters.</source>
        <translation>列表已满：其上限为 %1 个字符。</translation>
    </message>
    <message>
        <source>A symbolic link to a target outside the project.</source>
        <translation>指向项目外目标的符号链接。</translation>
    </message>
    <message>
        <source>Too large for Outcrop to check.</source>
        <translation>过大，Outcrop 无法检查。</translation>
    </message>
    <message>
        <source>Truncated at byte %1 of %2.</source>
        <translation>在第 %1 字节处截断，共 %2 字节。</translation>
    </message>
    <message>
        <source>Imported by %1, but the file does not exist.</source>
        <translation>由 %1 导入，但该文件不存在。</translation>
    </message>
    <message>
        <source>The client does not find the %1 in the file.</source>
        <translation>客户端在该文件中找不到 %1。</translation>
    </message>
    <message>
        <source>%1 excludes the file from the list.</source>
        <translation>%1 将该文件排除在列表之外。</translation>
    </message>
    <message>
        <source>A byte order mark precedes the front matter.</source>
        <translation>front matter 之前有字节顺序标记。</translation>
    </message>
    <message>
        <source>The client does not find front matter in the file.</source>
        <translation>客户端在该文件中找不到 front matter。</translation>
    </message>
    <message>
        <source>The key %1 excludes the file from the list.</source>
        <translation>键 %1 将该文件排除在列表之外。</translation>
    </message>
    <message>
        <source>The setting %1 excludes the file.</source>
        <translation>设置 %1 排除了该文件。</translation>
    </message>
    <message>
        <source>Larger than %1 bytes, so the client ignores the file.</source>
        <translation>超过 %1 字节，因此客户端忽略该文件。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>该文件为空。</translation>
    </message>
    <message>
        <source>Earlier files use up the size limit.</source>
        <translation>前面的文件已用尽大小上限。</translation>
    </message>
    <message>
        <source>The front matter is invalid.</source>
        <translation>front matter 无效。</translation>
    </message>
    <message>
        <source>Only the description is sent; the model can request the file.</source>
        <translation>只发送描述；模型可以请求该文件。</translation>
    </message>
    <message>
        <source>Loaded only when the user names the file.</source>
        <translation>仅在用户指明该文件时加载。</translation>
    </message>
    <message>
        <source>The %1 has %2 characters; the client accepts at most %3.</source>
        <translation>%1 有 %2 个字符；客户端最多接受 %3 个。</translation>
    </message>
    <message>
        <source>In this folder, the client lists only files without front matter.</source>
        <translation>在此文件夹中，客户端只列出没有 front matter 的文件。</translation>
    </message>
    <message>
        <source>Truncated at byte %1 of %2, on line %3.</source>
        <translation>在第 %1 字节（第 %3 行）处截断，共 %2 字节。</translation>
    </message>
    <message>
        <source>The value of %1 has a type that the client does not accept.</source>
        <translation>%1 的值的类型不被客户端接受。</translation>
    </message>
    <message>
        <source>The same file is loaded as %1.</source>
        <translation>同一文件已作为 %1 加载。</translation>
    </message>
    <message>
        <source>Not loaded because the key %1 has the value %2.</source>
        <translation>未加载，因为键 %1 的值为 %2。</translation>
    </message>
    <message>
        <source>Imported by %1, but outside the start folder %2 and not approved by the user.</source>
        <translation>由 %1 导入，但位于起始文件夹 %2 之外且未经用户批准。</translation>
    </message>
    <message>
        <source>A symbolic link that was checked out as text, so only the path %1 is sent.</source>
        <translation>检出为文本的符号链接，因此只发送路径 %1。</translation>
    </message>
    <message>
        <source>The description is shortened or omitted to fit the size limit of the list.</source>
        <translation>描述已缩短或省略，以符合列表的大小上限。</translation>
    </message>
    <message>
        <source>Known from recorded requests of version %1.</source>
        <translation>由版本 %1 的已记录请求得知。</translation>
    </message>
    <message>
        <source>Known from recorded requests.</source>
        <translation>由已记录的请求得知。</translation>
    </message>
    <message>
        <source>Known from the client&apos;s documentation or source code.</source>
        <translation>由客户端的文档或源代码得知。</translation>
    </message>
    <message>
        <source>Assumed, not confirmed.</source>
        <translation>假定，未经证实。</translation>
    </message>
    <message>
        <source>Checked on %1.</source>
        <translation>检查于 %1。</translation>
    </message>
    <message>
        <source>The size limit is documented, but was not observed.</source>
        <translation>大小上限有文档说明，但未经观察证实。</translation>
    </message>
    <message>
        <source>The size limit is assumed, not confirmed.</source>
        <translation>大小上限为假定，未经证实。</translation>
    </message>
    <message>
        <source>The handling of imports is documented, but was not observed.</source>
        <translation>导入的处理方式有文档说明，但未经观察证实。</translation>
    </message>
    <message>
        <source>The handling of imports is assumed, not confirmed.</source>
        <translation>导入的处理方式为假定，未经证实。</translation>
    </message>
    <message numerus="yes">
        <source>%n files truncated</source>
        <translation>
            <numerusform>%n 个文件被截断</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>%1 未发送</translation>
    </message>
    <message numerus="yes">
        <source>%n files skipped</source>
        <translation>
            <numerusform>%n 个文件被跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n descriptions shortened</source>
        <translation>
            <numerusform>%n 个描述被缩短</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported files not loaded</source>
        <translation>
            <numerusform>%n 个导入的文件未加载</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %n files are not sent, because a size limit is reached.</source>
        <translation>
            <numerusform>已跳过：因达到大小上限，%n 个文件未发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shortened: the list of skills, agents or commands has a size limit, so %n of its descriptions are shortened or omitted.</source>
        <translation>
            <numerusform>已缩短：技能、智能体或命令的列表有大小上限，因此其中 %n 个描述被缩短或省略。</numerusform>
        </translation>
    </message>
    <message>
        <source>loaded under another name</source>
        <translation>以其他名称加载</translation>
    </message>
    <message>
        <source>Characters such as &lt; are sent as &amp;lt;, so the text is longer than the file.</source>
        <translation>&lt; 之类的字符以 &amp;lt; 发送，因此文本比文件长。</translation>
    </message>
    <message>
        <source>%1 searches for these files: %2</source>
        <translation>%1 搜索以下文件：%2</translation>
    </message>
    <message>
        <source>Loaded twice: the client already sends this file.</source>
        <translation>加载了两次：客户端已发送此文件。</translation>
    </message>
    <message>
        <source>Imported by %1, but outside the folder to which the client limits imports.</source>
        <translation>由 %1 导入，但位于客户端限定的导入文件夹之外。</translation>
    </message>
    <message numerus="yes">
        <source>Not loaded: %n imported files are outside the folder to which the client limits imports.</source>
        <translation>
            <numerusform>未加载：%n 个导入的文件位于客户端限定的导入文件夹之外。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the same %2 and takes precedence.</source>
        <translation>%1 有相同的 %2，且优先。</translation>
    </message>
    <message>
        <source>%1 (started in %2)</source>
        <translation>%1（在 %2 中启动）</translation>
    </message>
    <message>
        <source>%1 sends only the first %2 of %3 bytes of this file. The text from this position on is not sent.</source>
        <translation>%1 只发送此文件 %3 字节中的前 %2 字节。从此位置开始的文本不会发送。</translation>
    </message>
    <message>
        <source>%1 does not send this file (%2 bytes).</source>
        <translation>%1 不发送此文件（%2 字节）。</translation>
    </message>
    <message>
        <source>Shorten the file.</source>
        <translation>请缩短该文件。</translation>
    </message>
    <message>
        <source>Shorten the file, or raise %1 in the settings of the client.</source>
        <translation>请缩短该文件，或在客户端的设置中提高 %1。</translation>
    </message>
    <message>
        <source>The size limit applies to all instruction files together. Shorten them.</source>
        <translation>大小上限适用于所有指令文件的总和。请缩短它们。</translation>
    </message>
    <message>
        <source>The size limit applies to all instruction files together. Shorten them, or raise %1 in the settings of the client.</source>
        <translation>大小上限适用于所有指令文件的总和。请缩短它们，或在客户端的设置中提高 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 shortens or omits %n descriptions, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions.</source>
        <translation>
            <numerusform>从这一个开始，%1 缩短或省略了 %n 个描述，因为其技能、智能体或命令的列表有大小上限。请缩短描述。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not list %n files, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions, or remove files.</source>
        <translation>
            <numerusform>从这一个开始，%1 有 %n 个文件未列出，因为其技能、智能体或命令的列表有大小上限。请缩短描述，或移除文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not load the imported file %2.</source>
        <translation>%1 不加载导入的文件 %2。</translation>
    </message>
    <message>
        <source>Move the file, or copy its text.</source>
        <translation>请移动该文件，或复制其文本。</translation>
    </message>
    <message numerus="yes">
        <source>%n files in subfolders are loaded only if %1 is started in the folder of the file: %2</source>
        <translation>
            <numerusform>子文件夹中的 %n 个文件仅当 %1 在该文件所在文件夹中启动时才会加载：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truncated: only the beginning of %n files is sent, because a size limit is reached.</source>
        <translation>
            <numerusform>已截断：因达到大小上限，%n 个文件只发送开头部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 does not load files in parent folders, because there is no %1 in the start folder or above it.</source>
        <translation>%2 不加载上级文件夹中的文件，因为起始文件夹及其上级都没有 %1。</translation>
    </message>
    <message>
        <source>The file contains only front matter or comments.</source>
        <translation>该文件只包含 front matter 或注释。</translation>
    </message>
    <message>
        <source>%1 stops with an error, because the front matter of one of its %2 is invalid. Correct the front matter.</source>
        <translation>%1 因错误而停止，因为其某个 %2 的 front matter 无效。请更正 front matter。</translation>
    </message>
    <message>
        <source>%1 in the top-level folder</source>
        <translation>顶层文件夹中的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not send %n files when it is started in their folders, because this file uses up the size limit: %2.</source>
        <translation>
            <numerusform>因为此文件用尽了大小上限，%1 在以下 %n 个文件所在的文件夹中启动时不会发送它们：%2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/complexity</name>
    <message>
        <source>%1; not stated: %2</source>
        <translation>%1；未说明：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>concept</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>special case</source>
        <translation>特殊情况</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>改为 %1</translation>
    </message>
    <message>
        <source>the size is not stated, so the score may be too low</source>
        <translation>未说明大小，因此分数可能过低</translation>
    </message>
    <message>
        <source>no tests cover the code</source>
        <translation>没有测试覆盖该代码</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>no limit is exceeded, so there is no reason to split the task</source>
        <translation>未超过任何上限，因此没有理由拆分任务</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>%1 × %2 of about %3 lines</source>
        <translation>%1 × %2，约 %3 行</translation>
    </message>
    <message>
        <source>%1: %2, above the maximum of %3</source>
        <translation>%1：%2，超过最大值 %3</translation>
    </message>
    <message>
        <source>dependency depth</source>
        <translation>依赖深度</translation>
    </message>
    <message>
        <source>%1 hours in total, above the maximum of %2</source>
        <translation>共 %1 小时，超过最大值 %2</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>task type</source>
        <translation>任务类型</translation>
    </message>
    <message>
        <source>the confidence is %1, below %2: review the estimate first</source>
        <translation>置信度为 %1，低于 %2：请先审查估算</translation>
    </message>
    <message>
        <source>a similar task succeeded before</source>
        <translation>类似的任务曾经成功</translation>
    </message>
    <message>
        <source>these subtasks are derived from the files alone; their dependencies are unknown</source>
        <translation>这些子任务仅由文件得出；其依赖关系未知</translation>
    </message>
    <message>
        <source>These dependencies form a cycle, so their depth is undefined. Remove one of them.</source>
        <translation>这些依赖形成循环，因此其深度未定义。请移除其中之一。</translation>
    </message>
    <message>
        <source>lines stated in the task: %1</source>
        <translation>任务中说明的行数：%1</translation>
    </message>
    <message>
        <source>dependency depth %1</source>
        <translation>依赖深度 %1</translation>
    </message>
    <message>
        <source>there are too few subtasks to benefit from parallel work</source>
        <translation>子任务太少，并行工作没有益处</translation>
    </message>
    <message>
        <source>`%1` is not a range of counts. Write it as in `2_3_files`, `depth_4` or `11_plus_files`.</source>
        <translation>`%1` 不是计数范围。请按 `2_3_files`、`depth_4` 或 `11_plus_files` 的形式编写。</translation>
    </message>
    <message>
        <source>The thresholds do not define the %1 `%2`; did you mean `%3`?</source>
        <translation>阈值未定义%1 `%2`；你是不是指 `%3`？</translation>
    </message>
    <message>
        <source>fewer subtasks (%1) than the minimum (%2): splitting may cost more than it saves</source>
        <translation>子任务数（%1）少于最小值（%2）：拆分的成本可能超过收益</translation>
    </message>
    <message>
        <source>two subtasks have the ID `%1`</source>
        <translation>两个子任务的 ID 同为 `%1`</translation>
    </message>
    <message>
        <source>the dependencies of its subtasks form a cycle</source>
        <translation>其子任务的依赖形成循环</translation>
    </message>
    <message>
        <source>output type</source>
        <translation>输出类型</translation>
    </message>
    <message>
        <source>The nesting depth of the subtasks exceeds the maximum of %1. Reduce the nesting.</source>
        <translation>子任务的嵌套深度超过最大值 %1。请减少嵌套。</translation>
    </message>
    <message>
        <source>Another subtask already has the ID `%1`. Choose another ID.</source>
        <translation>另一个子任务已有 ID `%1`。请选择其他 ID。</translation>
    </message>
    <message>
        <source>The dependencies of these subtasks form a cycle. Remove one of the dependencies.</source>
        <translation>这些子任务的依赖形成循环。请移除其中一个依赖。</translation>
    </message>
    <message>
        <source>A subtask cannot depend on itself. Remove this dependency.</source>
        <translation>子任务不能依赖自身。请移除此依赖。</translation>
    </message>
    <message>
        <source>`%1` depends on `%2`, which is not the ID of another subtask</source>
        <translation>`%1` 依赖 `%2`，而后者不是其他子任务的 ID</translation>
    </message>
    <message>
        <source>%1 of %2 inputs stated</source>
        <translation>%2 个输入中说明了 %1 个</translation>
    </message>
    <message>
        <source>%1, %2 inferred from the text</source>
        <translation>%1，%2 项由文本推断</translation>
    </message>
    <message>
        <source>raw score: %1; splitting is suggested at %2 or more</source>
        <translation>原始分数：%1；达到 %2 时建议拆分</translation>
    </message>
    <message>
        <source>raw score</source>
        <translation>原始分数</translation>
    </message>
    <message>
        <source>the size is estimated from the words of the task; state `lines` or `produces` for a better estimate</source>
        <translation>大小由任务的文字估算；说明 `lines` 或 `produces` 可得到更好的估算</translation>
    </message>
    <message>
        <source>The thresholds do not define the %1 `%2`, so it has no effect. Correct the name.</source>
        <translation>阈值未定义%1 `%2`，因此它不起作用。请更正名称。</translation>
    </message>
    <message>
        <source>There are %1 subtasks, more than the maximum of %2. Combine some.</source>
        <translation>有 %1 个子任务，超过最大值 %2。请合并一些。</translation>
    </message>
    <message>
        <source>No sibling subtask has the ID `%1`. Correct the ID.</source>
        <translation>没有 ID 为 `%1` 的同级子任务。请更正 ID。</translation>
    </message>
    <message>
        <source>subtask %1 has about %2 lines, too few for a separate subtask; combine it with another one</source>
        <translation>子任务 %1 约有 %2 行，太少，不宜作为单独的子任务；请与其他子任务合并</translation>
    </message>
    <message>
        <source>lines of subtask &quot;%2&quot;: %1</source>
        <translation>子任务 &quot;%2&quot; 的行数：%1</translation>
    </message>
    <message>
        <source>there are too many subtasks to compare, so no parallel work is planned</source>
        <translation>子任务太多，无法比较，因此未规划并行工作</translation>
    </message>
    <message>
        <source>the estimate from %1 cannot be used: %2. Correct the estimate, or ask the model again</source>
        <translation>无法使用 %1 的估算：%2。请更正估算，或重新询问模型</translation>
    </message>
    <message>
        <source>`%1` and `%2` overlap. For counts in both ranges, `%1` is used. Change one of the ranges.</source>
        <translation>`%1` 和 `%2` 重叠。对同时属于两个范围的计数使用 `%1`。请更改其中一个范围。</translation>
    </message>
    <message>
        <source>the dependencies of the subtasks form a cycle, so no parallel work is planned</source>
        <translation>子任务的依赖形成循环，因此未规划并行工作</translation>
    </message>
    <message>
        <source>the model&apos;s estimate and the heuristics differ by %1%</source>
        <translation>模型的估算与启发式结果相差 %1%</translation>
    </message>
    <message>
        <source>the thresholds require a model&apos;s estimate in addition to the heuristics; ask a model for an estimate</source>
        <translation>除启发式结果外，阈值还要求模型的估算；请向模型请求估算</translation>
    </message>
    <message>
        <source>the task has too few files or lines to be split by file; list more of its files, or its subtasks</source>
        <translation>任务的文件或行数太少，无法按文件拆分；请列出更多文件，或列出其子任务</translation>
    </message>
    <message>
        <source>the estimate from %1 does not match its schema at &quot;%2&quot;: %3 Correct the estimate, or ask the model again</source>
        <translation>%1 的估算在 &quot;%2&quot; 处与其 Schema 不匹配：%3 请更正估算，或重新询问模型</translation>
    </message>
</context>
<context>
    <name>core/conversion</name>
    <message>
        <source>Written as `%1`.</source>
        <translation>写为 `%1`。</translation>
    </message>
    <message>
        <source>The canonical form names only the MCP server `%1`, so all its tools are allowed.</source>
        <translation>规范形式只指明 MCP 服务器 `%1`，因此允许其所有工具。</translation>
    </message>
    <message>
        <source>The front matter of the prompt file is not written. Move its fields to the agent file.</source>
        <translation>提示词文件的 front matter 未写入。请将其字段移到智能体文件。</translation>
    </message>
    <message>
        <source>Merged from %1.</source>
        <translation>由 %1 合并。</translation>
    </message>
    <message>
        <source>%1 agent files do not have this field.</source>
        <translation>%1 智能体文件没有此字段。</translation>
    </message>
    <message>
        <source>%1 has no tool with this name.</source>
        <translation>%1 没有此名称的工具。</translation>
    </message>
    <message>
        <source>The text names the tool `%1`, which %2 calls `%3`. The name is replaced.</source>
        <translation>文本提到工具 `%1`，%2 称之为 `%3`。名称已替换。</translation>
    </message>
    <message>
        <source>%1 has none of this agent&apos;s tools, and omitting the tool list would allow all tools. Change the list, or remove it to allow all tools.</source>
        <translation>%1 没有此智能体的任何工具，而省略工具列表会允许所有工具。请更改列表，或移除列表以允许所有工具。</translation>
    </message>
    <message>
        <source>%1 has no model that corresponds to `%2`.</source>
        <translation>%1 没有与 `%2` 对应的模型。</translation>
    </message>
    <message>
        <source>Written as `%1`, because %2 does not allow some characters of the name.</source>
        <translation>写为 `%1`，因为 %2 不允许名称中的某些字符。</translation>
    </message>
    <message>
        <source>Used only by Outcrop.</source>
        <translation>仅由 Outcrop 使用。</translation>
    </message>
    <message>
        <source>The converted agent would not have the same fields. Report this bug.</source>
        <translation>转换后的智能体不会有相同的字段。请报告此错误。</translation>
    </message>
    <message>
        <source>%1 does not support agent files. Convert to another client.</source>
        <translation>%1 不支持智能体文件。请转换为其他客户端。</translation>
    </message>
    <message>
        <source>%1 is already in the canonical form. Choose another form.</source>
        <translation>%1 已是规范形式。请选择其他形式。</translation>
    </message>
    <message>
        <source>%1 is already in the single-file form. Choose another form.</source>
        <translation>%1 已是单文件形式。请选择其他形式。</translation>
    </message>
    <message>
        <source>No document defines the tool `%1`. The prompt lists it, but the model cannot call it. Define it under `%2`, or remove the name.</source>
        <translation>没有文档定义工具 `%1`。提示词列出了它，但模型无法调用它。请在 `%2` 下定义，或移除该名称。</translation>
    </message>
    <message>
        <source>No document defines the tool `%1`. The prompt lists it, but the model cannot call it. Did you mean `%2`?</source>
        <translation>没有文档定义工具 `%1`。提示词列出了它，但模型无法调用它。你是不是指 `%2`？</translation>
    </message>
    <message>
        <source>Only another agent defines the tool `%1`, so the model cannot call it, although the prompt lists it. Copy the definition to `%2` of this agent, or remove the name.</source>
        <translation>只有另一个智能体定义了工具 `%1`，因此尽管提示词列出了它，模型也无法调用。请将定义复制到此智能体的 `%2`，或移除该名称。</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>改为 %1</translation>
    </message>
    <message>
        <source>%1 has no model for this model tier.</source>
        <translation>%1 没有适用于此模型等级的模型。</translation>
    </message>
    <message>
        <source>No model tier corresponds to `%1`. The model is kept in `extensions.model`.</source>
        <translation>没有与 `%1` 对应的模型等级。该模型保留在 `extensions.model` 中。</translation>
    </message>
    <message>
        <source>The agent cannot be converted because of this error: %1</source>
        <translation>由于此错误，无法转换该智能体：%1</translation>
    </message>
    <message>
        <source>Written as `%1` with the value `%2`.</source>
        <translation>写为 `%1`，值为 `%2`。</translation>
    </message>
</context>
<context>
    <name>core/diff</name>
    <message>
        <source>the lines to change no longer exist</source>
        <translation>要更改的行已不存在</translation>
    </message>
    <message>
        <source>`%1` is not a list of hunks. Enter numbers such as 1,3 or 1-3.</source>
        <translation>`%1` 不是块列表。请输入 1,3 或 1-3 之类的编号。</translation>
    </message>
    <message>
        <source>the lines to change occur several times, for example on lines %1 and %2</source>
        <translation>要更改的行出现多次，例如在第 %1 行和第 %2 行</translation>
    </message>
    <message>
        <source>hunk %1 is listed twice. Remove one</source>
        <translation>块 %1 列出了两次。请移除一个</translation>
    </message>
    <message>
        <source>not a unified diff: the lines `--- name` and `+++ name` are missing. Add them</source>
        <translation>不是 unified diff：缺少 `--- name` 和 `+++ name` 行。请添加</translation>
    </message>
    <message>
        <source>binary diffs are not supported, because they have no lines to show or select. Use a diff of text files</source>
        <translation>不支持二进制差异，因为没有可显示或选择的行。请使用文本文件的差异</translation>
    </message>
    <message>
        <source>the lines `--- name` and `+++ name` are missing above this hunk. Add them</source>
        <translation>此块上方缺少 `--- name` 和 `+++ name` 行。请添加</translation>
    </message>
    <message>
        <source>unexpected line: the `@@` line of the hunk above states fewer lines. Correct its numbers, or remove this line</source>
        <translation>意外的行：上方块的 `@@` 行声明的行数较少。请更正其数字，或移除此行</translation>
    </message>
    <message>
        <source>expected a hunk header such as `@@ -1,3 +1,3 @@` after the file names. Add one</source>
        <translation>文件名之后预期为 `@@ -1,3 +1,3 @@` 之类的块头。请添加</translation>
    </message>
    <message>
        <source>invalid hunk header. Write a line such as `@@ -1,3 +1,3 @@`</source>
        <translation>无效的块头。请编写 `@@ -1,3 +1,3 @@` 之类的行</translation>
    </message>
    <message>
        <source>this hunk begins before the end of the previous one, or at line 0; lines are numbered from 1. Correct its numbers</source>
        <translation>此块在前一块结束之前或第 0 行开始；行号从 1 开始。请更正其数字</translation>
    </message>
    <message>
        <source>this hunk has no lines. Add its lines, or remove it</source>
        <translation>此块没有行。请添加其行，或移除该块</translation>
    </message>
    <message>
        <source>the hunk ends too early; missing lines according to its `@@` line: %1 old, %2 new. Add them, or correct the `@@` line</source>
        <translation>块过早结束；按其 `@@` 行缺少的行数：旧 %1，新 %2。请添加，或更正 `@@` 行</translation>
    </message>
    <message>
        <source>a line follows `\ No newline at end of file`, which marks the last line. Remove the line, or the marker</source>
        <translation>`\ No newline at end of file` 标记最后一行，但其后还有一行。请移除该行或该标记</translation>
    </message>
    <message>
        <source>this diff changes %1 files, but only one is expected. Split it</source>
        <translation>此差异更改 %1 个文件，但预期只有一个。请将其拆分</translation>
    </message>
    <message>
        <source>hunk %1 does not exist. Use numbers from 1 to %2</source>
        <translation>块 %1 不存在。请使用 1 到 %2 的编号</translation>
    </message>
    <message>
        <source>`\ No newline at end of file` must follow a line of the hunk. Move or remove it</source>
        <translation>`\ No newline at end of file` 必须跟在块的某一行之后。请移动或移除它</translation>
    </message>
</context>
<context>
    <name>core/documents</name>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1, which is not a finite number</source>
        <translation>%1，不是有限数</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>%1列表</translation>
    </message>
    <message>
        <source>%1 has no %2 `%3`; did you mean `%4`?</source>
        <translation>%1 没有%2 `%3`；你是不是指 `%4`？</translation>
    </message>
    <message>
        <source>cannot be represented in a request</source>
        <translation>无法在请求中表示</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>`%1` is not allowed here. Use one of: %2.</source>
        <translation>此处不允许 `%1`。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>`%1` has %2 characters, above the maximum of %3. Shorten it.</source>
        <translation>`%1` 有 %2 个字符，超过最大值 %3。请将其缩短。</translation>
    </message>
    <message>
        <source>`%1` is empty. Fill it in, or remove it.</source>
        <translation>`%1` 为空。请填写，或将其移除。</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>预期为%1，找到%2。</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>a JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Add the opening `---` line</source>
        <translation>添加起始的 `---` 行</translation>
    </message>
    <message>
        <source>Add the closing `---` line</source>
        <translation>添加结束的 `---` 行</translation>
    </message>
    <message>
        <source>Suggestions are never applied automatically. Set auto_apply to false.</source>
        <translation>建议绝不会自动应用。请将 auto_apply 设为 false。</translation>
    </message>
    <message>
        <source>Layer in %1</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 已存在。请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 must be updated, but is not UTF-8. Convert it to UTF-8 first.</source>
        <translation>%1 必须更新，但它不是 UTF-8。请先将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8, so changing it would lose data. Convert it to UTF-8 first.</source>
        <translation>%1 不是 UTF-8，因此更改它会丢失数据。请先将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>No changes were made because the data is invalid: %1</source>
        <translation>数据无效，因此未作更改：%1</translation>
    </message>
    <message>
        <source>No changes were made because the data is invalid: %1 Fix it with `outcrop-cli check --fix %2`.</source>
        <translation>数据无效，因此未作更改：%1 请用 `outcrop-cli check --fix %2` 修复。</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Known keys: %2.</source>
        <translation>未知的键 &quot;%1&quot;。已知的键：%2。</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>未知的键 &quot;%1&quot;；你是不是指 &quot;%2&quot;？</translation>
    </message>
    <message>
        <source>Expected one of: %1; found %2.</source>
        <translation>预期为以下之一：%1；找到 %2。</translation>
    </message>
    <message>
        <source>Expected one of: %1; found %2. Did you mean %3?</source>
        <translation>预期为以下之一：%1；找到 %2。你是不是指 %3？</translation>
    </message>
    <message>
        <source>The imported file `%1` does not exist. Create it, or correct the path.</source>
        <translation>导入的文件 `%1` 不存在。请创建该文件，或更正路径。</translation>
    </message>
    <message>
        <source>`%1` must be %2, but is `%3`.</source>
        <translation>`%1` 必须为%2，但为 `%3`。</translation>
    </message>
    <message>
        <source>Specify the field: a key, or several keys joined by dots.</source>
        <translation>请指定字段：一个键，或用点连接的多个键。</translation>
    </message>
    <message>
        <source>Changing `%1` here would also change other values, such as the target of an alias (*name). Edit the text instead.</source>
        <translation>在此处更改 `%1` 也会更改其他值，例如别名 (*name) 的目标。请改为编辑文本。</translation>
    </message>
    <message>
        <source>TOML has no null. Remove `%1` instead, or set another value.</source>
        <translation>TOML 没有 null。请改为移除 `%1`，或设置其他值。</translation>
    </message>
    <message>
        <source>Unknown key `%1`; did you mean `%2`?</source>
        <translation>未知的键 `%1`；你是不是指 `%2`？</translation>
    </message>
    <message>
        <source>integers range from -9223372036854775808 to 9223372036854775807</source>
        <translation>整数的范围为 -9223372036854775808 到 9223372036854775807</translation>
    </message>
    <message>
        <source>numbers range up to about 1.8e308</source>
        <translation>数字的范围最大约为 1.8e308</translation>
    </message>
    <message>
        <source>The replacement refers to group %1, but the pattern has no groups. Put parentheses around the part to insert.</source>
        <translation>替换内容引用了组 %1，但模式没有组。请用圆括号括住要插入的部分。</translation>
    </message>
    <message>
        <source>The skill in the folder `%1` must be named `%1`. Change the name, or rename the folder.</source>
        <translation>文件夹 `%1` 中的技能必须命名为 `%1`。请更改名称，或重命名文件夹。</translation>
    </message>
    <message>
        <source>%1 does not exist in the workspace, or cannot be read. Create it, or correct the path.</source>
        <translation>工作区中不存在 %1，或无法读取。请创建它，或更正路径。</translation>
    </message>
    <message>
        <source>Use `%1` instead.</source>
        <translation>请改用 `%1`。</translation>
    </message>
    <message>
        <source>The linked file `%1` does not exist. Create it, or correct the link.</source>
        <translation>链接的文件 `%1` 不存在。请创建该文件，或更正链接。</translation>
    </message>
    <message>
        <source>`%3` is not a known %1 %2. Check the name.</source>
        <translation>`%3` 不是已知的 %1 %2。请检查名称。</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>改为 %1</translation>
    </message>
    <message>
        <source>This %1 has no prompt, because the text below the front matter is empty. Add a prompt.</source>
        <translation>此%1没有提示词，因为 front matter 下方的文本为空。请添加提示词。</translation>
    </message>
    <message>
        <source>This file is encoded in UTF-16, so it can be read but not saved. Convert it to UTF-8.</source>
        <translation>此文件以 UTF-16 编码，因此可以读取但不能保存。请将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>The byte 0x%1 is not valid UTF-8. The file is read-only, because saving would change its bytes. Convert it to UTF-8.</source>
        <translation>字节 0x%1 不是有效的 UTF-8。文件为只读，因为保存会更改其字节。请将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>empty value</source>
        <translation>空值</translation>
    </message>
    <message>
        <source>unknown key, not sent</source>
        <translation>未知的键，不发送</translation>
    </message>
    <message>
        <source>invalid value, no effect</source>
        <translation>无效值，不起作用</translation>
    </message>
    <message>
        <source>not part of a prompt, no effect here</source>
        <translation>不是提示词的一部分，在此不起作用</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>重命名为 %1</translation>
    </message>
    <message>
        <source>Set the name to %1</source>
        <translation>将名称设为 %1</translation>
    </message>
    <message>
        <source>A skill name can contain only lowercase letters, digits and single hyphens. Use a name such as `%1`.</source>
        <translation>技能名称只能包含小写字母、数字和单个连字符。请使用 `%1` 之类的名称。</translation>
    </message>
    <message>
        <source>The name `%1` is reserved. Choose another name.</source>
        <translation>名称 `%1` 是保留的。请选择其他名称。</translation>
    </message>
    <message>
        <source>Separate the names in `%1` with commas.</source>
        <translation>请用逗号分隔 `%1` 中的名称。</translation>
    </message>
    <message>
        <source>Insert commas</source>
        <translation>插入逗号</translation>
    </message>
    <message>
        <source>The value must be at least %1.</source>
        <translation>值必须至少为 %1。</translation>
    </message>
    <message>
        <source>The value must be at most %1.</source>
        <translation>值必须最多为 %1。</translation>
    </message>
    <message>
        <source>Put the value in quotes</source>
        <translation>将值放入引号</translation>
    </message>
    <message>
        <source>Convert to a list</source>
        <translation>转换为列表</translation>
    </message>
    <message>
        <source>This file is not UTF-8, so its fields cannot be changed. Convert it to UTF-8 first.</source>
        <translation>此文件不是 UTF-8，因此无法更改其字段。请先将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>The front matter does not begin with a `---` line, so it would be read as part of the text. Add a `---` line above it.</source>
        <translation>front matter 不以 `---` 行开头，因此会被读作文本的一部分。请在其上方添加 `---` 行。</translation>
    </message>
    <message>
        <source>The front matter that begins here has no closing `---` line. Add one after its last key.</source>
        <translation>从此处开始的 front matter 没有结束的 `---` 行。请在其最后一个键之后添加。</translation>
    </message>
    <message>
        <source>Set to false</source>
        <translation>设为 false</translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a path inside it.</source>
        <translation>%1 位于工作区之外。请选择工作区内的路径。</translation>
    </message>
    <message>
        <source>%1 cannot be read, and may refer to the renamed document. Fix its errors first.</source>
        <translation>无法读取 %1，它可能引用重命名的文档。请先修复其错误。</translation>
    </message>
    <message>
        <source>The condition refers to `%1`, which is now `%2`. Update the condition if it means the renamed document.</source>
        <translation>条件引用 `%1`，它现在是 `%2`。如果条件指的是重命名的文档，请更新条件。</translation>
    </message>
    <message>
        <source>The value must have at least %1 characters.</source>
        <translation>值必须至少有 %1 个字符。</translation>
    </message>
    <message>
        <source>The value exceeds the maximum of %1 characters. Shorten it.</source>
        <translation>值超过最多 %1 个字符的限制。请将其缩短。</translation>
    </message>
    <message>
        <source>The value must be greater than %1.</source>
        <translation>值必须大于 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The list must have at least %n items. Add more.</source>
        <translation>
            <numerusform>列表必须至少有 %n 项。请添加更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list contains the same item twice. Remove one.</source>
        <translation>列表包含两个相同的项。请移除一个。</translation>
    </message>
    <message>
        <source>The required key &quot;%1&quot; is missing. Add it.</source>
        <translation>缺少必需的键 &quot;%1&quot;。请添加。</translation>
    </message>
    <message>
        <source>The search text is empty. Enter a string or a pattern.</source>
        <translation>搜索文本为空。请输入字符串或模式。</translation>
    </message>
    <message>
        <source>The pattern %1 does not match any file: a closing bracket is missing after %2. Add %3.</source>
        <translation>模式 %1 不匹配任何文件：%2 之后缺少右括号。请添加 %3。</translation>
    </message>
    <message>
        <source>The tier of this layer depends on its name, so renaming it may change the tier. To keep the tier, add `tier:` to its front matter.</source>
        <translation>此层的层级取决于其名称，因此重命名可能会更改层级。要保持层级，请在其 front matter 中添加 `tier:`。</translation>
    </message>
    <message>
        <source>The pattern %1 does not match any file: Claude Code compares paths without a leading `./`. Remove the `./` from the pattern.</source>
        <translation>模式 %1 不匹配任何文件：Claude Code 比较的路径不带前导的 `./`。请从模式中移除 `./`。</translation>
    </message>
    <message>
        <source>A skill name can have at most %1 characters. Shorten it.</source>
        <translation>技能名称最多可有 %1 个字符。请将其缩短。</translation>
    </message>
    <message>
        <source>A name must not begin or end with a dot or a space. Remove it.</source>
        <translation>名称不得以点或空格开头或结尾。请将其移除。</translation>
    </message>
    <message>
        <source>A name cannot contain `%1`. Remove it.</source>
        <translation>名称不能包含 `%1`。请将其移除。</translation>
    </message>
    <message>
        <source>A name cannot contain control characters. Remove them.</source>
        <translation>名称不能包含控制字符。请将其移除。</translation>
    </message>
    <message>
        <source>A name can have at most %1 bytes. Shorten it.</source>
        <translation>名称最多可有 %1 字节。请将其缩短。</translation>
    </message>
    <message>
        <source>Invalid regular expression: %1. Correct it.</source>
        <translation>无效的正则表达式：%1。请更正。</translation>
    </message>
    <message>
        <source>The document is not a list of `key: value` pairs, so it has no fields. Edit it as text.</source>
        <translation>该文档不是 `key: value` 对的列表，因此没有字段。请将其作为文本编辑。</translation>
    </message>
    <message>
        <source>%1 has no fields: only Markdown, YAML and TOML files have them. Choose another file.</source>
        <translation>%1 没有字段：只有 Markdown、YAML 和 TOML 文件才有。请选择其他文件。</translation>
    </message>
    <message>
        <source>The template `%1` does not exist. Correct its name.</source>
        <translation>模板 `%1` 不存在。请更正其名称。</translation>
    </message>
    <message>
        <source>The number %1 is out of range, so it may be ignored or rounded: %2. Correct it.</source>
        <translation>数字 %1 超出范围，因此可能被忽略或舍入：%2。请更正。</translation>
    </message>
    <message>
        <source>%1 must keep the extension `%2`. Choose a name with this extension.</source>
        <translation>%1 必须保留扩展名 `%2`。请选择带此扩展名的名称。</translation>
    </message>
    <message>
        <source>Moving the document to %1 changes its kind from %3 to %2. Choose another path.</source>
        <translation>将文档移到 %1 会使其种类从 %3 变为 %2。请选择其他路径。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be moved into itself. Choose another folder.</source>
        <translation>文件夹 %1 不能移到自身之中。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The document %1 does not exist. Check its path.</source>
        <translation>文档 %1 不存在。请检查其路径。</translation>
    </message>
    <message>
        <source>This text mentions `%1`, which is now `%2`. Update the text.</source>
        <translation>此文本提到 `%1`，它现在是 `%2`。请更新文本。</translation>
    </message>
    <message>
        <source>The value must not be empty. Fill it in.</source>
        <translation>值不得为空。请填写。</translation>
    </message>
    <message>
        <source>The value does not match the required pattern. Correct it.</source>
        <translation>值与要求的模式不匹配。请更正。</translation>
    </message>
    <message>
        <source>The value matches none of the allowed forms. Correct it.</source>
        <translation>值与允许的任何形式都不匹配。请更正。</translation>
    </message>
    <message>
        <source>Invalid regular expression: %1 (at character %2). Correct it.</source>
        <translation>无效的正则表达式：%1（在第 %2 个字符处）。请更正。</translation>
    </message>
    <message>
        <source>The document %1 does not exist, so it cannot be changed. Check its path.</source>
        <translation>文档 %1 不存在，因此无法更改。请检查其路径。</translation>
    </message>
    <message>
        <source>%1 does not exist, so it cannot be moved. Check its path.</source>
        <translation>%1 不存在，因此无法移动。请检查其路径。</translation>
    </message>
    <message>
        <source>Two edits of %1 overlap, or one is outside its text. Reload the file and try again.</source>
        <translation>对 %1 的两处编辑重叠，或有一处位于其文本之外。请重新加载文件，然后重试。</translation>
    </message>
    <message>
        <source>An edit of %1 splits a character. Reload the file and try again.</source>
        <translation>对 %1 的一处编辑拆分了字符。请重新加载文件，然后重试。</translation>
    </message>
    <message>
        <source>This file has `tier:` but is not a layer, so no prompt includes it. Move it into layers/, or list it in [prompt_layers] of config.toml.</source>
        <translation>此文件有 `tier:` 但不是层，因此没有提示词包含它。请将其移到 layers/ 中，或在 config.toml 的 [prompt_layers] 中列出。</translation>
    </message>
    <message>
        <source>`%1` is empty. Fill in this field: %2</source>
        <translation>`%1` 为空。请填写此字段：%2</translation>
    </message>
    <message>
        <source>`%1` is missing. Add this field: %2</source>
        <translation>缺少 `%1`。请添加此字段：%2</translation>
    </message>
    <message>
        <source>The lines between the two `---` lines contain no `key: value` pairs, so they are read as part of the text. Add a pair, or remove the `---` lines.</source>
        <translation>两个 `---` 行之间的行不含 `key: value` 对，因此会被读作文本的一部分。请添加键值对，或移除 `---` 行。</translation>
    </message>
    <message>
        <source>The condition is not valid: %1</source>
        <translation>条件无效：%1</translation>
    </message>
    <message>
        <source>%1 is in a hidden folder or has a hidden name, so the document cannot be moved there. Choose another path.</source>
        <translation>%1 位于隐藏文件夹中或名称为隐藏，因此无法将文档移到那里。请选择其他路径。</translation>
    </message>
    <message>
        <source>The replacement refers to group %1, which the pattern does not have. Use a group from 1 to %2.</source>
        <translation>替换内容引用了模式中没有的组 %1。请使用 1 到 %2 的组。</translation>
    </message>
    <message>
        <source>From here on, the skill exceeds the recommended length of %1 lines. Move details to linked files.</source>
        <translation>从此处开始，技能超过建议的 %1 行长度。请将细节移到链接的文件。</translation>
    </message>
    <message>
        <source>The pattern takes too long, so the search was stopped. The usual cause is a nested repetition such as (a+)+. Use a single repetition instead.</source>
        <translation>模式耗时过长，因此搜索已停止。常见原因是嵌套的重复，例如 (a+)+。请改用单个重复。</translation>
    </message>
    <message>
        <source>The pattern takes too long, so only the matches up to line %1 were found. The usual cause is a nested repetition such as (a+)+. Use a single repetition instead.</source>
        <translation>模式耗时过长，因此只找到第 %1 行之前的匹配。常见原因是嵌套的重复，例如 (a+)+。请改用单个重复。</translation>
    </message>
    <message>
        <source>`%1` is not a known value. Use one of: %2.</source>
        <translation>`%1` 不是已知的值。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>Unknown key `%1`. It is kept unchanged. Check its spelling.</source>
        <translation>未知的键 `%1`。它会原样保留。请检查其拼写。</translation>
    </message>
    <message>
        <source>The kind %1 cannot have a condition. Remove the condition, or create a layer.</source>
        <translation>种类 %1 不能有条件。请移除条件，或创建层。</translation>
    </message>
    <message>
        <source>The file is not UTF-8, so its text cannot be replaced. Convert it to UTF-8 first.</source>
        <translation>该文件不是 UTF-8，因此无法替换其文本。请先将其转换为 UTF-8。</translation>
    </message>
    <message numerus="yes">
        <source>%n files have `tier:` but are not layers, so no prompt includes them; this file is the first. Move them into layers/, or list them in [prompt_layers] of config.toml.</source>
        <translation>
            <numerusform>%n 个文件有 `tier:` 但不是层，因此没有提示词包含它们；此文件是第一个。请将其移到 layers/ 中，或在 config.toml 的 [prompt_layers] 中列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the same file name, so %2 would be the condensed form of both documents. Choose another name.</source>
        <translation>%1 有相同的文件名，因此 %2 会成为两个文档的精简形式。请选择其他名称。</translation>
    </message>
    <message>
        <source>The path `%1` contains a value that is neither a mapping nor a list, or an invalid list index. Correct the path.</source>
        <translation>路径 `%1` 包含既非映射也非列表的值，或无效的列表索引。请更正路径。</translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so it was not read. Copy it into layers/, or allow reading it with --allow-outside on the command line or with “Layers &gt; Allow Layers Outside the Workspace” in the window.</source>
        <translation>%1 位于工作区之外，因此未读取。请将其复制到 layers/ 中，或在命令行中用 --allow-outside、在窗口中用“层 &gt; 允许工作区外的层”允许读取。</translation>
    </message>
    <message>
        <source>The file is outside the workspace, so its text cannot be replaced. Copy it into the workspace first.</source>
        <translation>该文件位于工作区之外，因此无法替换其文本。请先将其复制到工作区中。</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>任意值</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>strings</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>mappings</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>regular expressions</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>JSON Schemas</source>
        <translation>JSON Schema</translation>
    </message>
</context>
<context>
    <name>core/documents/data</name>
    <message>
        <source>This is not valid TOML: %1. A line is either [table], key = value, or a comment that begins with #.</source>
        <translation>这不是有效的 TOML：%1。一行应为 [table]、key = value 或以 # 开头的注释。</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; %2</source>
        <translation>&quot;%1&quot; 的值%2</translation>
    </message>
    <message>
        <source>This list item %1</source>
        <translation>此列表项%1</translation>
    </message>
    <message>
        <source>This is not valid YAML (%1). Check this line and the one above.</source>
        <translation>这不是有效的 YAML（%1）。请检查此行及其上一行。</translation>
    </message>
    <message>
        <source>The document has more than %1 values. Split it.</source>
        <translation>该文档有超过 %1 个值。请将其拆分。</translation>
    </message>
    <message>
        <source>This escape is not valid in JSON. Write \\ for a backslash.</source>
        <translation>此转义在 JSON 中无效。反斜杠请写作 \\。</translation>
    </message>
    <message>
        <source>inf and nan cannot be used here. Write a number, or put the text in quotes.</source>
        <translation>此处不能使用 inf 和 nan。请写数字，或将文本放入引号。</translation>
    </message>
    <message>
        <source>Between double quotes, a backslash must begin a YAML escape. Double the backslash, or use single quotes.</source>
        <translation>在双引号中，反斜杠必须开始 YAML 转义。请将反斜杠加倍，或使用单引号。</translation>
    </message>
    <message>
        <source>A value that begins with !, &amp; or % has a special meaning in YAML. Put the value in quotes.</source>
        <translation>以 !、&amp; 或 % 开头的值在 YAML 中有特殊含义。请将值放入引号。</translation>
    </message>
    <message>
        <source>A list item cannot begin here. Put each dash on a separate line below the key, or put the text in quotes.</source>
        <translation>列表项不能从此处开始。请将每个短横线放在键下方单独的行上，或将文本放入引号。</translation>
    </message>
    <message>
        <source>A value cannot begin with %1, which YAML reserves. Put the value in quotes.</source>
        <translation>值不能以 YAML 保留的 %1 开头。请将值放入引号。</translation>
    </message>
    <message>
        <source>This is not valid YAML (%1). Check the quotes, brackets and indentation of this line and the one above.</source>
        <translation>这不是有效的 YAML（%1）。请检查此行及其上一行的引号、括号和缩进。</translation>
    </message>
    <message>
        <source>This line is neither a key with a colon nor part of a value, so it is ignored. Write `key: value`, or make it a comment.</source>
        <translation>此行既不是带冒号的键，也不是值的一部分，因此被忽略。请写 `key: value`，或将其改为注释。</translation>
    </message>
    <message>
        <source>Replace the tabs with spaces</source>
        <translation>将制表符替换为空格</translation>
    </message>
    <message>
        <source>has a backslash that is not valid between double quotes. Double it.</source>
        <translation>含有在双引号中无效的反斜杠。请将其加倍。</translation>
    </message>
    <message>
        <source>Double the backslash</source>
        <translation>将反斜杠加倍</translation>
    </message>
    <message>
        <source>Add the closing quote</source>
        <translation>添加右引号</translation>
    </message>
    <message>
        <source>Write the control character as an escape</source>
        <translation>将控制字符写为转义</translation>
    </message>
    <message>
        <source>Add the closing bracket</source>
        <translation>添加右括号</translation>
    </message>
    <message>
        <source>Put the value in quotes</source>
        <translation>将值放入引号</translation>
    </message>
    <message>
        <source>begins with %1, which has a special meaning in YAML.</source>
        <translation>以 %1 开头，它在 YAML 中有特殊含义。</translation>
    </message>
    <message>
        <source>begins with %1 like a list or a mapping, but is not one.</source>
        <translation>像列表或映射那样以 %1 开头，但并不是。</translation>
    </message>
    <message>
        <source>begins with a quote that does not enclose all of it.</source>
        <translation>以未括住全部内容的引号开头。</translation>
    </message>
    <message>
        <source>contains a colon followed by a space, which YAML reads as another key.</source>
        <translation>含有后跟空格的冒号，YAML 会将其读作另一个键。</translation>
    </message>
    <message>
        <source>is not valid YAML.</source>
        <translation>不是有效的 YAML。</translation>
    </message>
    <message>
        <source>Indent the keys like this one</source>
        <translation>像此键一样缩进各键</translation>
    </message>
    <message>
        <source>Indent the lines that continue the value</source>
        <translation>缩进延续该值的行</translation>
    </message>
    <message>
        <source>Move the text to the next line</source>
        <translation>将文本移到下一行</translation>
    </message>
    <message>
        <source>The alias *%1 has no matching anchor above. Define &amp;%1 first, or put the value in quotes.</source>
        <translation>别名 *%1 在上方没有匹配的锚点。请先定义 &amp;%1，或将值放入引号。</translation>
    </message>
    <message>
        <source>The alias *%1 is inside the value that it refers to, so the value would be infinite. Remove the alias.</source>
        <translation>别名 *%1 位于它所引用的值之内，因此该值会无限。请移除别名。</translation>
    </message>
    <message>
        <source>This alias expands the document beyond %1 values. Use fewer nested aliases.</source>
        <translation>此别名将文档扩展到超过 %1 个值。请减少嵌套的别名。</translation>
    </message>
    <message>
        <source>Values are nested more than %1 levels deep here. Reduce the nesting.</source>
        <translation>此处的值嵌套超过 %1 层。请减少嵌套。</translation>
    </message>
    <message>
        <source>Text follows the end of the document. Remove it.</source>
        <translation>文档结尾之后还有文本。请将其移除。</translation>
    </message>
    <message>
        <source>\u must be followed by four hexadecimal digits.</source>
        <translation>\u 之后必须有四个十六进制数字。</translation>
    </message>
    <message>
        <source>This key has more than %1 parts. Reduce the nesting.</source>
        <translation>此键有超过 %1 个部分。请减少嵌套。</translation>
    </message>
    <message>
        <source>A list that begins with [ lacks a comma or its closing ] here. Add the missing character, or put the text in quotes if it is not a list.</source>
        <translation>以 [ 开头的列表在此处缺少逗号或右括号 ]。请添加缺少的字符；如果不是列表，请将文本放入引号。</translation>
    </message>
    <message>
        <source>A mapping that begins with { lacks a comma or its closing } here. Add the missing character, or put the text in quotes if it is not a mapping.</source>
        <translation>以 { 开头的映射在此处缺少逗号或右括号 }。请添加缺少的字符；如果不是映射，请将文本放入引号。</translation>
    </message>
    <message>
        <source>YAML reads a value that begins with ! as a tag. Put the value in quotes.</source>
        <translation>YAML 将以 ! 开头的值读作标签。请将值放入引号。</translation>
    </message>
    <message>
        <source>This line requests an unknown YAML version. Remove the %YAML line.</source>
        <translation>此行请求未知的 YAML 版本。请移除 %YAML 行。</translation>
    </message>
    <message>
        <source>After | or &gt;, the text must begin on the next line.</source>
        <translation>在 | 或 &gt; 之后，文本必须从下一行开始。</translation>
    </message>
    <message>
        <source>The number after | or &gt; must be from 1 to 9. Correct or remove it.</source>
        <translation>| 或 &gt; 之后的数字必须为 1 到 9。请更正或移除。</translation>
    </message>
    <message>
        <source>A value is missing here. Add one, or put the text in quotes.</source>
        <translation>此处缺少值。请添加，或将文本放入引号。</translation>
    </message>
    <message>
        <source>Text follows the end of the value. Put the whole value in quotes, or remove the text.</source>
        <translation>值的结尾之后还有文本。请将整个值放入引号，或移除该文本。</translation>
    </message>
    <message>
        <source>A second document begins here, but only the first is read. Split the file, or remove the line that separates them.</source>
        <translation>第二个文档从此处开始，但只读取第一个。请拆分文件，或移除分隔它们的行。</translation>
    </message>
    <message>
        <source>A key is missing before this colon. Add one, or put the text in quotes.</source>
        <translation>此冒号之前缺少键。请添加，或将文本放入引号。</translation>
    </message>
    <message>
        <source>This line is part of the value above. Indent it more than its key or dash.</source>
        <translation>此行是上方值的一部分。请使其缩进大于其键或短横线。</translation>
    </message>
    <message>
        <source>An anchor name can contain only letters, digits, - and _. Rename it, or put the value in quotes.</source>
        <translation>锚点名称只能包含字母、数字、- 和 _。请重命名，或将值放入引号。</translation>
    </message>
    <message>
        <source>Escape the inner quotes</source>
        <translation>转义内部的引号</translation>
    </message>
    <message>
        <source>continues on lines that are not indented.</source>
        <translation>延续到未缩进的行。</translation>
    </message>
    <message>
        <source>continues on lines that are not indented. Indent them.</source>
        <translation>延续到未缩进的行。请缩进这些行。</translation>
    </message>
    <message>
        <source>Indent the lines of the block scalar</source>
        <translation>缩进块标量的行</translation>
    </message>
    <message>
        <source>This is not valid TOML: %1. Remove or rename one of the duplicates.</source>
        <translation>这不是有效的 TOML：%1。请移除或重命名其中一个重复项。</translation>
    </message>
    <message>
        <source>This is not valid TOML: %1. A string must be in quotes: key = &quot;text&quot;.</source>
        <translation>这不是有效的 TOML：%1。字符串必须放入引号：key = &quot;text&quot;。</translation>
    </message>
    <message>
        <source>The data exceeds the maximum size of %1 KiB. Split it.</source>
        <translation>数据超过最大大小 %1 KiB。请将其拆分。</translation>
    </message>
    <message>
        <source>A key must be a string, not a list or a mapping. Put the key in quotes.</source>
        <translation>键必须是字符串，不能是列表或映射。请将键放入引号。</translation>
    </message>
    <message>
        <source>The tag %1 is not supported and is ignored. Remove it.</source>
        <translation>标签 %1 不受支持，已忽略。请将其移除。</translation>
    </message>
    <message>
        <source>The string that begins here has no closing quote on the same line. Add it, and write a line break as \n.</source>
        <translation>从此处开始的字符串在同一行没有右引号。请添加，并将换行写为 \n。</translation>
    </message>
    <message>
        <source>JSON does not allow this control character. Write it as an escape such as \t.</source>
        <translation>JSON 不允许此控制字符。请将其写为 \t 之类的转义。</translation>
    </message>
    <message>
        <source>Expected a value here: a string in double quotes, a number, true, false, null, [ or {.</source>
        <translation>此处预期为值：双引号中的字符串、数字、true、false、null、[ 或 {。</translation>
    </message>
    <message>
        <source>The character U+%1 is allowed only in quotes or in a comment. Remove it, or put the value in quotes.</source>
        <translation>字符 U+%1 只允许出现在引号或注释中。请将其移除，或将值放入引号。</translation>
    </message>
    <message>
        <source>A colon followed by a space begins a second value here. Put the whole value in quotes.</source>
        <translation>后跟空格的冒号在此处开始第二个值。请将整个值放入引号。</translation>
    </message>
    <message>
        <source>This line is read as a key, but has no colon. Add a colon and a space, or indent the line if it continues the value above.</source>
        <translation>此行被读作键，但没有冒号。请添加冒号和空格；如果它延续上方的值，请将其缩进。</translation>
    </message>
    <message>
        <source>This line is not part of the mapping above. Indent it like its siblings, or put the whole value above in quotes.</source>
        <translation>此行不是上方映射的一部分。请像同级项一样缩进，或将上方的整个值放入引号。</translation>
    </message>
    <message>
        <source>This line is not an item of the list above. Indent it like the other items, or begin it with a dash and a space.</source>
        <translation>此行不是上方列表的项。请像其他项一样缩进，或以短横线加空格开头。</translation>
    </message>
    <message>
        <source>The string that begins here has no closing quote. Add it.</source>
        <translation>从此处开始的字符串没有右引号。请添加。</translation>
    </message>
    <message>
        <source>\x, \u and \U must be followed by hexadecimal digits. If this is not an escape, double the backslash.</source>
        <translation>\x、\u 和 \U 之后必须有十六进制数字。如果这不是转义，请将反斜杠加倍。</translation>
    </message>
    <message>
        <source>This escape is not a valid Unicode character. Write the character itself.</source>
        <translation>此转义不是有效的 Unicode 字符。请直接写该字符。</translation>
    </message>
    <message>
        <source>YAML reads a line that begins with % as a directive. Put the line in quotes.</source>
        <translation>YAML 将以 % 开头的行读作指令。请将该行放入引号。</translation>
    </message>
    <message>
        <source>A question mark followed by a space begins a key in YAML. Put the value in quotes.</source>
        <translation>问号加空格在 YAML 中开始一个键。请将值放入引号。</translation>
    </message>
    <message>
        <source>YAML does not allow this control character. Remove it.</source>
        <translation>YAML 不允许此控制字符。请将其移除。</translation>
    </message>
    <message>
        <source>This is an unpaired surrogate. Delete it and type the character again.</source>
        <translation>这是不成对的代理项。请删除并重新输入该字符。</translation>
    </message>
    <message>
        <source>This %1 has no closing bracket. Add it, or put the value in quotes.</source>
        <translation>此 %1 没有右括号。请添加，或将值放入引号。</translation>
    </message>
    <message>
        <source>A line with ... ends the YAML document, so the lines below it would not be read. Remove the line.</source>
        <translation>带 ... 的行结束 YAML 文档，因此不会读取其下方的行。请移除该行。</translation>
    </message>
    <message>
        <source>Comment out the line</source>
        <translation>注释掉该行</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is a duplicate; the first one is on line %2. The last value is used. Comment out or remove the first one.</source>
        <translation>键 &quot;%1&quot; 重复；第一个在第 %2 行。使用最后一个值。请注释掉或移除第一个。</translation>
    </message>
    <message>
        <source>Comment out the first duplicate</source>
        <translation>注释掉第一个重复项</translation>
    </message>
    <message>
        <source>This line is indented differently from its siblings. Use the same indentation.</source>
        <translation>此行的缩进与其同级项不同。请使用相同的缩进。</translation>
    </message>
    <message>
        <source>Indent like the siblings</source>
        <translation>像同级项一样缩进</translation>
    </message>
    <message>
        <source>A comment needs a space before its #. Add one, or put the value in quotes if the # is part of it.</source>
        <translation>注释的 # 之前需要空格。请添加；如果 # 是值的一部分，请将值放入引号。</translation>
    </message>
    <message>
        <source>A dash alone is not a value. Put the dash in quotes, or remove it.</source>
        <translation>单独的短横线不是值。请将短横线放入引号，或将其移除。</translation>
    </message>
    <message>
        <source>is in quotes and contains unescaped quotes of the same kind. Escape the inner quotes.</source>
        <translation>位于引号中，且包含未转义的同类引号。请转义内部的引号。</translation>
    </message>
    <message>
        <source>has no closing quote. Add it.</source>
        <translation>没有右引号。请添加。</translation>
    </message>
    <message>
        <source>has a %1 without a closing bracket. Add it.</source>
        <translation>有 %1，但没有右括号。请添加。</translation>
    </message>
    <message>
        <source>Put the value in quotes.</source>
        <translation>请将值放入引号。</translation>
    </message>
    <message>
        <source>Convert the value to a block scalar.</source>
        <translation>请将值转换为块标量。</translation>
    </message>
    <message>
        <source>Convert the value to a block scalar</source>
        <translation>将值转换为块标量</translation>
    </message>
    <message>
        <source>is complete, but the keys below it are indented more. Give them the indentation of this key.</source>
        <translation>已完整，但其下方的键缩进更多。请使它们与此键缩进相同。</translation>
    </message>
    <message>
        <source>is a block scalar with insufficiently indented lines. Indent them.</source>
        <translation>是含有缩进不足的行的块标量。请缩进这些行。</translation>
    </message>
    <message>
        <source>YAML does not allow a tab in the indentation. Replace it with spaces.</source>
        <translation>YAML 不允许在缩进中使用制表符。请替换为空格。</translation>
    </message>
    <message>
        <source>A colon is not allowed here between brackets. Put the value with the colon in quotes.</source>
        <translation>此处括号之间不允许冒号。请将带冒号的值放入引号。</translation>
    </message>
    <message>
        <source>begins on the same line as its %1, which YAML does not allow. Move it to the next line.</source>
        <translation>与其 %1 从同一行开始，这在 YAML 中不允许。请将其移到下一行。</translation>
    </message>
    <message>
        <source>Expected a key in double quotes here. Add it.</source>
        <translation>此处预期为双引号中的键。请添加。</translation>
    </message>
    <message>
        <source>Expected a colon here, between the key and its value. Add it.</source>
        <translation>此处键与值之间预期为冒号。请添加。</translation>
    </message>
    <message>
        <source>Expected a comma or %1 here. Add it.</source>
        <translation>此处预期为逗号或 %1。请添加。</translation>
    </message>
    <message>
        <source>is a list of quoted strings without brackets. Add them.</source>
        <translation>是没有方括号的带引号字符串列表。请添加方括号。</translation>
    </message>
    <message>
        <source>Add the brackets</source>
        <translation>添加方括号</translation>
    </message>
    <message>
        <source>This empty line has more spaces than the text below it. Remove the spaces.</source>
        <translation>此空行的空格多于其下方的文本。请移除空格。</translation>
    </message>
    <message>
        <source>has a control character, which YAML allows only as an escape in double quotes. Write it as an escape.</source>
        <translation>含有控制字符，YAML 只允许其作为双引号中的转义。请将其写为转义。</translation>
    </message>
    <message>
        <source>Invalid JSON number. Correct it, or put it in double quotes if it is a string.</source>
        <translation>无效的 JSON 数字。请更正；如果它是字符串，请放入双引号。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is a duplicate; the first one is on line %2. The last value is used. Remove one of the duplicates.</source>
        <translation>键 &quot;%1&quot; 重复；第一个在第 %2 行。使用最后一个值。请移除其中一个重复项。</translation>
    </message>
    <message>
        <source>YAML reads a value that begins with * or &amp; as an alias or an anchor. Put the value in quotes.</source>
        <translation>YAML 将以 * 或 &amp; 开头的值读作别名或锚点。请将值放入引号。</translation>
    </message>
</context>
<context>
    <name>core/evolution</name>
    <message>
        <source>%1: %2 in %3 days, %4 to %5 per day</source>
        <translation>%1：%3 天内 %2，每天 %4 至 %5</translation>
    </message>
    <message>
        <source>Send %1 only for the workload %2</source>
        <translation>仅在工作负载 %2 中发送 %1</translation>
    </message>
    <message>
        <source>Send %1 only for the workloads %2</source>
        <translation>仅在工作负载 %2 中发送 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未计数</translation>
    </message>
    <message>
        <source>| no. | kind | suggestion | confidence | tokens per turn |</source>
        <translation>| 编号 | 种类 | 建议 | 置信度 | 每轮 token |</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>## Workloads</source>
        <translation>## 工作负载</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>%1 of %2, %3 (%4 to %5)</source>
        <translation>%1 / %2，%3（%4 至 %5）</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 days (%2 to %3)</source>
        <translation>
            <numerusform>%1 天内 %n 次更改（%2 至 %3）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 与 %2 互相矛盾</translation>
    </message>
    <message>
        <source>one %1 turn with a warm cache: %2 before, %3 after</source>
        <translation>使用热缓存时一个 %1 轮次：之前 %2，之后 %3</translation>
    </message>
    <message>
        <source>examples: interactions %1</source>
        <translation>示例：交互 %1</translation>
    </message>
    <message>
        <source>Send %1 only with %2</source>
        <translation>仅在 %2 时发送 %1</translation>
    </message>
    <message>
        <source>%1 repeats %2</source>
        <translation>%1 重复了 %2</translation>
    </message>
    <message>
        <source># Evolution, %1</source>
        <translation># 演进，%1</translation>
    </message>
    <message>
        <source>%1 since %2.</source>
        <translation>%1，自 %2 起。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>an unknown price</source>
        <translation>未知价格</translation>
    </message>
    <message>
        <source>good responses from %1</source>
        <translation>%1 的良好响应</translation>
    </message>
    <message>
        <source>`%1` is not a notification channel. Use desktop, telegram or none.</source>
        <translation>`%1` 不是通知渠道。请使用 desktop、telegram 或 none。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 turns with high friction</source>
        <translation>%1 高摩擦轮次</translation>
    </message>
    <message>
        <source>%1 turns in the last third</source>
        <translation>后三分之一的 %1 轮次</translation>
    </message>
    <message>
        <source>No skill for %1</source>
        <translation>没有用于 %1 的技能</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 轮次</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestions; no files have been changed. Accept, edit or reject each of them.</source>
        <translation>
            <numerusform>%n 条建议；未更改任何文件。请逐条接受、编辑或拒绝。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes more often than its declared cadence</source>
        <translation>%1 的更改比其声明的变更频率更频繁</translation>
    </message>
    <message>
        <source>To send it, use `%1`.</source>
        <translation>要发送它，请使用 `%1`。</translation>
    </message>
    <message>
        <source>`%1` is not a time zone. Use a name such as America/Los_Angeles, or an offset such as UTC-08:00.</source>
        <translation>`%1` 不是时区。请使用 America/Los_Angeles 之类的名称，或 UTC-08:00 之类的偏移。</translation>
    </message>
    <message>
        <source>`%1` is not an hour from 0 to 23. Separate hours with commas: &quot;7,13,21&quot;.</source>
        <translation>`%1` 不是 0 到 23 的小时。请用逗号分隔小时：&quot;7,13,21&quot;。</translation>
    </message>
    <message>
        <source>%1 is a new workload</source>
        <translation>%1 是新的工作负载</translation>
    </message>
    <message>
        <source>%1 → %2: changes too often</source>
        <translation>%1 → %2：更改过于频繁</translation>
    </message>
    <message>
        <source>%1:%2: “%3”. %4:%5: “%6”. Keep one of them and change the other.</source>
        <translation>%1:%2：“%3”。%4:%5：“%6”。请保留其中之一并更改另一个。</translation>
    </message>
    <message>
        <source>telegram_chat is missing, so no notifications are sent. Set it to the ID of your chat with the bot.</source>
        <translation>缺少 telegram_chat，因此不发送通知。请将其设为你与机器人的聊天 ID。</translation>
    </message>
    <message>
        <source>%2 turns with a friction of 0.5 or more: %1, compared with %3 in other workloads. The examples show the problems.</source>
        <translation>摩擦达到 0.5 的 %2 轮次：%1，其他工作负载为 %3。示例显示了问题所在。</translation>
    </message>
    <message>
        <source>turns with high friction in other workloads</source>
        <translation>其他工作负载中的高摩擦轮次</translation>
    </message>
    <message>
        <source>After this change, prompts no longer contain the layer by default. %1</source>
        <translation>此更改之后，提示词默认不再包含该层。%1</translation>
    </message>
    <message numerus="yes">
        <source>The intervals are 95% confidence intervals: Wilson for proportions, Garwood for rates of change. The %n tests together give a false positive in fewer than 1 of 100 runs (Holm), if turns are independent. Confidence is statistical: it does not mean that the change helps.</source>
        <translation>
            <numerusform>区间为 95% 置信区间：比例用 Wilson，变化率用 Garwood。如果各轮次独立，%n 个检验合计在 100 次运行中给出的假阳性少于 1 次（Holm）。置信度是统计意义上的：并不表示更改有帮助。</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on version %2 of %1.</source>
        <translation>基于 %1 的版本 %2。</translation>
    </message>
    <message>
        <source>| workload | turns | earlier share | share in last third | high-friction turns |</source>
        <translation>| 工作负载 | 轮次 | 先前占比 | 后三分之一占比 | 高摩擦轮次 |</translation>
    </message>
    <message>
        <source>More than half of the %2 turns used this layer: %1. In TOPSOIL, providers can cache it.</source>
        <translation>超过半数的 %2 轮次使用了此层：%1。在 TOPSOIL 中，提供商可以缓存它。</translation>
    </message>
    <message>
        <source>%1 turns that used this layer</source>
        <translation>使用此层的 %1 轮次</translation>
    </message>
    <message>
        <source>More than half of the %2 turns fetched this skill: %1. Tagged with this workload, the skill becomes part of the prompt and needs no tool call.</source>
        <translation>超过半数的 %2 轮次获取了此技能：%1。标上此工作负载后，该技能会成为提示词的一部分，无需工具调用。</translation>
    </message>
    <message>
        <source>%1 turns that fetched this skill</source>
        <translation>获取此技能的 %1 轮次</translation>
    </message>
    <message>
        <source>Prompts for these workloads still contain the layer.</source>
        <translation>这些工作负载的提示词仍包含该层。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n turns that contained this layer used it.</source>
        <translation>
            <numerusform>包含此层的 %n 轮均未使用它。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns that contained and used this layer: %1.</source>
        <translation>包含并使用此层的轮次：%1。</translation>
    </message>
    <message>
        <source>turns that contained and used this layer</source>
        <translation>包含并使用此层的轮次</translation>
    </message>
    <message>
        <source>No profile has the scope `%1`, so no prompt would contain the layer. To send it, add the scope under `scopes` in %2 and use `--scope %3`.</source>
        <translation>没有配置档具有范围 `%1`，因此没有提示词会包含该层。要发送它，请在 %2 的 `scopes` 下添加该范围并使用 `--scope %3`。</translation>
    </message>
    <message>
        <source>%1 turns have high friction</source>
        <translation>%1 轮次摩擦较高</translation>
    </message>
    <message>
        <source>%1 turns before the last third</source>
        <translation>后三分之一之前的 %1 轮次</translation>
    </message>
    <message>
        <source>%2 turns: %1. No skill serves this workload. The examples show what a skill should contain.</source>
        <translation>%2 轮次：%1。没有技能服务于此工作负载。示例显示了技能应包含的内容。</translation>
    </message>
    <message>
        <source>Make the memory “%1” a layer for the workload %2</source>
        <translation>将记忆“%1”设为工作负载 %2 的层</translation>
    </message>
    <message>
        <source>More than half of the %2 turns used this memory: %1. As a layer, it is sent without a search, and providers can cache it. The memory %3 is unchanged.</source>
        <translation>超过半数的 %2 轮次使用了此记忆：%1。作为层，它无需搜索即可发送，且提供商可以缓存它。记忆 %3 不变。</translation>
    </message>
    <message>
        <source>%1 turns that used this memory</source>
        <translation>使用此记忆的 %1 轮次</translation>
    </message>
    <message>
        <source>%1: %2 in %3, %4 to %5%</source>
        <translation>%1：%3中的 %2，%4 至 %5%</translation>
    </message>
    <message>
        <source>The share of %1 turns is growing</source>
        <translation>%1 轮次的占比正在增加</translation>
    </message>
    <message>
        <source>The share of %1 turns is shrinking</source>
        <translation>%1 轮次的占比正在减少</translation>
    </message>
    <message>
        <source>%1; the declared cadence (%2) allows %3 changes. Each change invalidates the cached prompt after this layer.</source>
        <translation>%1；声明的变更频率（%2）允许 %3 次更改。每次更改都会使此层之后已缓存的提示词失效。</translation>
    </message>
    <message>
        <source>The documents have no history, so the report cannot show how often they change. Save or commit a layer to record a version.</source>
        <translation>文档没有历史，因此报告无法显示其更改频率。保存或提交层即可记录版本。</translation>
    </message>
    <message>
        <source>Remove %1 from all prompts: no profile defines the scope that it requires</source>
        <translation>从所有提示词中移除 %1：没有配置档定义它要求的范围</translation>
    </message>
    <message>
        <source>“%1 …” in %2:%3 repeats %4:%5; the two passages share %6 of their three-word sequences.</source>
        <translation>%2:%3 处的“%1 …”重复了 %4:%5；两个段落的三词序列有 %6 相同。</translation>
    </message>
    <message>
        <source>Usage is recorded for %1 of %2 turns. For the other turns, it is inferred from words of the layer that occur in the response, so some uses are missed.</source>
        <translation>%2 轮中有 %1 轮记录了使用情况。其他轮次的使用情况由响应中出现的该层词语推断，因此会遗漏某些使用。</translation>
    </message>
    <message>
        <source>Turns with this workload in the last third of the period: %1; before: %2. Review the layers and skills for this workload.</source>
        <translation>时间段后三分之一中此工作负载的轮次：%1；之前：%2。请审查此工作负载的层和技能。</translation>
    </message>
    <message>
        <source>`%1` is not the URL of a Bot API server. Use one such as https://api.telegram.org.</source>
        <translation>`%1` 不是 Bot API 服务器的 URL。请使用 https://api.telegram.org 之类的 URL。</translation>
    </message>
    <message>
        <source>Search still finds the layer. %1</source>
        <translation>搜索仍能找到该层。%1</translation>
    </message>
    <message>
        <source>No diff: edit the file manually.</source>
        <translation>没有差异：请手动编辑文件。</translation>
    </message>
    <message>
        <source>Load the skill %1 for the workload %2</source>
        <translation>为工作负载 %2 加载技能 %1</translation>
    </message>
    <message>
        <source>Good responses: %2 from %1, at %3; %5 from %4, the most used model, at %6. Models were not assigned at random; run an experiment to confirm the difference.</source>
        <translation>良好响应：%1 的 %2，价格 %3；最常用的模型 %4 的 %5，价格 %6。模型不是随机分配的；请运行实验以证实差异。</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestions already exist: they are still open, were accepted for the current version of the file, or were rejected and have no new evidence.</source>
        <translation>
            <numerusform>%n 条建议已存在：它们仍为待定、已针对文件的当前版本接受，或已被拒绝且没有新证据。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 per turn</source>
        <translation>每轮 %1</translation>
    </message>
</context>
<context>
    <name>core/exchange</name>
    <message>
        <source>binary data</source>
        <translation>二进制数据</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>压缩数据</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP 归档</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>a media file</source>
        <translation>媒体文件</translation>
    </message>
    <message>
        <source>The provider is overloaded. Try again later.</source>
        <translation>提供商过载。请稍后重试。</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>XML 文档</translation>
    </message>
    <message>
        <source>LiteLLM, model prices and context window</source>
        <translation>LiteLLM，模型价格和上下文窗口</translation>
    </message>
    <message>
        <source>%1, model list</source>
        <translation>%1，模型列表</translation>
    </message>
    <message>
        <source>part of the response was already shown</source>
        <translation>部分响应已经显示</translation>
    </message>
    <message>
        <source>waiting does not restore the quota</source>
        <translation>等待不会恢复配额</translation>
    </message>
    <message>
        <source>a retry would fail in the same way</source>
        <translation>重试会以同样的方式失败</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation>%1 秒后</translation>
    </message>
    <message>
        <source>the provider reports that retrying will not help</source>
        <translation>提供商报告重试没有帮助</translation>
    </message>
    <message>
        <source>The provider rejected the key for this request. Check the key and its permissions.</source>
        <translation>提供商拒绝了此请求的密钥。请检查密钥及其权限。</translation>
    </message>
    <message>
        <source>The provider&apos;s rate limit was reached. Try again later.</source>
        <translation>已达到提供商的速率限制。请稍后重试。</translation>
    </message>
    <message>
        <source>This is not a model list written by `outcrop-cli models`. Delete or refresh it.</source>
        <translation>这不是由 `outcrop-cli models` 写入的模型列表。请删除或刷新它。</translation>
    </message>
    <message>
        <source>the provider requires a wait of %1 s</source>
        <translation>提供商要求等待 %1 秒</translation>
    </message>
    <message>
        <source>The response is JSON, but not in the format of this API. Check the base URL.</source>
        <translation>响应是 JSON，但不是此 API 的格式。请检查基础 URL。</translation>
    </message>
    <message>
        <source>The provider timed out. Try again later.</source>
        <translation>提供商超时。请稍后重试。</translation>
    </message>
    <message>
        <source>The proxy requires authentication. Add a user name and a password to the proxy URL.</source>
        <translation>代理要求身份验证。请在代理 URL 中添加用户名和密码。</translation>
    </message>
    <message>
        <source>The server sent %1, not a response from this API. Check the base URL, and whether a proxy or a login page sent the response.</source>
        <translation>服务器发送了%1，而不是此 API 的响应。请检查基础 URL，以及响应是否由代理或登录页面发送。</translation>
    </message>
    <message>
        <source>The provider of these models is unknown. Move the file to providers/&lt;provider&gt;/models, as in models.dev.</source>
        <translation>这些模型的提供商未知。请像 models.dev 那样将文件移到 providers/&lt;provider&gt;/models。</translation>
    </message>
    <message>
        <source>the call was stopped</source>
        <translation>调用已停止</translation>
    </message>
    <message>
        <source>the provider may have processed the request</source>
        <translation>提供商可能已处理该请求</translation>
    </message>
    <message>
        <source>retries are disabled</source>
        <translation>重试已禁用</translation>
    </message>
    <message>
        <source>the provider did not send a retry time</source>
        <translation>提供商未发送重试时间</translation>
    </message>
    <message>
        <source>%1 attempts failed</source>
        <translation>%1 次尝试失败</translation>
    </message>
    <message>
        <source>the provider may have processed the request and may charge for it</source>
        <translation>提供商可能已处理该请求，并可能收费</translation>
    </message>
    <message>
        <source>`%1` is not a valid path. Separate names with dots; [0], [*] and [name=value] may follow a name.</source>
        <translation>`%1` 不是有效的路径。请用点分隔名称；名称之后可跟 [0]、[*] 和 [name=value]。</translation>
    </message>
    <message>
        <source>%1 Message from the provider: %2</source>
        <translation>%1 提供商的消息：%2</translation>
    </message>
    <message>
        <source>The provider sent an empty response. Try again.</source>
        <translation>提供商发送了空响应。请重试。</translation>
    </message>
    <message>
        <source>The response is not valid JSON, or it was truncated. Try again.</source>
        <translation>响应不是有效的 JSON，或被截断。请重试。</translation>
    </message>
    <message>
        <source>The response is too large. Ask for a shorter one.</source>
        <translation>响应过大。请要求较短的响应。</translation>
    </message>
    <message>
        <source>A chunk of the response is not valid JSON. Try again.</source>
        <translation>响应的一个数据块不是有效的 JSON。请重试。</translation>
    </message>
    <message>
        <source>The response ended early, and the part received so far is kept. Try again.</source>
        <translation>响应提前结束，已收到的部分会保留。请重试。</translation>
    </message>
    <message>
        <source>The stream ended without a response. Try again.</source>
        <translation>流结束时没有响应。请重试。</translation>
    </message>
    <message numerus="yes">
        <source>The provider did not return embeddings of equal length for all %n inputs. Choose another model.</source>
        <translation>
            <numerusform>提供商未为全部 %n 个输入返回等长的嵌入。请选择其他模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>The provider rejected the request. Correct it.</source>
        <translation>提供商拒绝了请求。请更正。</translation>
    </message>
    <message>
        <source>The provider aborted the response. Try again.</source>
        <translation>提供商中止了响应。请重试。</translation>
    </message>
    <message>
        <source>The provider failed with an internal error. Try again later.</source>
        <translation>提供商因内部错误而失败。请稍后重试。</translation>
    </message>
    <message>
        <source>This is not a LiteLLM or models.dev model catalog. Choose another file.</source>
        <translation>这不是 LiteLLM 或 models.dev 的模型目录。请选择其他文件。</translation>
    </message>
    <message>
        <source>This file is not a JSON model catalog. Choose another file.</source>
        <translation>此文件不是 JSON 模型目录。请选择其他文件。</translation>
    </message>
    <message>
        <source>A chunk of a tool call&apos;s arguments has no valid index. The earlier chunks are kept. Try again.</source>
        <translation>工具调用参数的一个数据块没有有效的索引。之前的数据块会保留。请重试。</translation>
    </message>
    <message>
        <source>The server redirects to another URL. Outcrop does not send keys to that URL. Check the base URL.</source>
        <translation>服务器重定向到另一个 URL。Outcrop 不会向该 URL 发送密钥。请检查基础 URL。</translation>
    </message>
    <message>
        <source>The provider did not return a token count. Try again, or use an estimate.</source>
        <translation>提供商未返回 token 计数。请重试，或使用估算。</translation>
    </message>
    <message>
        <source>The quota of the provider account is exhausted. Check the account&apos;s plan and billing.</source>
        <translation>提供商账户的配额已用尽。请检查账户的套餐和账单。</translation>
    </message>
</context>
<context>
    <name>core/experiments</name>
    <message>
        <source>McNemar&apos;s exact test</source>
        <translation>McNemar 精确检验</translation>
    </message>
    <message>
        <source>paired t test</source>
        <translation>配对 t 检验</translation>
    </message>
    <message>
        <source>Welch&apos;s t test</source>
        <translation>Welch t 检验</translation>
    </message>
    <message>
        <source>agrees with a paired t test</source>
        <translation>与配对 t 检验一致</translation>
    </message>
    <message>
        <source>The stopping rule uses a metric that is not measured. Add it to `metrics`.</source>
        <translation>停止规则使用了未测量的指标。请将其添加到 `metrics`。</translation>
    </message>
    <message>
        <source>The stopping rule ended the run after %1 of %2 trials.</source>
        <translation>停止规则在 %2 次试验中的第 %1 次之后结束了运行。</translation>
    </message>
    <message>
        <source>The judge gave no readable score in %1 of %2 trials. These trials failed, and the scores do not include them.</source>
        <translation>评判模型在 %2 次试验中有 %1 次未给出可读的分数。这些试验失败，分数不包括它们。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>design  %1 (seed %2)</source>
        <translation>设计  %1（随机种子 %2）</translation>
    </message>
    <message>
        <source>trials  %1 of %2, %3 failed</source>
        <translation>试验  %1 / %2，%3 失败</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval), so a difference cannot be ruled out.</source>
        <translation>对于{quantity}，未显示出差异：“{first}”为 {firstMean}，“{second}”为 {secondMean}（{cases}，{p}）。这些数据与 {low} 至 {high} 的平均差异一致（{confidence} 区间），因此不能排除差异。</translation>
    </message>
    <message numerus="yes">
        <source>%n cases in both</source>
        <translation>
            <numerusform>两组中各 %n 个用例</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 cases</source>
        <translation>%1 和 %2 个用例</translation>
    </message>
    <message>
        <source>pairs need the same number of values in both arms</source>
        <translation>配对要求两个实验组中的值数量相同</translation>
    </message>
    <message>
        <source>a paired t test needs at least two pairs</source>
        <translation>配对 t 检验至少需要两对</translation>
    </message>
    <message>
        <source>the pairs all differ by the same amount</source>
        <translation>各对的差异全部相同</translation>
    </message>
    <message>
        <source>Welch&apos;s t test needs at least two values in each arm</source>
        <translation>Welch t 检验在每个实验组中至少需要两个值</translation>
    </message>
    <message>
        <source>the values of each arm are all the same</source>
        <translation>每个实验组的值都全部相同</translation>
    </message>
    <message>
        <source>the smallest relevant difference, %1, divided by the standard deviation in the recorded run</source>
        <translation>最小有意义差异 %1 除以已记录运行中的标准差</translation>
    </message>
    <message>
        <source>For {quantity}, every value was {firstMean} ({cases}), so a difference can be neither shown nor ruled out.</source>
        <translation>对于{quantity}，每个值均为 {firstMean}（{cases}），因此既不能显示也不能排除差异。</translation>
    </message>
    <message>
        <source>For {quantity}, any difference between the means is smaller than the smallest relevant difference, {relevant}: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}; {confidence} interval from {low} to {high}).</source>
        <translation>对于{quantity}，均值之间的任何差异都小于最小有意义差异 {relevant}：“{first}”为 {firstMean}，“{second}”为 {secondMean}（{cases}；{confidence} 区间 {low} 至 {high}）。</translation>
    </message>
    <message>
        <source>The run is not finished (%1 of %2 trials). Its figures may change, and repeated evaluation finds chance differences more often than p indicates.</source>
        <translation>运行尚未完成（%1 / %2 次试验）。其数字可能变化，且反复评估发现偶然差异的频率高于 p 所示。</translation>
    </message>
    <message>
        <source>The run is not finished (%1 of %2 trials). Its figures may change.</source>
        <translation>运行尚未完成（%1 / %2 次试验）。其数字可能变化。</translation>
    </message>
    <message>
        <source>This experiment has a stopping rule. p and intervals are valid at every evaluation, and the intervals are wider than usual.</source>
        <translation>此实验有停止规则。p 和区间在每次评估时都有效，且区间比通常更宽。</translation>
    </message>
    <message>
        <source>Recorded responses were used, so the run measures only these responses.</source>
        <translation>使用了已记录的响应，因此该运行只测量这些响应。</translation>
    </message>
    <message>
        <source>p is corrected for all tests together (Holm). The intervals are not corrected: each is valid only by itself.</source>
        <translation>p 已针对所有检验一并校正（Holm）。区间未校正：每个区间只单独有效。</translation>
    </message>
    <message>
        <source>each case is sent to every arm, in random order</source>
        <translation>每个用例以随机顺序发送给每个实验组</translation>
    </message>
    <message>
        <source>each case is sent to one random arm</source>
        <translation>每个用例发送给一个随机的实验组</translation>
    </message>
    <message>
        <source>With so few cases, the result may not generalize.</source>
        <translation>用例太少，结果可能无法推广。</translation>
    </message>
    <message>
        <source>passed assertions</source>
        <translation>通过的断言</translation>
    </message>
    <message>
        <source>rule violations</source>
        <translation>规则违反</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>success</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>time to complete response</source>
        <translation>完整响应用时</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>首个 token 用时</translation>
    </message>
    <message>
        <source>token overhead</source>
        <translation>token 开销</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>高 %1</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>低 %1</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>更高</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>更低</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>No values to compare for {quantity}: {cases}.</source>
        <translation>{quantity}没有可比较的值：{cases}。</translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {firstMean} with “{first}” and {secondMean} with “{second}” ({cases}). The difference was not tested.</source>
        <translation>对于{quantity}，“{first}”的均值为 {firstMean}，“{second}”为 {secondMean}（{cases}）。未检验差异。</translation>
    </message>
    <message>
        <source>Caching was allowed, so times and costs depend on earlier requests.</source>
        <translation>允许缓存，因此时间和费用取决于之前的请求。</translation>
    </message>
    <message>
        <source>Predicted change: %1%, actual: %2%, difference: %3 percentage points.</source>
        <translation>预测变化：%1%，实际：%2%，差异：%3 个百分点。</translation>
    </message>
    <message>
        <source>There is already a case `%1`. Choose another ID.</source>
        <translation>已有用例 `%1`。请选择其他 ID。</translation>
    </message>
    <message>
        <source>This line is not a JSON object. Write one object per line.</source>
        <translation>此行不是 JSON 对象。请每行写一个对象。</translation>
    </message>
    <message>
        <source>The number of cells in this line is %1, but the header has %2. Add or remove cells.</source>
        <translation>此行的单元格数为 %1，但表头有 %2 个。请添加或移除单元格。</translation>
    </message>
    <message>
        <source>There is already an arm `%1`. Choose another name.</source>
        <translation>已有实验组 `%1`。请选择其他名称。</translation>
    </message>
    <message>
        <source>There is no arm `%1` to compare with. Use the name of an arm.</source>
        <translation>没有可供比较的实验组 `%1`。请使用实验组的名称。</translation>
    </message>
    <message>
        <source>The stopping rule tests a single difference, so it needs exactly two arms. Add or remove arms.</source>
        <translation>停止规则检验单个差异，因此正好需要两个实验组。请添加或移除实验组。</translation>
    </message>
    <message>
        <source>The metric `judge` needs a question. Add one under `judge`.</source>
        <translation>指标 `judge` 需要问题。请在 `judge` 下添加。</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>no pairs differ</source>
        <translation>没有任何一对存在差异</translation>
    </message>
    <message numerus="yes">
        <source>%n tests</source>
        <translation>
            <numerusform>%n 个检验</numerusform>
        </translation>
    </message>
    <message>
        <source>p = %1 corrected for %2</source>
        <translation>p = %1，已针对 %2校正</translation>
    </message>
    <message>
        <source>The file has no `tests`. Add a list of tests, as in a promptfoo configuration.</source>
        <translation>该文件没有 `tests`。请添加测试列表，如 promptfoo 配置中那样。</translation>
    </message>
    <message>
        <source>The tests have more than %1 cases. Shorten the lists of values.</source>
        <translation>测试的用例超过 %1 个。请缩短值列表。</translation>
    </message>
    <message>
        <source>Assertions that need a model, the network or code are not evaluated: %1.</source>
        <translation>不评估需要模型、网络或代码的断言：%1。</translation>
    </message>
    <message>
        <source>`assert` is not evaluated without the metric `assertions`. Add it to `metrics`.</source>
        <translation>没有指标 `assertions` 时不评估 `assert`。请将其添加到 `metrics`。</translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown after correction for {tests}: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). Without the correction, these data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation>对于{quantity}，针对{tests}校正后未显示出差异：“{first}”为 {firstMean}，“{second}”为 {secondMean}（{cases}，{p}）。不校正时，这些数据与 {low} 至 {high} 的平均差异一致（{confidence} 区间）。</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: 50 or more pairs)</source>
        <translation>Wilcoxon 符号秩检验（近似 p：50 对或更多）</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: ties)</source>
        <translation>Wilcoxon 符号秩检验（近似 p：有结）</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: zero differences)</source>
        <translation>Wilcoxon 符号秩检验（近似 p：有零差异）</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test</source>
        <translation>Wilcoxon 符号秩检验</translation>
    </message>
    <message>
        <source>The tool replies of this case are invalid: %1</source>
        <translation>此用例的工具回复无效：%1</translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {change} with “{first}” than with “{second}”: {firstMean} versus {secondMean} ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation>对于{quantity}，“{first}”的均值比“{second}”{change}：{firstMean} 对 {secondMean}（{cases}，{p}）。这些数据与 {low} 至 {high} 的平均差异一致（{confidence} 区间）。</translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {change} with “{first}” than with “{second}”, but by less than the smallest relevant difference, {relevant}: {firstMean} versus {secondMean} ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation>对于{quantity}，“{first}”的均值比“{second}”{change}，但差值小于最小有意义差异 {relevant}：{firstMean} 对 {secondMean}（{cases}，{p}）。这些数据与 {low} 至 {high} 的平均差异一致（{confidence} 区间）。</translation>
    </message>
    <message>
        <source>summary, section &quot;%1&quot;: %2</source>
        <translation>摘要，“%1”部分：%2</translation>
    </message>
    <message>
        <source>a recorded experiment needs two lists whose keys end in _metrics, one per arm, but this one has %1</source>
        <translation>已记录的实验需要两个键以 _metrics 结尾的列表，每个实验组一个，但此实验有 %1 个</translation>
    </message>
    <message>
        <source>Tokens are estimated (%1), not counted. If the estimation error differs between arms, an apparent difference may not be real.</source>
        <translation>Token 数是估算的（%1），而非计数。如果各实验组的估算误差不同，表面的差异可能并不真实。</translation>
    </message>
    <message>
        <source>mean of first</source>
        <translation>第一组均值</translation>
    </message>
    <message>
        <source>mean of second</source>
        <translation>第二组均值</translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). The {confidence} interval of the mean difference, from {low} to {high}, does not contain 0. The test and the interval disagree, so the result is uncertain.</source>
        <translation>对于{quantity}，未显示出差异：“{first}”为 {firstMean}，“{second}”为 {secondMean}（{cases}，{p}）。平均差异的 {confidence} 区间（{low} 至 {high}）不含 0。检验与区间不一致，因此结果不确定。</translation>
    </message>
    <message>
        <source>The stopping rule requires one trial per case and arm. Set `repeats` to 1.</source>
        <translation>停止规则要求每个用例和实验组一次试验。请将 `repeats` 设为 1。</translation>
    </message>
    <message>
        <source>%1 of %2 trials failed. In the metric “success”, a trial without a response counts as unsuccessful. All other metrics include only trials that have a value.</source>
        <translation>%2 次试验中有 %1 次失败。在指标“成功”中，没有响应的试验计为不成功。所有其他指标只包括有值的试验。</translation>
    </message>
    <message>
        <source>Each case has %1 trials in each arm, and the mean of these trials counts as one value.</source>
        <translation>每个用例在每个实验组中有 %1 次试验，这些试验的均值计为一个值。</translation>
    </message>
    <message>
        <source>This file is not an experiment run. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; this file is archived.</source>
        <translation>此文件不是实验运行。请用窗口中的“再次运行”或 `outcrop-cli experiment run --restart` 开始新的运行；此文件会归档。</translation>
    </message>
    <message>
        <source>This line is not the result of a trial. Remove it, or start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`.</source>
        <translation>此行不是试验的结果。请将其移除，或用窗口中的“再次运行”或 `outcrop-cli experiment run --restart` 开始新的运行。</translation>
    </message>
    <message>
        <source>The run file has no header line. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the file is archived.</source>
        <translation>运行文件没有首行。请用窗口中的“再次运行”或 `outcrop-cli experiment run --restart` 开始新的运行；该文件会归档。</translation>
    </message>
    <message>
        <source>cases   %1, %2 each, %3 per arm</source>
        <translation>用例  %1，每个 %2，每组 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>%n 次试验</numerusform>
        </translation>
    </message>
    <message>
        <source>request tokens</source>
        <translation>请求 token</translation>
    </message>
    <message>
        <source>response tokens</source>
        <translation>响应 token</translation>
    </message>
    <message>
        <source>judge score</source>
        <translation>评判分数</translation>
    </message>
    <message numerus="yes">
        <source>%n warm-up calls</source>
        <translation>
            <numerusform>%n 次预热调用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/formats</name>
    <message>
        <source>The command sends the file `%1`, which is not opened. Import that file instead.</source>
        <translation>该命令发送文件 `%1`，该文件未打开。请改为导入那个文件。</translation>
    </message>
    <message>
        <source>Message keys without an equivalent in Outcrop are omitted.</source>
        <translation>在 Outcrop 中没有对应项的消息键已省略。</translation>
    </message>
    <message>
        <source>The tag `%1` is inside a condition or a loop, so it is kept as text.</source>
        <translation>标签 `%1` 位于条件或循环中，因此保留为文本。</translation>
    </message>
    <message>
        <source>Function calls are never executed. Kept as text in double brackets: %1.</source>
        <translation>绝不会执行函数调用。保留为双括号中的文本：%1。</translation>
    </message>
    <message>
        <source>The front matter is not closed. Add a `---` line below it.</source>
        <translation>front matter 未结束。请在其下方添加 `---` 行。</translation>
    </message>
    <message>
        <source>Written to the provider settings.</source>
        <translation>写入提供商设置。</translation>
    </message>
    <message>
        <source>The format has no conditions or loops. Their tags are kept as text.</source>
        <translation>该格式没有条件或循环。其标签保留为文本。</translation>
    </message>
    <message>
        <source>Inputs of type %1 become strings that contain a URL.</source>
        <translation>类型为 %1 的输入变为包含 URL 的字符串。</translation>
    </message>
    <message>
        <source>The API determines the method.</source>
        <translation>方法由 API 决定。</translation>
    </message>
    <message>
        <source>The URL specifies the model.</source>
        <translation>URL 指定了模型。</translation>
    </message>
    <message>
        <source>Written as `%1`, which the format allows as a name.</source>
        <translation>写为 `%1`，该格式允许用它作名称。</translation>
    </message>
    <message>
        <source>The format `%1` cannot represent this.</source>
        <translation>格式 `%1` 无法表示此项。</translation>
    </message>
    <message>
        <source>The template language of the format cannot express %1. It is kept as text.</source>
        <translation>该格式的模板语言无法表达 %1。保留为文本。</translation>
    </message>
    <message>
        <source>The format allows one example per input. The others are omitted.</source>
        <translation>该格式允许每个输入一个示例。其他示例已省略。</translation>
    </message>
    <message>
        <source>`%1` can be imported but not written. `outcrop-cli formats` lists the writable formats.</source>
        <translation>`%1` 可以导入但不能写入。`outcrop-cli formats` 可列出可写入的格式。</translation>
    </message>
    <message>
        <source>This curl option does not affect the prompt.</source>
        <translation>此 curl 选项不影响提示词。</translation>
    </message>
    <message>
        <source>Blocks of type `%1` have no equivalent. Kept as written.</source>
        <translation>类型为 `%1` 的块没有对应项。原样保留。</translation>
    </message>
    <message>
        <source>`%1` is not a field type. Use array, object or enum.</source>
        <translation>`%1` 不是字段类型。请使用 array、object 或 enum。</translation>
    </message>
    <message>
        <source>A schema must be a type such as `string`, or a mapping from fields to types.</source>
        <translation>Schema 必须是 `string` 之类的类型，或从字段到类型的映射。</translation>
    </message>
    <message>
        <source>A request has no variables, so the placeholders are kept as text.</source>
        <translation>请求没有变量，因此占位符保留为文本。</translation>
    </message>
    <message>
        <source>The text before the examples becomes the system prompt.</source>
        <translation>示例之前的文本成为系统提示词。</translation>
    </message>
    <message>
        <source>The request uses the stored prompt `%1`. OpenAI discontinues stored prompts on 2026-11-30 and cannot export them. Copy its text into the request.</source>
        <translation>该请求使用存储的提示词 `%1`。OpenAI 于 2026-11-30 停用存储的提示词，且无法导出。请将其文本复制到请求中。</translation>
    </message>
    <message>
        <source>The list of properties is written as a JSON Schema.</source>
        <translation>属性列表写为 JSON Schema。</translation>
    </message>
    <message>
        <source>Written as part of the model name.</source>
        <translation>写为模型名称的一部分。</translation>
    </message>
    <message>
        <source>The API determines the provider.</source>
        <translation>提供商由 API 决定。</translation>
    </message>
    <message>
        <source>The reference %1 is not resolved. It is kept as text.</source>
        <translation>引用 %1 未解析。保留为文本。</translation>
    </message>
    <message>
        <source>Refers to a file or a URL, which is not opened: %1</source>
        <translation>引用未打开的文件或 URL：%1</translation>
    </message>
    <message>
        <source>The role `%1` becomes `%2`.</source>
        <translation>角色 `%1` 变为 `%2`。</translation>
    </message>
    <message>
        <source>Written as a check that the response matches the schema.</source>
        <translation>写为检查响应是否与 Schema 匹配。</translation>
    </message>
    <message>
        <source>Written as a list of properties. JSON Schema keywords that properties do not support are omitted.</source>
        <translation>写为属性列表。属性不支持的 JSON Schema 关键字已省略。</translation>
    </message>
    <message>
        <source>Each property of the schema becomes an input. Nested types become strings or lists.</source>
        <translation>Schema 的每个属性成为一个输入。嵌套类型变为字符串或列表。</translation>
    </message>
    <message>
        <source>Keys and passwords are not imported. Store keys with `outcrop-cli keys set`.</source>
        <translation>密钥和密码不会导入。请用 `outcrop-cli keys set` 存储密钥。</translation>
    </message>
    <message>
        <source>Read as the provider `%1` and the model `%2`.</source>
        <translation>读作提供商 `%1` 和模型 `%2`。</translation>
    </message>
    <message>
        <source>The text after the examples becomes the request.</source>
        <translation>示例之后的文本成为请求。</translation>
    </message>
    <message>
        <source>Test values of inputs are omitted.</source>
        <translation>输入的测试值已省略。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the limit for imports. Split it.</source>
        <translation>该文件超过导入上限 %1 MiB。请将其拆分。</translation>
    </message>
    <message>
        <source>Not changed since the import, so the original file is written.</source>
        <translation>自导入以来未更改，因此写入原始文件。</translation>
    </message>
    <message>
        <source>`%1` is not a LangChain prompt that can be imported. Supported: %2.</source>
        <translation>`%1` 不是可导入的 LangChain 提示词。支持：%2。</translation>
    </message>
    <message>
        <source>%1 agent</source>
        <translation>%1 智能体</translation>
    </message>
    <message>
        <source>Anthropic Messages request</source>
        <translation>Anthropic Messages 请求</translation>
    </message>
    <message>
        <source>OpenAI Chat Completions request</source>
        <translation>OpenAI Chat Completions 请求</translation>
    </message>
    <message>
        <source>OpenAI Responses request</source>
        <translation>OpenAI Responses 请求</translation>
    </message>
    <message>
        <source>Google Gemini request</source>
        <translation>Google Gemini 请求</translation>
    </message>
    <message>
        <source>Ollama request</source>
        <translation>Ollama 请求</translation>
    </message>
    <message>
        <source>VS Code chat mode</source>
        <translation>VS Code 聊天模式</translation>
    </message>
    <message>
        <source>curl command</source>
        <translation>curl 命令</translation>
    </message>
    <message>
        <source>legacy Cursor rules file</source>
        <translation>旧版 Cursor 规则文件</translation>
    </message>
    <message>
        <source>LangChain prompt</source>
        <translation>LangChain 提示词</translation>
    </message>
    <message>
        <source>Langfuse prompts</source>
        <translation>Langfuse 提示词</translation>
    </message>
    <message>
        <source>MCP server prompts</source>
        <translation>MCP 服务器提示词</translation>
    </message>
    <message>
        <source>promptfoo configuration</source>
        <translation>promptfoo 配置</translation>
    </message>
    <message>
        <source>Semantic Kernel prompt</source>
        <translation>Semantic Kernel 提示词</translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation>从 %1 导入。</translation>
    </message>
    <message>
        <source>The source has no description, and an agent requires one.</source>
        <translation>来源没有描述，而智能体需要描述。</translation>
    </message>
    <message>
        <source>Joined with the other system messages.</source>
        <translation>与其他系统消息合并。</translation>
    </message>
    <message>
        <source>System messages after the first user message are moved to the system prompt.</source>
        <translation>第一条用户消息之后的系统消息移到系统提示词。</translation>
    </message>
    <message>
        <source>Outcrop inserts the conversation from --history before the request.</source>
        <translation>Outcrop 在请求之前插入 --history 的对话。</translation>
    </message>
    <message>
        <source>Kept in the import record.</source>
        <translation>保留在导入记录中。</translation>
    </message>
    <message>
        <source>Parameters of the `generating` phase in the profile.</source>
        <translation>配置档中 `generating` 阶段的参数。</translation>
    </message>
    <message>
        <source>The tool is named without a definition, so it is listed as an allowed tool.</source>
        <translation>该工具只有名称而没有定义，因此列为允许的工具。</translation>
    </message>
    <message>
        <source>Evaluated when the prompt is composed.</source>
        <translation>在组成提示词时求值。</translation>
    </message>
    <message>
        <source>OpenAI batch file</source>
        <translation>OpenAI 批处理文件</translation>
    </message>
    <message>
        <source>Anthropic batch file</source>
        <translation>Anthropic 批处理文件</translation>
    </message>
    <message>
        <source>Google Gemini batch file</source>
        <translation>Google Gemini 批处理文件</translation>
    </message>
    <message>
        <source>Continue configuration</source>
        <translation>Continue 配置</translation>
    </message>
    <message>
        <source>PromptL prompt</source>
        <translation>PromptL 提示词</translation>
    </message>
    <message>
        <source>Humanloop prompt</source>
        <translation>Humanloop 提示词</translation>
    </message>
    <message>
        <source>LiteLLM prompt</source>
        <translation>LiteLLM 提示词</translation>
    </message>
    <message>
        <source>POML prompt</source>
        <translation>POML 提示词</translation>
    </message>
    <message>
        <source>DSPy program</source>
        <translation>DSPy 程序</translation>
    </message>
    <message>
        <source>Claude Code transcript</source>
        <translation>Claude Code 会话记录</translation>
    </message>
    <message>
        <source>Codex transcript</source>
        <translation>Codex 会话记录</translation>
    </message>
    <message>
        <source>Agent Skill</source>
        <translation>Agent Skill</translation>
    </message>
    <message>
        <source>%1 command</source>
        <translation>%1 命令</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>%1 规则</translation>
    </message>
    <message>
        <source>Claude Code plugin</source>
        <translation>Claude Code 插件</translation>
    </message>
    <message>
        <source>The API requires this parameter.</source>
        <translation>API 要求此参数。</translation>
    </message>
    <message>
        <source>Written as `%1`.</source>
        <translation>写为 `%1`。</translation>
    </message>
    <message>
        <source>The client applies the rules only to these files. Kept in the import record.</source>
        <translation>客户端只对这些文件应用规则。保留在导入记录中。</translation>
    </message>
    <message>
        <source>`%1` has no equivalent. Kept as text.</source>
        <translation>`%1` 没有对应项。保留为文本。</translation>
    </message>
    <message>
        <source>The file declares a document type or entities, which are not read. Remove the declaration.</source>
        <translation>该文件声明了文档类型或实体，它们不会被读取。请移除该声明。</translation>
    </message>
    <message>
        <source>Session data, not part of the conversation. It is kept in the original file next to the import.</source>
        <translation>会话数据，不是对话的一部分。保留在导入旁的原始文件中。</translation>
    </message>
    <message>
        <source>A reference to a hub block, which is not downloaded: %1</source>
        <translation>对 hub 块的引用，该块不会下载：%1</translation>
    </message>
    <message>
        <source>Skill metadata values are strings, so other values are written as JSON.</source>
        <translation>技能元数据的值是字符串，因此其他值写为 JSON。</translation>
    </message>
    <message>
        <source>Joined into one string, because the file has no roles.</source>
        <translation>合并为一个字符串，因为该文件没有角色。</translation>
    </message>
    <message>
        <source>A skill requires a description.</source>
        <translation>技能需要描述。</translation>
    </message>
    <message>
        <source>`%1` becomes text with a heading.</source>
        <translation>`%1` 变为带标题的文本。</translation>
    </message>
    <message>
        <source>Only the type is written.</source>
        <translation>只写入类型。</translation>
    </message>
    <message>
        <source>Written to the plugin manifest.</source>
        <translation>写入插件清单。</translation>
    </message>
    <message>
        <source>Outcrop does not download or attach the file. Its address or data is kept in the import record. Save the file and attach it.</source>
        <translation>Outcrop 不会下载或附加该文件。其地址或数据保留在导入记录中。请保存该文件并附加。</translation>
    </message>
    <message>
        <source>The text has %1 characters, but GitHub accepts at most %2 in an agent. Shorten the layers or the agent.</source>
        <translation>文本有 %1 个字符，但 GitHub 在智能体中最多接受 %2 个。请缩短层或智能体。</translation>
    </message>
    <message>
        <source>Imported from pasted or piped text.</source>
        <translation>从粘贴或管道输入的文本导入。</translation>
    </message>
    <message>
        <source>The command sends no JSON. Use a command with a JSON body.</source>
        <translation>该命令不发送 JSON。请使用带 JSON 正文的命令。</translation>
    </message>
    <message>
        <source>A value contains `%1`, which some parsers treat as the end of the front matter. Remove it.</source>
        <translation>一个值包含 `%1`，某些解析器会将其视为 front matter 的结尾。请将其移除。</translation>
    </message>
    <message>
        <source>The front matter is not a mapping from keys to values. Write it as `key: value` lines.</source>
        <translation>front matter 不是从键到值的映射。请写为 `key: value` 行。</translation>
    </message>
    <message>
        <source>The line `%1` starts a new message when the file is read. Change the line.</source>
        <translation>读取文件时，行 `%1` 会开始新消息。请更改该行。</translation>
    </message>
    <message>
        <source>The client has no placeholder for this input, so `{{%1}}` is kept in the text.</source>
        <translation>客户端没有此输入的占位符，因此 `{{%1}}` 保留在文本中。</translation>
    </message>
    <message>
        <source>The text does not use this input.</source>
        <translation>文本未使用此输入。</translation>
    </message>
    <message>
        <source>Placeholders in earlier messages are not filled in. Write the values in the file.</source>
        <translation>较早消息中的占位符不会填充。请将值写入文件。</translation>
    </message>
    <message>
        <source>The text contains `{{`, which the format cannot escape. Programs that read the file look for a variable there. Change the text.</source>
        <translation>文本包含该格式无法转义的 `{{`。读取该文件的程序会在此处查找变量。请更改文本。</translation>
    </message>
    <message>
        <source>The file is not in the expected format (%1): `%2` is missing. Add it, or choose another format with `outcrop-cli import --as FORMAT`.</source>
        <translation>该文件不是预期的格式（%1）：缺少 `%2`。请添加，或用 `outcrop-cli import --as FORMAT` 选择其他格式。</translation>
    </message>
    <message>
        <source>The body is not a request to a known API. Use a command for a supported API, or import the body as a JSON file and specify its format with `outcrop-cli import --as FORMAT`.</source>
        <translation>正文不是对已知 API 的请求。请使用受支持的 API 的命令，或将正文作为 JSON 文件导入，并用 `outcrop-cli import --as FORMAT` 指定其格式。</translation>
    </message>
    <message>
        <source>A file in this format (%1) must be a mapping from keys to values. Choose another file, or another format with `outcrop-cli import --as FORMAT`.</source>
        <translation>此格式（%1）的文件必须是从键到值的映射。请选择其他文件，或用 `outcrop-cli import --as FORMAT` 选择其他格式。</translation>
    </message>
    <message>
        <source>The labels `latest` and `production` are omitted: Langfuse maintains `latest`, and assigning `production` deploys a version. Assign `production` in Langfuse.</source>
        <translation>标签 `latest` 和 `production` 已省略：`latest` 由 Langfuse 维护，而指定 `production` 会部署一个版本。请在 Langfuse 中指定 `production`。</translation>
    </message>
    <message>
        <source>An entry needs `name`, and a `prompt` that is a string or a list of messages. Add the missing key.</source>
        <translation>条目需要 `name`，以及为字符串或消息列表的 `prompt`。请添加缺少的键。</translation>
    </message>
    <message>
        <source>`%1` is not a type. Use a JSON Schema, or one of these types: %2.</source>
        <translation>`%1` 不是类型。请使用 JSON Schema，或以下类型之一：%2。</translation>
    </message>
    <message>
        <source>The placeholders and their default values are written, but not their types and descriptions.</source>
        <translation>写入了占位符及其默认值，但未写入其类型和描述。</translation>
    </message>
    <message>
        <source>The attributes in a line with a role, such as `system[name=x]:`, have no equivalent: %1</source>
        <translation>角色行（例如 `system[name=x]:`）中的属性没有对应项：%1</translation>
    </message>
    <message>
        <source>The API has no call IDs, so an ID is added.</source>
        <translation>该 API 没有调用 ID，因此添加了 ID。</translation>
    </message>
    <message>
        <source>The structured result is kept as JSON text.</source>
        <translation>结构化结果保留为 JSON 文本。</translation>
    </message>
    <message>
        <source>Spaces and line breaks at the beginning and end are removed.</source>
        <translation>开头和结尾的空格和换行已移除。</translation>
    </message>
    <message>
        <source>Truncated to %1 characters, the limit of the format.</source>
        <translation>已截断为 %1 个字符，即该格式的上限。</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: %1. Correct it.</source>
        <translation>该文件不是格式良好的 XML：%1。请更正。</translation>
    </message>
    <message>
        <source>The element &lt;%1&gt; is nested more than %2 levels deep. Reduce the nesting.</source>
        <translation>元素 &lt;%1&gt; 的嵌套超过 %2 层。请减少嵌套。</translation>
    </message>
    <message>
        <source>Liquid is read as Jinja, which has a similar syntax for variables and conditions.</source>
        <translation>Liquid 按 Jinja 读取，后者的变量和条件语法相似。</translation>
    </message>
    <message>
        <source>Code is never run. Kept as text.</source>
        <translation>绝不会运行代码。保留为文本。</translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Kept in the import record.</source>
        <translation>Outcrop 没有对应项。保留在导入记录中。</translation>
    </message>
    <message>
        <source>MCP has no system messages, so a user message may contain a system prompt.</source>
        <translation>MCP 没有系统消息，因此用户消息可能包含系统提示词。</translation>
    </message>
    <message>
        <source>The placeholders are written, but not their default values, types and descriptions.</source>
        <translation>写入了占位符，但未写入其默认值、类型和描述。</translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Kept in the import record and not sent.</source>
        <translation>Outcrop 没有对应项。保留在导入记录中，不会发送。</translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Sent only in requests of the same API.</source>
        <translation>Outcrop 没有对应项。仅在相同 API 的请求中发送。</translation>
    </message>
    <message>
        <source>The default of the API, because the source does not set it.</source>
        <translation>来源未设置，因此使用 API 的默认值。</translation>
    </message>
    <message>
        <source>The blocks of the result are joined into one text.</source>
        <translation>结果的各个块合并为一个文本。</translation>
    </message>
    <message>
        <source>Tools of type `%1` have no equivalent. Kept in the import record and not sent.</source>
        <translation>类型为 `%1` 的工具没有对应项。保留在导入记录中，不会发送。</translation>
    </message>
</context>
<context>
    <name>core/history</name>
    <message>
        <source>`%1` is reserved: it always means the newest state. Choose another name for the label.</source>
        <translation>`%1` 是保留的：它总是指最新状态。请为标签选择其他名称。</translation>
    </message>
    <message>
        <source>`%1` is not a label. Use 1 to 36 lowercase letters, digits, `_`, `-` and `.`, such as production. A label cannot begin with `-` or `.`, contain `..`, or end with `.` or `.lock`.</source>
        <translation>`%1` 不是标签。请使用 1 到 36 个小写字母、数字、`_`、`-` 和 `.`，例如 production。标签不能以 `-` 或 `.` 开头，不能包含 `..`，也不能以 `.` 或 `.lock` 结尾。</translation>
    </message>
</context>
<context>
    <name>core/interactions</name>
    <message>
        <source>%1 attempts</source>
        <translation>%1 次尝试</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs of the response</source>
        <translation>
            <numerusform>响应有 %n 处修复</numerusform>
        </translation>
    </message>
    <message>
        <source>not a GenAI span</source>
        <translation>不是 GenAI span</translation>
    </message>
    <message>
        <source>the span %1</source>
        <translation>span %1</translation>
    </message>
    <message>
        <source>quality %1</source>
        <translation>质量 %1</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>该记录</translation>
    </message>
    <message>
        <source>a record must be a JSON object</source>
        <translation>记录必须是 JSON 对象</translation>
    </message>
    <message>
        <source>stated in the record</source>
        <translation>在记录中注明</translation>
    </message>
    <message>
        <source>the outcome is %1</source>
        <translation>结果为 %1</translation>
    </message>
    <message>
        <source>`at` must be a time with a UTC offset, such as &quot;2026-11-21T18:30:00Z&quot;</source>
        <translation>`at` 必须是带 UTC 偏移的时间，例如 &quot;2026-11-21T18:30:00Z&quot;</translation>
    </message>
    <message>
        <source>Use one or more printable ASCII characters.</source>
        <translation>请使用一个或多个可打印的 ASCII 字符。</translation>
    </message>
    <message>
        <source>without an ID</source>
        <translation>没有 ID</translation>
    </message>
    <message>
        <source>`%1` is not a path. Write it like `usage.input_tokens` or `content[type=text].text`.</source>
        <translation>`%1` 不是路径。请按 `usage.input_tokens` 或 `content[type=text].text` 的形式编写。</translation>
    </message>
    <message>
        <source>`%1` is not a time. Use one such as &quot;2026-11-21T18:30:00Z&quot;, or the number of seconds since 1970.</source>
        <translation>`%1` 不是时间。请使用 &quot;2026-11-21T18:30:00Z&quot; 之类的时间，或自 1970 年以来的秒数。</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>该行</translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation>名称：%1</translation>
    </message>
    <message>
        <source>description: %1</source>
        <translation>描述：%1</translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation>文本：%1</translation>
    </message>
    <message>
        <source>similar to %1 (%2)</source>
        <translation>与 %1 相似（%2）</translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1, at character %2. Correct it.</source>
        <translation>这不是有效的正则表达式：%1，在第 %2 个字符处。请更正。</translation>
    </message>
    <message>
        <source>The pattern is empty. Write a regular expression.</source>
        <translation>模式为空。请编写正则表达式。</translation>
    </message>
    <message>
        <source>There is no built-in rule `%1` to disable. Correct the name.</source>
        <translation>没有可禁用的内置规则 `%1`。请更正名称。</translation>
    </message>
    <message>
        <source>This line has no time. Add one: the mapping `%1` reads it from %2.</source>
        <translation>此行没有时间。请添加：映射 `%1` 从 %2 读取时间。</translation>
    </message>
    <message>
        <source>This record has no `at` field. Add one with the time, such as &quot;2026-11-21T18:30:00Z&quot;. Fields of the record: %1. A log contains records with the fields of `log list interactions`, OpenTelemetry GenAI spans, OTLP exports, Langfuse observations, or transcripts of Claude Code or Codex.</source>
        <translation>此记录没有 `at` 字段。请添加该字段并写入时间，例如 &quot;2026-11-21T18:30:00Z&quot;。记录的字段：%1。日志包含具有 `log list interactions` 字段的记录、OpenTelemetry GenAI span、OTLP 导出、Langfuse observation，或 Claude Code 或 Codex 的会话记录。</translation>
    </message>
    <message>
        <source>This record has no `at` field with the time, such as &quot;2026-11-21T18:30:00Z&quot;. If `%1` is the time, rename it to `at`. Fields of the record: %2. A log contains records with the fields of `log list interactions`, OpenTelemetry GenAI spans, OTLP exports, Langfuse observations, or transcripts of Claude Code or Codex.</source>
        <translation>此记录没有写入时间的 `at` 字段，例如 &quot;2026-11-21T18:30:00Z&quot;。如果 `%1` 是时间，请将其重命名为 `at`。记录的字段：%2。日志包含具有 `log list interactions` 字段的记录、OpenTelemetry GenAI span、OTLP 导出、Langfuse observation，或 Claude Code 或 Codex 的会话记录。</translation>
    </message>
    <message numerus="yes">
        <source>this question and the one %n turns earlier share %1% of their words</source>
        <translation>
            <numerusform>此问题与 %n 轮之前的问题有 %1% 的词相同</numerusform>
        </translation>
    </message>
    <message>
        <source>the value is nested more than %1 levels deep; reduce the nesting</source>
        <translation>值的嵌套超过 %1 层；请减少嵌套</translation>
    </message>
    <message>
        <source>the date of %1 is before 1970-01-05, the earliest supported date; correct it</source>
        <translation>%1 的日期早于所支持的最早日期 1970-01-05；请更正</translation>
    </message>
    <message>
        <source>%1 of the %2 interactions that used this document have this workload</source>
        <translation>使用此文档的 %2 个交互中有 %1 个具有此工作负载</translation>
    </message>
    <message>
        <source>%1; correct it</source>
        <translation>%1；请更正</translation>
    </message>
    <message>
        <source>the rest of the log cannot be read: %1; check the file</source>
        <translation>无法读取日志的其余部分：%1；请检查文件</translation>
    </message>
    <message>
        <source>the span %1 has no start time; add one</source>
        <translation>span %1 没有开始时间；请添加</translation>
    </message>
    <message>
        <source>a value is larger than %1 MiB; write one record per line</source>
        <translation>一个值超过 %1 MiB；请每行写一条记录</translation>
    </message>
    <message>
        <source>`%1` is not a number of 0 or more. Correct it, or omit the field.</source>
        <translation>`%1` 不是大于或等于 0 的数字。请更正，或省略该字段。</translation>
    </message>
</context>
<context>
    <name>core/layers</name>
    <message>
        <source>Available: %1.</source>
        <translation>可用：%1。</translation>
    </message>
    <message>
        <source>`%1` is not a role. Use one of: %2.</source>
        <translation>`%1` 不是角色。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>`%1` is not a %2. Use one of: %3.</source>
        <translation>`%1` 不是%2。请使用以下之一：%3。</translation>
    </message>
    <message>
        <source>This is not a %1. Use one of: %2.</source>
        <translation>这不是%1。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>only an inline schema (a mapping) is sent</source>
        <translation>只发送内联 Schema（映射）</translation>
    </message>
    <message>
        <source>is applied to the response</source>
        <translation>应用于响应</translation>
    </message>
    <message>
        <source>an instruction that cannot be checked automatically; only the text below the front matter is sent</source>
        <translation>无法自动检查的指令；只发送 front matter 下方的文本</translation>
    </message>
    <message>
        <source>has no effect while portability.enabled is not true</source>
        <translation>在 portability.enabled 不为 true 时不起作用</translation>
    </message>
    <message>
        <source>There is no profile `%1`. %2</source>
        <translation>没有配置档 `%1`。%2</translation>
    </message>
    <message>
        <source>There is no agent `%1`. %2</source>
        <translation>没有智能体 `%1`。%2</translation>
    </message>
    <message>
        <source>the model&apos;s output limit</source>
        <translation>模型的输出上限</translation>
    </message>
    <message>
        <source>the model&apos;s context window</source>
        <translation>模型的上下文窗口</translation>
    </message>
    <message>
        <source>the agent&apos;s output schema defines the expected response</source>
        <translation>智能体的输出 Schema 定义了预期的响应</translation>
    </message>
    <message>
        <source>The condition `when` is not valid: %1</source>
        <translation>条件 `when` 无效：%1</translation>
    </message>
    <message>
        <source>for another scope</source>
        <translation>用于其他范围</translation>
    </message>
    <message>
        <source>for another phase</source>
        <translation>用于其他阶段</translation>
    </message>
    <message>
        <source>not needed: the scope&apos;s value takes precedence</source>
        <translation>不需要：范围的值优先</translation>
    </message>
    <message>
        <source>marks the block as text</source>
        <translation>将块标记为文本</translation>
    </message>
    <message>
        <source>only the block&apos;s text is sent</source>
        <translation>只发送块的文本</translation>
    </message>
    <message>
        <source>the call cannot be read</source>
        <translation>无法读取该调用</translation>
    </message>
    <message>
        <source>the content of `function` is sent</source>
        <translation>发送 `function` 的内容</translation>
    </message>
    <message>
        <source>marks the call as a function call</source>
        <translation>将调用标记为函数调用</translation>
    </message>
    <message>
        <source>not needed: the keys of the full layer are used</source>
        <translation>不需要：使用完整层的键</translation>
    </message>
    <message>
        <source>only the examples below are sent</source>
        <translation>只发送下方的示例</translation>
    </message>
    <message>
        <source>(text before the first heading)</source>
        <translation>（第一个标题之前的文本）</translation>
    </message>
    <message>
        <source>only text below a second-level heading is an example</source>
        <translation>只有二级标题下方的文本才是示例</translation>
    </message>
    <message>
        <source>Skills list their workloads in metadata.workloads.</source>
        <translation>技能在 metadata.workloads 中列出其工作负载。</translation>
    </message>
    <message>
        <source>validates the request before it is sent</source>
        <translation>在发送前验证请求</translation>
    </message>
    <message>
        <source>not needed: reasoning_effort in the profile takes precedence</source>
        <translation>不需要：配置档中的 reasoning_effort 优先</translation>
    </message>
    <message>
        <source>defines how an unusable response is handled</source>
        <translation>定义如何处理无法使用的响应</translation>
    </message>
    <message>
        <source>Unknown name `%1`. Use one of: %2.</source>
        <translation>未知的名称 `%1`。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>the message cannot be read</source>
        <translation>无法读取该消息</translation>
    </message>
    <message>
        <source>defines the message&apos;s role</source>
        <translation>定义消息的角色</translation>
    </message>
    <message>
        <source>is the function&apos;s name, which some APIs require</source>
        <translation>是函数的名称，某些 API 需要它</translation>
    </message>
    <message>
        <source>does not apply to a message with this role</source>
        <translation>不适用于此角色的消息</translation>
    </message>
    <message>
        <source>There is no file `%1`. Create it, or change the link.</source>
        <translation>没有文件 `%1`。请创建它，或更改链接。</translation>
    </message>
    <message>
        <source>No skill has the workload `%1`, so the prompt has no skills.</source>
        <translation>没有技能具有工作负载 `%1`，因此提示词没有技能。</translation>
    </message>
    <message>
        <source>No skill has the workload `%1`, so the prompt has no skills. Did you mean `%2`?</source>
        <translation>没有技能具有工作负载 `%1`，因此提示词没有技能。你是不是指 `%2`？</translation>
    </message>
    <message>
        <source>Workloads with skills: %1.</source>
        <translation>有技能的工作负载：%1。</translation>
    </message>
    <message>
        <source>A message requires a `role`. Use one of: %1.</source>
        <translation>消息需要 `role`。请使用以下之一：%1。</translation>
    </message>
    <message>
        <source>not needed: the agent file also defines it</source>
        <translation>不需要：智能体文件也定义了它</translation>
    </message>
    <message>
        <source>this prompt excludes tools</source>
        <translation>此提示词排除工具</translation>
    </message>
    <message>
        <source>The profile `%1` has no phase `%2`. Available: %3.</source>
        <translation>配置档 `%1` 没有阶段 `%2`。可用：%3。</translation>
    </message>
    <message>
        <source>The profile `%1` has no scope `%2`. %3</source>
        <translation>配置档 `%1` 没有范围 `%2`。%3</translation>
    </message>
    <message>
        <source>the condensed form is used for context windows below %1 tokens</source>
        <translation>上下文窗口小于 %1 token 时使用精简形式</translation>
    </message>
    <message>
        <source>the range that the model accepts</source>
        <translation>模型接受的范围</translation>
    </message>
    <message>
        <source>The `order` values of the adjacent layers are at the integer limit. Use values closer to 0.</source>
        <translation>相邻层的 `order` 值已达到整数极限。请使用更接近 0 的值。</translation>
    </message>
    <message>
        <source>There is no position %1 in %2. Use 0 to %3.</source>
        <translation>%2 中没有位置 %1。请使用 0 到 %3。</translation>
    </message>
    <message>
        <source>%1 has the same name, `%2`, and takes precedence. Rename this %3.</source>
        <translation>%1 有相同的名称 `%2`，且优先。请重命名此%3。</translation>
    </message>
    <message>
        <source>identifies the provider that returned the parts in `kept`</source>
        <translation>标识返回 `kept` 中各部分的提供商</translation>
    </message>
    <message>
        <source>`%1` is more than one folder below the skill. Move the file up.</source>
        <translation>`%1` 在技能下超过一层文件夹。请将该文件上移。</translation>
    </message>
    <message>
        <source>input checks do not support this keyword</source>
        <translation>输入检查不支持此关键字</translation>
    </message>
    <message>
        <source>%2 of %3 rules fit the template&apos;s budget of %1</source>
        <translation>%3 条规则中有 %2 条符合模板的预算 %1</translation>
    </message>
    <message>
        <source>No profile is selected, and no layer has a condition with the scope `%1`. %2</source>
        <translation>未选择配置档，也没有层的条件含范围 `%1`。%2</translation>
    </message>
    <message>
        <source>The examples file `%1` is not in the workspace. Check the path.</source>
        <translation>示例文件 `%1` 不在工作区中。请检查路径。</translation>
    </message>
    <message>
        <source>The conversation `%1` is not in the workspace. Check the path.</source>
        <translation>对话 `%1` 不在工作区中。请检查路径。</translation>
    </message>
    <message>
        <source>Only the assistant can call tools, but this message has the role %1. Change the role.</source>
        <translation>只有助手可以调用工具，但此消息的角色为 %1。请更改角色。</translation>
    </message>
    <message>
        <source>A tool call requires a `name`. Add it.</source>
        <translation>工具调用需要 `name`。请添加。</translation>
    </message>
    <message>
        <source>The `arguments` of a tool call must be a JSON object. Correct them.</source>
        <translation>工具调用的 `arguments` 必须是 JSON 对象。请更正。</translation>
    </message>
    <message>
        <source>A tool message requires `tool_call_id`, the ID of the tool call. Add it.</source>
        <translation>工具消息需要 `tool_call_id`，即工具调用的 ID。请添加。</translation>
    </message>
    <message>
        <source>No earlier tool call has the ID `%1`. Correct the ID.</source>
        <translation>没有 ID 为 `%1` 的先前工具调用。请更正 ID。</translation>
    </message>
    <message>
        <source>There is no layer `%1` in the stack. Check its path.</source>
        <translation>堆栈中没有层 `%1`。请检查其路径。</translation>
    </message>
    <message>
        <source>`%1` is outside the skill&apos;s folder, so it is not exported with the skill. Move it into the folder.</source>
        <translation>`%1` 位于技能的文件夹之外，因此不随技能导出。请将其移到该文件夹中。</translation>
    </message>
    <message>
        <source>The attachment `%1` is not in the workspace, so it is not sent. Check the path.</source>
        <translation>附件 `%1` 不在工作区中，因此未发送。请检查路径。</translation>
    </message>
    <message>
        <source>The attachment `%1` cannot be read: %2</source>
        <translation>无法读取附件 `%1`：%2</translation>
    </message>
    <message>
        <source>The data of the `%1` block is not valid base64. Correct it.</source>
        <translation>`%1` 块的数据不是有效的 base64。请更正。</translation>
    </message>
    <message>
        <source>The `%1` block is omitted: its content is stored elsewhere, and Outcrop does not download it. Attach the file.</source>
        <translation>`%1` 块已省略：其内容存储在别处，Outcrop 不会下载。请附加该文件。</translation>
    </message>
    <message>
        <source>names a file that is sent with the message</source>
        <translation>指明随消息发送的文件</translation>
    </message>
    <message>
        <source>no API accepts it in a call</source>
        <translation>没有 API 在调用中接受它</translation>
    </message>
    <message>
        <source>not sent, because portability.enabled is not true: the system prompt contains only the text below the front matter</source>
        <translation>未发送，因为 portability.enabled 不为 true：系统提示词只包含 front matter 下方的文本</translation>
    </message>
    <message>
        <source>The workspace has none. Create one first.</source>
        <translation>工作区中没有。请先创建。</translation>
    </message>
    <message>
        <source>%1 cannot be moved: the client that loads it sets its tier. Choose a layer of the workspace.</source>
        <translation>无法移动 %1：其层级由加载它的客户端设置。请选择工作区的层。</translation>
    </message>
    <message>
        <source>used by the client to decide when to load the file</source>
        <translation>客户端用它决定何时加载该文件</translation>
    </message>
    <message>
        <source>%1 has changed since it was sent with this message. The new content is sent. To send the original content, restore the file.</source>
        <translation>%1 随此消息发送之后已更改。会发送新内容。要发送原内容，请恢复该文件。</translation>
    </message>
    <message>
        <source>Only user messages and tool results can have attachments, but this message has the role %1, so its attachments are not sent. Move them to a user message.</source>
        <translation>只有用户消息和工具结果可以有附件，但此消息的角色为 %1，因此其附件未发送。请将附件移到用户消息。</translation>
    </message>
    <message>
        <source>An attachment must be a path, or an object with `file`.</source>
        <translation>附件必须是路径，或含 `file` 的对象。</translation>
    </message>
    <message>
        <source>`%1` is a list or mapping, which cannot be an attribute of a message, so it is not sent. Write it as a string.</source>
        <translation>`%1` 是列表或映射，不能作为消息的属性，因此未发送。请写为字符串。</translation>
    </message>
    <message>
        <source>A conversation must be a list of messages, or an object with `messages`.</source>
        <translation>对话必须是消息列表，或含 `messages` 的对象。</translation>
    </message>
    <message>
        <source>neither APIs nor &lt;prompt&gt; documents accept it</source>
        <translation>API 和 &lt;prompt&gt; 文档均不接受它</translation>
    </message>
    <message>
        <source>There is no template for the prompt type `%1`. Use a type that config/hybrid_prompt_templates.yaml defines: %2.</source>
        <translation>没有提示词类型 `%1` 的模板。请使用 config/hybrid_prompt_templates.yaml 定义的类型：%2。</translation>
    </message>
    <message>
        <source>Omit the scope, or use it in the condition of a layer.</source>
        <translation>请省略该范围，或在层的条件中使用它。</translation>
    </message>
    <message>
        <source>It defines no scopes. Omit the scope, or add it to the profile.</source>
        <translation>它未定义范围。请省略该范围，或将其添加到配置档。</translation>
    </message>
    <message>
        <source>this prompt excludes the output schema</source>
        <translation>此提示词排除输出 Schema</translation>
    </message>
    <message>
        <source>This block is omitted. Use text, a call in an assistant message, or a result or an attachment in a user message.</source>
        <translation>此块已省略。请使用文本、助手消息中的调用，或用户消息中的结果或附件。</translation>
    </message>
    <message>
        <source>The `%1` block is omitted. Use text, a call in an assistant message, or a result or an attachment in a user message.</source>
        <translation>`%1` 块已省略。请使用文本、助手消息中的调用，或用户消息中的结果或附件。</translation>
    </message>
    <message>
        <source>`content` must be a string or a list of blocks.</source>
        <translation>`content` 必须是字符串或块列表。</translation>
    </message>
    <message>
        <source>a message with this role cannot contain a block of this type</source>
        <translation>此角色的消息不能包含此类型的块</translation>
    </message>
</context>
<context>
    <name>core/lsp</name>
    <message>
        <source>The server is not initialized. Send `initialize` first.</source>
        <translation>服务器未初始化。请先发送 `initialize`。</translation>
    </message>
    <message>
        <source>The server is shut down. Send `exit`.</source>
        <translation>服务器已关闭。请发送 `exit`。</translation>
    </message>
    <message>
        <source>The client canceled the request.</source>
        <translation>客户端取消了请求。</translation>
    </message>
    <message>
        <source>Batches are not supported. Send each message separately.</source>
        <translation>不支持批处理。请分别发送每条消息。</translation>
    </message>
    <message>
        <source>A change to `%1` could not be applied. Close the file and open it again.</source>
        <translation>无法应用对 `%1` 的更改。请关闭文件并重新打开。</translation>
    </message>
    <message>
        <source>The server uses the workspace %1, but this editor has opened %2. To use that folder, start the server with `-C %2`.</source>
        <translation>服务器使用工作区 %1，但此编辑器打开了 %2。要使用该文件夹，请用 `-C %2` 启动服务器。</translation>
    </message>
    <message>
        <source>The server is already initialized. Send `initialize` only once.</source>
        <translation>服务器已初始化。请只发送一次 `initialize`。</translation>
    </message>
    <message>
        <source>`%1` is missing or has the wrong type. Correct it.</source>
        <translation>`%1` 缺失或类型错误。请更正。</translation>
    </message>
    <message>
        <source>There is no document name at this position. Place the cursor on one.</source>
        <translation>此位置没有文档名称。请将光标放在文档名称上。</translation>
    </message>
    <message>
        <source>This editor does not let a language server rename files. Run `outcrop-cli rename %1 %2`.</source>
        <translation>此编辑器不允许语言服务器重命名文件。请运行 `outcrop-cli rename %1 %2`。</translation>
    </message>
    <message>
        <source>The server has no method `%1`. Use one that its capabilities announce.</source>
        <translation>服务器没有方法 `%1`。请使用其 capabilities 声明的方法。</translation>
    </message>
</context>
<context>
    <name>core/mcp</name>
    <message>
        <source>The protocol version %1 is not supported for requests without a session. Use %2, or send `initialize`.</source>
        <translation>没有会话的请求不支持协议版本 %1。请使用 %2，或发送 `initialize`。</translation>
    </message>
    <message>
        <source>`_meta` must contain `io.modelcontextprotocol/clientCapabilities`, an object.</source>
        <translation>`_meta` 必须包含对象 `io.modelcontextprotocol/clientCapabilities`。</translation>
    </message>
    <message>
        <source>The cursor is unknown. List from the beginning, without a cursor.</source>
        <translation>游标未知。请不带游标从头列出。</translation>
    </message>
    <message>
        <source>`%1` must be an object.</source>
        <translation>`%1` 必须是对象。</translation>
    </message>
    <message>
        <source>The tool `%1` does not exist. `tools/list` lists the tools.</source>
        <translation>工具 `%1` 不存在。`tools/list` 可列出工具。</translation>
    </message>
    <message>
        <source>The prompt `%1` does not exist. `prompts/list` lists the prompts.</source>
        <translation>提示词 `%1` 不存在。`prompts/list` 可列出提示词。</translation>
    </message>
    <message>
        <source>The resource `%1` does not exist. `resources/list` lists the resources.</source>
        <translation>资源 `%1` 不存在。`resources/list` 可列出资源。</translation>
    </message>
    <message>
        <source>Too many requests are waiting. Wait for responses, then send this request again.</source>
        <translation>等待的请求过多。请等待响应，然后重新发送此请求。</translation>
    </message>
    <message>
        <source>Stopped after %1 s, the time limit. Request less, or start the server with a longer --timeout.</source>
        <translation>在达到时间上限 %1 秒后停止。请减少请求的内容，或用更长的 --timeout 启动服务器。</translation>
    </message>
    <message>
        <source>The result is larger than %1 MiB. Request less.</source>
        <translation>结果超过 %1 MiB。请减少请求的内容。</translation>
    </message>
    <message>
        <source>Argument `%1`: %2</source>
        <translation>参数 `%1`：%2</translation>
    </message>
    <message>
        <source>Arguments: %1</source>
        <translation>参数：%1</translation>
    </message>
    <message>
        <source>The session has not started. Send `initialize` first, or put the protocol version in `_meta` of each request.</source>
        <translation>会话尚未开始。请先发送 `initialize`，或在每个请求的 `_meta` 中放入协议版本。</translation>
    </message>
    <message>
        <source>`protocolVersion` must be a string, such as %1.</source>
        <translation>`protocolVersion` 必须是字符串，例如 %1。</translation>
    </message>
    <message>
        <source>`%1` must be a string.</source>
        <translation>`%1` 必须是字符串。</translation>
    </message>
    <message>
        <source>longer than %1 bytes. Write it to a file in the workspace and name that file instead.</source>
        <translation>超过 %1 字节。请将其写入工作区中的文件，并改为指明该文件。</translation>
    </message>
    <message>
        <source>The session has already started. Send `initialize` only once.</source>
        <translation>会话已开始。请只发送一次 `initialize`。</translation>
    </message>
    <message>
        <source>A request with this `id` is still running. Use another `id`.</source>
        <translation>具有此 `id` 的请求仍在运行。请使用其他 `id`。</translation>
    </message>
    <message>
        <source>The command printed no result. Run it in a terminal to see its messages.</source>
        <translation>该命令未输出结果。请在终端中运行以查看其消息。</translation>
    </message>
    <message>
        <source>contains a NUL character. Remove it.</source>
        <translation>包含 NUL 字符。请将其移除。</translation>
    </message>
    <message>
        <source>`%1` and `%2` cannot be combined. Use one of them.</source>
        <translation>`%1` 和 `%2` 不能组合使用。请使用其中之一。</translation>
    </message>
    <message>
        <source>One of these is required: %1. Add one.</source>
        <translation>需要以下之一：%1。请添加一个。</translation>
    </message>
    <message>
        <source>The method `%1` is not supported. Use one that the server&apos;s capabilities announce.</source>
        <translation>不支持方法 `%1`。请使用服务器的 capabilities 声明的方法。</translation>
    </message>
    <message>
        <source>The command failed: %1. Try again.</source>
        <translation>命令失败：%1。请重试。</translation>
    </message>
</context>
<context>
    <name>core/portability</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 (and %3 more)</source>
        <translation>%1：%2（以及另外 %3 个）</translation>
    </message>
    <message>
        <source>the response does not match its schema: %1</source>
        <translation>响应与其 Schema 不匹配：%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>the chat template of %1</source>
        <translation>%1 的聊天模板</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>改为 %1</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n 个智能体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n criteria</source>
        <translation>
            <numerusform>%n 项标准</numerusform>
        </translation>
    </message>
    <message>
        <source>(portability.enabled is not true)</source>
        <translation>（portability.enabled 不为 true）</translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect; did you mean `%2`?</source>
        <translation>`%1` 不是 JSON Schema 关键字，不起作用；你是不是指 `%2`？</translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect. If it is a property, put it below `properties`.</source>
        <translation>`%1` 不是 JSON Schema 关键字，不起作用。如果它是属性，请将其放在 `properties` 之下。</translation>
    </message>
    <message>
        <source>the arguments of `%1` do not match its parameters: %2</source>
        <translation>`%1` 的参数与其形参不匹配：%2</translation>
    </message>
    <message>
        <source>the response is not one JSON document</source>
        <translation>响应不是一个 JSON 文档</translation>
    </message>
    <message>
        <source>the response was truncated</source>
        <translation>响应被截断</translation>
    </message>
    <message>
        <source>the model refused to respond</source>
        <translation>模型拒绝响应</translation>
    </message>
    <message>
        <source>the provider blocked the response</source>
        <translation>提供商屏蔽了响应</translation>
    </message>
    <message>
        <source>the response is incomplete</source>
        <translation>响应不完整</translation>
    </message>
    <message>
        <source>the response is empty</source>
        <translation>响应为空</translation>
    </message>
    <message>
        <source>a chat template</source>
        <translation>聊天模板</translation>
    </message>
    <message>
        <source>`%1` is a token of %2. Servers insert such tokens for their model, and other models read them as text. Remove it.</source>
        <translation>`%1` 是 %2 的 token。服务器会为其模型插入这类 token，而其他模型会将其读作文本。请将其移除。</translation>
    </message>
    <message>
        <source>Remove the token</source>
        <translation>移除该 token</translation>
    </message>
    <message>
        <source>`portability.minimum_context_window` must be a positive whole number of tokens; %1.</source>
        <translation>`portability.minimum_context_window` 必须是正整数的 token 数；%1。</translation>
    </message>
    <message>
        <source>`portability.body_format` must be xml, markdown or rccf; %1.</source>
        <translation>`portability.body_format` 必须为 xml、markdown 或 rccf；%1。</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>移除该行</translation>
    </message>
    <message>
        <source>Remove the sentence</source>
        <translation>移除该句</translation>
    </message>
    <message>
        <source>the tool `%1`</source>
        <translation>工具 `%1`</translation>
    </message>
    <message>
        <source>the media type %1</source>
        <translation>媒体类型 %1</translation>
    </message>
    <message>
        <source>`%1` in the body</source>
        <translation>正文中的 `%1`</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>%1 was not run: %2</source>
        <translation>%1 未运行：%2</translation>
    </message>
    <message>
        <source>`%1` must be a JSON Schema: a mapping with `type: object` and `properties`.</source>
        <translation>`%1` 必须是 JSON Schema：含 `type: object` 和 `properties` 的映射。</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>null without quotes</source>
        <translation>不带引号的 null</translation>
    </message>
    <message>
        <source>Not run for %1 (%2): %3</source>
        <translation>未对 %1 运行（%2）：%3</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1（以及另外 %2 个）</translation>
    </message>
    <message>
        <source>The agent has no portability section.</source>
        <translation>该智能体没有 portability 部分。</translation>
    </message>
    <message>
        <source>The reasoning strategy is explicit_cot.</source>
        <translation>推理策略为 explicit_cot。</translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation>该文件有错误。请先修复。</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>此条目</translation>
    </message>
    <message>
        <source>or</source>
        <translation>或</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>不可读：%1</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>未计数：%1</translation>
    </message>
    <message>
        <source>the top level</source>
        <translation>顶层</translation>
    </message>
    <message>
        <source>the judge returned no score: %1</source>
        <translation>评判模型未返回分数：%1</translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword, so it has no effect. Remove it.</source>
        <translation>`%1` 不是 JSON Schema 关键字，因此不起作用。请将其移除。</translation>
    </message>
    <message>
        <source>the model called `%1`, which is not a tool of the agent</source>
        <translation>模型调用了 `%1`，它不是该智能体的工具</translation>
    </message>
    <message>
        <source>The agent has not opted into portability.</source>
        <translation>该智能体未选择启用可移植性。</translation>
    </message>
    <message>
        <source>the judge gave a score of %1, below the required %2: %3</source>
        <translation>评判模型给出的分数为 %1，低于要求的 %2：%3</translation>
    </message>
    <message>
        <source>`portability.enabled` must be true for an agent that supports several providers; %1.</source>
        <translation>支持多个提供商的智能体，`portability.enabled` 必须为 true；%1。</translation>
    </message>
    <message>
        <source>Model preferences must be a list of `provider/model`, best first.</source>
        <translation>模型偏好必须是 `provider/model` 的列表，最佳的在前。</translation>
    </message>
    <message>
        <source>The agent declares no output schema.</source>
        <translation>该智能体未声明输出 Schema。</translation>
    </message>
    <message>
        <source>The agent defines no tools.</source>
        <translation>该智能体未定义工具。</translation>
    </message>
    <message>
        <source>The agent declares neither a role nor expertise.</source>
        <translation>该智能体既未声明角色也未声明专长。</translation>
    </message>
    <message>
        <source>The agent declares no features that a model could lack.</source>
        <translation>该智能体未声明模型可能缺少的功能。</translation>
    </message>
    <message>
        <source>A recorded response needs a `request` and a `stop`. `stop` must be one of: %1.</source>
        <translation>已记录的响应需要 `request` 和 `stop`。`stop` 必须为以下之一：%1。</translation>
    </message>
    <message>
        <source>The agent has a portability section.</source>
        <translation>该智能体有 portability 部分。</translation>
    </message>
    <message>
        <source>Without its portability section, the agent cannot be rendered: %1</source>
        <translation>没有其 portability 部分，无法渲染该智能体：%1</translation>
    </message>
    <message>
        <source>The workspace folder.</source>
        <translation>工作区文件夹。</translation>
    </message>
    <message>
        <source>%1 is not a JSON Schema type. Use one of: %2.</source>
        <translation>%1 不是 JSON Schema 类型。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>This schema has no JSON Schema keyword. Put the properties below `properties`, next to `type: object`.</source>
        <translation>此 Schema 没有 JSON Schema 关键字。请将属性放在 `properties` 之下，与 `type: object` 并列。</translation>
    </message>
    <message>
        <source>The agent uses %1 (%2) but does not declare this feature. Add the feature to capabilities.required_features.</source>
        <translation>该智能体使用 %1（%2），但未声明此功能。请将该功能添加到 capabilities.required_features。</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>必须为 %1</translation>
    </message>
    <message>
        <source>canceled before the request was sent</source>
        <translation>在发送请求之前已取消</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation>缺少该值</translation>
    </message>
    <message>
        <source>the value is `%1`</source>
        <translation>该值为 `%1`</translation>
    </message>
    <message>
        <source>the value is a list or a mapping</source>
        <translation>该值是列表或映射</translation>
    </message>
    <message>
        <source>The agent does not forbid any actions.</source>
        <translation>该智能体未禁止任何操作。</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>重命名为 %1</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <translation>设为 %1</translation>
    </message>
    <message>
        <source>Set to true</source>
        <translation>设为 true</translation>
    </message>
    <message>
        <source>Convert to a list</source>
        <translation>转换为列表</translation>
    </message>
    <message>
        <source>line %1 was `%2` and is now `%3`</source>
        <translation>第 %1 行原为 `%2`，现为 `%3`</translation>
    </message>
    <message>
        <source>Convert to a schema</source>
        <translation>转换为 Schema</translation>
    </message>
    <message>
        <source>Remove the value</source>
        <translation>移除该值</translation>
    </message>
    <message>
        <source>`%1` names %2, so other providers and clients may not follow the text. Use words that apply to all of them.</source>
        <translation>`%1` 指明了 %2，因此其他提供商和客户端可能不会遵循该文本。请使用适用于所有提供商和客户端的措辞。</translation>
    </message>
    <message>
        <source>Replace with `%1`</source>
        <translation>替换为 `%1`</translation>
    </message>
    <message>
        <source>Remove `%1`</source>
        <translation>移除 `%1`</translation>
    </message>
    <message>
        <source>the model did not call a tool, although the request required one</source>
        <translation>尽管请求要求调用工具，模型却未调用</translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1. Correct it.</source>
        <translation>这不是有效的正则表达式：%1。请更正。</translation>
    </message>
    <message>
        <source>`%1` is not valid JSON Schema: %2. Correct it.</source>
        <translation>`%1` 不是有效的 JSON Schema：%2。请更正。</translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Rename it to `%3`, which each adapter translates for its provider.</source>
        <translation>`%1` 是 %2 特有的。请将其重命名为 `%3`，各适配器会为其提供商转换它。</translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Use %3 instead, which each adapter translates for its provider.</source>
        <translation>`%1` 是 %2 特有的。请改用 %3，各适配器会为其提供商转换它。</translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Remove it; the adapter sets the value.</source>
        <translation>`%1` 是 %2 特有的。请将其移除；该值由适配器设置。</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>声明 %1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>All testable models have the features that the agent declares.</source>
        <translation>所有可测试的模型都具有该智能体声明的功能。</translation>
    </message>
    <message>
        <source>The request to %1 contains more than the agent&apos;s body: %2. Remove the addition from the adapter.</source>
        <translation>发给 %1 的请求除智能体正文外还包含：%2。请从适配器中移除该附加内容。</translation>
    </message>
    <message>
        <source>This schema cannot be used: %1. Correct it.</source>
        <translation>此 Schema 无法使用：%1。请更正。</translation>
    </message>
    <message>
        <source>No provider is available for the test. Name one with `outcrop-cli validate --providers`, such as a local model, or add one to portability.model_preferences.</source>
        <translation>没有可用于测试的提供商。请用 `outcrop-cli validate --providers` 指明一个，例如本地模型，或将其添加到 portability.model_preferences。</translation>
    </message>
    <message>
        <source>portability-tests.yaml has no questions for the judge; add them under `dimensions`</source>
        <translation>portability-tests.yaml 没有给评判模型的问题；请在 `dimensions` 下添加</translation>
    </message>
    <message>
        <source>no response to this request is recorded. Test the provider with `outcrop-cli validate --live`; --record-answers keeps its responses</source>
        <translation>没有记录此请求的响应。请用 `outcrop-cli validate --live` 测试该提供商；--record-answers 会保留其响应</translation>
    </message>
    <message>
        <source>The agent uses %1 (%2) but does not declare this feature. If `%3` in capabilities.required_features is a misspelling of this feature, correct the spelling; otherwise, add the feature.</source>
        <translation>该智能体使用 %1（%2），但未声明此功能。如果 capabilities.required_features 中的 `%3` 是此功能的拼写错误，请更正拼写；否则，请添加该功能。</translation>
    </message>
    <message>
        <source>portability-tests.yaml does not define a request for this criterion. Add one under `probes`.</source>
        <translation>portability-tests.yaml 未为此标准定义请求。请在 `probes` 下添加。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an instruction to reason, which can degrade the responses of reasoning models. Remove it: with the reasoning strategy `%2`, the adapter controls reasoning. To keep the instruction, set portability.reasoning_strategy to explicit_cot.</source>
        <translation>&quot;%1&quot; 是要求推理的指令，可能降低推理模型的响应质量。请将其移除：在推理策略 `%2` 下，推理由适配器控制。要保留该指令，请将 portability.reasoning_strategy 设为 explicit_cot。</translation>
    </message>
    <message>
        <source>The request to %1 does not contain the agent&apos;s body unchanged. Correct the adapter.</source>
        <translation>发给 %1 的请求未原样包含智能体的正文。请更正适配器。</translation>
    </message>
    <message>
        <source>If the portability section is removed, the request to %1 does not contain the agent&apos;s body unchanged. Correct the adapter.</source>
        <translation>如果移除 portability 部分，发给 %1 的请求不会原样包含智能体的正文。请更正适配器。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tests passed</source>
        <translation>
            <numerusform>%n 项测试中 %1 项通过</numerusform>
        </translation>
    </message>
    <message>
        <source>This line is not a test result. Delete it.</source>
        <translation>此行不是测试结果。请将其删除。</translation>
    </message>
    <message>
        <source>A file of recorded responses needs a list of `answers`. Add it.</source>
        <translation>已记录响应的文件需要 `answers` 列表。请添加。</translation>
    </message>
    <message>
        <source>There is no criterion with this ID. Correct the ID.</source>
        <translation>没有此 ID 的标准。请更正 ID。</translation>
    </message>
    <message>
        <source>%1 does not name a provider. Write it as `provider/model`, such as `anthropic/claude-sonnet-4-5`.</source>
        <translation>%1 未指明提供商。请写为 `provider/model`，例如 `anthropic/claude-sonnet-4-5`。</translation>
    </message>
    <message>
        <source>%1 does not name a provider. Write it as `provider/model`: `%2`.</source>
        <translation>%1 未指明提供商。请写为 `provider/model`：`%2`。</translation>
    </message>
    <message>
        <source>The request to %1 differs from %2: %3. Revert the change, or record the new request with `outcrop-cli validate --record`.</source>
        <translation>发给 %1 的请求与 %2 不同：%3。请还原更改，或用 `outcrop-cli validate --record` 记录新请求。</translation>
    </message>
    <message numerus="yes">
        <source>%n errors in %1</source>
        <translation>
            <numerusform>%1中有 %n 个错误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/ports</name>
    <message>
        <source>`%1` of the %2 accepts %3, not %4</source>
        <translation>%2的 `%1` 接受 %3，不接受 %4</translation>
    </message>
    <message>
        <source>the %2 have no field `%1`; correct the name</source>
        <translation>%2没有字段 `%1`；请更正名称</translation>
    </message>
    <message>
        <source>the field `%1` of the %2 has a value of the wrong type; correct it</source>
        <translation>%2的字段 `%1` 的值类型错误；请更正</translation>
    </message>
</context>
<context>
    <name>core/render</name>
    <message>
        <source>%1; its last paragraphs were removed</source>
        <translation>%1；其最后几个段落已移除</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>The provider `%1` cannot be used because its wire format `%2` is invalid: %3</source>
        <translation>无法使用提供商 `%1`，因为其传输格式 `%2` 无效：%3</translation>
    </message>
    <message>
        <source>There is no provider `%1`. Available: %2.</source>
        <translation>没有提供商 `%1`。可用：%2。</translation>
    </message>
    <message>
        <source>The provider `%1` cannot be used because its adapter is invalid: %2</source>
        <translation>无法使用提供商 `%1`，因为其适配器无效：%2</translation>
    </message>
    <message>
        <source>%1 is a reasoning model</source>
        <translation>%1 是推理模型</translation>
    </message>
    <message>
        <source>%1 has limited reasoning</source>
        <translation>%1 的推理能力有限</translation>
    </message>
    <message>
        <source>the request is limited to %1 tokens (%2)</source>
        <translation>请求的上限为 %1 token（%2）</translation>
    </message>
    <message>
        <source>the template `%1` is sent as METADATA and INSTRUCTION</source>
        <translation>模板 `%1` 作为 METADATA 和 INSTRUCTION 发送</translation>
    </message>
    <message>
        <source>its message is not sent</source>
        <translation>其消息未发送</translation>
    </message>
    <message>
        <source>requests a model</source>
        <translation>请求一个模型</translation>
    </message>
    <message>
        <source>%1; %2 is used instead</source>
        <translation>%1；改用 %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>内容为空</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>not needed: a preference with higher precedence is available</source>
        <translation>不需要：有优先级更高的偏好可用</translation>
    </message>
    <message>
        <source>its provider is %1</source>
        <translation>其提供商为 %1</translation>
    </message>
    <message>
        <source>The preferred model `%1` cannot be used: %2. %3 is used instead.</source>
        <translation>无法使用首选模型 `%1`：%2。改用 %3。</translation>
    </message>
    <message>
        <source>the agent `%1`</source>
        <translation>智能体 `%1`</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>请选择其他模型。</translation>
    </message>
    <message>
        <source>Choose another model, or remove the tools.</source>
        <translation>请选择其他模型，或移除工具。</translation>
    </message>
    <message>
        <source>[prompt_xml] include_metadata is false</source>
        <translation>[prompt_xml] include_metadata 为 false</translation>
    </message>
    <message>
        <source>Tool overhead</source>
        <translation>工具开销</translation>
    </message>
    <message>
        <source>the provider requires `additionalProperties: false` in every object</source>
        <translation>提供商要求每个对象中有 `additionalProperties: false`</translation>
    </message>
    <message>
        <source>the provider accepts recursive references only in optional properties</source>
        <translation>提供商只在可选属性中接受递归引用</translation>
    </message>
    <message>
        <source>the provider accepts only an object as a schema</source>
        <translation>提供商只接受对象作为 Schema</translation>
    </message>
    <message>
        <source>it is nested too deeply to be checked, and is sent unchanged</source>
        <translation>它嵌套过深，无法检查，原样发送</translation>
    </message>
    <message>
        <source>its parts are merged into one schema</source>
        <translation>其各部分合并为一个 Schema</translation>
    </message>
    <message>
        <source>There is no part `%1`. Use one of: %2.</source>
        <translation>没有部分 `%1`。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>The condition `when` is not valid: %1</source>
        <translation>条件 `when` 无效：%1</translation>
    </message>
    <message>
        <source>There is no list `%1`. Use one of: %2.</source>
        <translation>没有列表 `%1`。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>sent only when %1</source>
        <translation>仅当 %1 时发送</translation>
    </message>
    <message>
        <source>the API requires a value, and none was set</source>
        <translation>API 需要一个值，但未设置</translation>
    </message>
    <message>
        <source>the provider&apos;s name for it</source>
        <translation>提供商对它的名称</translation>
    </message>
    <message>
        <source>the provider does not enforce it; the description mentions it</source>
        <translation>提供商不强制执行它；描述中提到它</translation>
    </message>
    <message>
        <source>%1 does not support it</source>
        <translation>%1 不支持它</translation>
    </message>
    <message>
        <source>Remove `%1`, or use an adapter with `api_format: openai-compatible` for a server with that API.</source>
        <translation>请移除 `%1`，或对使用该 API 的服务器采用带 `api_format: openai-compatible` 的适配器。</translation>
    </message>
    <message>
        <source>sorted by name, so that the provider&apos;s cache stays valid regardless of their order in the file</source>
        <translation>按名称排序，使提供商的缓存不受文件中顺序的影响而保持有效</translation>
    </message>
    <message>
        <source>a &lt;prompt&gt; document cannot contain it</source>
        <translation>&lt;prompt&gt; 文档不能包含它</translation>
    </message>
    <message>
        <source>it describes another model</source>
        <translation>它描述的是其他模型</translation>
    </message>
    <message>
        <source>only a &lt;prompt&gt; document can contain it (--format prompt-xml)</source>
        <translation>只有 &lt;prompt&gt; 文档可以包含它 (--format prompt-xml)</translation>
    </message>
    <message>
        <source>not needed: the model %1 was selected explicitly</source>
        <translation>不需要：已明确选择模型 %1</translation>
    </message>
    <message>
        <source>leaves the choice to the user</source>
        <translation>将选择留给用户</translation>
    </message>
    <message>
        <source>chooses %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>part of the &lt;prompt&gt; document, which is the user message</source>
        <translation>&lt;prompt&gt; 文档的一部分，该文档即用户消息</translation>
    </message>
    <message>
        <source>Turn overhead</source>
        <translation>轮次开销</translation>
    </message>
    <message>
        <source>Document tags</source>
        <translation>文档标签</translation>
    </message>
    <message>
        <source>optional in your schema, but the provider requires every property, so null is allowed instead</source>
        <translation>在你的 Schema 中为可选，但提供商要求每个属性，因此改为允许 null</translation>
    </message>
    <message>
        <source>the provider uses `%1` instead</source>
        <translation>提供商改用 `%1`</translation>
    </message>
    <message>
        <source>the provider rejects this annotation</source>
        <translation>提供商拒绝此注解</translation>
    </message>
    <message>
        <source>the provider does not support this keyword</source>
        <translation>提供商不支持此关键字</translation>
    </message>
    <message>
        <source>the provider does not support tuple validation, so the order of the items is not enforced</source>
        <translation>提供商不支持元组验证，因此不强制项的顺序</translation>
    </message>
    <message>
        <source>its target was moved to the definitions</source>
        <translation>其目标已移到 definitions</translation>
    </message>
    <message>
        <source>the provider does not support a schema that matches no value</source>
        <translation>提供商不支持不匹配任何值的 Schema</translation>
    </message>
    <message>
        <source>the provider requires a type</source>
        <translation>提供商要求有类型</translation>
    </message>
    <message>
        <source>the provider requires a type for the items</source>
        <translation>提供商要求各项有类型</translation>
    </message>
    <message>
        <source>it is recursive, which the provider accepts only in optional properties</source>
        <translation>它是递归的，提供商只在可选属性中接受递归</translation>
    </message>
    <message>
        <source>converted to JSON Schema draft 2020-12</source>
        <translation>已转换为 JSON Schema 草案 2020-12</translation>
    </message>
    <message>
        <source>it refers to another document, which is not loaded</source>
        <translation>它引用另一个文档，该文档不会加载</translation>
    </message>
    <message>
        <source>it is recursive, and the provider does not support references</source>
        <translation>它是递归的，而提供商不支持引用</translation>
    </message>
    <message>
        <source>its sibling keywords are copied into every branch</source>
        <translation>其同级关键字已复制到每个分支</translation>
    </message>
    <message>
        <source>The only named table is `roles`. Write other tables inline: {from: to}.</source>
        <translation>唯一的命名表是 `roles`。请内联编写其他表：{from: to}。</translation>
    </message>
    <message>
        <source>the nearest value that the provider supports</source>
        <translation>提供商支持的最接近的值</translation>
    </message>
    <message>
        <source>unpublished overhead</source>
        <translation>未公布的开销</translation>
    </message>
    <message>
        <source>With the wire format %1, requests are sent to %2. %3</source>
        <translation>使用传输格式 %1 时，请求发送到 %2。%3</translation>
    </message>
    <message>
        <source>the context window of %1 is below %2 tokens</source>
        <translation>%1 的上下文窗口小于 %2 token</translation>
    </message>
    <message>
        <source>%1 needs examples</source>
        <translation>%1 需要示例</translation>
    </message>
    <message>
        <source>%1 of %2 examples are sent, because %3 and the agent allows %4 to %5</source>
        <translation>发送 %2 个示例中的 %1 个，因为 %3，且智能体允许 %4 到 %5 个</translation>
    </message>
    <message>
        <source>For %1, %2: %4 of %3 tokens were kept. The loss ledger lists the removed parts.</source>
        <translation>对于 %1，%2：%3 token 中保留了 %4。损失清单列出了移除的部分。</translation>
    </message>
    <message>
        <source>For %1, %2. Protected parts were removed to fit the limit: %3. Shorten the other layers, or choose a model with a larger context window.</source>
        <translation>对于 %1，%2。为符合上限，移除了受保护的部分：%3。请缩短其他层，或选择上下文窗口更大的模型。</translation>
    </message>
    <message>
        <source>For %1, the request has %2 tokens, above the limit of %3 (%4), although all removable parts were removed. Shorten it, or choose a model with a larger context window.</source>
        <translation>对于 %1，尽管已移除所有可移除的部分，请求仍有 %2 token，超过上限 %3（%4）。请将其缩短，或选择上下文窗口更大的模型。</translation>
    </message>
    <message>
        <source>only %1 can read this data</source>
        <translation>只有 %1 能读取此数据</translation>
    </message>
    <message>
        <source>it is part of METADATA, which this prompt does not include</source>
        <translation>它是 METADATA 的一部分，而此提示词不包括 METADATA</translation>
    </message>
    <message>
        <source>%1 does not list the model `%2`</source>
        <translation>%1 未列出模型 `%2`</translation>
    </message>
    <message>
        <source>%1 has no model that matches `%2`</source>
        <translation>%1 没有与 `%2` 匹配的模型</translation>
    </message>
    <message>
        <source>no provider has a model that matches `%1`</source>
        <translation>没有提供商的模型与 `%1` 匹配</translation>
    </message>
    <message>
        <source>the strategy is %1, so the prompt asks %2 to reason in text</source>
        <translation>策略为 %1，因此提示词要求 %2 用文本推理</translation>
    </message>
    <message>
        <source>it is only for %1</source>
        <translation>它只用于 %1</translation>
    </message>
    <message>
        <source>the context window of %1 is below %2 tokens, so constraints and tools precede context and examples</source>
        <translation>%1 的上下文窗口小于 %2 token，因此约束和工具位于上下文和示例之前</translation>
    </message>
    <message>
        <source>The request is empty. Describe the task for the model.</source>
        <translation>请求为空。请描述模型的任务。</translation>
    </message>
    <message>
        <source>no value is allowed, so the property is omitted</source>
        <translation>不允许任何值，因此该属性已省略</translation>
    </message>
    <message>
        <source>its target is inlined</source>
        <translation>其目标已内联</translation>
    </message>
    <message>
        <source>the provider rejects keywords next to $ref</source>
        <translation>提供商拒绝 $ref 旁的关键字</translation>
    </message>
    <message>
        <source>A `{` is not closed. Close it, or write `{{` for a literal brace.</source>
        <translation>一个 `{` 未闭合。请将其闭合；字面的花括号请写 `{{`。</translation>
    </message>
    <message>
        <source>the reasoning support of %1 is unknown</source>
        <translation>%1 对推理的支持情况未知</translation>
    </message>
    <message>
        <source>its tags omit tier and part, because the full tags would exceed a tenth of the section</source>
        <translation>其标签省略了 tier 和 part，因为完整标签会超过该节的十分之一</translation>
    </message>
    <message numerus="yes">
        <source>not among the last %n messages ([prompt_xml] window_size)</source>
        <translation>
            <numerusform>不在最后 %n 条消息之中（[prompt_xml] window_size）</numerusform>
        </translation>
    </message>
    <message>
        <source>a budget for composing the prompt, not sent to providers</source>
        <translation>用于组成提示词的预算，不发送给提供商</translation>
    </message>
    <message>
        <source>required but not in `properties`; added there because the provider requires it</source>
        <translation>必需但不在 `properties` 中；因提供商要求而添加到其中</translation>
    </message>
    <message numerus="yes">
        <source>%n characters that XML cannot represent were replaced</source>
        <translation>
            <numerusform>替换了 XML 无法表示的 %n 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n METADATA or INSTRUCTION tags are escaped as &amp;lt;</source>
        <translation>
            <numerusform>%n 个 METADATA 或 INSTRUCTION 标签转义为 &amp;lt;</numerusform>
        </translation>
    </message>
    <message>
        <source>its name cannot be an attribute in XML</source>
        <translation>其名称不能作为 XML 中的属性</translation>
    </message>
    <message>
        <source>the steps of the prompt type %1 follow the request</source>
        <translation>提示词类型 %1 的步骤位于请求之后</translation>
    </message>
    <message>
        <source>the compact form cannot contain it</source>
        <translation>紧凑形式不能包含它</translation>
    </message>
    <message>
        <source>The provider `%1` refers to the wire format `%2`, which does not exist. Correct the name.</source>
        <translation>提供商 `%1` 引用的传输格式 `%2` 不存在。请更正名称。</translation>
    </message>
    <message>
        <source>Critical rules do not fit into the budget for rules: %1. Increase the budget.</source>
        <translation>严重规则超出规则的预算：%1。请增加预算。</translation>
    </message>
    <message>
        <source>`%1` is not allowed with `%2`. Remove one of them.</source>
        <translation>`%1` 不允许与 `%2` 一起使用。请移除其中一个。</translation>
    </message>
    <message>
        <source>`each` needs `as`, the template for one item. Add it.</source>
        <translation>`each` 需要 `as`，即单项的模板。请添加。</translation>
    </message>
    <message>
        <source>The name of this adapter is missing or cannot be used as a file name. Set `provider.name`, or the name after `wire:`.</source>
        <translation>此适配器的名称缺失或不能用作文件名。请设置 `provider.name`，或 `wire:` 之后的名称。</translation>
    </message>
    <message>
        <source>%1 does not accept %2 attachments</source>
        <translation>%1 不接受 %2 附件</translation>
    </message>
    <message>
        <source>%1 does not accept %2, only %3</source>
        <translation>%1 不接受 %2，只接受 %3</translation>
    </message>
    <message>
        <source>it has %2, but %1 accepts at most %3</source>
        <translation>它有 %2，但 %1 最多接受 %3</translation>
    </message>
    <message>
        <source>a system prompt cannot contain files, so the attachment of %1 is sent with the request</source>
        <translation>系统提示词不能包含文件，因此 %1 的附件随请求发送</translation>
    </message>
    <message>
        <source>%1 does not enforce the schema, so the prompt describes it</source>
        <translation>%1 不强制执行 Schema，因此由提示词描述它</translation>
    </message>
    <message>
        <source>The agent requires a context window of %1 tokens; %2 has %3.</source>
        <translation>该智能体要求 %1 token 的上下文窗口；%2 有 %3。</translation>
    </message>
    <message>
        <source>The agent requires %1, which %2 does not support.</source>
        <translation>该智能体要求%1，而 %2 不支持。</translation>
    </message>
    <message>
        <source>The agent offers tools, but %1 does not support tool calling.</source>
        <translation>该智能体提供工具，但 %1 不支持工具调用。</translation>
    </message>
    <message>
        <source>For %1, the request has %2 tokens, but servers with the wire format %3 read only %4 by default and drop the rest without an error. Raise the server&apos;s limit, or set context_window in the profile.</source>
        <translation>对于 %1，请求有 %2 token，但使用传输格式 %3 的服务器默认只读取 %4，其余会被丢弃而不报错。请提高服务器的上限，或在配置档中设置 context_window。</translation>
    </message>
    <message>
        <source>`%1` and `%2` conflict: one path contains the other, so one value would replace the other. Rename one of them.</source>
        <translation>`%1` 与 `%2` 冲突：一个路径包含另一个，因此一个值会取代另一个。请重命名其中之一。</translation>
    </message>
    <message>
        <source>the &lt;prompt&gt; document describes the tools, even if the request also defines them</source>
        <translation>&lt;prompt&gt; 文档会描述工具，即使请求也定义了它们</translation>
    </message>
    <message>
        <source>The URL of a server with this API usually ends in `%1`. If your server uses this path, add it to the URL.</source>
        <translation>使用此 API 的服务器的 URL 通常以 `%1` 结尾。如果你的服务器使用此路径，请将其添加到 URL。</translation>
    </message>
    <message>
        <source>For %1, the system prompt has %2 tokens, more than the %3 tokens (%4% of the context window) that the %5 adapter reserves for it. Shorten the layers, or choose a model with a larger context window.</source>
        <translation>对于 %1，系统提示词有 %2 token，超过 %5 适配器为其预留的 %3 token（上下文窗口的 %4%）。请缩短层，或选择上下文窗口更大的模型。</translation>
    </message>
    <message>
        <source>the prompt type %1 is in unstructured mode, so its template in prompt_templates.yaml is sent</source>
        <translation>提示词类型 %1 处于非结构化模式，因此发送其在 prompt_templates.yaml 中的模板</translation>
    </message>
    <message>
        <source>for explicit_cot, the %1 adapter sends no reasoning instruction</source>
        <translation>对于 explicit_cot，%1 适配器不发送推理指令</translation>
    </message>
    <message>
        <source>the provider supports only `%1`, which also allows the limit itself</source>
        <translation>提供商只支持 `%1`，它也允许界限值本身</translation>
    </message>
    <message>
        <source>the provider requires an object at the top level, so the response is in the property `value` of an object</source>
        <translation>提供商要求顶层为对象，因此响应位于对象的属性 `value` 中</translation>
    </message>
    <message>
        <source>the system prompt is limited to %1 tokens (%2% of the context window)</source>
        <translation>系统提示词的上限为 %1 token（上下文窗口的 %2%）</translation>
    </message>
    <message>
        <source>A hybrid prompt needs a prompt type. Choose one under “Type” in the window or with --type.</source>
        <translation>混合提示词需要提示词类型。请在窗口的“类型”下或用 --type 选择。</translation>
    </message>
    <message>
        <source>dropped by the server: about %1 of %2 tokens, from the beginning of the prompt: %5. Servers with the wire format %3 read only %4 tokens by default</source>
        <translation>被服务器丢弃：约 %1 / %2 token，从提示词开头起：%5。使用传输格式 %3 的服务器默认只读取 %4 token</translation>
    </message>
    <message>
        <source>messages with the role %1 are sent with the role %2</source>
        <translation>角色为 %1 的消息以角色 %2 发送</translation>
    </message>
    <message>
        <source>sent only in requests of the API %1</source>
        <translation>仅在 API %1 的请求中发送</translation>
    </message>
    <message>
        <source>Outcrop sets this key itself</source>
        <translation>Outcrop 会自行设置此键</translation>
    </message>
    <message>
        <source>the request already has another value for `%1`</source>
        <translation>请求中的 `%1` 已有其他值</translation>
    </message>
    <message>
        <source>not needed: the request does not ask for the schema to be enforced</source>
        <translation>不需要：请求未要求强制执行 Schema</translation>
    </message>
</context>
<context>
    <name>core/retrieval</name>
    <message>
        <source>Use one of: %1.</source>
        <translation>请使用以下之一：%1。</translation>
    </message>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>你是不是指 `%1`？</translation>
    </message>
    <message>
        <source>There is no backend `%1`, so sqlite is used. %2</source>
        <translation>没有后端 `%1`，因此使用 sqlite。%2</translation>
    </message>
    <message>
        <source>There is no collection `%1`. %2</source>
        <translation>没有集合 `%1`。%2</translation>
    </message>
    <message>
        <source>“%1” in the collection “%2” cannot be indexed: %3.</source>
        <translation>无法为集合“%2”中的“%1”建立索引：%3。</translation>
    </message>
    <message>
        <source>The query&apos;s embedding has %1 dimensions, but the embeddings of %2 in the index have %3. Rebuild the index.</source>
        <translation>查询的嵌入有 %1 维，但索引中 %2 的嵌入有 %3 维。请重建索引。</translation>
    </message>
    <message>
        <source>the query has no words; enter at least one</source>
        <translation>查询中没有词；请至少输入一个</translation>
    </message>
    <message>
        <source>the collection or the ID is missing; add it</source>
        <translation>缺少集合或 ID；请添加</translation>
    </message>
    <message>
        <source>`%1` is not a whole number from 1 to %2, so %3 is used. Correct it.</source>
        <translation>`%1` 不是 1 到 %2 的整数，因此使用 %3。请更正。</translation>
    </message>
    <message>
        <source>`include` is not valid, so no passages are included. Use true, false or a table such as {tokens = 8000, limit = 8}.</source>
        <translation>`include` 无效，因此不包括任何段落。请使用 true、false 或 {tokens = 8000, limit = 8} 之类的表。</translation>
    </message>
    <message>
        <source>the embedding model of the vector is unknown; embed the text again</source>
        <translation>向量的嵌入模型未知；请重新嵌入该文本</translation>
    </message>
    <message>
        <source>the vector has %1 dimensions, but the other vectors of %2 have %3; rebuild the index</source>
        <translation>该向量有 %1 维，但 %2 的其他向量有 %3 维；请重建索引</translation>
    </message>
</context>
<context>
    <name>core/rpc</name>
    <message>
        <source>A message must be an object with `jsonrpc`, `method` and, for a request, `id`.</source>
        <translation>消息必须是含 `jsonrpc`、`method` 的对象；请求还须含 `id`。</translation>
    </message>
    <message>
        <source>A batch must contain at least one message.</source>
        <translation>批处理必须至少包含一条消息。</translation>
    </message>
    <message>
        <source>`jsonrpc` must be &quot;2.0&quot;.</source>
        <translation>`jsonrpc` 必须为 &quot;2.0&quot;。</translation>
    </message>
    <message>
        <source>`params` must be an object.</source>
        <translation>`params` 必须是对象。</translation>
    </message>
    <message>
        <source>The header is too long. Send `Content-Length`, an empty line, and the message.</source>
        <translation>标头过长。请发送 `Content-Length`、一个空行和消息。</translation>
    </message>
    <message>
        <source>`id` must be a string or an integer.</source>
        <translation>`id` 必须是字符串或整数。</translation>
    </message>
    <message>
        <source>`method` must be a string.</source>
        <translation>`method` 必须是字符串。</translation>
    </message>
    <message>
        <source>The message is not UTF-8: invalid byte at offset %1. Encode it as UTF-8.</source>
        <translation>消息不是 UTF-8：偏移 %1 处有无效字节。请将其编码为 UTF-8。</translation>
    </message>
    <message>
        <source>The message is nested more than %1 levels deep. Reduce the nesting.</source>
        <translation>消息的嵌套超过 %1 层。请减少嵌套。</translation>
    </message>
    <message>
        <source>A batch may contain at most %1 messages. Split the batch.</source>
        <translation>批处理最多可包含 %1 条消息。请拆分批处理。</translation>
    </message>
    <message>
        <source>The message cannot be parsed: %1. Send one JSON value.</source>
        <translation>无法解析消息：%1。请发送一个 JSON 值。</translation>
    </message>
    <message>
        <source>The header has no valid `Content-Length`. Before each message, send a header with the size of the message in bytes.</source>
        <translation>标头没有有效的 `Content-Length`。请在每条消息之前发送包含消息字节数的标头。</translation>
    </message>
    <message>
        <source>The message is larger than %1 bytes. Send a smaller message, or pass the path of a file in the workspace.</source>
        <translation>消息超过 %1 字节。请发送较小的消息，或传递工作区中文件的路径。</translation>
    </message>
</context>
<context>
    <name>core/rules</name>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n 个文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation>
            <numerusform>%n 条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>The key %1 comes after %2. Sort the keys.</source>
        <translation>键 %1 位于 %2 之后。请对键排序。</translation>
    </message>
    <message>
        <source>the data cannot be read: %1</source>
        <translation>无法读取数据：%1</translation>
    </message>
    <message>
        <source>The %1 %2 is hard-coded. Make it a constant or read it from the configuration.</source>
        <translation>%1 %2 是硬编码的。请将其设为常量或从配置读取。</translation>
    </message>
    <message>
        <source>The data cannot be read: %1</source>
        <translation>无法读取数据：%1</translation>
    </message>
    <message>
        <source>To review (%1):</source>
        <translation>待审查（%1）：</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>Not run on %1 (%2): %3</source>
        <translation>未对 %1 运行（%2）：%3</translation>
    </message>
    <message>
        <source>its body is empty</source>
        <translation>其主体为空</translation>
    </message>
    <message>
        <source>its body is only a placeholder</source>
        <translation>其主体只是占位符</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>this rule has no check for %1</source>
        <translation>此规则没有用于 %1 的检查</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>未计数：%1</translation>
    </message>
    <message>
        <source>The source is nested too deeply to be parsed as %1: more than %2 brackets are open here. Close or remove them.</source>
        <translation>源代码嵌套过深，无法解析为 %1：此处打开的括号超过 %2 个。请闭合或移除。</translation>
    </message>
    <message>
        <source>this report lists no lines: use a Cobertura or lcov report</source>
        <translation>此报告未列出行：请使用 Cobertura 或 lcov 报告</translation>
    </message>
    <message>
        <source>A diff shows this line of %1 characters as one change. Write one entry per line.</source>
        <translation>差异会将这个 %1 字符的行显示为一处更改。请每行写一个条目。</translation>
    </message>
    <message>
        <source>%1 is a magic number. Make it a constant or read it from the configuration.</source>
        <translation>%1 是魔法数字。请将其设为常量或从配置读取。</translation>
    </message>
    <message>
        <source>the source is nested too deeply to be parsed as %1</source>
        <translation>源代码嵌套过深，无法解析为 %1</translation>
    </message>
    <message>
        <source>the source cannot be parsed as %1</source>
        <translation>源代码无法解析为 %1</translation>
    </message>
    <message>
        <source>no object here has any of the keys %1</source>
        <translation>此处没有对象含有键 %1 中的任何一个</translation>
    </message>
    <message>
        <source>the coverage report does not list this file</source>
        <translation>覆盖率报告未列出此文件</translation>
    </message>
    <message>
        <source>This suppression comment has no effect because it gives no reason. Add the reason after a colon.</source>
        <translation>此抑制注释不起作用，因为它未给出原因。请在冒号后添加原因。</translation>
    </message>
    <message>
        <source>This suppression comment suppresses no violation. Remove it.</source>
        <translation>此抑制注释未抑制任何违反。请将其移除。</translation>
    </message>
    <message>
        <source>invalid syntax</source>
        <translation>无效的语法</translation>
    </message>
    <message>
        <source>unknown node type</source>
        <translation>未知的节点类型</translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation>未知的字段</translation>
    </message>
    <message>
        <source>unknown capture</source>
        <translation>未知的捕获</translation>
    </message>
    <message>
        <source>impossible pattern</source>
        <translation>不可能的模式</translation>
    </message>
    <message>
        <source>unknown predicate #%1</source>
        <translation>未知的谓词 #%1</translation>
    </message>
    <message>
        <source>Syntax rules were not run: %1.</source>
        <translation>未运行语法规则：%1。</translation>
    </message>
    <message>
        <source>the text has no code in a language that can be parsed</source>
        <translation>文本中没有可解析语言的代码</translation>
    </message>
    <message>
        <source>No rule has the domain `%1`; did you mean `%2`?</source>
        <translation>没有规则属于领域 `%1`；你是不是指 `%2`？</translation>
    </message>
    <message>
        <source>the text has no code</source>
        <translation>文本中没有代码</translation>
    </message>
    <message>
        <source>the code has no names of this type</source>
        <translation>代码中没有此类名称</translation>
    </message>
    <message>
        <source>validation_code is missing; set it to the name of a check</source>
        <translation>缺少 validation_code；请将其设为检查的名称</translation>
    </message>
    <message numerus="yes">
        <source>only the first %n matches were checked</source>
        <translation>
            <numerusform>只检查了前 %n 处匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n matches were checked; there are more.</source>
        <translation>
            <numerusform>只检查了前 %n 处匹配；还有更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule does not apply to this file</source>
        <translation>该规则不适用于此文件</translation>
    </message>
    <message>
        <source>the text is a coverage report</source>
        <translation>文本是覆盖率报告</translation>
    </message>
    <message>
        <source>a comment marks the body as unfinished</source>
        <translation>有注释将主体标记为未完成</translation>
    </message>
    <message>
        <source>There is no rule %1. Correct the ID.</source>
        <translation>没有规则 %1。请更正 ID。</translation>
    </message>
    <message>
        <source>No rule has the domain `%1`. Use a domain defined in prompt_rules.yaml.</source>
        <translation>没有规则属于领域 `%1`。请使用 prompt_rules.yaml 中定义的领域。</translation>
    </message>
    <message numerus="yes">
        <source>the response is contradictory: it reports no violation, but lists %n violations</source>
        <translation>
            <numerusform>响应自相矛盾：它报告没有违反，却列出 %n 处违反</numerusform>
        </translation>
    </message>
    <message>
        <source>the response is contradictory: it reports a violation, but lists none</source>
        <translation>响应自相矛盾：它报告有违反，却未列出任何违反</translation>
    </message>
    <message>
        <source>Cannot run %1: %2%3</source>
        <translation>无法运行 %1：%2%3</translation>
    </message>
    <message>
        <source>The rule %1 on line %2 already has this ID. Choose another ID.</source>
        <translation>第 %2 行的规则 %1 已有此 ID。请选择其他 ID。</translation>
    </message>
    <message>
        <source>incompatible grammar</source>
        <translation>不兼容的语法</translation>
    </message>
    <message>
        <source>This file must be a mapping from prompt types to templates. Correct it.</source>
        <translation>此文件必须是从提示词类型到模板的映射。请更正。</translation>
    </message>
    <message>
        <source>The source cannot be parsed as %1 here, so syntax rules may miss violations. Fix the syntax.</source>
        <translation>源代码在此处无法解析为 %1，因此语法规则可能遗漏违反。请修复语法。</translation>
    </message>
    <message>
        <source>%1 is public and has no documentation. Document it.</source>
        <translation>%1 是公开的，但没有文档。请编写文档。</translation>
    </message>
    <message>
        <source>The documentation of %1() does not mention %2. Describe it.</source>
        <translation>%1() 的文档未提及 %2。请加以说明。</translation>
    </message>
    <message>
        <source>The documentation of %1() does not describe the return value. Describe it.</source>
        <translation>%1() 的文档未说明返回值。请加以说明。</translation>
    </message>
    <message>
        <source>The name %1 does not match this rule. Rename it.</source>
        <translation>名称 %1 与此规则不符。请重命名。</translation>
    </message>
    <message>
        <source>The negative example of %1 does not violate the rule. Correct the example or the rule.</source>
        <translation>%1 的反例未违反该规则。请更正示例或规则。</translation>
    </message>
    <message>
        <source>%1 is a stub: %2. Implement it.</source>
        <translation>%1 是存根：%2。请实现它。</translation>
    </message>
    <message>
        <source>The line has %1 characters, above the maximum of %2. Split it.</source>
        <translation>该行有 %1 个字符，超过最大值 %2。请将其拆分。</translation>
    </message>
    <message>
        <source>%1 is imported but never used. Remove the import.</source>
        <translation>%1 已导入但从未使用。请移除该导入。</translation>
    </message>
    <message>
        <source>%1 is assigned a value that is never used. Remove the assignment, or use the variable.</source>
        <translation>%1 被赋予从未使用的值。请移除该赋值，或使用该变量。</translation>
    </message>
    <message>
        <source>The template `%1` is not a string, so it has no effect. Write it as a block: `%1: |`.</source>
        <translation>模板 `%1` 不是字符串，因此不起作用。请写为块：`%1: |`。</translation>
    </message>
    <message>
        <source>Tests cover %1 of %2 lines (%3%), below the required %4%. Add tests.</source>
        <translation>测试覆盖 %2 行中的 %1 行（%3%），低于要求的 %4%。请添加测试。</translation>
    </message>
    <message>
        <source>%1() has no type for %2. Add a type annotation.</source>
        <translation>%1() 没有 %2 的类型。请添加类型注解。</translation>
    </message>
    <message>
        <source>%1() has no return type. Add one.</source>
        <translation>%1() 没有返回类型。请添加。</translation>
    </message>
    <message>
        <source>%1: this text matches the pattern that the rule forbids. Remove or rephrase it.</source>
        <translation>%1：此文本与规则禁止的模式匹配。请将其移除或改写。</translation>
    </message>
    <message>
        <source>the rule has neither a pattern nor a known check; add one</source>
        <translation>该规则既没有模式也没有已知的检查；请添加一个</translation>
    </message>
    <message>
        <source>the pattern is too slow on this text; simplify it</source>
        <translation>该模式在此文本上过慢；请简化</translation>
    </message>
    <message>
        <source>This file is not used: %1.yaml belongs in the config/ folder of the workspace. Move it there to use it.</source>
        <translation>此文件未被使用：%1.yaml 应位于工作区的 config/ 文件夹中。请将其移到该处以便使用。</translation>
    </message>
    <message>
        <source>the pattern is invalid at character %1: %2; correct it</source>
        <translation>模式在第 %1 个字符处无效：%2；请更正</translation>
    </message>
    <message>
        <source>unknown check `%1`; correct its name</source>
        <translation>未知的检查 `%1`；请更正其名称</translation>
    </message>
    <message>
        <source>validation_schema must be a JSON object</source>
        <translation>validation_schema 必须是 JSON 对象</translation>
    </message>
    <message>
        <source>validation_pattern is missing; add it</source>
        <translation>缺少 validation_pattern；请添加</translation>
    </message>
    <message>
        <source>validation_schema is missing; add it</source>
        <translation>缺少 validation_schema；请添加</translation>
    </message>
    <message>
        <source>The positive example of %1 violates the rule: %2 Correct the example or the rule.</source>
        <translation>%1 的正例违反了该规则：%2 请更正示例或规则。</translation>
    </message>
    <message>
        <source>The source cannot be parsed as %1 here, so syntax rules may miss violations. Fix the syntax, unless a macro is the cause.</source>
        <translation>源代码在此处无法解析为 %1，因此语法规则可能遗漏违反。除非由宏引起，否则请修复语法。</translation>
    </message>
    <message>
        <source>this is not a complete XML document: %1. Create the report again</source>
        <translation>这不是完整的 XML 文档：%1。请重新创建报告</translation>
    </message>
    <message>
        <source>`%1` is not a line of an lcov tracefile. Create the report again</source>
        <translation>`%1` 不是 lcov 跟踪文件的行。请重新创建报告</translation>
    </message>
    <message>
        <source>the response does not match its schema at &quot;%1&quot;: %2</source>
        <translation>响应在 &quot;%1&quot; 处与其 Schema 不匹配：%2</translation>
    </message>
    <message>
        <source>the response quotes text that is not in the checked text: %1</source>
        <translation>响应引用了被检查文本中没有的文本：%1</translation>
    </message>
    <message>
        <source>the text contains no JSON or YAML</source>
        <translation>文本中没有 JSON 或 YAML</translation>
    </message>
    <message>
        <source>The setting `enabled: false` of the template `%1` has no effect, because the mode of the template is structured. Remove one of the two settings.</source>
        <translation>模板 `%1` 的设置 `enabled: false` 不起作用，因为该模板的模式为结构化。请移除这两个设置之一。</translation>
    </message>
    <message>
        <source>%1: no text here matches the pattern that the rule requires. Add matching text.</source>
        <translation>%1：此处没有文本与规则要求的模式匹配。请添加匹配的文本。</translation>
    </message>
    <message>
        <source>No object here has any of the keys %1. Add one of these keys.</source>
        <translation>此处没有对象含有键 %1 中的任何一个。请添加其中一个键。</translation>
    </message>
    <message>
        <source>%1 of %2 checks passed (%3, %4)</source>
        <translation>%2 项检查中 %1 项通过（%3，%4）</translation>
    </message>
    <message>
        <source>Outcrop was built without the %1 grammar; install a build that includes it</source>
        <translation>构建 Outcrop 时未包含 %1 语法；请安装包含它的构建版本</translation>
    </message>
    <message numerus="yes">
        <source>%n suppressed by comments</source>
        <translation>
            <numerusform>%n 个被注释抑制</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: suppressed: %2 [%3]</source>
        <translation>%1：已抑制：%2 [%3]</translation>
    </message>
    <message>
        <source>the rule requires a Cobertura or lcov report; specify it with `outcrop-cli rules check --coverage`</source>
        <translation>该规则需要 Cobertura 或 lcov 报告；请用 `outcrop-cli rules check --coverage` 指定</translation>
    </message>
    <message>
        <source>the rule requires a model; use `outcrop-cli rules check --provider`, or “Ask the model” in the window</source>
        <translation>该规则需要模型；请使用 `outcrop-cli rules check --provider`，或窗口中的“询问模型”</translation>
    </message>
    <message>
        <source>the source is too large to parse as %1; split it into smaller files</source>
        <translation>源代码过大，无法解析为 %1；请将其拆分为较小的文件</translation>
    </message>
</context>
<context>
    <name>core/sessions</name>
    <message>
        <source>%1 are allowed (%2)</source>
        <translation>允许 %1（%2）</translation>
    </message>
    <message>
        <source>the last exchange alone has %1 tokens, but %2</source>
        <translation>仅最后一次往来就有 %1 token，但 %2</translation>
    </message>
    <message>
        <source>history_tokens in config.toml</source>
        <translation>config.toml 中的 history_tokens</translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages are summarized first: %2 tokens become %3, and %4</source>
        <translation>
            <numerusform>%1 条消息中最早的 %n 条先经摘要：%2 token 变为 %3，且 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The replies of the tool `%1` must be a list. Write `- reply: …`.</source>
        <translation>工具 `%1` 的回复必须是列表。请写 `- reply: …`。</translation>
    </message>
    <message>
        <source>A reply of the tool `%1` has no `reply`. Add the result that the tool returns.</source>
        <translation>工具 `%1` 的一个回复没有 `reply`。请添加该工具返回的结果。</translation>
    </message>
    <message>
        <source>Unknown key `%1`. A reply has `reply` and, optionally, `when`.</source>
        <translation>未知的键 `%1`。回复含 `reply`，以及可选的 `when`。</translation>
    </message>
    <message>
        <source>`when` must map argument names to values. Correct it.</source>
        <translation>`when` 必须将参数名映射到值。请更正。</translation>
    </message>
    <message>
        <source>Tool replies need `tools` with a list of replies for each tool, or `model` with the provider that simulates tool results. Add one of them.</source>
        <translation>工具回复需要 `tools`（每个工具的回复列表），或 `model`（模拟工具结果的提供商）。请添加其中之一。</translation>
    </message>
    <message>
        <source>The model that simulates tool results needs a `provider`. Write `model: {provider: …, model: …}`.</source>
        <translation>模拟工具结果的模型需要 `provider`。请写 `model: {provider: …, model: …}`。</translation>
    </message>
    <message>
        <source>Unknown key `%1`. Known keys of the model that simulates tool results: `provider`, `model`, `instructions`.</source>
        <translation>未知的键 `%1`。模拟工具结果的模型的已知键：`provider`、`model`、`instructions`。</translation>
    </message>
    <message>
        <source>The value of `%1` must be a string. Correct it.</source>
        <translation>`%1` 的值必须是字符串。请更正。</translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages are omitted: %2 tokens become %3, and %4</source>
        <translation>
            <numerusform>%1 条消息中最早的 %n 条已省略：%2 token 变为 %3，且 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages would be omitted: %2 tokens would become %3, and %4</source>
        <translation>
            <numerusform>%1 条消息中最早的 %n 条会被省略：%2 token 会变为 %3，且 %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/sync</name>
    <message>
        <source>Written to %1.</source>
        <translation>写入 %1。</translation>
    </message>
    <message>
        <source>Imported by %1.</source>
        <translation>由 %1 导入。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Personal file, not copied into the shared files of the repository.</source>
        <translation>个人文件，不复制到仓库的共享文件中。</translation>
    </message>
    <message>
        <source>%1 does not load this file: %2</source>
        <translation>%1 不加载此文件：%2</translation>
    </message>
    <message>
        <source>%1 loads this file directly.</source>
        <translation>%1 直接加载此文件。</translation>
    </message>
    <message>
        <source>%1 loads the same text from %2.</source>
        <translation>%1 从 %2 加载相同的文本。</translation>
    </message>
    <message>
        <source>%1 sends this text only if %1 is started in %2.</source>
        <translation>仅当 %1 在 %2 中启动时，%1 才会发送此文本。</translation>
    </message>
    <message>
        <source>%1 sends this text in every request; the source applies only to %2.</source>
        <translation>%1 在每个请求中都发送此文本；而来源只适用于 %2。</translation>
    </message>
    <message>
        <source>%1 sends this text only when it reads a matching file.</source>
        <translation>%1 只在读取匹配的文件时发送此文本。</translation>
    </message>
    <message>
        <source>%1 does not send %2 of %3 paragraphs. The first missing one begins with &quot;%4&quot;. %5</source>
        <translation>%1 未发送 %3 个段落中的 %2 个。第一个缺少的段落以 &quot;%4&quot; 开头。%5</translation>
    </message>
    <message>
        <source>%1 is handwritten. To add generated text, insert the lines &quot;&lt;!-- outcrop-sync: begin --&gt;&quot; and &quot;&lt;!-- outcrop-sync: end --&gt;&quot;.</source>
        <translation>%1 是手写的。要添加生成的文本，请插入行 &quot;&lt;!-- outcrop-sync: begin --&gt;&quot; 和 &quot;&lt;!-- outcrop-sync: end --&gt;&quot;。</translation>
    </message>
    <message>
        <source>%1 does not list this file: %2</source>
        <translation>%1 不列出此文件：%2</translation>
    </message>
    <message>
        <source>%1 sends this text more than once, from %2.</source>
        <translation>%1 从 %2 多次发送此文本。</translation>
    </message>
    <message>
        <source>Not written: %1 ignores this key or expects other values.</source>
        <translation>未写入：%1 忽略此键或要求其他值。</translation>
    </message>
    <message>
        <source>The description was missing, so the first line of the text is used.</source>
        <translation>缺少描述，因此使用文本的第一行。</translation>
    </message>
    <message>
        <source>%1 does not support project commands, so the command is written as a skill.</source>
        <translation>%1 不支持项目命令，因此该命令写为技能。</translation>
    </message>
    <message>
        <source>The placeholder for the arguments was renamed.</source>
        <translation>参数的占位符已重命名。</translation>
    </message>
    <message>
        <source>%1 sends shell commands as text and does not run them.</source>
        <translation>%1 将 Shell 命令作为文本发送，不会运行它们。</translation>
    </message>
    <message>
        <source>Words that begin with @ are written as code, because %1 would import them.</source>
        <translation>以 @ 开头的词写为代码，因为 %1 会导入它们。</translation>
    </message>
    <message>
        <source>%1 can be a symbolic link instead of a copy: ln -s %2 %1</source>
        <translation>%1 可以是符号链接而非副本：ln -s %2 %1</translation>
    </message>
    <message>
        <source>Missing. Run sync without --check to generate it from %1.</source>
        <translation>缺失。请运行不带 --check 的 sync，以由 %1 生成。</translation>
    </message>
    <message>
        <source>Handwritten, so text from %1 is not added. To add it, mark its position with `&lt;!-- outcrop-sync: begin --&gt;` and `&lt;!-- outcrop-sync: end --&gt;`.</source>
        <translation>手写，因此不添加 %1 的文本。要添加，请用 `&lt;!-- outcrop-sync: begin --&gt;` 和 `&lt;!-- outcrop-sync: end --&gt;` 标记其位置。</translation>
    </message>
    <message>
        <source>Generated, so it is not used as a source.</source>
        <translation>由生成得到，因此不用作来源。</translation>
    </message>
    <message>
        <source>Generated from %1, so it is not used as a source.</source>
        <translation>由 %1 生成，因此不用作来源。</translation>
    </message>
    <message>
        <source>%1 sends this text in every request; the source is sent only if the model requests it.</source>
        <translation>%1 在每个请求中都发送此文本；而来源只在模型请求时发送。</translation>
    </message>
    <message>
        <source>%1 has no file format for this %2.</source>
        <translation>%1 没有此%2的文件格式。</translation>
    </message>
    <message>
        <source>%1 does not replace this placeholder with arguments.</source>
        <translation>%1 不会用参数替换此占位符。</translation>
    </message>
    <message>
        <source>Edited after generation. Move the edit to %1, or use --discard-edits.</source>
        <translation>生成后被编辑。请将编辑移到 %1，或使用 --discard-edits。</translation>
    </message>
    <message>
        <source>%1 can import %2, so a copy is not needed. Use --shims to write the import.</source>
        <translation>%1 可以导入 %2，因此不需要副本。请用 --shims 写入导入。</translation>
    </message>
    <message>
        <source>%1 ignores this key, but it is kept in the file.</source>
        <translation>%1 忽略此键，但它保留在文件中。</translation>
    </message>
    <message>
        <source>Imported text is copied into the file.</source>
        <translation>导入的文本已复制到文件中。</translation>
    </message>
    <message>
        <source>Not UTF-8, so it is not copied. Convert it to UTF-8.</source>
        <translation>不是 UTF-8，因此未复制。请将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>The file contains only %1. It is probably a symbolic link that was checked out as a text file. Check out the repository with core.symlinks=true.</source>
        <translation>该文件只包含 %1。它可能是检出为文本文件的符号链接。请以 core.symlinks=true 检出仓库。</translation>
    </message>
    <message>
        <source>%1 is handwritten, so it is not overwritten. Rename it, then run sync again.</source>
        <translation>%1 是手写的，因此未覆盖。请将其重命名，然后再次运行 sync。</translation>
    </message>
    <message>
        <source>%1 was edited, so it is not overwritten. Move the edit to the source, or use --discard-edits.</source>
        <translation>%1 已被编辑，因此未覆盖。请将编辑移到来源，或使用 --discard-edits。</translation>
    </message>
    <message>
        <source>%1 would not run. %2</source>
        <translation>%1 不会运行。%2</translation>
    </message>
    <message>
        <source>Generated from %1, which no longer exists. Run sync without --check to remove this file.</source>
        <translation>由已不存在的 %1 生成。请运行不带 --check 的 sync 以移除此文件。</translation>
    </message>
    <message>
        <source>Written to %1. %2 may not list the file; check its settings.</source>
        <translation>写入 %1。%2 可能不列出该文件；请检查其设置。</translation>
    </message>
    <message>
        <source>The imported file is outside the repository, so its text is not copied. Move the file into the repository.</source>
        <translation>导入的文件位于仓库之外，因此未复制其文本。请将该文件移到仓库中。</translation>
    </message>
    <message>
        <source>The skill has too many files, or they are too large, so this file and the following ones are not copied. Copy them manually.</source>
        <translation>技能的文件太多或太大，因此未复制此文件及后续文件。请手动复制。</translation>
    </message>
    <message>
        <source>The key was renamed, and its patterns are relative to the repository.</source>
        <translation>该键已重命名，其模式相对于仓库。</translation>
    </message>
    <message>
        <source>Outdated: the text generated from %1 is not current. Run sync without --check to update it.</source>
        <translation>过时：由 %1 生成的文本不是最新的。请运行不带 --check 的 sync 以更新。</translation>
    </message>
    <message>
        <source>The text to write is larger than %1 bytes. Split its source.</source>
        <translation>要写入的文本超过 %1 字节。请拆分其来源。</translation>
    </message>
</context>
<context>
    <name>core/taxonomy</name>
    <message>
        <source>Change to `%1`</source>
        <translation>改为 `%1`</translation>
    </message>
    <message>
        <source>`%1` has narrower concepts. Move or remove them first.</source>
        <translation>`%1` 有下位概念。请先移动或移除它们。</translation>
    </message>
    <message>
        <source>`%1` has another preferred label in this language. Make one of them an alternative label.</source>
        <translation>`%1` 在此语言中有另一个首选名称。请将其中之一设为备选名称。</translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation>该文件有错误。请先修复。</translation>
    </message>
    <message>
        <source>Tags are checked against %1.</source>
        <translation>标签按 %1 检查。</translation>
    </message>
    <message>
        <source>The taxonomy has no concept `%1`; did you mean `%2`?</source>
        <translation>分类体系没有概念 `%1`；你是不是指 `%2`？</translation>
    </message>
    <message>
        <source>The workspace has no taxonomy, so the built-in one is used.</source>
        <translation>工作区没有分类体系，因此使用内置的分类体系。</translation>
    </message>
    <message>
        <source>The removal would also change unrelated statements. Edit the file as text.</source>
        <translation>此移除还会更改无关的语句。请将文件作为文本编辑。</translation>
    </message>
    <message>
        <source>The prefix `%1:` is not declared. Declare it with @prefix.</source>
        <translation>前缀 `%1:` 未声明。请用 @prefix 声明。</translation>
    </message>
    <message>
        <source>The edit would also change unrelated statements. Edit the file as text.</source>
        <translation>此编辑还会更改无关的语句。请将文件作为文本编辑。</translation>
    </message>
    <message>
        <source>This taxonomy has no concept `%1`. Check the tag.</source>
        <translation>此分类体系没有概念 `%1`。请检查标签。</translation>
    </message>
    <message>
        <source>The taxonomy has no concept `%1`. Correct the tag.</source>
        <translation>分类体系没有概念 `%1`。请更正标签。</translation>
    </message>
    <message>
        <source>This workspace&apos;s taxonomy has no concept `%1`. Check the tag.</source>
        <translation>此工作区的分类体系没有概念 `%1`。请检查标签。</translation>
    </message>
    <message>
        <source>`%1` has no preferred label. Add one.</source>
        <translation>`%1` 没有首选名称。请添加。</translation>
    </message>
    <message>
        <source>`%1` is already the preferred label. Choose another.</source>
        <translation>`%1` 已是首选名称。请选择其他名称。</translation>
    </message>
    <message>
        <source>The broader concepts of `%1` form a cycle. Remove one of the relations.</source>
        <translation>`%1` 的上位概念形成循环。请移除其中一个关系。</translation>
    </message>
    <message>
        <source>%1 is not a concept in this file. Check its name.</source>
        <translation>%1 不是此文件中的概念。请检查其名称。</translation>
    </message>
    <message>
        <source>There is no such relation between `%1` and `%2`. Check both tags.</source>
        <translation>`%1` 与 `%2` 之间没有这样的关系。请检查两个标签。</translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 levels deep. Reduce the nesting.</source>
        <translation>括号的嵌套超过 %1 层。请减少嵌套。</translation>
    </message>
    <message>
        <source>`%1` is related to `%2`, but `%2` is also a direct or indirect broader concept. Remove one of the relations.</source>
        <translation>`%1` 与 `%2` 相关，但 `%2` 也是直接或间接的上位概念。请移除其中一个关系。</translation>
    </message>
    <message>
        <source>This is not valid Turtle: %1. Correct it.</source>
        <translation>这不是有效的 Turtle：%1。请更正。</translation>
    </message>
    <message>
        <source>This workspace has no taxonomy %1. Correct `taxonomy` in [retrieval] of config.toml. %2</source>
        <translation>此工作区没有分类体系 %1。请更正 config.toml 的 [retrieval] 中的 `taxonomy`。%2</translation>
    </message>
    <message>
        <source>No taxonomy of this workspace has the scheme or concept `%1`. Correct `taxonomy` in [retrieval] of config.toml. %2</source>
        <translation>此工作区的分类体系都没有体系或概念 `%1`。请更正 config.toml 的 [retrieval] 中的 `taxonomy`。%2</translation>
    </message>
    <message>
        <source>Tags are checked against the built-in workloads.</source>
        <translation>标签按内置工作负载检查。</translation>
    </message>
    <message>
        <source>A concept requires a tag. Enter one.</source>
        <translation>概念需要标签。请输入。</translation>
    </message>
    <message>
        <source>`%1` already has this tag. Choose another.</source>
        <translation>`%1` 已有此标签。请选择其他标签。</translation>
    </message>
    <message>
        <source>`%1` has no tag, so documents cannot refer to it. Add a `skos:notation`.</source>
        <translation>`%1` 没有标签，因此文档无法引用它。请添加 `skos:notation`。</translation>
    </message>
    <message>
        <source>`%1` already has the tag `%2`. Choose another `skos:notation`.</source>
        <translation>`%1` 已有标签 `%2`。请选择其他 `skos:notation`。</translation>
    </message>
    <message>
        <source>A concept requires a tag and a label. Enter both.</source>
        <translation>概念需要标签和名称。请输入两者。</translation>
    </message>
    <message>
        <source>The concept `%1` has no label or definition &quot;%2&quot;. Check the text and its language.</source>
        <translation>概念 `%1` 没有名称或定义 &quot;%2&quot;。请检查文本及其语言。</translation>
    </message>
    <message>
        <source>The first statement of a description cannot be removed here. Edit the file as text.</source>
        <translation>描述的第一条语句无法在此处移除。请将文件作为文本编辑。</translation>
    </message>
</context>
<context>
    <name>core/templates</name>
    <message>
        <source>`inputs` must be a mapping from names to declarations, such as `entity: {type: string}`.</source>
        <translation>`inputs` 必须是从名称到声明的映射，例如 `entity: {type: string}`。</translation>
    </message>
    <message>
        <source>The declaration of `%1` is not a mapping. Write it as `%1: {type: string}`.</source>
        <translation>`%1` 的声明不是映射。请写为 `%1: {type: string}`。</translation>
    </message>
    <message>
        <source>The input `%1` is not declared. Declare it under `inputs`.</source>
        <translation>输入 `%1` 未声明。请在 `inputs` 下声明。</translation>
    </message>
    <message>
        <source>Declare `%1`</source>
        <translation>声明 `%1`</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n inputs</source>
        <translation>
            <numerusform>声明 %n 个输入</numerusform>
        </translation>
    </message>
    <message>
        <source>The placeholder `{{%1}}` is sent unchanged. Use --template mustache and --var %1=VALUE to fill it.</source>
        <translation>占位符 `{{%1}}` 原样发送。请用 --template mustache 和 --var %1=VALUE 填充。</translation>
    </message>
    <message>
        <source>No template of this prompt uses the input `%1`. Did you mean `%2`?</source>
        <translation>此提示词没有模板使用输入 `%1`。你是不是指 `%2`？</translation>
    </message>
    <message>
        <source>The filter `%1` is not supported. Use one of: %2.</source>
        <translation>不支持过滤器 `%1`。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>The template is nested more than %1 levels deep. Reduce the nesting.</source>
        <translation>模板的嵌套超过 %1 层。请减少嵌套。</translation>
    </message>
    <message>
        <source>The expression has more than %1 operands, filters and fields. Split it.</source>
        <translation>表达式的操作数、过滤器和字段超过 %1 个。请将其拆分。</translation>
    </message>
    <message>
        <source>Partials are included more than %1 levels deep: %2. Reduce the nesting.</source>
        <translation>片段的包含超过 %1 层：%2。请减少嵌套。</translation>
    </message>
    <message>
        <source>The rendered template is too large. Check its loops and partials.</source>
        <translation>渲染后的模板过大。请检查其循环和片段。</translation>
    </message>
    <message>
        <source>This tag is not closed. Add `%1`.</source>
        <translation>此标签未闭合。请添加 `%1`。</translation>
    </message>
    <message>
        <source>`%1` cannot be used here. Remove it, or open an `if` or loop before it.</source>
        <translation>此处不能使用 `%1`。请将其移除，或在其之前打开 `if` 或循环。</translation>
    </message>
    <message>
        <source>A tag that changes the delimiters requires two delimiters, such as `{{=&lt;% %&gt;=}}`.</source>
        <translation>更改分隔符的标签需要两个分隔符，例如 `{{=&lt;% %&gt;=}}`。</translation>
    </message>
    <message>
        <source>The value of `%1` has several lines. Use the type `text`.</source>
        <translation>`%1` 的值有多行。请使用类型 `text`。</translation>
    </message>
    <message>
        <source>The current item has no field `%1`, so the placeholder is replaced with empty text. Names outside the loop need `../`.</source>
        <translation>当前项没有字段 `%1`，因此占位符替换为空文本。循环外的名称需要 `../`。</translation>
    </message>
    <message>
        <source>The template of `%1` in prompt_templates.yaml has no variable for the request, so the request is not sent. Name one with `request_variable`.</source>
        <translation>prompt_templates.yaml 中 `%1` 的模板没有用于请求的变量，因此未发送请求。请用 `request_variable` 指明一个。</translation>
    </message>
    <message>
        <source>`%1` is not an input type. Use one of: %2.</source>
        <translation>`%1` 不是输入类型。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>The enum `%1` requires `values`, a list of its values. Add it.</source>
        <translation>枚举 `%1` 需要 `values`，即其值的列表。请添加。</translation>
    </message>
    <message>
        <source>The value of `%1` does not have the type %2. Correct it.</source>
        <translation>`%1` 的值不是类型 %2。请更正。</translation>
    </message>
    <message>
        <source>The value of `%1` must be true or false. Correct it.</source>
        <translation>`%1` 的值必须为 true 或 false。请更正。</translation>
    </message>
    <message>
        <source>`%1` is not an allowed value of `%2`. Use one of: %3.</source>
        <translation>`%1` 不是 `%2` 允许的值。请使用以下之一：%3。</translation>
    </message>
    <message>
        <source>The file `%1` of the input `%2` is not in the workspace. Check the path.</source>
        <translation>输入 `%2` 的文件 `%1` 不在工作区中。请检查路径。</translation>
    </message>
    <message>
        <source>No template of this prompt uses the input `%1`. Remove it.</source>
        <translation>此提示词没有模板使用输入 `%1`。请将其移除。</translation>
    </message>
    <message>
        <source>The block `%1` is not closed. Close it.</source>
        <translation>块 `%1` 未闭合。请将其闭合。</translation>
    </message>
    <message>
        <source>The open block is `%1`, but this tag closes `%2`. Close `%1` first.</source>
        <translation>打开的块是 `%1`，但此标签闭合 `%2`。请先闭合 `%1`。</translation>
    </message>
    <message>
        <source>This tag closes `%1`, but no block is open. Remove the tag.</source>
        <translation>此标签闭合 `%1`，但没有打开的块。请移除该标签。</translation>
    </message>
    <message>
        <source>`%1` is not a valid variable name. Rename the variable.</source>
        <translation>`%1` 不是有效的变量名。请重命名该变量。</translation>
    </message>
    <message>
        <source>The partials include each other in a cycle: %1. Remove one of the tags.</source>
        <translation>片段循环互相包含：%1。请移除其中一个标签。</translation>
    </message>
    <message>
        <source>There is no file `%1` in the workspace, so the mention is sent as text. Correct the path.</source>
        <translation>工作区中没有文件 `%1`，因此该提及作为文本发送。请更正路径。</translation>
    </message>
    <message>
        <source>This value is not a list. Use a list.</source>
        <translation>此值不是列表。请使用列表。</translation>
    </message>
    <message>
        <source>`%1` compares only two numbers or two strings. Compare values of the same type.</source>
        <translation>`%1` 只能比较两个数字或两个字符串。请比较相同类型的值。</translation>
    </message>
    <message>
        <source>`%1` has no field `%2`, so the placeholder is replaced with empty text. Correct the name.</source>
        <translation>`%1` 没有字段 `%2`，因此占位符替换为空文本。请更正名称。</translation>
    </message>
    <message>
        <source>There is no item `%1`, so the placeholder is replaced with empty text. Correct the index.</source>
        <translation>没有项 `%1`，因此占位符替换为空文本。请更正索引。</translation>
    </message>
    <message>
        <source>The value of `%1` contains a line that begins with a chat role, such as `system:`. Remove it.</source>
        <translation>`%1` 的值包含以聊天角色（例如 `system:`）开头的行。请将其移除。</translation>
    </message>
    <message>
        <source>`%1` is not a valid name for a partial. Use letters, digits, `-` and `_`, and begin with a letter or digit.</source>
        <translation>`%1` 不是有效的片段名称。请使用字母、数字、`-` 和 `_`，并以字母或数字开头。</translation>
    </message>
    <message>
        <source>A partial or file named `%1` already exists, and this document would include it instead. Choose another name.</source>
        <translation>已有名为 `%1` 的片段或文件，此文档会改为包含它。请选择其他名称。</translation>
    </message>
    <message>
        <source>There is no partial `%1`. Create `%1.md` next to this file, in `partials/` or in `templates/`.</source>
        <translation>没有片段 `%1`。请在此文件旁、`partials/` 或 `templates/` 中创建 `%1.md`。</translation>
    </message>
    <message>
        <source>`%1` is not supported in Jinja templates. Use variables, filters, slices, comparisons, `is defined`, if, for, with, include, raw or comments.</source>
        <translation>Jinja 模板中不支持 `%1`。请使用变量、过滤器、切片、比较、`is defined`、if、for、with、include、raw 或注释。</translation>
    </message>
    <message>
        <source>`%1` is not supported in `dollar` templates. Use `$name`, `$1`, `$ARGUMENTS` or `@file`.</source>
        <translation>`dollar` 模板中不支持 `%1`。请使用 `$name`、`$1`、`$ARGUMENTS` 或 `@file`。</translation>
    </message>
    <message>
        <source>Expected %1 here. Add it.</source>
        <translation>此处预期为 %1。请添加。</translation>
    </message>
    <message>
        <source>A list or mapping cannot be printed. Use a loop, or print one of the fields.</source>
        <translation>列表或映射无法输出。请使用循环，或输出其中一个字段。</translation>
    </message>
    <message>
        <source>The placeholder `{{%1}}` is sent unchanged. Add `template: mustache` to the front matter to fill the placeholder, or `template: none` to hide this warning.</source>
        <translation>占位符 `{{%1}}` 原样发送。在 front matter 中添加 `template: mustache` 可填充占位符，添加 `template: none` 可隐藏此警告。</translation>
    </message>
    <message>
        <source>The variable `%1` receives the request, but it also has a value, so the request is not sent. Omit the value or the request.</source>
        <translation>变量 `%1` 接收请求，但它也有值，因此未发送请求。请省略该值或请求。</translation>
    </message>
    <message>
        <source>The required input `%1` has no value. Set it under “Inputs” in the window or with --var %1=VALUE, or declare a default.</source>
        <translation>必需的输入 `%1` 没有值。请在窗口的“输入”下或用 --var %1=VALUE 设置，或声明默认值。</translation>
    </message>
    <message>
        <source>The input `%1` is not declared and has no value, so its placeholder is replaced with empty text. Set it under “Inputs” in the window or with --var %1=VALUE.</source>
        <translation>输入 `%1` 未声明且没有值，因此其占位符替换为空文本。请在窗口的“输入”下或用 --var %1=VALUE 设置。</translation>
    </message>
    <message>
        <source>This document is a %1 template. You can move passages to partials only from plain text, Mustache and Handlebars documents.</source>
        <translation>此文档是 %1 模板。只能将纯文本、Mustache 和 Handlebars 文档中的段落移到片段。</translation>
    </message>
    <message>
        <source>This document contains `{{`, which would begin a template tag. Set `template` in its front matter first.</source>
        <translation>此文档包含 `{{`，它会开始模板标签。请先在其 front matter 中设置 `template`。</translation>
    </message>
    <message>
        <source>Outcrop does not support the template language `%1`. Use one of: %2.</source>
        <translation>Outcrop 不支持模板语言 `%1`。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>`%1` is not supported in Mustache templates. Use variables, sections, inverted sections, partials, comments or set delimiter tags.</source>
        <translation>Mustache 模板中不支持 `%1`。请使用变量、节、反向节、片段、注释或设置分隔符的标签。</translation>
    </message>
    <message>
        <source>`%1` is not supported in Handlebars templates. Use variables, sections, #if, #unless, #ifEquals, #unlessEquals, #each, #with, partials, raw blocks or comments.</source>
        <translation>Handlebars 模板中不支持 `%1`。请使用变量、节、#if、#unless、#ifEquals、#unlessEquals、#each、#with、片段、原始块或注释。</translation>
    </message>
    <message>
        <source>Add `template: %2` and declare `%1`</source>
        <translation>添加 `template: %2` 并声明 `%1`</translation>
    </message>
    <message numerus="yes">
        <source>Add `template: %1` and declare %n inputs</source>
        <translation>
            <numerusform>添加 `template: %1` 并声明 %n 个输入</numerusform>
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
        <translation>模型的输入上限</translation>
    </message>
    <message>
        <source>%1, calibrated on %2 samples</source>
        <translation>%1，以 %2 个样本校准</translation>
    </message>
    <message>
        <source>There is no estimator `%1`. Available: %2.</source>
        <translation>没有估算器 `%1`。可用：%2。</translation>
    </message>
    <message>
        <source>≈ %1 (%2 to %3)</source>
        <translation>≈ %1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <translation>由提供商计数</translation>
    </message>
    <message>
        <source>there is no tokenizer `%1`</source>
        <translation>没有分词器 `%1`</translation>
    </message>
    <message>
        <source>a model whose tokenizer cannot be used (%1)</source>
        <translation>其分词器无法使用的模型（%1）</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>There is no split pattern `%1`. Available: %2.</source>
        <translation>没有拆分模式 `%1`。可用：%2。</translation>
    </message>
    <message>
        <source>a sequence within a sequence</source>
        <translation>序列中的序列</translation>
    </message>
    <message>
        <source>These token calibrations have an unsupported version. Delete the file to recalibrate.</source>
        <translation>这些 token 校准的版本不受支持。删除该文件可重新校准。</translation>
    </message>
    <message>
        <source>This is not a line of a .tiktoken file. Write bytes in base64, a space and a rank.</source>
        <translation>这不是 .tiktoken 文件的行。请写 base64 字节、一个空格和一个序号。</translation>
    </message>
    <message>
        <source>The split pattern is not a valid regular expression: %1. Correct it.</source>
        <translation>拆分模式不是有效的正则表达式：%1。请更正。</translation>
    </message>
    <message>
        <source>%1 is %2, which Outcrop does not support. Choose another tokenizer.</source>
        <translation>%1 是 %2，Outcrop 不支持。请选择其他分词器。</translation>
    </message>
    <message>
        <source>This is not a token calibration: `counted` and `features` are required. Delete the file to recalibrate.</source>
        <translation>这不是 token 校准：需要 `counted` 和 `features`。删除该文件可重新校准。</translation>
    </message>
    <message>
        <source>%1 cannot be read without a workspace. Open one first.</source>
        <translation>没有工作区无法读取 %1。请先打开工作区。</translation>
    </message>
    <message>
        <source>There is no tokenizer `%1`. Check its name.</source>
        <translation>没有分词器 `%1`。请检查其名称。</translation>
    </message>
    <message>
        <source>The name of a tokenizer file must end in .tiktoken, .json or .model. Rename the file.</source>
        <translation>分词器文件的名称必须以 .tiktoken、.json 或 .model 结尾。请重命名文件。</translation>
    </message>
    <message>
        <source>model.merges has an invalid pair, or one whose symbols are not in the vocabulary. Correct the file.</source>
        <translation>model.merges 有无效的对，或其符号不在词表中的对。请更正文件。</translation>
    </message>
    <message>
        <source>The file cannot be used: %1. Choose another file.</source>
        <translation>无法使用该文件：%1。请选择其他文件。</translation>
    </message>
    <message>
        <source>This is not a SentencePiece model. Choose another file.</source>
        <translation>这不是 SentencePiece 模型。请选择其他文件。</translation>
    </message>
    <message>
        <source>Outcrop was built without SentencePiece, so it does not support .model files. Choose another tokenizer.</source>
        <translation>构建 Outcrop 时未包含 SentencePiece，因此不支持 .model 文件。请选择其他分词器。</translation>
    </message>
    <message>
        <source>This token or its rank is a duplicate. Remove the line.</source>
        <translation>此 token 或其序号重复。请移除该行。</translation>
    </message>
    <message>
        <source>rule for attachments</source>
        <translation>附件规则</translation>
    </message>
    <message>
        <source>the profile&apos;s max_input_tokens</source>
        <translation>配置档的 max_input_tokens</translation>
    </message>
    <message>
        <source>The byte %1 has no token, so some text cannot be tokenized. Use a complete vocabulary.</source>
        <translation>字节 %1 没有 token，因此某些文本无法分词。请使用完整的词表。</translation>
    </message>
    <message>
        <source>%1 changes every turn, so the %2 stable tokens after it are never read from the cache. Move %1 below them, or into the request.</source>
        <translation>%1 每轮都更改，因此其后的 %2 个稳定 token 从不从缓存读取。请将 %1 移到它们下方，或移到请求中。</translation>
    </message>
    <message>
        <source>%1 changes more often (%2) than the %3 cached tokens after it. Each change writes these tokens to the cache again. Move %1 below them, or into the request.</source>
        <translation>%1 的更改（%2）比其后已缓存的 %3 个 token 更频繁。每次更改都会将这些 token 重新写入缓存。请将 %1 移到它们下方，或移到请求中。</translation>
    </message>
    <message>
        <source>A .tiktoken file does not define a split pattern. Append the name of a split pattern to the path, as in %1#o200k_base.</source>
        <translation>.tiktoken 文件不定义拆分模式。请将拆分模式的名称附加到路径，例如 %1#o200k_base。</translation>
    </message>
    <message>
        <source>a context window of %1 tokens, minus %2 reserved for the response</source>
        <translation>%1 token 的上下文窗口，减去为响应预留的 %2</translation>
    </message>
    <message>
        <source>model.vocab is not a vocabulary. It must map tokens to IDs.</source>
        <translation>model.vocab 不是词表。它必须将 token 映射到 ID。</translation>
    </message>
</context>
<context>
    <name>core/workflow</name>
    <message>
        <source>Unknown phase `%1`. Use plan, generate, review, revise, complete or cancelled.</source>
        <translation>未知的阶段 `%1`。请使用 plan、generate、review、revise、complete 或 cancelled。</translation>
    </message>
    <message>
        <source>Unknown phase `%1` of an artifact. Use plan, generate, review or revise.</source>
        <translation>产物的未知阶段 `%1`。请使用 plan、generate、review 或 revise。</translation>
    </message>
    <message>
        <source>Unknown stage `%1`. Use prompt or response.</source>
        <translation>未知的步骤 `%1`。请使用 prompt 或 response。</translation>
    </message>
    <message>
        <source>The iteration must be a number from 1 to 999999.</source>
        <translation>迭代次数必须是 1 到 999999 的数字。</translation>
    </message>
    <message>
        <source>The workflow `%1` has ended. Start a new one with `outcrop-cli run`.</source>
        <translation>工作流 `%1` 已结束。请用 `outcrop-cli run` 启动新的工作流。</translation>
    </message>
    <message>
        <source>The review has no verdict. Add a line `Verdict: PASS` or `Verdict: FAIL`.</source>
        <translation>审查没有结论。请添加一行 `Verdict: PASS` 或 `Verdict: FAIL`。</translation>
    </message>
    <message>
        <source>The review has two different verdicts. Keep one of them.</source>
        <translation>审查有两个不同的结论。请保留其中之一。</translation>
    </message>
    <message>
        <source>The review has no block `@@@%1`, which the review template requires. Add it.</source>
        <translation>审查没有审查模板要求的块 `@@@%1`。请添加。</translation>
    </message>
    <message>
        <source>The block `@@@%1` is not closed. Add a line `@@@`.</source>
        <translation>块 `@@@%1` 未闭合。请添加一行 `@@@`。</translation>
    </message>
    <message>
        <source>The block `@@@%1` has no field `%2`. Add it.</source>
        <translation>块 `@@@%1` 没有字段 `%2`。请添加。</translation>
    </message>
    <message>
        <source>Unknown verdict `%1`. Use PASS or FAIL.</source>
        <translation>未知的结论 `%1`。请使用 PASS 或 FAIL。</translation>
    </message>
    <message>
        <source>The verdict is PASS, but `%1` is %2. Check the review before you approve it.</source>
        <translation>结论为 PASS，但 `%1` 为 %2。请在批准之前检查审查。</translation>
    </message>
    <message>
        <source>The verdict is FAIL, but `issues_total` is 0. Check the review before you approve it.</source>
        <translation>结论为 FAIL，但 `issues_total` 为 0。请在批准之前检查审查。</translation>
    </message>
    <message>
        <source>The code block of `%1` is not closed, so the response may be truncated. Add the end of the block, or reject the response.</source>
        <translation>`%1` 的代码块未闭合，因此响应可能被截断。请添加块的结尾，或拒绝该响应。</translation>
    </message>
    <message>
        <source>The response has two different versions of `%1`. Keep one of them.</source>
        <translation>响应有 `%1` 的两个不同版本。请保留其中之一。</translation>
    </message>
    <message>
        <source>`{{%1}}` has no value. Add --var %1=VALUE.</source>
        <translation>`{{%1}}` 没有值。请添加 --var %1=VALUE。</translation>
    </message>
    <message>
        <source>`%1` is used for the standard `%2`.</source>
        <translation>`%1` 用于标准 `%2`。</translation>
    </message>
    <message>
        <source>Approval by `%1` is not supported, so a person approves this stage. Use manual or skip.</source>
        <translation>不支持由 `%1` 批准，因此由人批准此步骤。请使用 manual 或 skip。</translation>
    </message>
    <message>
        <source>A timeout must be a number of seconds above 0 and up to 86400, not `%1`.</source>
        <translation>超时必须是大于 0 且不超过 86400 的秒数，而不是 `%1`。</translation>
    </message>
    <message>
        <source>`%1` must be a non-negative integer, not `%2`.</source>
        <translation>`%1` 必须是非负整数，而不是 `%2`。</translation>
    </message>
    <message>
        <source>`%1` is a session file, so it is not written. Choose another name.</source>
        <translation>`%1` 是会话文件，因此未写入。请选择其他名称。</translation>
    </message>
    <message>
        <source>The workflow state is not a JSON object. Restore the file.</source>
        <translation>工作流状态不是 JSON 对象。请恢复该文件。</translation>
    </message>
    <message>
        <source>`%1` is not possible in this stage (%2). `outcrop-cli run status` shows the next step.</source>
        <translation>在此步骤（%2）不能使用 `%1`。`outcrop-cli run status` 显示下一步。</translation>
    </message>
    <message>
        <source>The text states %1, but the metadata states %2. The metadata is used. Correct the wrong one.</source>
        <translation>文本说明为 %1，但元数据说明为 %2。使用元数据。请更正错误的一方。</translation>
    </message>
    <message>
        <source>`{{%1}}` has no value. Add --var %1=VALUE, or --conventions with a set that defines it: %2.</source>
        <translation>`{{%1}}` 没有值。请添加 --var %1=VALUE，或添加 --conventions 并指定定义它的约定集：%2。</translation>
    </message>
    <message>
        <source>`%1` refers to itself, directly or through other conventions. Remove one of the references.</source>
        <translation>`%1` 直接或通过其他约定引用自身。请移除其中一个引用。</translation>
    </message>
    <message>
        <source>A rejection needs a reason. Enter a reason; it is sent with the next request.</source>
        <translation>拒绝需要原因。请输入原因；它会随下一个请求发送。</translation>
    </message>
    <message>
        <source>The standard `%1` is not in the workspace, so the prompts do not contain it. Add the file, or remove the standard from the list.</source>
        <translation>标准 `%1` 不在工作区中，因此提示词不包含它。请添加该文件，或从列表中移除该标准。</translation>
    </message>
    <message>
        <source>The review has no readable verdict. Correct the review, or decide without it. To start a revision, use `outcrop-cli run approve --revise`, or “Approve and Revise” in the window. To end the workflow, use `outcrop-cli run approve --complete`, or “Approve and Complete”.</source>
        <translation>审查没有可读的结论。请更正审查，或不依据审查作出决定。要开始修订，请使用 `outcrop-cli run approve --revise` 或窗口中的“批准并修订”。要结束工作流，请使用 `outcrop-cli run approve --complete` 或“批准并完成”。</translation>
    </message>
    <message>
        <source>The review of iteration %1, the last one allowed, failed. To continue, use `outcrop-cli run approve --revise`, or “Approve and Revise” in the window. To end the workflow, use `outcrop-cli run approve --complete`, or “Approve and Complete”.</source>
        <translation>允许的最后一次迭代（第 %1 次）的审查未通过。要继续，请使用 `outcrop-cli run approve --revise` 或窗口中的“批准并修订”。要结束工作流，请使用 `outcrop-cli run approve --complete` 或“批准并完成”。</translation>
    </message>
    <message>
        <source>Expected a mapping from names to values.</source>
        <translation>预期为从名称到值的映射。</translation>
    </message>
    <message>
        <source>`%1` is not an allowed path, so the file is not written. Use a relative path with forward slashes, without names that begin with a dot.</source>
        <translation>`%1` 不是允许的路径，因此未写入文件。请使用带正斜杠的相对路径，且名称不以点开头。</translation>
    </message>
    <message>
        <source>Several files could be the standard `%1`: %2. The first one is used. To choose, list the path of the file.</source>
        <translation>多个文件都可能是标准 `%1`：%2。使用第一个。要选择，请列出该文件的路径。</translation>
    </message>
</context>
<context>
    <name>outcrop</name>
    <message>
        <source>From %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>From %1, line %2</source>
        <extracomment>%1 is a file, %2 a line number</extracomment>
        <translation>来自 %1，第 %2 行</translation>
    </message>
    <message>
        <source>Added by Outcrop</source>
        <translation>由 Outcrop 添加</translation>
    </message>
    <message>
        <source>Added by Outcrop: %1</source>
        <translation>由 Outcrop 添加：%1</translation>
    </message>
</context>
<context>
    <name>outcrop::AboutDialog</name>
    <message>
        <source>Outcrop logo</source>
        <translation>Outcrop 徽标</translation>
    </message>
    <message>
        <source>&lt;b&gt;Outcrop %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Outcrop %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>AppImage. To update, replace the file with a newer one.</source>
        <translation>AppImage。要更新，请将该文件替换为较新的文件。</translation>
    </message>
    <message>
        <source>A workbench for layered prompts: see each layer, its cost, and the exact request to every provider.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>用于分层提示词的工作台：查看每一层、其费用以及发给各提供商的确切请求。&lt;br&gt;&lt;br&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>Outcrop does not check for updates over the network.</source>
        <translation>Outcrop 不会通过网络检查更新。</translation>
    </message>
    <message>
        <source>Released on %1.</source>
        <translation>发布于 %1。</translation>
    </message>
    <message>
        <source>Not installed from a package. To update, build and install a newer version.</source>
        <translation>并非从软件包安装。要更新，请构建并安装较新的版本。</translation>
    </message>
    <message>
        <source>Debian package outcrop %1. To update, run: sudo apt upgrade.</source>
        <translation>Debian 软件包 outcrop %1。要更新，请运行：sudo apt upgrade。</translation>
    </message>
    <message>
        <source>Flatpak. To update, run: flatpak update.</source>
        <translation>Flatpak。要更新，请运行：flatpak update。</translation>
    </message>
</context>
<context>
    <name>outcrop::AdoptDialog</name>
    <message>
        <source>Adopt Folder</source>
        <translation>采用文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Cadence</source>
        <translation>变更频率</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Proposed layers</source>
        <translation>提议的层</translation>
    </message>
    <message>
        <source>Write config.toml</source>
        <translation>写入 config.toml</translation>
    </message>
    <message>
        <source>Outcrop recognized these files. Adopting writes an entry for each layer to config.toml. It does not move files or change other files.</source>
        <translation>Outcrop 识别出这些文件。采用操作会为每个层在 config.toml 中写入条目。它不会移动文件，也不会更改其他文件。</translation>
    </message>
</context>
<context>
    <name>outcrop::AdoptOffer</name>
    <message numerus="yes">
        <source>%n file(s) in this folder can become prompt layers</source>
        <translation>
            <numerusform>此文件夹中有 %n 个文件可成为提示词层</numerusform>
        </translation>
    </message>
    <message>
        <source>Adopting writes config.toml. It does not move files or change other files.</source>
        <translation>采用操作会写入 config.toml。它不会移动文件，也不会更改其他文件。</translation>
    </message>
    <message>
        <source>Review proposal…</source>
        <translation>查看提议…</translation>
    </message>
    <message>
        <source>Don’t offer again</source>
        <translation>不再询问</translation>
    </message>
    <message>
        <source>config.toml was not written</source>
        <translation>未写入 config.toml</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) added to config.toml</source>
        <translation>
            <numerusform>已向 config.toml 添加 %n 个层</numerusform>
        </translation>
    </message>
    <message>
        <source>Adopt the folder</source>
        <translation>采用该文件夹</translation>
    </message>
    <message>
        <source>You can change the tier, cadence and order of each layer in [prompt_layers].</source>
        <translation>可以在 [prompt_layers] 中更改每个层的层级、变更频率和顺序。</translation>
    </message>
</context>
<context>
    <name>outcrop::AttachmentList</name>
    <message>
        <source>Remove %1 from the task</source>
        <translation>从任务中移除 %1</translation>
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
        <translation>将文件附加到任务</translation>
    </message>
    <message>
        <source>File not attached</source>
        <translation>文件未附加</translation>
    </message>
</context>
<context>
    <name>outcrop::AttemptsModel</name>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Skipped</source>
        <extracomment>%1 is a reason</extracomment>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation>已跳过：%1</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>reason of a request</extracomment>
        <translation>原因</translation>
    </message>
    <message>
        <source>Wait time</source>
        <extracomment>waiting time before a request</extracomment>
        <translation>等待时间</translation>
    </message>
    <message>
        <source>Time to first byte</source>
        <translation>首字节用时</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>duration of a request</extracomment>
        <translation>用时</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>HTTP status of a request</extracomment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>outcome of a request</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>请求 ID</translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>time of a request</extracomment>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Provider and model</source>
        <extracomment>provider and model</extracomment>
        <translation>提供商和模型</translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetController</name>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>预算(&amp;B)</translation>
    </message>
    <message>
        <source>Tokens and cost of the prompt for each model</source>
        <translation>每个模型的提示词 token 和费用</translation>
    </message>
    <message>
        <source>Export Budget</source>
        <translation>导出预算</translation>
    </message>
    <message>
        <source>Budget exported</source>
        <translation>预算已导出</translation>
    </message>
    <message>
        <source>Cannot count the tokens of this request. Choose another provider.</source>
        <translation>无法计数此请求的 token。请选择其他提供商。</translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetPanel</name>
    <message>
        <source>Chart as &amp;PNG…</source>
        <translation>PNG 图表(&amp;P)…</translation>
    </message>
    <message>
        <source>Chart as &amp;SVG…</source>
        <translation>SVG 图表(&amp;S)…</translation>
    </message>
    <message>
        <source>Data as &amp;CSV…</source>
        <translation>CSV 数据(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;opy as Table</source>
        <translation>复制为表格(&amp;O)</translation>
    </message>
    <message>
        <source>In tokens</source>
        <translation>按 token</translation>
    </message>
    <message>
        <source>By tier</source>
        <translation>按层级</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按种类</translation>
    </message>
    <message>
        <source>By share of the context window</source>
        <translation>按上下文窗口占比</translation>
    </message>
    <message>
        <source>In dollars</source>
        <translation>按美元</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>图表：%1</translation>
    </message>
    <message>
        <source>No recorded sizes</source>
        <translation>没有记录的大小</translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation>转到文档库</translation>
    </message>
    <message>
        <source>No budget for %1</source>
        <translation>没有 %1 的预算</translation>
    </message>
    <message>
        <source>No request</source>
        <translation>没有请求</translation>
    </message>
    <message>
        <source>As a share of the context window</source>
        <translation>占上下文窗口的比例</translation>
    </message>
    <message>
        <source>Open a layer to see its size after each save.</source>
        <translation>打开一个层以查看每次保存后的大小。</translation>
    </message>
    <message>
        <source>Open a workspace and choose a provider to see the context window usage and the cost of the prompt for each model.</source>
        <translation>打开工作区并选择提供商，即可查看每个模型的上下文窗口占用和提示词费用。</translation>
    </message>
    <message>
        <source>Context windows</source>
        <translation>上下文窗口</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>明细</translation>
    </message>
    <message>
        <source>Cache plan</source>
        <translation>缓存计划</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>The size of a layer, agent or skill is recorded here when you open the workspace and each time you save the document.</source>
        <translation>打开工作区时以及每次保存文档时，会在此记录层、智能体或技能的大小。</translation>
    </message>
</context>
<context>
    <name>outcrop::ChipEdit</name>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <extracomment>Accessible name of a text field; %1 is the name of a list.</extracomment>
        <translation>添加到 %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Tooltip of an item of a list; %1 is its text.</extracomment>
        <translation>编辑：%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is an item of a list.</extracomment>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Type a name, or press Down to show the known names</source>
        <translation>输入名称，或按向下键显示已知的名称</translation>
    </message>
</context>
<context>
    <name>outcrop::ChipPicker</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the label of a choice such as Agent, %2 its value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>outcrop::ChipPopups</name>
    <message>
        <source>selected</source>
        <translation>已选择</translation>
    </message>
    <message>
        <source>Find a choice</source>
        <translation>查找选项</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>输入以筛选</translation>
    </message>
    <message>
        <source>No matching choices</source>
        <translation>没有匹配的选项</translation>
    </message>
    <message>
        <source>Recently used choices come first</source>
        <translation>最近使用的选项排在最前</translation>
    </message>
</context>
<context>
    <name>outcrop::ChoiceList</name>
    <message>
        <source>Items</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Items of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation>%1 的项</translation>
    </message>
</context>
<context>
    <name>outcrop::CodeView</name>
    <message>
        <source>%1
Alt+Return: %2</source>
        <translation>%1
Alt+Return：%2</translation>
    </message>
</context>
<context>
    <name>outcrop::CommandPalette</name>
    <message>
        <source>%1 · on</source>
        <extracomment>A checked command; %1 is its menu</extracomment>
        <translation>%1 · 已启用</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type the name of a command or menu</source>
        <translation>输入命令或菜单的名称</translation>
    </message>
    <message>
        <source>No matching commands</source>
        <translation>没有匹配的命令</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) unavailable</source>
        <translation>
            <numerusform>%n 个命令不可用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::CompareDialog</name>
    <message>
        <source>Compare %1</source>
        <extracomment>%1 is the name of a document.</extracomment>
        <translation>比较 %1</translation>
    </message>
    <message>
        <source>The versions are identical</source>
        <translation>两个版本相同</translation>
    </message>
    <message>
        <source>&amp;Previous hunk</source>
        <translation>上一块(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next hunk</source>
        <translation>下一块(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n hunk(s)</source>
        <translation>
            <numerusform>%n 个块</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::CompareModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Different lines</source>
        <extracomment>Heading of a column that counts lines</extracomment>
        <translation>不同的行</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>First request</source>
        <extracomment>Heading of a price: the first request, with a cold cache</extracomment>
        <translation>首次请求</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>%1 is a number of tokens that the server does not read completely</extracomment>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Warm cache</source>
        <extracomment>Heading of a price: the same request with a warm cache</extracomment>
        <translation>热缓存</translation>
    </message>
    <message>
        <source>The other requests are compared with this one</source>
        <translation>其他请求与此请求比较</translation>
    </message>
</context>
<context>
    <name>outcrop::ComparePane</name>
    <message>
        <source>Request for %1</source>
        <translation>%1 的请求</translation>
    </message>
    <message>
        <source>Model for %1</source>
        <translation>%1 的模型</translation>
    </message>
    <message>
        <source>The other requests are compared with this one</source>
        <translation>其他请求与此请求比较</translation>
    </message>
    <message>
        <source>Compared with the request in the first column</source>
        <translation>与第一栏中的请求比较</translation>
    </message>
    <message>
        <source>Model: default</source>
        <translation>模型：默认</translation>
    </message>
    <message>
        <source>Model of this request</source>
        <extracomment>%1 is a model</extracomment>
        <translation>此请求的模型</translation>
    </message>
    <message>
        <source>Model of this request: %1</source>
        <translation>此请求的模型：%1</translation>
    </message>
</context>
<context>
    <name>outcrop::ComparePanel</name>
    <message>
        <source>Providers to compare</source>
        <translation>要比较的提供商</translation>
    </message>
    <message>
        <source>Two to five providers side by side</source>
        <translation>并排显示二至五个提供商</translation>
    </message>
    <message>
        <source>Text to compare</source>
        <translation>要比较的文本</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Show only the lines that differ between providers, and one line before and after them</source>
        <translation>只显示各提供商之间不同的行及其前后各一行</translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n 个提供商</numerusform>
        </translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>仅差异</translation>
    </message>
    <message>
        <source>Sizes, prices and losses by provider</source>
        <translation>各提供商的大小、价格和损失</translation>
    </message>
    <message>
        <source>Compared with %1: + only here · ↕ at another position · ≠ different text</source>
        <extracomment>The marks of lines in a comparison; %1 is the provider in the first column</extracomment>
        <translation>与 %1 比较：+ 仅此处有 · ↕ 位置不同 · ≠ 文本不同</translation>
    </message>
</context>
<context>
    <name>outcrop::ComparedLosses</name>
    <message>
        <source>Back to comparison</source>
        <translation>返回比较</translation>
    </message>
    <message>
        <source>Show the texts of the compared providers (Esc)</source>
        <translation>显示所比较提供商的文本 (Esc)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 are counts such as `4 dropped, 1 moved`</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No losses</source>
        <translation>没有损失</translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added for %1 appear here. Every part of this prompt is sent as written.</source>
        <translation>对 %1 丢失、更改或添加的部分会显示在此处。此提示词的每个部分都原样发送。</translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation>损失清单</translation>
    </message>
    <message>
        <source>Loss ledger for %1</source>
        <translation>%1 的损失清单</translation>
    </message>
</context>
<context>
    <name>outcrop::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>补全项</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>补全</translation>
    </message>
</context>
<context>
    <name>outcrop::ComplexityController</name>
    <message>
        <source>Complexity</source>
        <translation>复杂度</translation>
    </message>
    <message>
        <source>Task Complexity</source>
        <translation>任务复杂度</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Ask a Model</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>询问模型</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Complexity of the request or a task document, with suggested subtasks</source>
        <translation>请求或任务文档的复杂度，以及建议的子任务</translation>
    </message>
    <message>
        <source>Estimate recorded.</source>
        <translation>估算已记录。</translation>
    </message>
    <message>
        <source>Send the task description to %1? The panel then shows the model’s estimate next to the heuristic estimate. The model’s estimate is weighted by the confidence that the model reports.</source>
        <translation>将任务描述发送给 %1？之后面板会在启发式估算旁显示模型的估算。模型的估算按模型报告的置信度加权。</translation>
    </message>
</context>
<context>
    <name>outcrop::ComplexityPanel</name>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Copy &amp;Table</source>
        <translation>复制表格(&amp;T)</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>没有任务</translation>
    </message>
    <message>
        <source>Open a workspace to estimate its tasks.</source>
        <translation>打开工作区以估算其任务。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>Copy the suggested subtasks as a prompt</source>
        <translation>将建议的子任务复制为提示词</translation>
    </message>
    <message>
        <source>Request or task document to estimate</source>
        <translation>要估算的请求或任务文档</translation>
    </message>
    <message>
        <source>Cannot estimate the task. Fix the errors listed below.</source>
        <translation>无法估算该任务。请修复下面列出的错误。</translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation>询问模型</translation>
    </message>
    <message>
        <source>Copy as prompt</source>
        <translation>复制为提示词</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>新建任务</translation>
    </message>
    <message>
        <source>Record estimate</source>
        <translation>记录估算</translation>
    </message>
    <message>
        <source>Record the estimate to compare it with the outcome later</source>
        <translation>记录估算，以便日后与结果比较</translation>
    </message>
    <message>
        <source>Type a request or add a task document. The estimated complexity, the exceeded limits and the suggested subtasks appear here.</source>
        <translation>输入请求或添加任务文档。估算的复杂度、超出的上限和建议的子任务会显示在此处。</translation>
    </message>
    <message>
        <source>Ask the selected provider to estimate the complexity of the task</source>
        <translation>请所选提供商估算任务的复杂度</translation>
    </message>
</context>
<context>
    <name>outcrop::ConceptForm</name>
    <message>
        <source>Synonyms, separated by commas</source>
        <translation>同义词，以逗号分隔</translation>
    </message>
    <message>
        <source>Search words that are not shown, such as common misspellings, separated by commas</source>
        <translation>不显示的搜索词，例如常见的拼写错误，以逗号分隔</translation>
    </message>
    <message>
        <source>Tags of related concepts, separated by commas</source>
        <translation>相关概念的标签，以逗号分隔</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no concept is narrower, or no document has the tag</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>None (top level)</source>
        <extracomment>in the list of broader concepts: the top level</extracomment>
        <translation>无（顶层）</translation>
    </message>
    <message>
        <source>Definition of the concept in one sentence</source>
        <translation>用一句话定义该概念</translation>
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
        <translation>带标签的文档</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Alternative labels</source>
        <translation>备选名称</translation>
    </message>
    <message>
        <source>Related concepts</source>
        <translation>相关概念</translation>
    </message>
    <message>
        <source>Hidden labels</source>
        <translation>隐藏名称</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Tag used in documents; if you change the tag, these documents are updated</source>
        <translation>文档中使用的标签；如果更改标签，这些文档会更新</translation>
    </message>
    <message>
        <source>Broader concept; to move this concept, select another broader concept</source>
        <translation>上位概念；要移动此概念，请选择其他上位概念</translation>
    </message>
    <message>
        <source>Name of the concept in the selected language</source>
        <translation>所选语言中的概念名称</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextClientsModel</name>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>已截断</translation>
    </message>
    <message>
        <source>%1 · −%2</source>
        <extracomment>%1 is the number of truncated files, %2 the size of their text that is not sent: &quot;1 · −7.66 KiB&quot;</extracomment>
        <translation>%1 · −%2</translation>
    </message>
    <message>
        <source>%1 shortened</source>
        <extracomment>%1 is the number of shortened descriptions of skills, agents and commands</extracomment>
        <translation>%1 个已缩短</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>If you start this client in certain other folders, it truncates or skips files. Select the client to see the folders.</source>
        <translation>如果在某些其他文件夹中启动此客户端，它会截断或跳过文件。选择该客户端可查看这些文件夹。</translation>
    </message>
    <message>
        <source>in other folders</source>
        <extracomment>truncated files: none from the selected start folder, but some from other start folders
----------
skipped files: none from the selected start folder, but some from other start folders</extracomment>
        <translation>在其他文件夹中</translation>
    </message>
    <message numerus="yes">
        <source>The client loads %n file(s) twice. The list of files shows them.</source>
        <translation>
            <numerusform>客户端将 %n 个文件加载了两次。文件列表中会显示它们。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::ContextController</name>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Coding Agent Conte&amp;xt</source>
        <translation>编程智能体上下文(&amp;X)</translation>
    </message>
    <message>
        <source>Files that each coding agent loads from a folder, in load order, and files that it truncates or skips</source>
        <translation>每个编程智能体从文件夹加载的文件（按加载顺序），以及它截断或跳过的文件</translation>
    </message>
    <message>
        <source>Start Folder</source>
        <translation>起始文件夹</translation>
    </message>
    <message>
        <source>Start folder not changed</source>
        <translation>起始文件夹未更改</translation>
    </message>
    <message>
        <source>%1 is not in the repository %2. Choose a folder inside it.</source>
        <translation>%1 不在仓库 %2 中。请选择其中的文件夹。</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPairsModel</name>
    <message>
        <source>loaded</source>
        <translation>已加载</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>已列出</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未加载</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is the position of a file in the order in which files are sent, %2 its state: &quot;2. loaded&quot;</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>truncated at byte %1</source>
        <translation>在第 %1 字节处截断</translation>
    </message>
    <message>
        <source>loaded under another name</source>
        <translation>以其他名称加载</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 is the state of a file, %2 another name of the same file: &quot;1. loaded as CLAUDE.md&quot;</extracomment>
        <translation>%1（作为 %2）</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPanel</name>
    <message>
        <source>No files</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>Choose another start folder or client.</source>
        <translation>请选择其他起始文件夹或客户端。</translation>
    </message>
    <message>
        <source>Cannot read the context</source>
        <translation>无法读取上下文</translation>
    </message>
    <message>
        <source>No folder is open</source>
        <translation>未打开文件夹</translation>
    </message>
    <message>
        <source>%1 does not load files from this folder. Choose another start folder or client.</source>
        <translation>%1 不从此文件夹加载文件。请选择其他起始文件夹或客户端。</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>与客户端比较…</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Open a folder to see which files each coding agent loads, truncates or skips.</source>
        <translation>打开文件夹，查看每个编程智能体加载、截断或跳过哪些文件。</translation>
    </message>
    <message>
        <source>Reading the folder…</source>
        <translation>正在读取文件夹…</translation>
    </message>
    <message>
        <source>The files that each coding agent loads appear here.</source>
        <translation>每个编程智能体加载的文件会显示在此处。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>结束比较</translation>
    </message>
    <message>
        <source>Used in Edit</source>
        <translation>已用于编辑</translation>
    </message>
    <message>
        <source>Use in Edit</source>
        <translation>用于编辑</translation>
    </message>
    <message>
        <source>No files to show</source>
        <translation>没有要显示的文件</translation>
    </message>
    <message>
        <source>%1 and %2 load the same files from this folder, or none. Choose another start folder or client.</source>
        <translation>%1 和 %2 从此文件夹加载相同的文件，或都不加载。请选择其他起始文件夹或客户端。</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>默认模型</translation>
    </message>
    <message>
        <source>The files that coding agents load from this repository appear here, but it has none. To see some, add a file such as AGENTS.md or CLAUDE.md. The layers of the workspace are not files of coding agents; the Edit view shows them.</source>
        <translation>编程智能体从此仓库加载的文件会显示在此处，但该仓库中没有这样的文件。要在此处看到文件，请添加 AGENTS.md 或 CLAUDE.md 之类的文件。工作区的层不是编程智能体的文件；它们显示在“编辑”视图中。</translation>
    </message>
    <message>
        <source>No files of coding agents</source>
        <translation>没有编程智能体的文件</translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation>显示层</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPreview</name>
    <message>
        <source>― Truncated here: the rest is not sent ―</source>
        <translation>― 在此截断：其余部分不发送 ―</translation>
    </message>
    <message>
        <source>― Only the text above is sent; the file text below is not sent ―</source>
        <translation>― 只发送上方的文本；下方的文件文本不发送 ―</translation>
    </message>
</context>
<context>
    <name>outcrop::ContextTreeModel</name>
    <message>
        <source>Loaded at the start, in this order</source>
        <translation>启动时加载，按此顺序</translation>
    </message>
    <message>
        <source>Listed by name; contents not loaded</source>
        <translation>按名称列出；内容未加载</translation>
    </message>
    <message>
        <source>Loaded on demand</source>
        <translation>按需加载</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>未加载</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Loaded after the client reads %1</source>
        <extracomment>%1 is a file: &quot;web/AGENTS.md&quot;</extracomment>
        <translation>客户端读取 %1 后加载</translation>
    </message>
    <message>
        <source>Loaded under another name</source>
        <translation>以其他名称加载</translation>
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
        <translation>下一轮：%1</translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens</source>
        <extracomment>%1 is a number</extracomment>
        <translation>下一轮发送整个对话：%1 token</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens (limit: %2)</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>下一轮发送整个对话：%1 token（上限：%2）</translation>
    </message>
    <message>
        <source>Workspace sessions and their turns</source>
        <translation>工作区的会话及其轮次</translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationPanel</name>
    <message>
        <source>Replay with…</source>
        <translation>重放到…</translation>
    </message>
    <message>
        <source>Show the response to the selected turn in the Response panel</source>
        <translation>在“响应”面板中显示所选轮次的响应</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Turns in the session</source>
        <translation>会话中的轮次</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>尚无会话</translation>
    </message>
    <message>
        <source>Open a workspace to see its conversations.</source>
        <translation>打开工作区以查看其对话。</translation>
    </message>
    <message>
        <source>Enter the missing response for the selected turn</source>
        <translation>输入所选轮次缺少的响应</translation>
    </message>
    <message>
        <source>Open the prompt file of the selected turn</source>
        <translation>打开所选轮次的提示词文件</translation>
    </message>
    <message>
        <source>Open the response file of the selected turn</source>
        <translation>打开所选轮次的响应文件</translation>
    </message>
    <message>
        <source>Each prompt that you send starts or continues a session. A session contains prompts, responses and costs. Sessions are plain files in the sessions folder of the workspace.</source>
        <translation>你发送的每个提示词都会开始或继续一个会话。会话包含提示词、响应和费用。会话是工作区 sessions 文件夹中的纯文件。</translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation>发送提示词</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>添加响应</translation>
    </message>
    <message>
        <source>Send request</source>
        <translation>发送请求</translation>
    </message>
    <message>
        <source>Open prompt</source>
        <translation>打开提示词</translation>
    </message>
    <message>
        <source>Open response</source>
        <translation>打开响应</translation>
    </message>
    <message>
        <source>Inspect response</source>
        <translation>检查响应</translation>
    </message>
    <message>
        <source>Retry the unanswered turn, or send the request as the next turn of this session</source>
        <translation>重试未得到应答的轮次，或将请求作为此会话的下一轮发送</translation>
    </message>
    <message>
        <source>Send the requests of this session to another provider in a new session</source>
        <translation>在新会话中将此会话的请求发送给另一个提供商</translation>
    </message>
</context>
<context>
    <name>outcrop::DataTreeModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a repair, %2 the change</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>the root of a response&apos;s data</extracomment>
        <translation>数据</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n 个字段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>a required field that the response does not have</extracomment>
        <translation>缺失</translation>
    </message>
    <message>
        <source>This field is required.</source>
        <translation>此字段为必需。</translation>
    </message>
    <message>
        <source>expected: %1</source>
        <translation>预期：%1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Actual type</source>
        <extracomment>the type of the value in the response</extracomment>
        <translation>实际类型</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>finding about a value</extracomment>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Expected type</source>
        <extracomment>the type of the value in the schema</extracomment>
        <translation>预期类型</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s) in the response text</source>
        <translation>
            <numerusform>响应文本中还有 %n 个值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::DiagnosticsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%2 中的%1：%3</translation>
    </message>
    <message>
        <source>%1 in %2, line %3: %4</source>
        <translation>%2 第 %3 行中的%1：%4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重性</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>outcrop::DiffModel</name>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n 行未变</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunk %1 of %2, line %3</source>
        <extracomment>A hunk is a group of changes with the lines around them. %1 is its number, %2 the number of hunks, %3 the number of its first line.</extracomment>
        <translation>块 %1 / %2，第 %3 行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is `Hunk 1 of 2, line 3`, %2 a note about it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <extracomment>%1 is a line&apos;s number or its text</extracomment>
        <translation>移除：%1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>添加：%1</translation>
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
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>outcrop::DiffView</name>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Go to the previous hunk (P)</source>
        <translation>转到上一块 (P)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Go to the next hunk (N)</source>
        <translation>转到下一块 (N)</translation>
    </message>
    <message>
        <source>Show both versions side by side</source>
        <translation>并排显示两个版本</translation>
    </message>
    <message>
        <source>Unified</source>
        <translation>统一</translation>
    </message>
    <message>
        <source>Show removed and added lines in one column</source>
        <translation>在一栏中显示移除和添加的行</translation>
    </message>
    <message>
        <source>No versions to compare</source>
        <translation>没有可比较的版本</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>The versions are identical.</source>
        <translation>两个版本相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n hunk(s)</source>
        <translation>
            <numerusform>%n 个块</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: −%2 +%3 lines</source>
        <extracomment>%1 is `2 hunks`, %2 the number of removed lines, %3 the number of added lines</extracomment>
        <translation>%1：−%2 +%3 行</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <extracomment>%1 is the summary of a diff</extracomment>
        <translation>
            <numerusform>%1，已选择 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentSynchronizer</name>
    <message>
        <source>Merge changes from disk</source>
        <translation>合并磁盘上的更改</translation>
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
        <translation>关闭 %1</translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentTreeModel</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>未发送</translation>
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
        <translation>%1 的文本</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 个字符</translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation>带字节顺序标记的 UTF-8</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>outside the workspace: read-only</source>
        <translation>位于工作区之外：只读</translation>
    </message>
    <message>
        <source>not UTF-8: read-only</source>
        <translation>不是 UTF-8：只读</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message numerus="yes">
        <source>%n cursors</source>
        <translation>
            <numerusform>%n 个光标</numerusform>
        </translation>
    </message>
    <message>
        <source>no Hunspell dictionary for %1: spelling is not checked</source>
        <translation>没有 %1 的 Hunspell 词典：不检查拼写</translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentsController</name>
    <message>
        <source>Crash recovery is unavailable</source>
        <translation>崩溃恢复不可用</translation>
    </message>
    <message>
        <source>Save New Document</source>
        <translation>保存新文档</translation>
    </message>
    <message>
        <source>Save Document As</source>
        <translation>文档另存为</translation>
    </message>
    <message>
        <source>%1 is outside the workspace</source>
        <translation>%1 位于工作区之外</translation>
    </message>
    <message>
        <source>Not saved. Choose a file inside %1.</source>
        <translation>未保存。请选择 %1 中的文件。</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 已打开</translation>
    </message>
    <message>
        <source>Not saved. Close the open document or choose another file.</source>
        <translation>未保存。请关闭打开的文档或选择其他文件。</translation>
    </message>
    <message>
        <source>%1: read-only documents were not changed</source>
        <translation>%1：未更改只读文档</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) changed but not saved: %1</source>
        <translation>
            <numerusform>%n 个文档已更改但未保存：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Undoes the last change in several documents.</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 未保存</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Another program changed a part of %1 that you also edited</source>
        <translation>另一个程序更改了 %1 中你也编辑过的部分</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>使用对方的</translation>
    </message>
    <message>
        <source>Save to keep both sets of changes, or undo the merge to discard the changes in the file.</source>
        <translation>保存可保留双方的更改；撤销合并则放弃文件中的更改。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>%1 was deleted by another program</source>
        <translation>%1 已被另一个程序删除</translation>
    </message>
    <message>
        <source>The document is still open. Save it to create the file again, or close it.</source>
        <translation>文档仍处于打开状态。保存可重新创建文件，也可将其关闭。</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>再次保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Your version (unsaved)</source>
        <translation>你的版本（未保存）</translation>
    </message>
    <message>
        <source>File on disk</source>
        <translation>磁盘上的文件</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes found in %n document(s)</source>
        <translation>
            <numerusform>在 %n 个文档中发现未保存的更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Recover unsaved text</source>
        <translation>恢复未保存的文本</translation>
    </message>
    <message>
        <source>Changes to %1 by another program were merged with yours</source>
        <translation>另一个程序对 %1 的更改已与你的更改合并</translation>
    </message>
    <message numerus="yes">
        <source>%1: not undone in %n document(s)</source>
        <translation>
            <numerusform>%1：在 %n 个文档中未撤销</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited later: %1. Undo these edits first.</source>
        <translation>之后又编辑过：%1。请先撤销这些编辑。</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>%1 is the title of an undo step: &quot;Move Soul to BEDROCK&quot;</extracomment>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>Read-only documents: %1. To change them, convert them to UTF-8, or copy them into the workspace.</source>
        <translation>只读文档：%1。要更改它们，请将其转换为 UTF-8，或复制到工作区中。</translation>
    </message>
    <message>
        <source>The editor contains your version, and the file contains the version of the other program (theirs). Keep yours, or use theirs. You can undo the replacement.</source>
        <translation>编辑器包含你的版本，文件包含另一个程序的版本（对方的）。请保留你的，或使用对方的。替换可以撤销。</translation>
    </message>
</context>
<context>
    <name>outcrop::EditCostFooter</name>
    <message>
        <source>Cost of an edit</source>
        <translation>编辑的费用</translation>
    </message>
    <message>
        <source>This line is not sent</source>
        <translation>此行不发送</translation>
    </message>
    <message>
        <source>Editing this line rewrites no cached tokens</source>
        <translation>编辑此行不会重写已缓存的 token</translation>
    </message>
    <message>
        <source>Editing this line rewrites %1 cached tokens</source>
        <translation>编辑此行会重写 %1 个已缓存的 token</translation>
    </message>
    <message>
        <source>%1: %2 (one-time cost)</source>
        <extracomment>%1 is a sentence about tokens, %2 a price</extracomment>
        <translation>%1：%2（一次性费用）</translation>
    </message>
    <message>
        <source>Cost of an edit: %1, %2 tokens</source>
        <extracomment>%1 is a price, %2 a number of tokens</extracomment>
        <translation>编辑的费用：%1，%2 token</translation>
    </message>
</context>
<context>
    <name>outcrop::EditSession</name>
    <message>
        <source>Untitled %1</source>
        <extracomment>A document that has no file yet; %1 is a number.</extracomment>
        <translation>未命名 %1</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>从磁盘重新加载</translation>
    </message>
</context>
<context>
    <name>outcrop::EditorCommands</name>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>查找(&amp;I)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation>替换(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <translation>转到行(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to Matching &amp;Bracket</source>
        <translation>转到匹配的括号(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Indent</source>
        <translation>增加缩进(&amp;I)</translation>
    </message>
    <message>
        <source>U&amp;nindent</source>
        <translation>减少缩进(&amp;N)</translation>
    </message>
    <message>
        <source>Toggle &amp;Comment</source>
        <translation>切换注释(&amp;C)</translation>
    </message>
    <message>
        <source>Move Lines &amp;Up</source>
        <translation>上移行(&amp;U)</translation>
    </message>
    <message>
        <source>Move Lines &amp;Down</source>
        <translation>下移行(&amp;D)</translation>
    </message>
    <message>
        <source>Dup&amp;licate Lines</source>
        <translation>复制行(&amp;L)</translation>
    </message>
    <message>
        <source>D&amp;elete Lines</source>
        <translation>删除行(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Join Lines</source>
        <translation>合并行(&amp;J)</translation>
    </message>
    <message>
        <source>Add the &amp;Next Occurrence</source>
        <translation>添加下一个匹配项(&amp;N)</translation>
    </message>
    <message>
        <source>Add a Cursor &amp;Above</source>
        <translation>在上方添加光标(&amp;A)</translation>
    </message>
    <message>
        <source>Add a Cursor &amp;Below</source>
        <translation>在下方添加光标(&amp;B)</translation>
    </message>
    <message>
        <source>Show completions (Ctrl+Space)</source>
        <translation>显示补全 (Ctrl+Space)</translation>
    </message>
    <message>
        <source>&amp;Quick Fix…</source>
        <translation>快速修复(&amp;Q)…</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>折叠(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>展开(&amp;U)</translation>
    </message>
    <message>
        <source>Fold &amp;All</source>
        <translation>全部折叠(&amp;A)</translation>
    </message>
    <message>
        <source>U&amp;nfold All</source>
        <translation>全部展开(&amp;N)</translation>
    </message>
    <message>
        <source>Split &amp;Side by Side</source>
        <translation>左右拆分(&amp;S)</translation>
    </message>
    <message>
        <source>Split &amp;Above and Below</source>
        <translation>上下拆分(&amp;A)</translation>
    </message>
    <message>
        <source>Previ&amp;ew</source>
        <translation>预览(&amp;E)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>导出为 PDF…</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>导出为 PDF</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>行(&amp;L)</translation>
    </message>
    <message>
        <source>Cur&amp;sors</source>
        <translation>光标(&amp;S)</translation>
    </message>
    <message>
        <source>Fol&amp;ding</source>
        <translation>折叠(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>拆分(&amp;S)</translation>
    </message>
    <message>
        <source>Open &amp;Link</source>
        <translation>打开链接(&amp;L)</translation>
    </message>
    <message>
        <source>Open the target of the import or link at the cursor</source>
        <translation>打开光标处导入或链接的目标</translation>
    </message>
    <message>
        <source>Show Completions</source>
        <translation>显示补全</translation>
    </message>
    <message>
        <source>Cannot write %1. Choose another file.</source>
        <translation>无法写入 %1。请选择其他文件。</translation>
    </message>
    <message>
        <source>Go to Next Pr&amp;oblem</source>
        <translation>转到下一个问题(&amp;O)</translation>
    </message>
    <message>
        <source>Go to Previous Proble&amp;m</source>
        <translation>转到上一个问题(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Remove Split</source>
        <translation>移除拆分(&amp;R)</translation>
    </message>
</context>
<context>
    <name>outcrop::EstimateModel</name>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Heuristics</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>%1 is a provider and its model</extracomment>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>复杂度</translation>
    </message>
    <message>
        <source>Limits exceeded</source>
        <translation>超出的上限</translation>
    </message>
    <message>
        <source>Suggested subtasks</source>
        <translation>建议的子任务</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Model’s estimate</source>
        <translation>模型的估算</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
</context>
<context>
    <name>outcrop::EvolutionController</name>
    <message>
        <source>Evolution</source>
        <translation>演进</translation>
    </message>
    <message>
        <source>The scheduled analysis failed</source>
        <translation>计划的分析失败</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Table exported</source>
        <translation>表格已导出</translation>
    </message>
    <message>
        <source>Usage of layers and skills, churn of layers, and your decisions on suggestions</source>
        <translation>层和技能的使用情况、层的变动率以及你对建议的决定</translation>
    </message>
</context>
<context>
    <name>outcrop::EvolutionPanel</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Chart: layer change frequency</source>
        <translation>图表：层的更改频率</translation>
    </message>
    <message>
        <source>No turns recorded yet. Send a prompt or import interactions to see how often each workload uses each layer and skill.</source>
        <translation>尚未记录轮次。发送提示词或导入交互后，可查看各工作负载使用每个层和技能的频率。</translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation>分析失败</translation>
    </message>
    <message>
        <source>No interactions yet</source>
        <translation>尚无交互</translation>
    </message>
    <message>
        <source>After you send prompts or import interactions, this panel shows layer and skill usage, layers that change more often than declared, and your decisions on suggestions.</source>
        <translation>发送提示词或导入交互后，此面板会显示层和技能的使用情况、更改比声明更频繁的层，以及你对建议的决定。</translation>
    </message>
    <message>
        <source>For each workload, the share of its turns that used a layer or skill. Keep documents with a share above 50% in the prompt, and load documents with a low share on demand.</source>
        <translation>每个工作负载中使用某个层或技能的轮次占比。占比超过 50% 的文档宜保留在提示词中，占比低的文档宜按需加载。</translation>
    </message>
    <message>
        <source>The churn of layers appears here when their documents have a history. Save or commit a layer to record a version.</source>
        <translation>层的文档有历史后，其变动率会显示在此处。保存或提交层即可记录版本。</translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation>运行分析</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Column titles of a table of the reports of earlier runs</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>Chart: acceptance rate by week</source>
        <translation>图表：每周接受率</translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentResultView</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Chart: %1, %2</source>
        <extracomment>%1 is the content of a chart, such as differences, %2 a metric</extracomment>
        <translation>图表：%1，%2</translation>
    </message>
    <message>
        <source>Cannot read the result</source>
        <translation>无法读取结果</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Results appear here after the first trials.</source>
        <translation>首批试验之后，结果会显示在此处。</translation>
    </message>
    <message>
        <source>Cannot plan the experiment</source>
        <translation>无法规划实验</translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation>运行试验</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再次运行</translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsController</name>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Save Experiment Report</source>
        <translation>保存实验报告</translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation>报告已保存</translation>
    </message>
    <message>
        <source>Stopped; completed trials are kept, and you can resume the run</source>
        <translation>已停止；已完成的试验会保留，可以继续运行</translation>
    </message>
    <message>
        <source>Stopped early: the stopping rule ended the run</source>
        <translation>提前停止：停止规则结束了运行</translation>
    </message>
    <message>
        <source>Comparison of prompt variants, with the uncertainty of each difference</source>
        <translation>比较提示词变体，并给出每个差异的不确定性</translation>
    </message>
    <message>
        <source>Stopped because of an error; completed trials are kept. %1</source>
        <extracomment>%1 is an error</extracomment>
        <translation>因错误停止；已完成的试验会保留。%1</translation>
    </message>
    <message>
        <source>Revert the mode of the prompt type</source>
        <translation>还原提示词类型的模式</translation>
    </message>
    <message>
        <source>Switch the mode of the prompt type</source>
        <translation>切换提示词类型的模式</translation>
    </message>
    <message>
        <source>Done: all trials were run</source>
        <translation>完成：所有试验均已运行</translation>
    </message>
    <message>
        <source>Stopped at the cost limit; completed trials are kept. %1</source>
        <extracomment>%1 is an error</extracomment>
        <translation>因达到费用上限停止；已完成的试验会保留。%1</translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsModel</name>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>state of an experiment</extracomment>
        <translation>状态</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>an experiment that is finished</extracomment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>不可读</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>%1 is the name of an experiment, %2 its state, %3 the number of cases and the arms</extracomment>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) · %1</source>
        <extracomment>%1 are the names of the arms of an experiment</extracomment>
        <translation>
            <numerusform>%n 个用例 · %1</numerusform>
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
        <translation>正在运行，%1 / %2 次试验</translation>
    </message>
    <message>
        <source>stopped, %1 of %2 trials</source>
        <extracomment>an experiment that can be resumed; %1 and %2 are numbers of trials</extracomment>
        <translation>已停止，%1 / %2 次试验</translation>
    </message>
    <message>
        <source>stopped early, %1 of %2 trials</source>
        <extracomment>the stopping rule ended the run early</extracomment>
        <translation>提前停止，%1 / %2 次试验</translation>
    </message>
    <message>
        <source>changed since its run, %1 of %2 trials</source>
        <extracomment>the experiment or its cases have changed since the run; %1 and %2 are numbers of trials</extracomment>
        <translation>运行后有更改，%1 / %2 次试验</translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsPanel</name>
    <message>
        <source>As &amp;Markdown…</source>
        <translation>Markdown(&amp;M)…</translation>
    </message>
    <message>
        <source>As &amp;CSV…</source>
        <translation>CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>C&amp;opy Table</source>
        <translation>复制表格(&amp;O)</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <extracomment>%1 is the name of an experiment</extracomment>
        <translation>正在运行 %1…</translation>
    </message>
    <message>
        <source>%1: %2 of %3 trials</source>
        <translation>%1：%2 / %3 次试验</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 次失败</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 spent so far</source>
        <extracomment>%1 is a price</extracomment>
        <translation>目前已花费 %1</translation>
    </message>
    <message>
        <source>about %1 remaining</source>
        <extracomment>%1 is a duration</extracomment>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>current p = %1 (stopping rule)</source>
        <extracomment>%1 is an always-valid p-value, which may be computed repeatedly</extracomment>
        <translation>当前 p = %1（停止规则）</translation>
    </message>
    <message>
        <source>&amp;Revert Mode</source>
        <translation>还原模式(&amp;R)</translation>
    </message>
    <message>
        <source>No experiments</source>
        <translation>没有实验</translation>
    </message>
    <message>
        <source>An experiment runs cases with two or more prompt variants and reports the differences with their uncertainty. Experiments are files in experiments/. The cost is shown before each run.</source>
        <translation>实验用两个或更多提示词变体运行用例，并报告差异及其不确定性。实验是 experiments/ 中的文件。每次运行前会显示费用。</translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation>新建实验…</translation>
    </message>
    <message>
        <source>Reading the experiment…</source>
        <translation>正在读取实验…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of an experiment, %2 its state</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>As &amp;HTML with Charts…</source>
        <translation>带图表的 HTML(&amp;H)…</translation>
    </message>
    <message>
        <source>Use %1 Mode, as in Arm %2</source>
        <extracomment>%1 is the mode of a prompt type, such as structured, %2 the name of an arm</extracomment>
        <translation>使用 %1 模式，与实验组 %2 相同</translation>
    </message>
    <message>
        <source>Resume trials</source>
        <translation>继续试验</translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation>运行试验</translation>
    </message>
</context>
<context>
    <name>outcrop::ExportController</name>
    <message>
        <source>Choose a Folder for the Bundles</source>
        <translation>选择导出包的文件夹</translation>
    </message>
    <message>
        <source>Exporting to %1…</source>
        <translation>正在导出到 %1…</translation>
    </message>
    <message>
        <source>Export Bundles</source>
        <translation>导出包</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>仍然导出</translation>
    </message>
    <message>
        <source>%1 is not empty. The export replaces files with the same names and keeps all other files.</source>
        <translation>%1 不为空。导出会替换同名文件，并保留所有其他文件。</translation>
    </message>
    <message>
        <source>Export here</source>
        <translation>导出到此处</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation>
            <numerusform>%1 中有 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Export failed</source>
        <translation>导出失败</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>选择其他文件夹…</translation>
    </message>
    <message numerus="yes">
        <source>Exported requests for %n provider(s)</source>
        <translation>
            <numerusform>已导出 %n 个提供商的请求</numerusform>
        </translation>
    </message>
    <message>
        <source>a prompt without an agent</source>
        <translation>没有智能体的提示词</translation>
    </message>
    <message>
        <source>%1 contains the requests of %2. The export replaces them with the requests of %3.</source>
        <extracomment>%1 is a folder, %2 and %3 are agents</extracomment>
        <translation>%1 包含 %2 的请求。导出会将其替换为 %3 的请求。</translation>
    </message>
    <message>
        <source>Replace the Earlier Export</source>
        <translation>替换先前的导出</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>No requests were exported</source>
        <translation>未导出任何请求</translation>
    </message>
    <message>
        <source>%1. The exported prompt has %2.</source>
        <translation>%1。导出的提示词有 %2。</translation>
    </message>
    <message>
        <source>Problems in the exported prompt</source>
        <translation>导出的提示词中的问题</translation>
    </message>
</context>
<context>
    <name>outcrop::FieldHelp</name>
    <message>
        <source>Select a field to see its description.</source>
        <translation>选择字段以查看其描述。</translation>
    </message>
    <message>
        <source>This value is inherited from %1. If you change the value here, it is saved in this document.</source>
        <extracomment>%1 is the file that a value is inherited from.</extracomment>
        <translation>此值继承自 %1。如果在此处更改，会保存在此文档中。</translation>
    </message>
    <message>
        <source>This key is not in the schema. It remains in the file.</source>
        <translation>此键不在 Schema 中。它会保留在文件中。</translation>
    </message>
</context>
<context>
    <name>outcrop::FieldTextEdit</name>
    <message>
        <source>One item per line</source>
        <translation>每行一项</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation>%1 的文本</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>输入文本</translation>
    </message>
</context>
<context>
    <name>outcrop::FileExport</name>
    <message>
        <source>Cannot write %1</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>打开文件</translation>
    </message>
</context>
<context>
    <name>outcrop::FileUndo</name>
    <message>
        <source>%1 has unsaved changes</source>
        <translation>%1 有未保存的更改</translation>
    </message>
    <message>
        <source>Save or undo them first: this action changes the file.</source>
        <translation>请先保存或撤销它们：此操作会更改该文件。</translation>
    </message>
    <message>
        <source>Undo or redo failed</source>
        <translation>撤销或重做失败</translation>
    </message>
</context>
<context>
    <name>outcrop::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Distinguish uppercase and lowercase (Alt+C)</source>
        <translation>区分大写和小写 (Alt+C)</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Find whole words only (Alt+W)</source>
        <translation>仅查找完整的词 (Alt+W)</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>In selection</source>
        <translation>在所选内容中</translation>
    </message>
    <message>
        <source>Search only the selection (Alt+S)</source>
        <translation>仅在所选内容中搜索 (Alt+S)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查找的文本</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replacement text</source>
        <translation>替换文本</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>转到上一个匹配项 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Go to the next match (F3)</source>
        <translation>转到下一个匹配项 (F3)</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>关闭查找栏</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭 (Escape)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace this match</source>
        <translation>替换此匹配项</translation>
    </message>
    <message>
        <source>Replace this match and go to the next (Enter)</source>
        <translation>替换此匹配项并转到下一个 (Enter)</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>替换所有匹配项</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of the selected match, %2 the number of matches</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace all matches in one undo step</source>
        <translation>在一个撤销步骤中替换所有匹配项</translation>
    </message>
    <message>
        <source>No matches were replaced because the text changed during the search. Try again.</source>
        <translation>未替换任何匹配项，因为文本在搜索期间已更改。请重试。</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Use a regular expression (Alt+X)</source>
        <translation>使用正则表达式 (Alt+X)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) replaced</source>
        <translation>
            <numerusform>已替换 %n 个匹配项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::FindPanel</name>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Distinguish uppercase and lowercase</source>
        <translation>区分大写和小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation>仅查找完整的词</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Use a regular expression</source>
        <translation>使用正则表达式</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>Find in all documents</source>
        <translation>在所有文档中查找</translation>
    </message>
    <message>
        <source>Text to find in all documents</source>
        <translation>要在所有文档中查找的文本</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replacement text for all documents</source>
        <translation>用于所有文档的替换文本</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>没有匹配项。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;12 matches&quot;, %2 &quot;3 documents&quot;</extracomment>
        <translation>%2中的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 个匹配项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; more matches are not shown</source>
        <translation>%1；其余匹配项未显示</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Find in Documents</source>
        <translation>在文档中查找</translation>
    </message>
    <message>
        <source>Find in Documents…</source>
        <translation>在文档中查找…</translation>
    </message>
    <message>
        <source>Replace the selected matches</source>
        <translation>替换所选的匹配项</translation>
    </message>
    <message>
        <source>Replace the selected matches in one undo step</source>
        <translation>在一个撤销步骤中替换所选的匹配项</translation>
    </message>
    <message>
        <source>No matches were replaced. Select at least one match.</source>
        <translation>未替换任何匹配项。请至少选择一个匹配项。</translation>
    </message>
    <message numerus="yes">
        <source>Matches replaced in %n document(s).</source>
        <translation>
            <numerusform>已在 %n 个文档中替换匹配项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace selected</source>
        <translation>替换所选</translation>
    </message>
    <message>
        <source>Replace in documents</source>
        <translation>在文档中替换</translation>
    </message>
    <message>
        <source>Type the text to find and press Enter. If you also type a replacement, the results show the changed lines.</source>
        <translation>输入要查找的文本并按 Enter。如果还输入了替换文本，结果会显示更改后的行。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 is &quot;12 matches in 3 documents&quot;, %2 &quot;1 document cannot be changed&quot;</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) cannot be changed</source>
        <translation>
            <numerusform>%n 个文档无法更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::FinderPopup</name>
    <message>
        <source>Top %1 of %2 matches</source>
        <translation>前 %1 个匹配项，共 %2 个</translation>
    </message>
</context>
<context>
    <name>outcrop::FindingsBar</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>This document has %1</source>
        <translation>此文档有 %1</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>Apply fix</source>
        <translation>应用修复</translation>
    </message>
</context>
<context>
    <name>outcrop::FormCommands</name>
    <message>
        <source>&amp;Form</source>
        <translation>表单(&amp;F)</translation>
    </message>
    <message>
        <source>Show the fields of the document</source>
        <translation>显示文档的字段</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>源码(&amp;S)</translation>
    </message>
    <message>
        <source>Show the text of the document</source>
        <translation>显示文档的文本</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>两者(&amp;B)</translation>
    </message>
    <message>
        <source>Form &amp;and Source</source>
        <extracomment>A menu with the view modes of a document: fields, text, or both.</extracomment>
        <translation>表单和源码(&amp;A)</translation>
    </message>
    <message>
        <source>Show fields and text side by side; choose again to switch the focus between them</source>
        <translation>并排显示字段和文本；再次选择可在两者之间切换焦点</translation>
    </message>
</context>
<context>
    <name>outcrop::FormDelegate</name>
    <message>
        <source>Value of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation>%1 的值</translation>
    </message>
</context>
<context>
    <name>outcrop::FormModel</name>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Portability</source>
        <extracomment>Portability class of a field.</extracomment>
        <translation>可移植性</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>（必需）</translation>
    </message>
    <message>
        <source>not in the schema</source>
        <translation>不在 Schema 中</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>清除 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Move item in %1</source>
        <translation>移动 %1 中的项</translation>
    </message>
    <message>
        <source>Add an item…</source>
        <translation>添加项…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>添加键…</translation>
    </message>
</context>
<context>
    <name>outcrop::FormTree</name>
    <message>
        <source>Edit Value</source>
        <translation>编辑值</translation>
    </message>
    <message>
        <source>Rename Key</source>
        <translation>重命名键</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove Item</source>
        <extracomment>Removes an item or a field from the document.</extracomment>
        <translation>移除项</translation>
    </message>
    <message>
        <source>Clear Field</source>
        <translation>清除字段</translation>
    </message>
    <message>
        <source>Add Item</source>
        <translation>添加项</translation>
    </message>
</context>
<context>
    <name>outcrop::FormView</name>
    <message>
        <source>Filter fields</source>
        <translation>筛选字段</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>A filter: only fields that the document has.</extracomment>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Show only fields that have a value or a problem</source>
        <translation>仅显示有值或有问题的字段</translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <extracomment>The fields of a document; %1 is its name.</extracomment>
        <translation>%1 的字段</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>the governance file</source>
        <translation>治理文件</translation>
    </message>
    <message>
        <source>Fields are read-only until you fix this error in the text</source>
        <translation>在修复文本中的此错误之前，字段为只读</translation>
    </message>
    <message>
        <source>Cannot parse the text: the fields show the last valid state</source>
        <translation>无法解析文本：字段显示最后的有效状态</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>转到错误</translation>
    </message>
    <message>
        <source>Field not changed</source>
        <translation>字段未更改</translation>
    </message>
    <message>
        <source>All fields</source>
        <extracomment>A button that shows a tree of all fields instead of the sections of a form.</extracomment>
        <translation>所有字段</translation>
    </message>
    <message>
        <source>Show all fields as a tree, with the keys of the file</source>
        <translation>以树显示所有字段，并显示文件中的键</translation>
    </message>
</context>
<context>
    <name>outcrop::FormatNotice</name>
    <message>
        <source>Prompt XML adds %1 tokens (%2%) to this prompt</source>
        <extracomment>%1 is a number of tokens, %2 a percentage</extracomment>
        <translation>提示词 XML 使此提示词增加 %1 token (%2%)</translation>
    </message>
    <message>
        <source>The compact form adds %1%. To use it, set compact = true in the [prompt_xml] section of config.toml.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>紧凑形式增加 %1%。要使用它，请在 config.toml 的 [prompt_xml] 部分中设置 compact = true。</translation>
    </message>
    <message>
        <source>Use the automatic format</source>
        <translation>使用自动格式</translation>
    </message>
</context>
<context>
    <name>outcrop::GoToBar</name>
    <message>
        <source>&amp;Go to line</source>
        <translation>转到行(&amp;G)</translation>
    </message>
    <message>
        <source>1 to %1, or line:column</source>
        <translation>1 到 %1，或 行:列</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation>输入 1 到 %1 的数字。</translation>
    </message>
    <message>
        <source>Line number or position</source>
        <translation>行号或位置</translation>
    </message>
</context>
<context>
    <name>outcrop::GuidedTour</name>
    <message>
        <source>Which packets should we pack for the winter list?</source>
        <translation>冬季清单应打包哪些种子包？</translation>
    </message>
    <message>
        <source>&amp;Guided Tour</source>
        <translation>导览(&amp;G)</translation>
    </message>
    <message>
        <source>Learn the main tasks in ten steps, in a copy of the sample workspace</source>
        <translation>在示例工作区的副本中，用十个步骤学习主要任务</translation>
    </message>
    <message>
        <source>Take a guided tour of the sample</source>
        <translation>参加示例导览</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>Ten steps in about four minutes. Help &gt; Guided Tour starts it at any time.</source>
        <translation>十个步骤，约四分钟。可随时通过“帮助 &gt; 导览”启动。</translation>
    </message>
    <message>
        <source>The tour left unsaved changes</source>
        <translation>导览留下了未保存的更改</translation>
    </message>
    <message>
        <source>Save or undo them: %1</source>
        <translation>请保存或撤销它们：%1</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>全部保存</translation>
    </message>
</context>
<context>
    <name>outcrop::HistoryController</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Document History</source>
        <translation>文档历史</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>未打开文档</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>未打开工作区</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>Open a document to see its versions here.</source>
        <translation>打开文档以在此处查看其版本。</translation>
    </message>
    <message>
        <source>Open a workspace to see the versions of its documents.</source>
        <translation>打开工作区以查看其文档的版本。</translation>
    </message>
    <message>
        <source>Versions of the current document, their differences, and the version that introduced each line</source>
        <translation>当前文档的版本、其差异以及引入每一行的版本</translation>
    </message>
</context>
<context>
    <name>outcrop::HistoryPanel</name>
    <message>
        <source>Blame</source>
        <translation>逐行追溯</translation>
    </message>
    <message>
        <source>Show the version that introduced each line</source>
        <translation>显示引入每一行的版本</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restore the text of this version as one undo step</source>
        <translation>将此版本的文本作为一个撤销步骤恢复</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Reload the versions</source>
        <translation>重新加载版本</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>未打开文档</translation>
    </message>
    <message>
        <source>Cannot read the history</source>
        <translation>无法读取历史</translation>
    </message>
    <message>
        <source>No versions yet</source>
        <translation>尚无版本</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n version(s) in %2</source>
        <extracomment>%1 is a document, %2 the source of its versions: git or a journal</extracomment>
        <translation>
            <numerusform>%1：%2 中有 %n 个版本</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot determine which version introduced each line</source>
        <translation>无法确定引入每一行的版本</translation>
    </message>
    <message>
        <source>Cannot read this version</source>
        <translation>无法读取此版本</translation>
    </message>
    <message>
        <source>Lines and the versions that introduced them</source>
        <translation>各行及引入它们的版本</translation>
    </message>
    <message>
        <source>Open a document to see its versions here.</source>
        <translation>打开文档以在此处查看其版本。</translation>
    </message>
    <message>
        <source>Versions appear here after you commit this document.</source>
        <translation>提交此文档后，版本会显示在此处。</translation>
    </message>
    <message>
        <source>Versions appear here after you change and save this document.</source>
        <translation>更改并保存此文档后，版本会显示在此处。</translation>
    </message>
    <message>
        <source>Reload versions</source>
        <translation>重新加载版本</translation>
    </message>
    <message>
        <source>Edit document</source>
        <translation>编辑文档</translation>
    </message>
    <message>
        <source>Go to Library</source>
        <translation>转到文档库</translation>
    </message>
</context>
<context>
    <name>outcrop::ImportController</name>
    <message>
        <source>Import a prompt file from another tool</source>
        <translation>从其他工具导入提示词文件</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>导入文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Import a plugin, skills or other coding agent files</source>
        <translation>导入插件、技能或其他编程智能体文件</translation>
    </message>
    <message>
        <source>Import from Clip&amp;board</source>
        <translation>从剪贴板导入(&amp;B)</translation>
    </message>
    <message>
        <source>Import a copied prompt, request or curl command</source>
        <translation>导入复制的提示词、请求或 curl 命令</translation>
    </message>
    <message>
        <source>Import File</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>已导入 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Impor&amp;t File…</source>
        <translation>导入文件(&amp;T)…</translation>
    </message>
    <message>
        <source>Choose a Folder for the Imported Files</source>
        <translation>选择导入文件的文件夹</translation>
    </message>
    <message>
        <source>The clipboard contains no text</source>
        <translation>剪贴板中没有文本</translation>
    </message>
    <message>
        <source>Copy a prompt, a request or a curl command first.</source>
        <translation>请先复制提示词、请求或 curl 命令。</translation>
    </message>
    <message>
        <source>clipboard</source>
        <extracomment>in locations such as `clipboard:3:5`</extracomment>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>无法导入 %1</translation>
    </message>
    <message>
        <source>Open in Edit</source>
        <translation>在编辑中打开</translation>
    </message>
    <message>
        <source>Next on the command line: %1</source>
        <translation>命令行中的下一步：%1</translation>
    </message>
</context>
<context>
    <name>outcrop::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>新文件</translation>
    </message>
    <message numerus="yes">
        <source>Format: %1. %n file(s) will be created.</source>
        <translation>
            <numerusform>格式：%1。将创建 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>No values are dropped.</source>
        <translation>没有丢弃任何值。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are dropped.</source>
        <translation>
            <numerusform>丢弃 %n 个值。</numerusform>
        </translation>
    </message>
    <message>
        <source>New files</source>
        <translation>新文件</translation>
    </message>
    <message>
        <source>Create files</source>
        <translation>创建文件</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation>损失清单</translation>
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
        <translation>数字</translation>
    </message>
    <message>
        <source>Workspace file whose text is inserted</source>
        <translation>插入其文本的工作区文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a workspace file</source>
        <translation>选择工作区文件</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>Declare this input in the document that uses it</source>
        <translation>在使用此输入的文档中声明它</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the text of a button, %2 the name of an input</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No document declares this input</source>
        <translation>没有文档声明此输入</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>%1 is the value that an input has by default</extracomment>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>Comma-separated list</source>
        <translation>以逗号分隔的列表</translation>
    </message>
</context>
<context>
    <name>outcrop::InputsForm</name>
    <message>
        <source>Show or hide the fields of the inputs</source>
        <translation>显示或隐藏输入的字段</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Test values</source>
        <translation>测试值</translation>
    </message>
    <message>
        <source>Fill the inputs with saved values, or save the current values</source>
        <translation>用保存的值填充输入，或保存当前值</translation>
    </message>
    <message>
        <source>Use declared test values</source>
        <translation>使用声明的测试值</translation>
    </message>
    <message>
        <source>Save values as…</source>
        <translation>将值另存为…</translation>
    </message>
    <message>
        <source>Clear all values</source>
        <translation>清除所有值</translation>
    </message>
    <message numerus="yes">
        <source>%n required value(s) missing</source>
        <translation>
            <numerusform>缺少 %n 个必需的值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::IntervalChart</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a case, %2 its value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>outcrop::KeyEditor</name>
    <message>
        <source>Send a free request to check whether the provider accepts the key</source>
        <translation>发送免费请求以检查提供商是否接受该密钥</translation>
    </message>
    <message>
        <source>Remove the key from a source</source>
        <translation>从来源中移除密钥</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新密钥</translation>
    </message>
    <message>
        <source>No provider selected</source>
        <translation>未选择提供商</translation>
    </message>
    <message>
        <source>Paste a key for %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>粘贴 %1 的密钥</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>From the %1</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;</extracomment>
        <translation>来自%1</translation>
    </message>
    <message>
        <source>Allow Outcrop to send this provider’s key to this host</source>
        <translation>允许 Outcrop 将此提供商的密钥发送到此主机</translation>
    </message>
    <message>
        <source>Stop Sending the Key to %1</source>
        <extracomment>%1 is a host</extracomment>
        <translation>停止向 %1 发送密钥</translation>
    </message>
    <message>
        <source>&amp;Test key</source>
        <translation>测试密钥(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Remove key</source>
        <translation>移除密钥(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Store key</source>
        <translation>存储密钥(&amp;S)</translation>
    </message>
    <message>
        <source>Store this key in the selected source; the key is not shown again</source>
        <translation>将此密钥存储在所选来源中；密钥不会再次显示</translation>
    </message>
    <message>
        <source>Allow &amp;host</source>
        <translation>允许主机(&amp;H)</translation>
    </message>
    <message>
        <source>Rem&amp;ove allowed host…</source>
        <translation>移除允许的主机(&amp;O)…</translation>
    </message>
    <message>
        <source>Stop sending this provider’s key to an allowed host</source>
        <translation>停止将此提供商的密钥发送到允许的主机</translation>
    </message>
    <message>
        <source>Source in which the key is stored</source>
        <translation>存储密钥的来源</translation>
    </message>
    <message>
        <source>Store in</source>
        <extracomment>Label of a list of key sources</extracomment>
        <translation>存储到</translation>
    </message>
</context>
<context>
    <name>outcrop::KeySourceList</name>
    <message>
        <source>Search order of key sources</source>
        <translation>密钥来源的搜索顺序</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move this source up in the search order</source>
        <translation>在搜索顺序中上移此来源</translation>
    </message>
    <message>
        <source>Move this source down in the search order</source>
        <translation>在搜索顺序中下移此来源</translation>
    </message>
</context>
<context>
    <name>outcrop::KeySourcesModel</name>
    <message>
        <source>Available</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Available (read-only)</source>
        <translation>可用（只读）</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>outcrop::KeysController</name>
    <message>
        <source>&amp;Keys and Providers…</source>
        <translation>密钥和提供商(&amp;K)…</translation>
    </message>
    <message>
        <source>Cannot read the key settings</source>
        <translation>无法读取密钥设置</translation>
    </message>
    <message>
        <source>Removed the key for %1</source>
        <translation>已移除 %1 的密钥</translation>
    </message>
    <message>
        <source>The key for %1 may now be sent to %2</source>
        <translation>%1 的密钥现在可以发送到 %2</translation>
    </message>
    <message>
        <source>The key for %1 is no longer sent to %2</source>
        <translation>%1 的密钥不再发送到 %2</translation>
    </message>
    <message>
        <source>Cannot change the key settings</source>
        <translation>无法更改密钥设置</translation>
    </message>
    <message>
        <source>Open a workspace to test a key</source>
        <translation>打开工作区以测试密钥</translation>
    </message>
    <message>
        <source>The key test for %1 failed</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1 的密钥测试失败</translation>
    </message>
    <message>
        <source>The test sends the key to the host configured in the workspace.</source>
        <translation>测试会将密钥发送到工作区中配置的主机。</translation>
    </message>
    <message>
        <source>Provider key</source>
        <translation>提供商密钥</translation>
    </message>
    <message>
        <source>Source and host of each provider’s key</source>
        <translation>各提供商密钥的来源和主机</translation>
    </message>
    <message>
        <source>Stored the key for %1</source>
        <translation>已存储 %1 的密钥</translation>
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
        <translation>提供商及其密钥</translation>
    </message>
    <message>
        <source>Keys and Providers</source>
        <translation>密钥和提供商</translation>
    </message>
    <message>
        <source>Still available: %1.</source>
        <extracomment>%1 is a list of key sources such as &quot;process memory (until you quit), environment&quot;</extracomment>
        <translation>仍然可用：%1。</translation>
    </message>
    <message>
        <source>Some key sources are unavailable</source>
        <translation>部分密钥来源不可用</translation>
    </message>
</context>
<context>
    <name>outcrop::KeysModel</name>
    <message>
        <source>%1 (also: %2)</source>
        <extracomment>%1 is the source of a key, %2 other sources that have one</extracomment>
        <translation>%1（另有：%2）</translation>
    </message>
    <message>
        <source>Testing…</source>
        <extracomment>a key is being tested</extracomment>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>No key needed</source>
        <translation>无需密钥</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>a key exists and can be sent</extracomment>
        <translation>就绪</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>没有密钥</translation>
    </message>
    <message>
        <source>Host not allowed</source>
        <translation>主机未获允许</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Prompts are copied to the clipboard and responses are pasted. No requests are sent, so no key is needed.</source>
        <translation>提示词复制到剪贴板，响应则粘贴进来。不发送请求，因此无需密钥。</translation>
    </message>
    <message>
        <source>Requests are sent to %1 without a key.</source>
        <translation>请求不带密钥发送到 %1。</translation>
    </message>
    <message>
        <source>The key from the %1 is sent to %2.</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;, %2 a host</extracomment>
        <translation>来自%1的密钥会发送到 %2。</translation>
    </message>
    <message>
        <source>Looking for keys…</source>
        <translation>正在查找密钥…</translation>
    </message>
    <message>
        <source>%1: no key needed</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1：无需密钥</translation>
    </message>
    <message>
        <source>%1: no key</source>
        <translation>%1：没有密钥</translation>
    </message>
    <message>
        <source>%1: host not allowed</source>
        <translation>%1：主机未获允许</translation>
    </message>
    <message>
        <source>%1: key state unknown</source>
        <translation>%1：密钥状态未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>state of a provider&apos;s key</extracomment>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>source of a key</extracomment>
        <translation>来源</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>result of a key test</extracomment>
        <translation>测试</translation>
    </message>
    <message>
        <source>%1: key set</source>
        <translation>%1：已设置密钥</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Host rejected</source>
        <translation>主机被拒绝</translation>
    </message>
    <message>
        <source>The workspace sends requests to %1, which is not the provider’s default host. No key is sent there until you allow the host.</source>
        <extracomment>%1 is a host</extracomment>
        <translation>工作区将请求发送到 %1，它不是该提供商的默认主机。在你允许该主机之前，不会向其发送密钥。</translation>
    </message>
    <message>
        <source>Keys are never sent to %1: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL.</source>
        <translation>绝不会向 %1 发送密钥：连接未加密，或 URL 无效。请使用有效的 HTTPS URL。</translation>
    </message>
    <message>
        <source>%1: host rejected</source>
        <translation>%1：主机被拒绝</translation>
    </message>
    <message>
        <source>Store a key in Outcrop.</source>
        <extracomment>%1 is the name of an environment variable</extracomment>
        <translation>请在 Outcrop 中存储密钥。</translation>
    </message>
    <message>
        <source>Store a key in Outcrop, or set the environment variable %1 before you start it.</source>
        <translation>请在 Outcrop 中存储密钥，或在启动前设置环境变量 %1。</translation>
    </message>
</context>
<context>
    <name>outcrop::LedgerModel</name>
    <message>
        <source>in %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>%1 %2. %3</source>
        <translation>%1 %2。%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Approximated</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>已应用</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 → not sent</source>
        <translation>%1 → 未发送</translation>
    </message>
    <message>
        <source>Original value</source>
        <translation>原始值</translation>
    </message>
    <message>
        <source>Sent value</source>
        <translation>发送的值</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a number of parts of the prompt, %2 the action, such as `dropped`</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Part: %1</source>
        <translation>部分：%1</translation>
    </message>
    <message>
        <source>Location in request: %1</source>
        <translation>请求中的位置：%1</translation>
    </message>
    <message>
        <source>Location in request</source>
        <translation>请求中的位置</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加</translation>
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
        <translation>未发送：无文本</translation>
    </message>
    <message>
        <source>Not sent: %1 is false</source>
        <translation>未发送：%1 为假</translation>
    </message>
    <message>
        <source>Not sent: “Layers” is set to “None”</source>
        <translation>未发送：“层”设为“无”</translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryCommands</name>
    <message>
        <source>New L&amp;ibrary Document</source>
        <translation>新建库文档(&amp;I)</translation>
    </message>
    <message>
        <source>Doc&amp;ument</source>
        <translation>文档(&amp;U)</translation>
    </message>
    <message>
        <source>Layer in a Tier</source>
        <translation>某层级的层</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename the document and update the references to it</source>
        <translation>重命名文档并更新对它的引用</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>制作副本(&amp;D)…</translation>
    </message>
    <message>
        <source>Copy the document under another name</source>
        <translation>以其他名称复制文档</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show in the File Manager</source>
        <translation>在文件管理器中显示(&amp;S)</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>删除(&amp;E)…</translation>
    </message>
    <message>
        <source>Move the document to the trash</source>
        <translation>将文档移到回收站</translation>
    </message>
    <message>
        <source>Document not created</source>
        <translation>未创建文档</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>新建%1</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>创建(&amp;C)</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Document not renamed</source>
        <translation>未重命名文档</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>制作 %1 的副本</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>制作副本(&amp;D)</translation>
    </message>
    <message>
        <source>Document not duplicated</source>
        <translation>未制作文档副本</translation>
    </message>
    <message>
        <source>%1 has unsaved changes</source>
        <translation>%1 有未保存的更改</translation>
    </message>
    <message>
        <source>Save the document first: this command changes its file.</source>
        <translation>请先保存文档：此命令会更改其文件。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>%1 was not deleted</source>
        <translation>未删除 %1</translation>
    </message>
    <message>
        <source>Moved %1 to the trash</source>
        <translation>已将 %1 移到回收站</translation>
    </message>
    <message>
        <source>You can restore it from the trash in your file manager.</source>
        <translation>可以在文件管理器的回收站中恢复它。</translation>
    </message>
    <message>
        <source>Show &amp;History</source>
        <translation>显示历史(&amp;H)</translation>
    </message>
    <message>
        <source>Show the versions of the document and their differences</source>
        <translation>显示文档的版本及其差异</translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>创建 %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Rename in the L&amp;ibrary</source>
        <translation>在文档库中重命名(&amp;I)</translation>
    </message>
    <message>
        <source>Edit the name of the selected document in its row, and update the references to it</source>
        <translation>在所选文档的行中编辑其名称，并更新对它的引用</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n documents?</source>
        <translation>
            <numerusform>要删除 %n 个文档吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 sentences about costs</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Copy the full path of the document</source>
        <translation>复制文档的完整路径</translation>
    </message>
    <message>
        <source>Open the folder that contains the document</source>
        <translation>打开包含该文档的文件夹</translation>
    </message>
    <message>
        <source>New Layer</source>
        <translation>新建层</translation>
    </message>
    <message>
        <source>Open I&amp;mported Prompt</source>
        <translation>打开导入的提示词(&amp;M)</translation>
    </message>
    <message>
        <source>Show the imported prompt in Edit, with its task, conversation, agent, provider and model</source>
        <translation>在“编辑”中显示导入的提示词及其任务、对话、智能体、提供商和模型</translation>
    </message>
    <message numerus="yes">
        <source>This moves %n file(s) to the trash. You can restore them later.</source>
        <translation>
            <numerusform>这会将 %n 个文件移到回收站。之后可以恢复它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>This moves %1 to the trash. You can restore it later.</source>
        <translation>这会将 %1 移到回收站。之后可以恢复它。</translation>
    </message>
    <message numerus="yes">
        <source>This moves the folder %1 with %n document(s) to the trash. You can restore it later.</source>
        <translation>
            <numerusform>这会将文件夹 %1 及其 %n 个文档移到回收站。之后可以恢复它。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>要删除“%1”吗？</translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryDelegate</name>
    <message>
        <source>not sent</source>
        <translation>未发送</translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryPanel</name>
    <message>
        <source>No matching documents</source>
        <translation>没有匹配的文档</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选器</translation>
    </message>
    <message>
        <source>No documents yet</source>
        <translation>尚无文档</translation>
    </message>
    <message>
        <source>Layers, agents, skills and profiles in this folder appear here. To start, add a Markdown file to a folder named layers.</source>
        <translation>此文件夹中的层、智能体、技能和配置档会显示在此处。要开始，请将 Markdown 文件添加到名为 layers 的文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>%n is the number of documents that match the filter</extracomment>
        <translation>
            <numerusform>%n 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>A document matches if its name or path contains every word of the filter.</source>
        <translation>名称或路径包含筛选器中每个词的文档即匹配。</translation>
    </message>
    <message>
        <source>Reload workspace</source>
        <translation>重新加载工作区</translation>
    </message>
</context>
<context>
    <name>outcrop::LineGutter</name>
    <message>
        <source>Quick fix available: click, or press Alt+Return on the line</source>
        <translation>有快速修复：单击，或在该行按 Alt+Return</translation>
    </message>
</context>
<context>
    <name>outcrop::LiveCall</name>
    <message>
        <source>%1 characters of reasoning so far</source>
        <translation>目前推理 %1 个字符</translation>
    </message>
</context>
<context>
    <name>outcrop::MainWindow</name>
    <message>
        <source>Open Folder as Workspace</source>
        <translation>将文件夹作为工作区打开</translation>
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
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>选择其他文件夹…</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>清除列表(&amp;C)</translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation>%1 不在此工作区中</translation>
    </message>
    <message>
        <source>The document is built in, or was removed after the workspace was loaded. Press F5 to reload.</source>
        <translation>该文档是内置的，或在工作区加载后已移除。按 F5 重新加载。</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>未打开文档</translation>
    </message>
    <message>
        <source>Open a document from the Library, or click text in the prompt to go to its source.</source>
        <translation>从文档库打开文档，或单击提示词中的文本以转到其来源。</translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation>转到文档库</translation>
    </message>
    <message>
        <source>Export Strata as SVG</source>
        <translation>将地层导出为 SVG</translation>
    </message>
    <message>
        <source>Strata exported</source>
        <translation>地层已导出</translation>
    </message>
    <message>
        <source>Prompt Templ&amp;ates…</source>
        <translation>提示词模板(&amp;A)…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <translation>正在加载 %1…</translation>
    </message>
    <message>
        <source>Show and change the mode of each prompt type: structured or unstructured</source>
        <translation>显示和更改每种提示词类型的模式：结构化或非结构化</translation>
    </message>
    <message>
        <source>Show this panel and move the focus to it</source>
        <translation>显示此面板并将焦点移到该面板</translation>
    </message>
    <message>
        <source>Go to Library</source>
        <translation>转到文档库</translation>
    </message>
    <message>
        <source>Go to Render</source>
        <translation>转到渲染</translation>
    </message>
    <message>
        <source>Go to Problems</source>
        <translation>转到问题</translation>
    </message>
    <message>
        <source>Go to Strata</source>
        <translation>转到地层</translation>
    </message>
    <message>
        <source>Show context</source>
        <translation>显示上下文</translation>
    </message>
    <message>
        <source>The sample in %1 has no records</source>
        <translation>%1 中的示例没有记录</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Create the Sample Workspace</source>
        <translation>创建示例工作区</translation>
    </message>
    <message>
        <source>Cannot create the sample in %1</source>
        <translation>无法在 %1 中创建示例</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation>通知…</translation>
    </message>
    <message>
        <source>To use the files of another client, select the client in the Context view and press “Use in Edit”.</source>
        <translation>要使用其他客户端的文件，请在“上下文”视图中选择该客户端并按“用于编辑”。</translation>
    </message>
    <message>
        <source>List the notifications of this window, including closed ones</source>
        <translation>列出此窗口的通知，包括已关闭的通知</translation>
    </message>
</context>
<context>
    <name>outcrop::ManualResponses</name>
    <message>
        <source>Cannot store the response</source>
        <translation>无法存储响应</translation>
    </message>
    <message>
        <source>%1 contains no response</source>
        <translation>%1 不含响应</translation>
    </message>
    <message>
        <source>The file is empty, unreadable, or larger than 100 MiB. Choose another file.</source>
        <translation>该文件为空、不可读或超过 100 MiB。请选择其他文件。</translation>
    </message>
</context>
<context>
    <name>outcrop::MarkdownPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>outcrop::MessageBar</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a successful action</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Close this notification</source>
        <translation>关闭此通知</translation>
    </message>
</context>
<context>
    <name>outcrop::MoveProposal</name>
    <message>
        <source>Move “%1” to %2?</source>
        <extracomment>%1 is a layer, %2 a tier</extracomment>
        <translation>要将“%1”移到 %2 吗？</translation>
    </message>
    <message>
        <source>Computing the effect on each provider’s request…</source>
        <translation>正在计算对各提供商请求的影响…</translation>
    </message>
    <message>
        <source>Move “%1” in %2 from position %3 to %4?</source>
        <extracomment>%1 is a layer, %2 its tier, %3 and %4 are positions</extracomment>
        <translation>要将 %2 中的“%1”从位置 %3 移到 %4 吗？</translation>
    </message>
    <message>
        <source>Move “%1” from %2 to %3?</source>
        <translation>要将“%1”从 %2 移到 %3 吗？</translation>
    </message>
    <message>
        <source>This move also changes %1.</source>
        <translation>此移动还会更改 %1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 sentences about costs</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>outcrop::NameDialog</name>
    <message>
        <source>File: %1</source>
        <extracomment>%1 is the path of a new file, %2 the paths of files that change</extracomment>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n reference(s) to update</source>
        <translation>
            <numerusform>%1：要更新 %n 处引用</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>File: %1. This also changes %2.</source>
        <translation>文件：%1。这还会更改 %2。</translation>
    </message>
</context>
<context>
    <name>outcrop::NavigationHistory</name>
    <message>
        <source>Go Bac&amp;k</source>
        <extracomment>Goes to the previous location of the cursor, like Back in a browser.</extracomment>
        <translation>后退(&amp;K)</translation>
    </message>
    <message>
        <source>Go &amp;Forward</source>
        <extracomment>Reverses Go Back, like Forward in a browser.</extracomment>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Go back to the previous cursor location</source>
        <translation>返回上一个光标位置</translation>
    </message>
    <message>
        <source>Go forward to the next cursor location</source>
        <translation>前进到下一个光标位置</translation>
    </message>
</context>
<context>
    <name>outcrop::NewFolderDialog</name>
    <message>
        <source>&amp;Folder:</source>
        <translation>文件夹(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>The folder is created if it does not exist. If it contains files, a new folder is created inside it.</source>
        <translation>如果文件夹不存在，会创建它。如果其中有文件，会在其中创建新文件夹。</translation>
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
        <translation>时间</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清除列表</translation>
    </message>
    <message>
        <source>The notifications of this window appear here and remain listed after you close them.</source>
        <translation>此窗口的通知会显示在此处，关闭后仍会列出。</translation>
    </message>
</context>
<context>
    <name>outcrop::OriginsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not in any version yet</source>
        <extracomment>about a line that no version contains</extracomment>
        <translation>尚未包含在任何版本中</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>time of the version that introduced a line</extracomment>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>outcrop::OutsideLayers</name>
    <message>
        <source>Allow Layers Outside the &amp;Workspace…</source>
        <translation>允许工作区外的层(&amp;W)…</translation>
    </message>
    <message numerus="yes">
        <source>config.toml lists %n layer(s) outside the workspace folder</source>
        <translation>
            <numerusform>config.toml 列出了 %n 个位于工作区文件夹之外的层</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Files outside the workspace become part of your prompts only if you allow reading them.</source>
        <translation>%1。只有在你允许读取后，工作区外的文件才会成为提示词的一部分。</translation>
    </message>
    <message>
        <source>Allow reading</source>
        <translation>允许读取</translation>
    </message>
    <message>
        <source>Deny reading</source>
        <translation>拒绝读取</translation>
    </message>
    <message>
        <source>Allow or deny reading layers that config.toml lists outside the workspace folder</source>
        <translation>允许或拒绝读取 config.toml 列出的工作区文件夹外的层</translation>
    </message>
</context>
<context>
    <name>outcrop::PatternEditor</name>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Type text to match against the pattern</source>
        <translation>输入要与模式匹配的文本</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>模式(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Test text:</source>
        <extracomment>Text for testing a regular expression.</extracomment>
        <translation>测试文本(&amp;T)：</translation>
    </message>
    <message>
        <source>Regular expression of %1</source>
        <translation>%1 的正则表达式</translation>
    </message>
    <message>
        <source>The pattern takes too many steps on this text. Simplify the pattern.</source>
        <translation>模式在此文本上需要的步骤过多。请简化模式。</translation>
    </message>
    <message>
        <source>The pattern is a valid regular expression.</source>
        <translation>该模式是有效的正则表达式。</translation>
    </message>
    <message>
        <source>The pattern does not match this text.</source>
        <translation>该模式与此文本不匹配。</translation>
    </message>
    <message>
        <source>The pattern matches the whole text.</source>
        <translation>该模式与整个文本匹配。</translation>
    </message>
    <message numerus="yes">
        <source>The pattern matches %n time(s).</source>
        <translation>
            <numerusform>该模式匹配 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Character %1 of the pattern: %2</source>
        <extracomment>%1 is a position, %2 a syntax error in a regular expression.</extracomment>
        <translation>模式的第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>Test text for the regular expression</source>
        <translation>正则表达式的测试文本</translation>
    </message>
</context>
<context>
    <name>outcrop::PickerBar</name>
    <message>
        <source>None (default)</source>
        <translation>无（默认）</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>%1 is the number of choices in the popup that differ from the default</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>More (%1)</source>
        <translation>更多 (%1)</translation>
    </message>
    <message>
        <source>The adapter does not list this model</source>
        <translation>适配器未列出此模型</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the label of a choice such as Phase, %2 its value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityController</name>
    <message>
        <source>Portability</source>
        <translation>可移植性</translation>
    </message>
    <message>
        <source>Agent Portabilit&amp;y</source>
        <translation>智能体可移植性(&amp;Y)</translation>
    </message>
    <message>
        <source>Save Portability Report</source>
        <translation>保存可移植性报告</translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation>报告已保存</translation>
    </message>
    <message>
        <source>Fix portability findings</source>
        <translation>修复可移植性检查结果</translation>
    </message>
    <message>
        <source>Test results by agent and portability criterion</source>
        <translation>按智能体和可移植性标准列出的测试结果</translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityModel</name>
    <message numerus="yes">
        <source>%1: %n criterion(s) failed</source>
        <extracomment>%1 is an agent&apos;s name.</extracomment>
        <translation>
            <numerusform>%1：%n 项标准未通过</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 is a criterion such as PV-004, %2 an agent&apos;s name, %3 the outcome, such as &quot;failed&quot;.</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>The summary column.</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>not opted in</source>
        <translation>未选择启用</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>API
parameters</source>
        <translation>API
参数</translation>
    </message>
    <message>
        <source>Tool
schemas</source>
        <translation>工具
Schema</translation>
    </message>
    <message>
        <source>Output
schema</source>
        <translation>输出
Schema</translation>
    </message>
    <message>
        <source>Template
tokens</source>
        <translation>模板
token</translation>
    </message>
    <message>
        <source>Chain of
thought</source>
        <translation>思维
链</translation>
    </message>
    <message>
        <source>Model
names</source>
        <translation>模型
名称</translation>
    </message>
    <message>
        <source>Required
features</source>
        <translation>必需
功能</translation>
    </message>
    <message>
        <source>Context
window</source>
        <translation>上下文
窗口</translation>
    </message>
    <message>
        <source>Body
format</source>
        <translation>正文
格式</translation>
    </message>
    <message>
        <source>Valid
output</source>
        <translation>有效
输出</translation>
    </message>
    <message>
        <source>Tool
calls</source>
        <translation>工具
调用</translation>
    </message>
    <message>
        <source>Same
identity</source>
        <translation>相同
身份</translation>
    </message>
    <message>
        <source>Smaller
models</source>
        <translation>较小
模型</translation>
    </message>
    <message>
        <source>Unchanged
request</source>
        <translation>请求
未变</translation>
    </message>
    <message>
        <source>Optional
section</source>
        <translation>可选
部分</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 is a code such as PV-001, %2 a title, %3 a condition</extracomment>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>Constraint
adherence</source>
        <translation>遵守
约束</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n error(s) in the file</source>
        <extracomment>%1 is a sentence about failed criteria</extracomment>
        <translation>
            <numerusform>%1；文件中有 %n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Consistent
quality</source>
        <translation>质量
一致</translation>
    </message>
    <message>
        <source>Number of failed criteria and file errors. ✓ means none; ✓ 12/14 means that 2 of 14 criteria were not run.</source>
        <translation>未通过的标准数和文件错误数。✓ 表示没有；✓ 12/14 表示 14 项标准中有 2 项未运行。</translation>
    </message>
    <message>
        <source>Portability
flag</source>
        <translation>可移植性
标志</translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityPanel</name>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>As J&amp;Unit, for CI…</source>
        <translation>JUnit，用于 CI(&amp;U)…</translation>
    </message>
    <message>
        <source>Testing agents…</source>
        <translation>正在测试智能体…</translation>
    </message>
    <message>
        <source>%1 %2: %3. %4</source>
        <translation>%1 %2：%3。%4</translation>
    </message>
    <message>
        <source>%1 not opted in</source>
        <translation>%1 未选择启用</translation>
    </message>
    <message>
        <source>%1 not applicable</source>
        <translation>%1 不适用</translation>
    </message>
    <message>
        <source>%1 not run</source>
        <translation>%1 未运行</translation>
    </message>
    <message>
        <source>No matching agents</source>
        <translation>没有匹配的智能体</translation>
    </message>
    <message>
        <source>The filter or “Only failures” hides all agents.</source>
        <translation>筛选器或“仅失败项”隐藏了所有智能体。</translation>
    </message>
    <message>
        <source>Show all agents</source>
        <translation>显示所有智能体</translation>
    </message>
    <message>
        <source>No agents</source>
        <translation>没有智能体</translation>
    </message>
    <message>
        <source>As &amp;Text…</source>
        <translation>文本(&amp;T)…</translation>
    </message>
    <message>
        <source>As &amp;SARIF 2.1.0, for Code Scanning…</source>
        <translation>SARIF 2.1.0，用于代码扫描(&amp;S)…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>%1 is a file, with a line and a column if they are known</extracomment>
        <translation>打开 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with errors</source>
        <translation>
            <numerusform>%n 个文件有错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Test results of the agents in the workspace appear here. To start, add an agent to the workspace.</source>
        <translation>工作区中智能体的测试结果会显示在此处。要开始，请将智能体添加到工作区。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) passed</source>
        <extracomment>A test is a pair of an agent and a criterion; %1 is the number of passed tests.</extracomment>
        <translation>
            <numerusform>%n 项测试中 %1 项通过</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching problems</source>
        <translation>没有匹配的问题</translation>
    </message>
    <message>
        <source>The filter or the severity buttons hide all problems.</source>
        <translation>筛选器或严重性按钮隐藏了所有问题。</translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation>显示所有问题</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Problems in documents and in the current request appear here.</source>
        <translation>文档和当前请求中的问题会显示在此处。</translation>
    </message>
</context>
<context>
    <name>outcrop::PromptInputsController</name>
    <message>
        <source>Test values not loaded</source>
        <translation>未加载测试值</translation>
    </message>
    <message>
        <source>Choose a Workspace File</source>
        <translation>选择工作区文件</translation>
    </message>
    <message>
        <source>Save Test Values</source>
        <translation>保存测试值</translation>
    </message>
    <message>
        <source>Test values not saved</source>
        <translation>未保存测试值</translation>
    </message>
</context>
<context>
    <name>outcrop::QualityController</name>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Quality over Time</source>
        <translation>质量走势</translation>
    </message>
    <message>
        <source>Response quality by week and prompt type</source>
        <translation>按周和提示词类型列出的响应质量</translation>
    </message>
    <message>
        <source>Cannot read the records</source>
        <translation>无法读取记录</translation>
    </message>
    <message>
        <source>Export Quality Data</source>
        <translation>导出质量数据</translation>
    </message>
    <message>
        <source>Quality data exported</source>
        <translation>质量数据已导出</translation>
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
        <translation>质量：%1</translation>
    </message>
    <message>
        <source>%1 %2, weight %3</source>
        <extracomment>%1 is a part of the quality, %2 its value, %3 its weight</extracomment>
        <translation>%1 %2，权重 %3</translation>
    </message>
    <message>
        <source>No deductions</source>
        <translation>无扣分</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a part of the quality, %2 its value</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
</context>
<context>
    <name>outcrop::QualityPanel</name>
    <message>
        <source>Chart: quality of %1</source>
        <translation>图表：%1 的质量</translation>
    </message>
    <message>
        <source>Chart: quality</source>
        <translation>图表：质量</translation>
    </message>
    <message>
        <source>No rated responses yet</source>
        <translation>尚无已评分的响应</translation>
    </message>
    <message>
        <source>When you send prompts, the responses are rated and recorded. Their quality appears here by week and prompt type.</source>
        <translation>发送提示词后，响应会被评分并记录。其质量按周和提示词类型显示在此处。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation>发送提示词</translation>
    </message>
</context>
<context>
    <name>outcrop::QuickOpen</name>
    <message>
        <source>Open a document</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Type a name, a title or a path; :12 goes to line 12</source>
        <translation>输入名称、标题或路径；:12 转到第 12 行</translation>
    </message>
    <message>
        <source>%1 (condensed)</source>
        <translation>%1（精简）</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Press Enter to open a document. Recently used documents come first.</source>
        <translation>按 Enter 打开文档。最近使用的文档排在最前。</translation>
    </message>
    <message>
        <source>No matching documents in this workspace</source>
        <translation>此工作区中没有匹配的文档</translation>
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
        <translation>%1：%2</translation>
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
        <translation>批准</translation>
    </message>
    <message>
        <source>Ratify Suggestions</source>
        <translation>批准建议</translation>
    </message>
    <message>
        <source>Review suggestions with their evidence, and accept or reject their changes</source>
        <translation>审查建议及其证据，并接受或拒绝其更改</translation>
    </message>
    <message>
        <source>Not accepted: %1</source>
        <translation>未接受：%1</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Save or undo them first.</source>
        <translation>%1 有未保存的更改。请先保存或撤销它们。</translation>
    </message>
    <message>
        <source>Accept even though the prompt exceeds its budget?</source>
        <translation>提示词会超出其预算，仍要接受吗？</translation>
    </message>
    <message>
        <source>Accept suggestion for %1</source>
        <translation>接受对 %1 的建议</translation>
    </message>
    <message>
        <source>Accept anyway</source>
        <translation>仍然接受</translation>
    </message>
    <message>
        <source>There are later changes. Undo them first with Edit &gt; Undo.</source>
        <translation>之后还有更改。请先用“编辑 &gt; 撤销”撤销它们。</translation>
    </message>
    <message numerus="yes">
        <source>%n open suggestion(s)</source>
        <translation>
            <numerusform>%n 个待定的建议</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::RatifyPanel</name>
    <message>
        <source>Effect on each provider’s prompt:</source>
        <translation>对各提供商提示词的影响：</translation>
    </message>
    <message>
        <source>Example interactions:</source>
        <translation>示例交互：</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>state of the listed suggestions</extracomment>
        <translation>待定</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>No change to review</source>
        <translation>没有要审查的更改</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the kind of a suggestion such as Promotion, %2 its title</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 open · %2 accepted · %3 rejected · changes are applied only when you accept them</source>
        <extracomment>numbers of suggestions</extracomment>
        <translation>%1 待定 · %2 已接受 · %3 已拒绝 · 仅在你接受后才会应用更改</translation>
    </message>
    <message>
        <source>Cannot read the records</source>
        <translation>无法读取记录</translation>
    </message>
    <message>
        <source>No suggestions yet</source>
        <translation>尚无建议</translation>
    </message>
    <message>
        <source>The analysis uses recorded interactions and document history to suggest changes, each with evidence and usually a diff. You decide hunk by hunk; no change is applied automatically.</source>
        <translation>分析利用已记录的交互和文档历史提出更改建议，每条建议都有证据，通常还有差异。由你逐块决定；不会自动应用任何更改。</translation>
    </message>
    <message>
        <source>No open suggestions</source>
        <translation>没有待定的建议</translation>
    </message>
    <message>
        <source>No accepted suggestions</source>
        <translation>没有已接受的建议</translation>
    </message>
    <message>
        <source>No rejected suggestions</source>
        <translation>没有已拒绝的建议</translation>
    </message>
    <message>
        <source>Analyzing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Accept edited text</source>
        <extracomment>a button: accepts the selected hunks; %1 of %2</extracomment>
        <translation>接受编辑后的文本</translation>
    </message>
    <message>
        <source>Accept %1 of %2 hunks</source>
        <translation>接受 %1 / %2 块</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>With all hunks: %1</source>
        <extracomment>%1 is the change of tokens and the costs</extracomment>
        <translation>包含所有块：%1</translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation>运行分析</translation>
    </message>
    <message>
        <source>You have accepted or rejected every suggestion. After more interactions are recorded, run the analysis to look for more suggestions.</source>
        <translation>所有建议均已接受或拒绝。记录更多交互后，请运行分析以寻找更多建议。</translation>
    </message>
    <message>
        <source>Suggestions appear here after you accept them.</source>
        <translation>接受建议后，它们会显示在此处。</translation>
    </message>
    <message>
        <source>Suggestions appear here after you reject them.</source>
        <translation>拒绝建议后，它们会显示在此处。</translation>
    </message>
    <message>
        <source>Test the change on held-out turns: recorded turns that are not examples of this suggestion.</source>
        <translation>在留出轮次上测试更改：即不属于此建议示例的已记录轮次。</translation>
    </message>
    <message>
        <source>Recording the decision…</source>
        <translation>正在记录决定…</translation>
    </message>
    <message>
        <source>Testing the change on held-out turns…</source>
        <translation>正在留出轮次上测试更改…</translation>
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
        <translation>显示发送此请求的 Shell 命令</translation>
    </message>
    <message>
        <source>Sc&amp;hema</source>
        <translation>Schema(&amp;H)</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比较(&amp;M)</translation>
    </message>
    <message>
        <source>Compare two to five providers side by side</source>
        <translation>并排比较二至五个提供商</translation>
    </message>
    <message>
        <source>Sho&amp;w in Render</source>
        <translation>在渲染中显示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Follow the Cursor</source>
        <translation>跟随光标(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next Occurrence</source>
        <translation>下一处(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next occurrence of the same text in the request</source>
        <translation>转到请求中相同文本的下一处</translation>
    </message>
    <message>
        <source>Pre&amp;vious Occurrence</source>
        <translation>上一处(&amp;V)</translation>
    </message>
    <message>
        <source>Go to the previous occurrence of the same text in the request</source>
        <translation>转到请求中相同文本的上一处</translation>
    </message>
    <message>
        <source>F&amp;ind in Tab…</source>
        <translation>在标签页中查找(&amp;I)…</translation>
    </message>
    <message>
        <source>Find text in the current tab</source>
        <translation>在当前标签页中查找文本</translation>
    </message>
    <message>
        <source>&amp;Save Tab Contents…</source>
        <translation>保存标签页内容(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the contents of the current tab to a file</source>
        <translation>将当前标签页的内容保存到文件</translation>
    </message>
    <message>
        <source>Save Tab Contents</source>
        <translation>保存标签页内容</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 未保存</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>Scroll the request to the text at the cursor in the editor</source>
        <translation>将请求滚动到编辑器光标处的文本</translation>
    </message>
    <message>
        <source>Show where the request contains the text at the cursor in the editor</source>
        <translation>显示请求中何处包含编辑器光标处的文本</translation>
    </message>
    <message>
        <source>Show the JSON Schemas as sent to this provider, and the changes to them</source>
        <translation>显示发送给此提供商的 JSON Schema 及其更改</translation>
    </message>
</context>
<context>
    <name>outcrop::RenderGutter</name>
    <message>
        <source>Continues the line above; wrapped only for display</source>
        <translation>延续上一行；仅为显示而折行</translation>
    </message>
    <message>
        <source>Matches the text at the cursor in the editor</source>
        <translation>与编辑器光标处的文本匹配</translation>
    </message>
</context>
<context>
    <name>outcrop::RenderPanel</name>
    <message>
        <source>Copy tab contents</source>
        <translation>复制标签页内容</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n 个小节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s)</source>
        <translation>
            <numerusform>%n 条较早的消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses (%1)</source>
        <translation>损失 (%1)</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>No losses</source>
        <translation>没有损失</translation>
    </message>
    <message>
        <source>Show kept and renamed parts</source>
        <translation>显示保留和重命名的部分</translation>
    </message>
    <message>
        <source>Cannot render this prompt</source>
        <translation>无法渲染此提示词</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>转到错误</translation>
    </message>
    <message>
        <source>No prompt yet</source>
        <translation>尚无提示词</translation>
    </message>
    <message>
        <source>Choose a provider above to see the exact request.</source>
        <translation>在上方选择提供商以查看确切的请求。</translation>
    </message>
    <message>
        <source>The whole prompt and the exact request to %1 appear here. Choose an agent, add a layer or write a task.</source>
        <translation>整个提示词和发给 %1 的确切请求会显示在此处。请选择智能体、添加层或编写任务。</translation>
    </message>
    <message>
        <source>Write a task</source>
        <translation>编写任务</translation>
    </message>
    <message>
        <source>%1 is not part of this request</source>
        <translation>%1 不是此请求的一部分</translation>
    </message>
    <message>
        <source>%1 · occurrence %2 of %3</source>
        <extracomment>%1 is the source of the text; %2 and %3 are numbers</extracomment>
        <translation>%1 · 第 %2 处，共 %3 处</translation>
    </message>
    <message>
        <source>No losses before this position in %1</source>
        <translation>%1 中此位置之前没有损失</translation>
    </message>
    <message>
        <source>%1 does not come from a document</source>
        <translation>%1 不来自文档</translation>
    </message>
    <message>
        <source>No losses before this position in this document</source>
        <translation>此文档中此位置之前没有损失</translation>
    </message>
    <message>
        <source>%1 · not sent; the nearest sent text is shown</source>
        <translation>%1 · 未发送；显示最近的已发送文本</translation>
    </message>
    <message>
        <source>This document is not part of the request</source>
        <translation>此文档不是请求的一部分</translation>
    </message>
    <message>
        <source>Every part is sent as written</source>
        <translation>每个部分都原样发送</translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added for %1 appear here. Every part of this prompt is sent as written.</source>
        <translation>对 %1 丢失、更改或添加的部分会显示在此处。此提示词的每个部分都原样发送。</translation>
    </message>
    <message>
        <source>headings are for reading and are not sent</source>
        <translation>标题仅供阅读，不会发送</translation>
    </message>
</context>
<context>
    <name>outcrop::RenderSearch</name>
    <message>
        <source>Find in this tab</source>
        <translation>在此标签页中查找</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>关闭搜索</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Both are numbers: match 3 of 12</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 matches</source>
        <translation>至少 %1 个匹配项</translation>
    </message>
</context>
<context>
    <name>outcrop::RepairModel</name>
    <message>
        <source>(empty)</source>
        <extracomment>shown where a repair inserted or removed text</extracomment>
        <translation>（空）</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>%1 is the text before a repair, %2 the text after it</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <extracomment>%1 is a rule such as &quot;Trailing comma&quot;, %2 a line, %3 the change</extracomment>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>line and column in the response</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>JSON pointer</source>
        <translation>JSON 指针</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>替换内容</translation>
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
        <translation>停止请求；保留目前收到的文本 (Esc)</translation>
    </message>
    <message>
        <source>Review and send a follow-up that asks for a corrected response</source>
        <translation>查看并发送要求更正响应的后续消息</translation>
    </message>
    <message>
        <source>Copy the prompt to the clipboard again</source>
        <translation>再次将提示词复制到剪贴板</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Use the text on the clipboard as the response</source>
        <translation>将剪贴板上的文本用作响应</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Response</source>
        <comment>menu</comment>
        <translation>响应</translation>
    </message>
    <message>
        <source>&amp;Open Response…</source>
        <translation>打开响应(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Copy Response</source>
        <translation>复制响应(&amp;C)</translation>
    </message>
    <message>
        <source>Copy Current &amp;Table</source>
        <translation>复制当前表格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save Response…</source>
        <translation>保存响应(&amp;S)…</translation>
    </message>
    <message>
        <source>No response yet</source>
        <translation>尚无响应</translation>
    </message>
    <message>
        <source>The response appears here as it arrives, with its quality, repairs and findings. You can also paste or drop a response from elsewhere.</source>
        <translation>响应到达时会显示在此处，并附质量、修复和检查结果。也可以粘贴或拖放来自别处的响应。</translation>
    </message>
    <message>
        <source>Open a workspace to send its prompt. You can also paste or drop a response from elsewhere.</source>
        <translation>打开工作区以发送其提示词。也可以粘贴或拖放来自别处的响应。</translation>
    </message>
    <message>
        <source>An agent guardrail rejected the response</source>
        <translation>智能体的护栏拒绝了响应</translation>
    </message>
    <message>
        <source>The prompt is on the clipboard</source>
        <translation>提示词已在剪贴板上</translation>
    </message>
    <message>
        <source>A prompt is waiting for its response</source>
        <translation>提示词正在等待响应</translation>
    </message>
    <message>
        <source>Paste the prompt into the model’s chat window. Then paste or drop the response here, or save it as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>将提示词粘贴到模型的聊天窗口。然后将响应粘贴或拖放到此处，或保存为 %1。</translation>
    </message>
    <message>
        <source>The clipboard contains no text</source>
        <translation>剪贴板中没有文本</translation>
    </message>
    <message>
        <source>Copy the response first, then paste it here.</source>
        <translation>请先复制响应，然后粘贴到此处。</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation>发送提示词</translation>
    </message>
    <message>
        <source>Paste response</source>
        <translation>粘贴响应</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>复制提示词</translation>
    </message>
    <message>
        <source>Set a key…</source>
        <translation>设置密钥…</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>重新发送</translation>
    </message>
    <message>
        <source>Called tools: %1. To answer such calls automatically, set “Simulated tool replies” in the options of the next request.</source>
        <extracomment>%1 is a list of tools</extracomment>
        <translation>调用的工具：%1。要自动应答此类调用，请在下一个请求的选项中设置“模拟的工具回复”。</translation>
    </message>
    <message>
        <source>Send follow-up…</source>
        <translation>发送后续消息…</translation>
    </message>
    <message>
        <source>The model called tools and is waiting for their results</source>
        <translation>模型调用了工具，正在等待其结果</translation>
    </message>
    <message>
        <source>Open, copy or save a response, or copy a table</source>
        <translation>打开、复制或保存响应，或复制表格</translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseRetrySheet</name>
    <message>
        <source>Follow-up message</source>
        <translation>后续消息</translation>
    </message>
    <message>
        <source>This message is sent as the next turn of the conversation. You can edit it first.</source>
        <translation>此消息作为对话的下一轮发送。可以先编辑它。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>首个 token 用时 %1</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>Incomplete response</source>
        <translation>响应不完整</translation>
    </message>
    <message>
        <source>quality %1</source>
        <extracomment>%1 is a quality such as &quot;86 out of 100&quot;</extracomment>
        <translation>质量 %1</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>已粘贴</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>费用未知</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>接收中</translation>
    </message>
    <message>
        <source>%1 characters so far</source>
        <translation>目前 %1 个字符</translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <translation>正在等待响应</translation>
    </message>
    <message>
        <source>Show the edit</source>
        <translation>显示编辑</translation>
    </message>
    <message>
        <source>stop reason: “%1”</source>
        <extracomment>%1 is the provider&apos;s stop reason, such as `refusal`</extracomment>
        <translation>停止原因：“%1”</translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseTables</name>
    <message>
        <source>Repairs</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Findings in the response</source>
        <translation>响应中的检查结果</translation>
    </message>
    <message>
        <source>Requests sent</source>
        <translation>已发送的请求</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>尚无数据</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>没有数据</translation>
    </message>
    <message>
        <source>Data in the response appears here next to the expected fields.</source>
        <translation>响应中的数据会与预期字段并列显示在此处。</translation>
    </message>
    <message>
        <source>No repairs</source>
        <translation>没有修复</translation>
    </message>
    <message>
        <source>Repairs of the response appear here with their locations and the text before and after.</source>
        <translation>响应的修复会显示在此处，并附位置以及前后文本。</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>尚未检查</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>没有检查结果</translation>
    </message>
    <message>
        <source>Findings such as schema violations, leftover placeholders and echoed tags appear here.</source>
        <translation>违反 Schema、残留的占位符和回显的标签等检查结果会显示在此处。</translation>
    </message>
    <message>
        <source>Request in progress</source>
        <translation>请求正在进行</translation>
    </message>
    <message>
        <source>No requests sent</source>
        <translation>未发送请求</translation>
    </message>
    <message>
        <source>Requests appear here with their times, their outcomes and the reason for any retry or fallback.</source>
        <translation>请求会显示在此处，并附时间、结果以及任何重试或回退的原因。</translation>
    </message>
    <message>
        <source>No quality scores yet</source>
        <translation>尚无质量分数</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Response data</source>
        <translation>响应数据</translation>
    </message>
    <message>
        <source>Response quality</source>
        <translation>响应质量</translation>
    </message>
    <message>
        <source>The scores of the response for schema, completeness and rules appear here with their reasons.</source>
        <translation>响应在 Schema、完整性和规则方面的分数及其原因会显示在此处。</translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseTextView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>The text as received. Repairs have a dashed underline and findings a wavy underline; a bar marks data.</source>
        <translation>收到的原文。修复带虚线下划线，检查结果带波浪下划线；竖条标记数据。</translation>
    </message>
</context>
<context>
    <name>outcrop::RulesController</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The response</source>
        <extracomment>the checked text, at the start of a sentence: the response in the Response panel</extracomment>
        <translation>响应</translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation>检查已停止</translation>
    </message>
    <message>
        <source>Save Rule Report</source>
        <translation>保存规则报告</translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation>报告已保存</translation>
    </message>
    <message>
        <source>No response to check. Send a prompt or paste a response in the Response panel.</source>
        <translation>没有要检查的响应。请在“响应”面板中发送提示词或粘贴响应。</translation>
    </message>
    <message>
        <source>Workspace rules, their violations, and their cost in the prompt</source>
        <translation>工作区的规则、对规则的违反及规则在提示词中的费用</translation>
    </message>
</context>
<context>
    <name>outcrop::RulesModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a domain, %2 its number of rules</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>examples fail for %n rule(s)</source>
        <translation>
            <numerusform>%n 条规则的示例失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) violated</source>
        <translation>
            <numerusform>违反 %n 条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are a rule&apos;s id and name</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>examples: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重性</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Last check</source>
        <extracomment>result of the last check</extracomment>
        <translation>上次检查</translation>
    </message>
    <message>
        <source>Check method</source>
        <extracomment>check method of a rule</extracomment>
        <translation>检查方法</translation>
    </message>
</context>
<context>
    <name>outcrop::RulesPanel</name>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>As J&amp;Unit, for CI…</source>
        <translation>JUnit，用于 CI(&amp;U)…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <extracomment>%1 is a file, or &quot;the response&quot;</extracomment>
        <translation>正在检查 %1…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file, or &quot;the response&quot;; %2 the result of the check</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n 条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching rules</source>
        <translation>没有匹配的规则</translation>
    </message>
    <message>
        <source>The filter or “Only failures” hides all rules.</source>
        <translation>筛选器或“仅失败项”隐藏了所有规则。</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>显示所有规则</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>没有规则</translation>
    </message>
    <message>
        <source>No prompt templates. Define templates in config/hybrid_prompt_templates.yaml.</source>
        <translation>没有提示词模板。请在 config/hybrid_prompt_templates.yaml 中定义模板。</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <extracomment>a tab with the findings of the last check; %1 is their number</extracomment>
        <translation>检查结果 (%1)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>As &amp;Text…</source>
        <translation>文本(&amp;T)…</translation>
    </message>
    <message>
        <source>As &amp;SARIF 2.1.0, for Code Scanning…</source>
        <translation>SARIF 2.1.0，用于代码扫描(&amp;S)…</translation>
    </message>
    <message>
        <source>Rules and the findings of their checks appear here. Define rules in config/prompt_rules.yaml, each with a description, a validation type and a severity.</source>
        <translation>规则及其检查结果会显示在此处。请在 config/prompt_rules.yaml 中定义规则，每条规则都要有描述、验证类型和严重性。</translation>
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
        <translation>Schema 大纲</translation>
    </message>
    <message>
        <source>JSON Schema of %1</source>
        <translation>%1 的 JSON Schema</translation>
    </message>
    <message>
        <source>No schema yet. Start with {&quot;type&quot;: &quot;object&quot;}.</source>
        <translation>尚无 Schema。从 {&quot;type&quot;: &quot;object&quot;} 开始。</translation>
    </message>
    <message>
        <source>This is a valid JSON Schema.</source>
        <translation>这是有效的 JSON Schema。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The document keeps the previous schema until this text is a JSON object.</source>
        <translation>在此文本成为 JSON 对象之前，文档会保留先前的 Schema。</translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaOutlineModel</name>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <extracomment>A required property; %1 is its name.</extracomment>
        <translation>%1（必需）</translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaPane</name>
    <message>
        <source>Sent as written.</source>
        <translation>原样发送。</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>Show the schema as written in the agent instead of as sent to the provider</source>
        <translation>显示智能体中所写的 Schema，而不是发送给提供商的 Schema</translation>
    </message>
    <message>
        <source>Changes to the schema</source>
        <translation>对 Schema 的更改</translation>
    </message>
    <message>
        <source>No schema</source>
        <translation>没有 Schema</translation>
    </message>
    <message>
        <source>The output schema and the tool schemas appear here as the provider receives them. Add an output schema or a tool to the agent.</source>
        <translation>输出 Schema 和工具 Schema 会按提供商收到的形式显示在此处。请向智能体添加输出 Schema 或工具。</translation>
    </message>
    <message>
        <source>Output schema or tool schema</source>
        <translation>输出 Schema 或工具 Schema</translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaTable</name>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>添加属性</translation>
    </message>
    <message>
        <source>Remove property</source>
        <translation>移除属性</translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <extracomment>Accessible name of a table; %1 is the name of a field with a JSON Schema.</extracomment>
        <translation>%1 的属性</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <extracomment>Accessible name of a choice; %1 is a property of a JSON Schema.</extracomment>
        <translation>%1 的类型</translation>
    </message>
</context>
<context>
    <name>outcrop::SearchController</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search Knowledge</source>
        <translation>搜索知识</translation>
    </message>
    <message>
        <source>Find skills, memories, documents, notes and interactions, and see how they are ranked</source>
        <translation>查找技能、记忆、文档、笔记和交互，并查看其排名方式</translation>
    </message>
    <message>
        <source>The [retrieval] section of config.toml uses embeddings from %1. Your search words and the indexed text are sent to this host.</source>
        <extracomment>%1 is a host</extracomment>
        <translation>config.toml 的 [retrieval] 部分使用来自 %1 的嵌入。你的搜索词和索引文本会发送到此主机。</translation>
    </message>
    <message>
        <source>Semantic Search</source>
        <translation>语义搜索</translation>
    </message>
    <message>
        <source>Stopped; documents indexed so far remain in the index</source>
        <translation>已停止；目前已建立索引的文档保留在索引中</translation>
    </message>
    <message>
        <source>Indexing failed: %1</source>
        <translation>建立索引失败：%1</translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation>%1 不在此工作区中</translation>
    </message>
    <message>
        <source>If the file was moved or deleted, update the index. Search also finds files outside the workspace, which you cannot open here.</source>
        <translation>如果文件已移动或删除，请更新索引。搜索也会找到工作区外的文件，但无法在此处打开它们。</translation>
    </message>
    <message>
        <source>Send text to this host</source>
        <translation>向此主机发送文本</translation>
    </message>
</context>
<context>
    <name>outcrop::SearchHitsModel</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>outcrop::SearchPanel</name>
    <message>
        <source>All collections</source>
        <translation>所有集合</translation>
    </message>
    <message>
        <source>Any workload</source>
        <translation>任意工作负载</translation>
    </message>
    <message>
        <source>Indexing…</source>
        <translation>正在建立索引…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 the title of a hit, %2 its location</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Select a result to see its ranking.</source>
        <translation>选择结果以查看其排名。</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>搜索失败</translation>
    </message>
    <message>
        <source>Update index</source>
        <translation>更新索引</translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation>尚无索引</translation>
    </message>
    <message>
        <source>Search knowledge</source>
        <translation>搜索知识</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Type the words of a request. Select a result to see its ranking. “Skills for this turn” lists the skills that a turn with these words would load.</source>
        <translation>输入请求的词语。选择结果可查看其排名。“此轮的技能”列出含这些词的轮次会加载的技能。</translation>
    </message>
    <message>
        <source>Create index</source>
        <translation>创建索引</translation>
    </message>
    <message>
        <source>Index skills, memories, documents, notes and interactions to search them by keyword, and by meaning if config.toml names an embeddings provider. Text is sent only to this provider.</source>
        <translation>为技能、记忆、文档、笔记和交互建立索引，以便按关键词搜索；如果 config.toml 指明了嵌入提供商，还可按含义搜索。文本只会发送给该提供商。</translation>
    </message>
    <message>
        <source>No document in this collection and workload contains these or similar words.</source>
        <translation>此集合和工作负载中没有文档包含这些词或相似的词。</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>搜索全部内容</translation>
    </message>
    <message>
        <source>No document contains these or similar words. Try fewer words, or rebuild the index if a document is missing.</source>
        <translation>没有文档包含这些词或相似的词。请尝试更少的词；如果缺少某个文档，请重建索引。</translation>
    </message>
    <message>
        <source>Rebuild index</source>
        <translation>重建索引</translation>
    </message>
</context>
<context>
    <name>outcrop::SectionFieldEditor</name>
    <message>
        <source>Clear %1</source>
        <extracomment>Removes a field from the document; %1 is its name.</extracomment>
        <translation>清除 %1</translation>
    </message>
    <message>
        <source>Edit as JSON…</source>
        <translation>作为 JSON 编辑…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Accessible name of a button; %1 is its text, %2 the name of a field.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必需</translation>
    </message>
</context>
<context>
    <name>outcrop::SectionForm</name>
    <message>
        <source>Sections</source>
        <translation>小节</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A section of a form and the number of its fields with a value.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>This key is not in the schema. It remains in the file.</source>
        <translation>此键不在 Schema 中。它会保留在文件中。</translation>
    </message>
</context>
<context>
    <name>outcrop::SendChoicesForm</name>
    <message>
        <source>default</source>
        <extracomment>a field of the send sheet without a value</extracomment>
        <translation>默认</translation>
    </message>
    <message>
        <source>Maximum response length, in tokens</source>
        <translation>最大响应长度，以 token 为单位</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>推理强度</translation>
    </message>
    <message>
        <source>Timeout, in seconds</source>
        <translation>超时，以秒为单位</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试次数</translation>
    </message>
    <message>
        <source>Maximum cost, in dollars</source>
        <translation>最高费用，以美元为单位</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>Fall back to the agent’s other models</source>
        <translation>回退到智能体的其他模型</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>仍然发送</translation>
    </message>
    <message>
        <source>Simulated tool replies</source>
        <translation>模拟的工具回复</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Maximum tool rounds</source>
        <translation>最大工具轮数</translation>
    </message>
    <message>
        <source>Send even if the request exceeds the context window, violates an agent requirement or guardrail, has no task, or is missing a required part</source>
        <translation>即使请求超出上下文窗口、违反智能体要求或护栏、没有任务或缺少必需的部分，也要发送</translation>
    </message>
    <message>
        <source>Workspace YAML file with simulated replies to the model’s tool calls</source>
        <translation>工作区的 YAML 文件，包含对模型工具调用的模拟回复</translation>
    </message>
    <message>
        <source>Call another model only if the selected model fails without processing the request; a local model falls back only to other local models</source>
        <translation>仅当所选模型失败且未处理请求时才调用其他模型；本地模型只回退到其他本地模型</translation>
    </message>
</context>
<context>
    <name>outcrop::SendController</name>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>The response with its repairs, findings and quality</source>
        <translation>响应及其修复、检查结果和质量</translation>
    </message>
    <message>
        <source>Sen&amp;d</source>
        <translation>发送(&amp;D)</translation>
    </message>
    <message>
        <source>the previous response was not valid</source>
        <translation>上一个响应无效</translation>
    </message>
    <message>
        <source>Some files were not saved</source>
        <translation>部分文件未保存</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <extracomment>%1 is a session, %2 a phase, %3 the request</extracomment>
        <translation>%1 · %2：%3</translation>
    </message>
    <message>
        <source>A prompt is waiting for its response</source>
        <translation>提示词正在等待响应</translation>
    </message>
    <message>
        <source>Open Response</source>
        <translation>打开响应</translation>
    </message>
    <message>
        <source>Save Response</source>
        <translation>保存响应</translation>
    </message>
    <message>
        <source>Response saved</source>
        <translation>响应已保存</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>添加响应</translation>
    </message>
    <message>
        <source>Send · %1 input</source>
        <extracomment>%1 is the price of the input of the first request, without the response</extracomment>
        <translation>发送 · 输入 %1</translation>
    </message>
    <message>
        <source>Input: %1 for the first request, %2 with a warm cache. The next step shows the maximum cost, which includes the longest response.</source>
        <translation>输入：首次请求 %1，热缓存时 %2。下一步显示最高费用，其中包括最长的响应。</translation>
    </message>
    <message>
        <source>Some records were not stored</source>
        <translation>部分记录未存储</translation>
    </message>
    <message>
        <source>Review the host and cost, then send the prompt to the provider</source>
        <translation>查看主机和费用，然后将提示词发送给提供商</translation>
    </message>
    <message>
        <source>Review the host and cost, then send the prompt to %1</source>
        <translation>查看主机和费用，然后将提示词发送给 %1</translation>
    </message>
    <message>
        <source>Not ready to send: %1</source>
        <translation>尚不能发送：%1</translation>
    </message>
</context>
<context>
    <name>outcrop::SendSheet</name>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;</extracomment>
        <translation>缺失</translation>
    </message>
    <message>
        <source>from the %1</source>
        <translation>来自%1</translation>
    </message>
    <message>
        <source>Copy the prompt and paste the response later?</source>
        <translation>要复制提示词并稍后粘贴响应吗？</translation>
    </message>
    <message>
        <source>Send this request to %1?</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>要将此请求发送给 %1 吗？</translation>
    </message>
    <message>
        <source>%1 needs an API key before you can send</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1 需要 API 密钥才能发送</translation>
    </message>
    <message>
        <source>Cannot send to %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>无法发送给 %1</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Request to send</source>
        <translation>要发送的请求</translation>
    </message>
    <message>
        <source>Cannot send</source>
        <translation>无法发送</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Replay %1 with %2?</source>
        <extracomment>%1 is a session, %2 a provider</extracomment>
        <translation>要用 %2 重放 %1 吗？</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>轮次</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), in sequence</source>
        <translation>
            <numerusform>%n 轮，依次进行</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <extracomment>%1 is a session, %2 a phase, %3 a number</extracomment>
        <translation>会话</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>about %1, if the responses are as long as in the original session</source>
        <translation>约 %1（如果响应与原会话中一样长）</translation>
    </message>
    <message>
        <source>unknown: no price for this model</source>
        <translation>未知：此模型没有价格</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>%1 is a provider and model, %2 what selected it</extracomment>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4</source>
        <extracomment>%1 is the reason of the request, %2 a provider and model, %3 a host, %4 a price</extracomment>
        <translation>%1：%3 上的 %2，%4</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %n time(s)</source>
        <translation>
            <numerusform>%1，最多 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>skipped: %1</source>
        <translation>已跳过：%1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n request(s)</source>
        <translation>
            <numerusform>最多 %n 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>%1 input, at most %2 output</source>
        <translation>输入 %1，输出最多 %2</translation>
    </message>
    <message>
        <source>%1 input</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>%1 for input, plus the cost of the output</source>
        <extracomment>%1 is an amount of money</extracomment>
        <translation>输入 %1，另加输出的费用</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>%1 · %2, turn %3</source>
        <translation>%1 · %2，第 %3 轮</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Secrets</source>
        <extracomment>%1 lists the secrets found: &quot;1 × OpenAI key&quot;</extracomment>
        <translation>机密</translation>
    </message>
    <message>
        <source>Not ready to send</source>
        <translation>尚不能发送</translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation>费用过高</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Always send to %1 without asking</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>始终发送给 %1，不再询问</translation>
    </message>
    <message>
        <source>Always copy without asking</source>
        <translation>始终复制，不再询问</translation>
    </message>
    <message>
        <source>Set a key…</source>
        <translation>设置密钥…</translation>
    </message>
    <message>
        <source>Options for this request</source>
        <translation>此请求的选项</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>复制提示词</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>instead of the failed request</source>
        <translation>代替失败的请求</translation>
    </message>
    <message>
        <source>Outcrop still asks for confirmation if the request has problems, parts would be omitted, other models can be used, or the prompt contains secrets</source>
        <translation>如果请求有问题、会省略某些部分、可能使用其他模型或提示词包含机密，Outcrop 仍会请求确认</translation>
    </message>
    <message>
        <source>Omitted parts</source>
        <translation>省略的部分</translation>
    </message>
    <message>
        <source>missing, and this host is not allowed</source>
        <translation>缺失，且此主机未获允许</translation>
    </message>
    <message>
        <source>not sent to this host until you allow the host</source>
        <translation>在你允许此主机之前不会向其发送</translation>
    </message>
    <message>
        <source>never sent to this host: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL.</source>
        <translation>绝不会向此主机发送：连接未加密，或 URL 无效。请使用有效的 HTTPS URL。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>%1 for input, at most %2 with the longest responses</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation>输入 %1，响应最长时最多 %2</translation>
    </message>
    <message>
        <source>The prompt contains %1. The prompt is sent and stored in the session files unredacted; only the recorded interaction is redacted.</source>
        <translation>提示词包含 %1。提示词会不经脱敏发送并存储在会话文件中；只有记录的交互会脱敏。</translation>
    </message>
</context>
<context>
    <name>outcrop::SessionView</name>
    <message>
        <source>Typing</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>This document is read-only because it is outside the workspace or not valid UTF-8. To edit it, copy it into the workspace or save it as UTF-8.</source>
        <translation>此文档为只读，因为它位于工作区之外或不是有效的 UTF-8。要编辑它，请将其复制到工作区中或保存为 UTF-8。</translation>
    </message>
</context>
<context>
    <name>outcrop::SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>time of the last turn of a session</extracomment>
        <translation>最后一轮</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>the folder of a session</extracomment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>number of turns of a session</extracomment>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Unknown, because no turn has a record of its tokens</source>
        <translation>未知，因为没有任何轮次记录了 token</translation>
    </message>
    <message numerus="yes">
        <source>Without %n turn(s) that have no record of their tokens</source>
        <translation>
            <numerusform>不含未记录 token 的 %n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown, because the price of a model is unknown</source>
        <translation>未知，因为某个模型的价格未知</translation>
    </message>
</context>
<context>
    <name>outcrop::SettingsDialog</name>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>when documents are saved automatically</extracomment>
        <translation>从不</translation>
    </message>
    <message>
        <source>After a pause in typing</source>
        <translation>输入暂停后</translation>
    </message>
    <message>
        <source>When you leave the document</source>
        <translation>离开文档时</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>no spell checking</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>高对比度浅色</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>高对比度深色</translation>
    </message>
    <message>
        <source>System language (%1)</source>
        <extracomment>%1 is the name of a language, such as Deutsch</extracomment>
        <translation>系统语言（%1）</translation>
    </message>
</context>
<context>
    <name>outcrop::SettingsTransfer</name>
    <message>
        <source>Export Settings…</source>
        <translation>导出设置…</translation>
    </message>
    <message>
        <source>Import Settings…</source>
        <translation>导入设置…</translation>
    </message>
    <message>
        <source>Replace your settings and shortcuts with those in a file</source>
        <translation>用文件中的设置和快捷键替换你的设置和快捷键</translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation>导出设置</translation>
    </message>
    <message>
        <source>Settings exported</source>
        <translation>设置已导出</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>%1. Check the file permissions.</source>
        <translation>%1。请检查文件权限。</translation>
    </message>
    <message>
        <source>%1 is too large for a settings file</source>
        <translation>%1 过大，不是设置文件</translation>
    </message>
    <message>
        <source>Settings not imported</source>
        <translation>未导入设置</translation>
    </message>
    <message>
        <source>Settings imported</source>
        <translation>设置已导入</translation>
    </message>
    <message>
        <source>Choose a file that was exported with “Export Settings”.</source>
        <translation>请选择用“导出设置”导出的文件。</translation>
    </message>
    <message>
        <source>Write your settings and shortcuts to a file for use on another computer</source>
        <translation>将你的设置和快捷键写入文件，以便在另一台计算机上使用</translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutEditor</name>
    <message>
        <source>%1 also has this shortcut. If two commands share a shortcut, neither works.</source>
        <extracomment>%1 is a command</extracomment>
        <translation>%1 也使用此快捷键。如果两个命令共用一个快捷键，两者都不起作用。</translation>
    </message>
    <message>
        <source>%1 and %2 have the same shortcut, so neither works. Change one of them.</source>
        <extracomment>%1 and %2 are commands</extracomment>
        <translation>%1 和 %2 的快捷键相同，因此两者都不起作用。请更改其中之一。</translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutsModel</name>
    <message>
        <source>%1
Default: %2</source>
        <translation>%1
默认：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Conflicts with %1</source>
        <translation>与 %1 冲突</translation>
    </message>
    <message>
        <source>Changed from default</source>
        <extracomment>state of a keyboard shortcut: not the default</extracomment>
        <translation>已更改默认值</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>the keys of a keyboard shortcut</extracomment>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>outcrop::SpellMarks</name>
    <message>
        <source>Add “%1” to the Dictionary</source>
        <translation>将“%1”添加到词典</translation>
    </message>
    <message>
        <source>Correct spelling</source>
        <translation>更正拼写</translation>
    </message>
</context>
<context>
    <name>outcrop::StatusFields</name>
    <message>
        <source>Provider and model of the request</source>
        <translation>请求的提供商和模型</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 个字符</translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n 项损失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompt length in characters</source>
        <translation>提示词长度（字符数）</translation>
    </message>
    <message>
        <source>Every part is sent as written</source>
        <translation>每个部分都原样发送</translation>
    </message>
    <message>
        <source>Input %1 · warm cache %2</source>
        <extracomment>prices of the input: the first request, and the same request with a warm cache</extracomment>
        <translation>输入 %1 · 热缓存 %2</translation>
    </message>
    <message>
        <source>Input price of the first request, and of the same request with a warm cache; the Budget view adds the responses and the growing conversation</source>
        <translation>首次请求的输入价格，以及同一请求在热缓存时的输入价格；“预算”视图还会加上响应和不断增长的对话</translation>
    </message>
    <message>
        <source>Problems in the workspace and in this request</source>
        <translation>工作区和此请求中的问题</translation>
    </message>
    <message>
        <source>Dropped and truncated parts</source>
        <translation>丢弃和截断的部分</translation>
    </message>
</context>
<context>
    <name>outcrop::StrataModel</name>
    <message>
        <source>%1 · %2 of the prompt</source>
        <extracomment>A size, and its share of the whole prompt</extracomment>
        <translation>%1 · 占提示词的 %2</translation>
    </message>
    <message>
        <source>%1 · changes %2</source>
        <extracomment>A tier of the prompt, and the expected frequency of changes</extracomment>
        <translation>%1 · %2更改</translation>
    </message>
    <message>
        <source>when %1 (%2)</source>
        <translation>当 %1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>A layer, skill or agent, and its tier</extracomment>
        <translation>%2 中的%1</translation>
    </message>
    <message>
        <source>%1 of the prompt</source>
        <translation>占提示词的 %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Cadence</source>
        <translation>变更频率</translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <extracomment>%1 is a unit, such as characters</extracomment>
        <translation>大小（%1）</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>占比 (%)</translation>
    </message>
    <message>
        <source>Cache</source>
        <extracomment>Heading of a column: cache state</extracomment>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading of a column: sent, or the reason why a part is not sent</extracomment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>output instructions</source>
        <translation>输出指令</translation>
    </message>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>The condensed form is sent because the context window of the model is small.</source>
        <translation>发送精简形式，因为模型的上下文窗口较小。</translation>
    </message>
    <message>
        <source>attachments</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>text from the adapter</source>
        <translation>适配器的文本</translation>
    </message>
    <message>
        <source>request overhead</source>
        <translation>请求开销</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>output schema</source>
        <translation>输出 Schema</translation>
    </message>
</context>
<context>
    <name>outcrop::StrataPanel</name>
    <message>
        <source>%1, last on %2</source>
        <extracomment>%1 is `3 changes in 28 days`, %2 the time of the last change</extracomment>
        <translation>%1，最后一次于 %2</translation>
    </message>
    <message>
        <source>%1: more often than declared</source>
        <extracomment>%1 is the number and time of changes</extracomment>
        <translation>%1：比声明的更频繁</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>层(&amp;L)</translation>
    </message>
    <message>
        <source>No layers yet</source>
        <translation>尚无层</translation>
    </message>
    <message>
        <source>The layers of your prompt appear here: stable layers at the bottom, layers that change every turn on top.</source>
        <translation>提示词的层会显示在此处：稳定的层在底部，每轮更改的层在顶部。</translation>
    </message>
    <message>
        <source>New layer…</source>
        <translation>新建层…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open the document of this layer (Enter)</source>
        <translation>打开此层的文档 (Enter)</translation>
    </message>
    <message>
        <source>&amp;New Layer…</source>
        <translation>新建层(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a layer in this tier</source>
        <translation>在此层级中创建层</translation>
    </message>
    <message>
        <source>&amp;Copy as Table</source>
        <translation>复制为表格(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the strata as a table for a spreadsheet</source>
        <translation>将地层复制为电子表格可用的表格</translation>
    </message>
    <message>
        <source>&amp;Export as SVG…</source>
        <translation>导出为 SVG(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the strata view to a file</source>
        <translation>将地层视图导出到文件</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Above</source>
        <translation>移到上方的层级(&amp;A)</translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Below</source>
        <translation>移到下方的层级(&amp;B)</translation>
    </message>
    <message>
        <source>Move to &amp;Tier</source>
        <translation>移到层级(&amp;T)</translation>
    </message>
    <message>
        <source>Move this layer to the top of %1</source>
        <translation>将此层移到 %1 的顶部</translation>
    </message>
    <message>
        <source>%1, incomplete</source>
        <extracomment>%1 is the size of a prompt without the files that have errors</extracomment>
        <translation>%1，不完整</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <extracomment>The undo step of moving a layer to a tier</extracomment>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message>
        <source>Move this layer to a later position in its tier</source>
        <translation>将此层移到其层级中较后的位置</translation>
    </message>
    <message>
        <source>Move this layer to an earlier position in its tier</source>
        <translation>将此层移到其层级中较前的位置</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n change(s)&quot;, %2 is &quot;%n day(s)&quot;</extracomment>
        <translation>%2内 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 次更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Move U&amp;p</source>
        <translation>上移(&amp;P)</translation>
    </message>
    <message>
        <source>Move this layer to the next tier of the prompt</source>
        <translation>将此层移到提示词的下一层级</translation>
    </message>
    <message>
        <source>Move this layer to the previous tier of the prompt</source>
        <translation>将此层移到提示词的上一层级</translation>
    </message>
    <message>
        <source>Tools and request overhead: %1 tokens</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation>工具和请求开销：%1 token</translation>
    </message>
</context>
<context>
    <name>outcrop::StrataView</name>
    <message>
        <source>Strata</source>
        <translation>地层</translation>
    </message>
    <message>
        <source>The layers of the prompt; layers sent last are on top.</source>
        <translation>提示词的层；最后发送的层在顶部。</translation>
    </message>
</context>
<context>
    <name>outcrop::SuggestionsModel</name>
    <message>
        <source>Suggestion</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>hunks %1</source>
        <extracomment>%1 is a list of numbers such as 1,3</extracomment>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>hunk %1</source>
        <translation>块 %1</translation>
    </message>
</context>
<context>
    <name>outcrop::TabMenu</name>
    <message>
        <source>&amp;Pin Tab</source>
        <translation>固定标签页(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;Relative Path</source>
        <translation>复制相对路径(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>关闭其他(&amp;O)</translation>
    </message>
    <message>
        <source>Close to the Ri&amp;ght</source>
        <translation>关闭右侧(&amp;G)</translation>
    </message>
</context>
<context>
    <name>outcrop::TargetOpener</name>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation>%1 不在此工作区中</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open %1 in the web browser?</source>
        <translation>要在网页浏览器中打开 %1 吗？</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>The editor shows only documents in the open workspace. Open a folder that contains this file, or import the file.</source>
        <translation>编辑器只显示已打开工作区中的文档。请打开包含此文件的文件夹，或导入该文件。</translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyController</name>
    <message>
        <source>Taxonomy</source>
        <translation>分类体系</translation>
    </message>
    <message>
        <source>Workload tags of documents</source>
        <translation>文档的工作负载标签</translation>
    </message>
    <message>
        <source>Add concept %1</source>
        <extracomment>%1 is the tag of a concept</extracomment>
        <translation>添加概念 %1</translation>
    </message>
    <message>
        <source>Remove concept</source>
        <translation>移除概念</translation>
    </message>
    <message>
        <source>Move concept</source>
        <translation>移动概念</translation>
    </message>
    <message>
        <source>Rename concept to %1</source>
        <translation>将概念重命名为 %1</translation>
    </message>
    <message>
        <source>Edit texts of a concept</source>
        <translation>编辑概念的文本</translation>
    </message>
    <message>
        <source>Edit related concepts</source>
        <translation>编辑相关概念</translation>
    </message>
    <message>
        <source>Change tag to %1</source>
        <translation>将标签改为 %1</translation>
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
            <numerusform>%n 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) including narrower concepts</source>
        <translation>
            <numerusform>%n 个文档（包括下位概念）</numerusform>
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
        <translation>标签</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyPanel</name>
    <message>
        <source>no language</source>
        <extracomment>labels without a language</extracomment>
        <translation>无语言</translation>
    </message>
    <message numerus="yes">
        <source>%n concept(s) in %1</source>
        <translation>
            <numerusform>%1 中有 %n 个概念</numerusform>
        </translation>
    </message>
    <message>
        <source>This workspace has no taxonomy. These are the built-in workloads.</source>
        <translation>此工作区没有分类体系。这些是内置的工作负载。</translation>
    </message>
    <message>
        <source>No matching concepts</source>
        <translation>没有匹配的概念</translation>
    </message>
    <message>
        <source>No concepts</source>
        <translation>没有概念</translation>
    </message>
    <message>
        <source>A taxonomy defines the workloads used to tag skills, layers, memories and interactions.</source>
        <translation>分类体系定义用于给技能、层、记忆和交互加标签的工作负载。</translation>
    </message>
    <message>
        <source>New concept</source>
        <translation>新概念</translation>
    </message>
    <message>
        <source>No label and no tag contains the text of the filter.</source>
        <translation>没有名称或标签包含筛选器的文本。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选器</translation>
    </message>
</context>
<context>
    <name>outcrop::TemplateModesModel</name>
    <message>
        <source>structured</source>
        <extracomment>The mode of a prompt type: with METADATA around the task, or as plain text.</extracomment>
        <translation>结构化</translation>
    </message>
    <message>
        <source>unstructured</source>
        <translation>非结构化</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Previous mode</source>
        <translation>先前的模式</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>领域</translation>
    </message>
</context>
<context>
    <name>outcrop::TemplatesDialog</name>
    <message>
        <source>Go to the template in its file</source>
        <translation>转到文件中的模板</translation>
    </message>
    <message>
        <source>Prompt Templates</source>
        <translation>提示词模板</translation>
    </message>
    <message>
        <source>Revert the mode of %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation>还原 %1 提示词的模式</translation>
    </message>
    <message>
        <source>Prompt templates</source>
        <translation>提示词模板</translation>
    </message>
    <message>
        <source>No templates</source>
        <translation>没有模板</translation>
    </message>
    <message>
        <source>Templates define how each prompt type is sent. Define templates in config/hybrid_prompt_templates.yaml.</source>
        <translation>模板定义每种提示词类型的发送方式。请在 config/hybrid_prompt_templates.yaml 中定义模板。</translation>
    </message>
    <message>
        <source>Use structured mode for %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation>对 %1 提示词使用结构化模式</translation>
    </message>
    <message>
        <source>Use unstructured mode for %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation>对 %1 提示词使用非结构化模式</translation>
    </message>
    <message>
        <source>Show in &amp;file</source>
        <translation>在文件中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Send prompts of this type as METADATA and INSTRUCTION</source>
        <translation>将此类型的提示词作为 METADATA 和 INSTRUCTION 发送</translation>
    </message>
    <message>
        <source>Send prompts of this type as plain text</source>
        <translation>将此类型的提示词作为纯文本发送</translation>
    </message>
    <message>
        <source>&amp;Revert mode</source>
        <translation>还原模式(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the previous mode of this prompt type</source>
        <translation>恢复此提示词类型先前的模式</translation>
    </message>
    <message>
        <source>Use &amp;structured mode</source>
        <translation>使用结构化模式(&amp;S)</translation>
    </message>
    <message>
        <source>Use &amp;unstructured mode</source>
        <translation>使用非结构化模式(&amp;U)</translation>
    </message>
    <message>
        <source>A structured prompt contains METADATA, INSTRUCTION and the rules from the rule domains of its prompt type; an unstructured prompt is plain text.</source>
        <translation>结构化提示词包含 METADATA、INSTRUCTION 以及其提示词类型的规则领域中的规则；非结构化提示词是纯文本。</translation>
    </message>
</context>
<context>
    <name>outcrop::TextEditor</name>
    <message>
        <source>Typing</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>增加缩进</translation>
    </message>
    <message>
        <source>Unindent</source>
        <translation>减少缩进</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>拖放</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>No quick fix available</source>
        <translation>没有可用的快速修复</translation>
    </message>
</context>
<context>
    <name>outcrop::TokenCommands</name>
    <message>
        <source>Mark the token boundaries</source>
        <translation>标记 token 边界</translation>
    </message>
    <message>
        <source>Show Token Boundaries</source>
        <translation>显示 token 边界</translation>
    </message>
    <message>
        <source>Mark the token boundaries for %1 (%2)</source>
        <extracomment>%1 is a model, %2 the name of its tokenizer</extracomment>
        <translation>标记 %1 的 token 边界（%2）</translation>
    </message>
    <message>
        <source>Choose a provider and a model with a built-in tokenizer.</source>
        <translation>请选择有内置分词器的提供商和模型。</translation>
    </message>
    <message>
        <source>Cannot show token boundaries: no model is selected</source>
        <translation>无法显示 token 边界：未选择模型</translation>
    </message>
    <message>
        <source>Cannot show token boundaries: the tokenizer of %1 is not built in. Select another model.</source>
        <translation>无法显示 token 边界：%1 的分词器未内置。请选择其他模型。</translation>
    </message>
</context>
<context>
    <name>outcrop::TokenMeter</name>
    <message>
        <source>Request tokens</source>
        <translation>请求 token</translation>
    </message>
    <message>
        <source>Too long: %1</source>
        <extracomment>%1 is the length of a request</extracomment>
        <translation>过长：%1</translation>
    </message>
    <message>
        <source>Click to open the Budget panel</source>
        <translation>单击以打开“预算”面板</translation>
    </message>
    <message>
        <source>%1 tokens reserved for the response</source>
        <translation>为响应预留 %1 token</translation>
    </message>
    <message>
        <source>Request limit: %1 tokens</source>
        <translation>请求上限：%1 token</translation>
    </message>
    <message>
        <source>%1 tokens over the limit: shorten a layer, or choose a model with a larger context window</source>
        <translation>超出上限 %1 token：请缩短层，或选择上下文窗口更大的模型</translation>
    </message>
    <message>
        <source>%1 tokens free</source>
        <translation>剩余 %1 token</translation>
    </message>
</context>
<context>
    <name>outcrop::ToolTable</name>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Add tool</source>
        <translation>添加工具</translation>
    </message>
    <message>
        <source>Remove tool</source>
        <translation>移除工具</translation>
    </message>
    <message>
        <source>Parameters of %1</source>
        <extracomment>A heading above the parameters of a function; %1 is its name.</extracomment>
        <translation>%1 的参数</translation>
    </message>
</context>
<context>
    <name>outcrop::TourCard</name>
    <message>
        <source>Skip tour</source>
        <translation>跳过导览</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>转到上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>转到下一步</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show this part of the window and open the document for this step</source>
        <translation>显示窗口的此部分，并打开此步骤的文档</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a completed step of the tour</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Guided tour: step %1 of %2</source>
        <extracomment>the position in the guided tour</extracomment>
        <translation>导览：第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Close the tour and restore the view</source>
        <translation>关闭导览并恢复视图</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>position in the tour: title of the step</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Close the tour and restore the view. You can start the tour again from the Help menu.</source>
        <translation>关闭导览并恢复视图。可以从“帮助”菜单再次启动导览。</translation>
    </message>
</context>
<context>
    <name>outcrop::TranscriptView</name>
    <message>
        <source>Session messages</source>
        <translation>会话消息</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are not shown. Open the prompt to read them.</source>
        <translation>
            <numerusform>未显示 %n 条较早的消息。打开提示词可阅读它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <extracomment>%1 is the name of a tool</extracomment>
        <translation>工具调用：%1</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>%1 的结果</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <extracomment>%1 is a list of file names</extracomment>
        <translation>已附加：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) are not shown. Open the prompt or the response of the turn to read them.</source>
        <translation>
            <numerusform>还有 %n 个字符未显示。打开该轮的提示词或响应可阅读它们。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::TrendChart</name>
    <message>
        <source>points out of 100</source>
        <translation>分（满分 100）</translation>
    </message>
    <message>
        <source>good: %1 or higher</source>
        <extracomment>a threshold of quality: %1 points out of 100</extracomment>
        <translation>良好：%1 或更高</translation>
    </message>
    <message>
        <source>fair: %1 or higher</source>
        <extracomment>a threshold of quality: %1 points out of 100</extracomment>
        <translation>一般：%1 或更高</translation>
    </message>
    <message numerus="yes">
        <source>Week of %1: mean quality %2 (%3 to %4), %n response(s)</source>
        <extracomment>%1 is a date, %2 the mean, %3 and %4 the lowest and highest quality, %n responses</extracomment>
        <translation>
            <numerusform>%1 当周：平均质量 %2（%3 至 %4），%n 个响应</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::TruncationMarks</name>
    <message>
        <source>%1 does not send this file.</source>
        <translation>%1 不发送此文件。</translation>
    </message>
    <message>
        <source>Not sent: %1 truncates this file at byte %2, line %3.</source>
        <translation>未发送：%1 在第 %2 字节（第 %3 行）处截断此文件。</translation>
    </message>
</context>
<context>
    <name>outcrop::TurnsModel</name>
    <message>
        <source>%1, iteration %2</source>
        <extracomment>%1 is a phase of a session, %2 the number of its iteration</extracomment>
        <translation>%1，第 %2 次迭代</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a provider, %2 a model</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Response received</source>
        <translation>已收到响应</translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <extracomment>the user adds the response</extracomment>
        <translation>正在等待响应</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>of a turn without a response</extracomment>
        <translation>失败</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>one exchange of a conversation, with its number</extracomment>
        <translation>第 %1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Role</source>
        <extracomment>planner, generator, reviewer or reviser</extracomment>
        <translation>角色</translation>
    </message>
    <message>
        <source>Provider and model</source>
        <translation>提供商和模型</translation>
    </message>
    <message>
        <source>Input</source>
        <extracomment>input tokens</extracomment>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>output tokens</extracomment>
        <translation>输出</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>date and time of a turn</extracomment>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>outcrop::UndoActions</name>
    <message>
        <source>Undone: %1 (%2)</source>
        <extracomment>%1 is the name of a step, %2 the changed documents</extracomment>
        <translation>已撤销：%1（%2）</translation>
    </message>
    <message>
        <source>Redone: %1 (%2)</source>
        <extracomment>%1 is the name of a step, %2 the changed documents</extracomment>
        <translation>已重做：%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销 %1(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do %1</source>
        <translation>重做 %1(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>%1 is the name of a step, such as Typing</extracomment>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <extracomment>%1 is the name of a step, such as Typing</extracomment>
        <translation>重做(&amp;D)</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>time of a version</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>commit message of a version</extracomment>
        <translation>消息</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>start of a version&apos;s ID</extracomment>
        <translation>版本</translation>
    </message>
</context>
<context>
    <name>outcrop::ViewSwitch</name>
    <message>
        <source>Form</source>
        <extracomment>A view mode of a document: its fields.</extracomment>
        <translation>表单</translation>
    </message>
    <message>
        <source>Show the fields of the document</source>
        <translation>显示文档的字段</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>A view mode of a document: its text.</extracomment>
        <translation>源文本</translation>
    </message>
    <message>
        <source>Show the text of the document</source>
        <translation>显示文档的文本</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>A view mode of a document: its fields beside its text.</extracomment>
        <translation>两者</translation>
    </message>
    <message>
        <source>Show fields and text side by side</source>
        <translation>并排显示字段和文本</translation>
    </message>
</context>
<context>
    <name>outcrop::ViewSwitcher</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit documents and see the request that they produce</source>
        <translation>编辑文档并查看它们生成的请求</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare the requests of several providers side by side</source>
        <translation>并排比较多个提供商的请求</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>See the files that each coding agent loads</source>
        <translation>查看每个编程智能体加载的文件</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>See the tokens and the cost of the prompt</source>
        <translation>查看提示词的 token 和费用</translation>
    </message>
    <message>
        <source>Evolve</source>
        <translation>演进</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文档库</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a view: its purpose</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Check portability, search, edit the taxonomy and see the history</source>
        <translation>检查可移植性、搜索、编辑分类体系和查看历史</translation>
    </message>
    <message>
        <source>View responses, conversations, experiments, workflows, rules and complexity</source>
        <translation>查看响应、对话、实验、工作流、规则和复杂度</translation>
    </message>
    <message>
        <source>Review suggestions, usage, churn, acceptance and quality</source>
        <translation>审查建议、使用情况、变动率、接受情况和质量</translation>
    </message>
</context>
<context>
    <name>outcrop::WelcomePage</name>
    <message>
        <source>Outcrop logo</source>
        <translation>Outcrop 徽标</translation>
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
        <translation>查找命令(&amp;M)…</translation>
    </message>
    <message>
        <source>Find any menu command by name</source>
        <translation>按名称查找任何菜单命令</translation>
    </message>
    <message>
        <source>Open Quickl&amp;y…</source>
        <translation>快速打开(&amp;Y)…</translation>
    </message>
    <message>
        <source>Find any document in the workspace by name</source>
        <translation>按名称查找工作区中的任何文档</translation>
    </message>
    <message>
        <source>Nex&amp;t Document</source>
        <translation>下一个文档(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the next document tab, or from the last to the first</source>
        <translation>转到下一个文档标签页，或从最后一个转到第一个</translation>
    </message>
    <message>
        <source>P&amp;revious Document</source>
        <translation>上一个文档(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the previous document tab, or from the first to the last</source>
        <translation>转到上一个文档标签页，或从第一个转到最后一个</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>View and change the shortcuts of menu commands</source>
        <translation>查看和更改菜单命令的快捷键</translation>
    </message>
    <message>
        <source>Change the color theme, editor, saving and other settings</source>
        <translation>更改颜色主题、编辑器、保存及其他设置</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowController</name>
    <message>
        <source>Workflow</source>
        <translation>工作流</translation>
    </message>
    <message>
        <source>Plan, generate, review and revise with the templates of a profile</source>
        <translation>用配置档的模板进行规划、生成、审查和修订</translation>
    </message>
    <message>
        <source>Write Files</source>
        <translation>写入文件</translation>
    </message>
    <message>
        <source>Write files</source>
        <translation>写入文件</translation>
    </message>
    <message>
        <source>This writes the approved files of the workflow %1 to their targets and replaces existing files.</source>
        <translation>这会将工作流 %1 的已批准文件写入其目标，并替换现有文件。</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowFilesModel</name>
    <message>
        <source>Not written: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>未写入：%1</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未变</translation>
    </message>
    <message>
        <source>New, +%1</source>
        <extracomment>%1 is a number of lines</extracomment>
        <translation>新增，+%1</translation>
    </message>
    <message>
        <source>Changed, +%1 −%2</source>
        <extracomment>%1 and %2 are numbers of lines</extracomment>
        <translation>已更改，+%1 −%2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>path that a file is written to</extracomment>
        <translation>目标</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowPanel</name>
    <message>
        <source>New workflow…</source>
        <translation>新建工作流…</translation>
    </message>
    <message>
        <source>Open prompt</source>
        <translation>打开提示词</translation>
    </message>
    <message>
        <source>Open the prompt of the selected step</source>
        <translation>打开所选步骤的提示词</translation>
    </message>
    <message>
        <source>Open response</source>
        <translation>打开响应</translation>
    </message>
    <message>
        <source>Open the response of the selected step</source>
        <translation>打开所选步骤的响应</translation>
    </message>
    <message>
        <source>Write files…</source>
        <translation>写入文件…</translation>
    </message>
    <message>
        <source>Write the approved files to their targets in the workspace</source>
        <translation>将已批准的文件写入工作区中的目标</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Approve the prompt or the response; a review’s verdict selects the next phase</source>
        <translation>批准提示词或响应；审查的结论决定下一阶段</translation>
    </message>
    <message>
        <source>Send the prompt of the current step</source>
        <translation>发送当前步骤的提示词</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>工作流</translation>
    </message>
    <message>
        <source>Workflow steps</source>
        <translation>工作流步骤</translation>
    </message>
    <message>
        <source>Files in the response</source>
        <translation>响应中的文件</translation>
    </message>
    <message>
        <source>Reason for a rejection</source>
        <translation>拒绝的原因</translation>
    </message>
    <message>
        <source>No workflows yet</source>
        <translation>尚无工作流</translation>
    </message>
    <message>
        <source>A workflow takes a task from a plan through generated files to a review. It uses the templates, conventions and standards of a profile. Its prompts and responses are plain files in the sessions folder of the workspace.</source>
        <translation>工作流将任务从计划经生成文件带到审查。它使用配置档的模板、约定和标准。其提示词和响应是工作区 sessions 文件夹中的纯文件。</translation>
    </message>
    <message>
        <source>Start workflow</source>
        <translation>启动工作流</translation>
    </message>
    <message>
        <source>No readable workflows</source>
        <translation>没有可读的工作流</translation>
    </message>
    <message>
        <source>Open a workspace to see its workflows.</source>
        <translation>打开工作区以查看其工作流。</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>The files in a response appear here with their differences from the workspace files.</source>
        <translation>响应中的文件及其与工作区文件的差异会显示在此处。</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>添加响应</translation>
    </message>
    <message>
        <source>Enter the response to the prompt of the current step</source>
        <translation>输入对当前步骤提示词的响应</translation>
    </message>
    <message>
        <source>Approve and &amp;Complete</source>
        <translation>批准并完成(&amp;C)</translation>
    </message>
    <message>
        <source>Approve and &amp;Revise</source>
        <translation>批准并修订(&amp;R)</translation>
    </message>
    <message>
        <source>Workflow</source>
        <comment>menu</comment>
        <translation>工作流</translation>
    </message>
    <message>
        <source>Approve the review regardless of its verdict, and end the workflow</source>
        <translation>无论结论如何都批准审查，并结束工作流</translation>
    </message>
    <message>
        <source>Approve the review regardless of its verdict, and revise the files</source>
        <translation>无论结论如何都批准审查，并修订文件</translation>
    </message>
    <message>
        <source>Cancel workflow</source>
        <translation>取消工作流</translation>
    </message>
    <message>
        <source>End the workflow, and keep its files</source>
        <translation>结束工作流并保留其文件</translation>
    </message>
    <message>
        <source>Reject the response with a reason, and request another response</source>
        <translation>拒绝响应并说明原因，请求另一个响应</translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation>发送提示词</translation>
    </message>
    <message>
        <source>Start a workflow for a task</source>
        <translation>为任务启动工作流</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowStartDialog</name>
    <message>
        <source>Start Workflow</source>
        <translation>启动工作流</translation>
    </message>
    <message>
        <source>(no profile)</source>
        <translation>（无配置档）</translation>
    </message>
    <message>
        <source>Every prompt and response</source>
        <translation>每个提示词和响应</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation>配置档(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Scope:</source>
        <translation>范围(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Task:</source>
        <translation>任务(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Values:</source>
        <translation>值(&amp;V)：</translation>
    </message>
    <message>
        <source>Manual &amp;approval:</source>
        <translation>人工批准(&amp;A)：</translation>
    </message>
    <message>
        <source>Start workflow</source>
        <translation>启动工作流</translation>
    </message>
    <message>
        <source>Planner:</source>
        <translation>规划者：</translation>
    </message>
    <message>
        <source>Generator:</source>
        <translation>生成者：</translation>
    </message>
    <message>
        <source>Reviewer:</source>
        <translation>审查者：</translation>
    </message>
    <message>
        <source>Reviser:</source>
        <translation>修订者：</translation>
    </message>
    <message>
        <source>(default)</source>
        <translation>（默认）</translation>
    </message>
    <message>
        <source>Line %1 of the values is not valid. Write it as name = value, or indent it by two spaces to continue the line above.</source>
        <translation>值的第 %1 行无效。请写为 name = value，或缩进两个空格以延续上一行。</translation>
    </message>
    <message>
        <source>One template value per line, such as entity = Order. Indent further lines of a value by two spaces.</source>
        <translation>每行一个模板值，例如 entity = Order。值的后续行请缩进两个空格。</translation>
    </message>
    <message>
        <source>Workspace default</source>
        <translation>工作区默认</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowStepsModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a phase, %2 the number of an iteration after the first</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>Prompt waiting for approval</source>
        <translation>提示词等待批准</translation>
    </message>
    <message>
        <source>Prompt not sent</source>
        <translation>提示词未发送</translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <translation>正在等待响应</translation>
    </message>
    <message>
        <source>Response waiting for approval</source>
        <translation>响应等待批准</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未开始</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowsModel</name>
    <message>
        <source>Profile: %1</source>
        <translation>配置档：%1</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>a workflow has ended</extracomment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>工作流</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation>规划</translation>
    </message>
    <message>
        <source>Generate</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation>生成</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation>审查</translation>
    </message>
    <message>
        <source>Revise</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation>修订</translation>
    </message>
    <message>
        <source>Last change</source>
        <extracomment>time of the last change of a workflow</extracomment>
        <translation>最后更改</translation>
    </message>
</context>
<context>
    <name>outcrop::WorkspaceController</name>
    <message>
        <source>Outcrop Sample</source>
        <translation>Outcrop 示例</translation>
    </message>
</context>
</TS>

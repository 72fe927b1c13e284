<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AccessibleControls</name>
    <message>
        <source>Clear text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttachmentRows</name>
    <message>
        <source>Not sent: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent: the file is missing or cannot be attached. The Problems panel shows the reason.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider whose request is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit or grouping of the bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of turns in a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns per session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of tokens in each response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of sessions per month, to estimate the monthly cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per month: –</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per month: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chart data as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart or its data to a file, or copy the data as a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BudgetText</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A provider and its model
----------
%1 is a number of tokens, %2 a share in percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; 0.1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share of a context window</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a number with its unit, %2 its certainty</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tokens (%3)</source>
        <extracomment>%1 of %2 tokens are used; %3 is the certainty of %1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a cache: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <extracomment>%1 is a price list, %2 a date</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2 of %3</source>
        <extracomment>%1 is a number of tokens with its unit, %2 a share in percent, %3 a context window in tokens; two lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>The request fits</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <comment>whether a request fits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dollars per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window of %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of an edit ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) per month cost %1.</source>
        <translation>
            <numerusform>%n session per month costs %1.</numerusform>
            <numerusform>%n sessions per month cost %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>An edit costs %1 on the next turn: %2 tokens are written to the cache again</source>
        <extracomment>%1 is a price, %2 a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · over the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost without a cache ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
context window unknown</source>
        <extracomment>%1 is a number of tokens with its unit; two lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost with response ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost with response: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First request ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm cache ($)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens (lower bound)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens (upper bound)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window used (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A torn edge means that the context window is larger than shown. Click a bar to see its parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens rewritten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache read: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache write: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncached input: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 is too long: %2 tokens, but the limit is %3. Shorten the prompt, or plan shorter sessions.</source>
        <extracomment>%1 is the number of a turn, %2 and %3 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) cost %1, including the responses and the growing conversation; without a cache, %2.</source>
        <translation>
            <numerusform>%n turn costs %1, including the responses and the growing conversation; without a cache, %2.</numerusform>
            <numerusform>%n turns cost %1, including the responses and the growing conversation; without a cache, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncached input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server reads %1 of %2 tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped by the server: about %1 of %2 tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First request %1, warm cache %2</source>
        <extracomment>Prices in dollars</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit (share of the context window)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2. The size is known for %n version(s).</source>
        <extracomment>%1 is the title of a document, %2 its size, %n a number of versions</extracomment>
        <translation>
            <numerusform>%1 has %2. The size is known for %n version.</numerusform>
            <numerusform>%1 has %2. The size is known for %n versions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits, %n part(s) omitted</source>
        <extracomment>The request fits because parts of the prompt were omitted</extracomment>
        <translation>
            <numerusform>fits, %n part omitted</numerusform>
            <numerusform>fits, %n parts omitted</numerusform>
        </translation>
    </message>
    <message>
        <source>Output schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
server reads %2</source>
        <extracomment>%1 is a number of tokens with its unit, %2 a number of tokens; two short lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server reads %1 tokens by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is a provider, %2 a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from the beginning of the prompt: %2</source>
        <extracomment>%1 is a number of dropped tokens, %2 the titles of the parts of the prompt that they are in</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BudgetWords</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation and request</source>
        <extracomment>The conversation, the request and the output instructions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>The tokens of a response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncached input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request overhead</source>
        <extracomment>Tokens that the provider adds around a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextPanel</name>
    <message>
        <source>Start folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coding agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder in which you start the coding agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include user and managed files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files in the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file in the editor, at the truncation point if there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show the files that the client loads after it reads the current document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also read the clients’ files in your home folder, managed files, and environment variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only files that the two clients load differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File text; text after the truncation mark is not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the files of two clients side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes about the client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use in Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the files that this client loads from the workspace folder as the layers of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the file that replaces or imports this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include files loaded for the current document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the two clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another start folder in the repository</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another start folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model for tokens and prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model for tokens, context window and price of all clients</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextSummary</name>
    <message>
        <source>no truncated files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <extracomment>%1 is the kind of file, %2 its state: &quot;Project instructions, truncated. Known from recorded requests of version 0.169.0.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-level folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a folder, %2 the losses there: &quot;web (1 file truncated, 7.66 KiB not sent)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses if you start %1 in another folder: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of other start folders that were not checked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for each request with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the model of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the default model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s), %2</source>
        <extracomment>%1 is a client, %2 a number of tokens</extracomment>
        <translation>
            <numerusform>%1: %n file, %2</numerusform>
            <numerusform>%1: %n files, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded twice, %1 extra tokens</source>
        <extracomment>%n is a number of files, %1 a number of tokens: &quot;1 file loaded twice, ≈ 3,280 extra tokens&quot;</extracomment>
        <translation>
            <numerusform>%n file loaded twice, %1 extra tokens</numerusform>
            <numerusform>%n files loaded twice, %1 extra tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for the first request with %3; %2 with a warm cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens at the start (including %2 added by the client)</source>
        <extracomment>both are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not run in this folder. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more tokens after the client reads %2</source>
        <extracomment>%1 is a number of tokens, %2 a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) listed by name</source>
        <translation>
            <numerusform>%n file listed by name</numerusform>
            <numerusform>%n files listed by name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) not loaded</source>
        <translation>
            <numerusform>%n more file not loaded</numerusform>
            <numerusform>%n more files not loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not loaded</source>
        <translation>
            <numerusform>%n file not loaded</numerusform>
            <numerusform>%n files not loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded on demand</source>
        <translation>
            <numerusform>%n file loaded on demand</numerusform>
            <numerusform>%n files loaded on demand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) loaded under another name</source>
        <translation>
            <numerusform>%n file loaded under another name</numerusform>
            <numerusform>%n files loaded under another name</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Includes unsaved changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the files that this client loads from the workspace folder as the layers of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Edit view can use only the files that %1 loads from the workspace folder at the start of a session; it cannot use user files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Edit view uses only the files that %1 loads from the workspace folder at the start of a session; it does not use user files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price of %1 is unknown; select another model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message numerus="yes">
        <source>%n repair(s)</source>
        <translation>
            <numerusform>%n repair</numerusform>
            <numerusform>%n repairs</numerusform>
        </translation>
    </message>
    <message>
        <source>planner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>generator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviser</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>First %n message(s) sent as a summary</source>
        <translation>
            <numerusform>First %n message sent as a summary</numerusform>
            <numerusform>First %n messages sent as a summary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First %n message(s) not sent</source>
        <translation>
            <numerusform>First %n message not sent</numerusform>
            <numerusform>First %n messages not sent</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous attempt: %1 (%2)</source>
        <extracomment>%1 is a provider, %2 why it failed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted before the response was complete. Use “Send request” to retry.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashMessage</name>
    <message>
        <source>Crash report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop crashed on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop crashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you open the workspace again, you can restore unsaved text. A crash report was written. It is only on this computer and is never sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This report is only on this computer and is never sent. It contains none of your texts, settings or paths. You can attach it to a bug report.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>Unsaved Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Save the changes in %n document(s)?</source>
        <translation>
            <numerusform>Save the changes in %n document?</numerusform>
            <numerusform>Save the changes in %n documents?</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentGroup</name>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condensed layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wire format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portability tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolution report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 instructions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentHistory</name>
    <message>
        <source>Current text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentTemplate</name>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condensed Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wire Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in GRANITE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer that changes about once a quarter: values and voice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in BEDROCK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in SANDSTONE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in TOPSOIL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in WEATHER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer that changes every turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that are added to prompts and checked in responses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task whose complexity is estimated before work starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the prompt, in the TOPSOIL tier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condensed form of a layer, for small context windows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role, tools, limits and response format of an assistant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer about the people the assistant works for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer that changes daily: tools and environments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A taxonomy of workloads for tagging documents and interactions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An agent&apos;s limits, in a separate file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation parameters for each phase of a workload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models, limits and formats of a provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request and response format of an API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turns of a conversation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer about the identity and knowledge of the assistant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comparison of two prompt variants on the same cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions that are sent if their workload is selected or retrieval finds them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes that are not part of the prompt unless you add them or retrieval finds them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentTree</name>
    <message>
        <source>%1 (condensed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (governance)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EstimateLabels</name>
    <message>
        <source>confidence %1</source>
        <extracomment>%1 is a number from 0 to 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two subtasks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complexity %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>%1 is a task, %2 its complexity, %3 a recommendation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs from the heuristics by %1% of the higher score</source>
        <extracomment>%1 is the relative difference of two scores</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as listed in the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as split by the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Can run in parallel</source>
        <extracomment>%1 is a position in the sequence: 1, 2, …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same functions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exclusive resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small enough for one task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split by file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Cannot run in parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; check the code first</source>
        <extracomment>%1 is a confidence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one needs the other’s result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consider splitting the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task has too little detail for an estimate. Add its files or subtasks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>−%1</source>
        <extracomment>a change; %1 is a number without sign</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%: %2 to %3%</source>
        <extracomment>an interval: %1 is its confidence level in percent, %2 and %3 are percentages</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%: %2 to %3</source>
        <extracomment>an interval: %1 is its confidence level in percent, %2 and %3 are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1% of %2 turns</source>
        <extracomment>%1 percent, %2 a number of turns</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n change(s)&quot;, %2 is &quot;%n day(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a number before and after a change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a measured value such as &quot;71% of 312 turns&quot;, %2 its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>%1 a number with + or −, %2 the tokenizer that counted</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per turn</source>
        <extracomment>%1 a price with + or −</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence interval or change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measurement</source>
        <extracomment>columns: the evidence for a suggestion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvolutionPanel</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the current table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the current table to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document usage by workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Churn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer change frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports of earlier analyses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyze the recorded interactions and the document history, then store suggestions and a report; your documents are not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceptance rate by week</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvolutionText</name>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceptance rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <extracomment>%1 a share with its interval, %2 is &quot;%n suggestion(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s)</source>
        <translation>
            <numerusform>%n suggestion</numerusform>
            <numerusform>%n suggestions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>changes per 30 days and their interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may change each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more often than declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared cadence</source>
        <extracomment>a mark in a chart: the declared cadence of a layer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <extracomment>columns: change rates of layers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1% (%2 to %3)</source>
        <extracomment>a share in percent and its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>%1 of %2 turns or decisions, %3 a share with its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>a column: the layer or skill that was used</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <extracomment>columns: a workload&apos;s turns, its share of all turns in the first two thirds and in the last third of the period, and its high-friction turns</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High-friction turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4</source>
        <extracomment>%1 is &quot;%n turn(s)&quot;, %2 and %3 are days, %4 is &quot;%n open suggestion(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a day of history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes per 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>turns that belong to no workload</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) changed more often than declared</source>
        <translation>
            <numerusform>%n layer changed more often than declared</numerusform>
            <numerusform>%n layers changed more often than declared</numerusform>
        </translation>
    </message>
    <message>
        <source>accepted suggestions, % of all decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared cadence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes per 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% CI lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% CI upper bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared changes per 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>columns: decisions on suggestions by week</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% CI lower bound, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% CI upper bound, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; usage was recorded for %1 of the turns and inferred from text for the others</source>
        <extracomment>%1 a number of turns</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decisions yet: accept or reject suggestions to see the acceptance rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer churn is unknown until the history covers a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share in last third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layer changed more often than declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n open suggestion(s)</source>
        <translation>
            <numerusform>%n open suggestion</numerusform>
            <numerusform>%n open suggestions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvolutionWork</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>%1 is &quot;%n new suggestion(s)&quot;, %2 is &quot;%n turn(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new suggestion(s)</source>
        <translation>
            <numerusform>%n new suggestion</numerusform>
            <numerusform>%n new suggestions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) already suggested</source>
        <translation>
            <numerusform>%n change already suggested</numerusform>
            <numerusform>%n changes already suggested</numerusform>
        </translation>
    </message>
    <message>
        <source>Next analysis: %1 (%2)</source>
        <extracomment>%1 is a date and time, %2 the schedule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No analysis is scheduled. In the [evolution] section of config.toml, set “enabled” to true and “schedule” to a list of hours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentFigures</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a mean, and its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2, %n case(s)</source>
        <extracomment>%1 the name of an arm, %2 its mean and interval</extracomment>
        <translation>
            <numerusform>%1: mean %2, %n case</numerusform>
            <numerusform>%1: mean %2, %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>a difference between two arms of an experiment: the first minus the second</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arm</source>
        <extracomment>columns: the distribution of the values of an arm of an experiment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>columns: the difference between two arms of an experiment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences up to %1 are too small to matter</source>
        <extracomment>%1 is a number with its unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the first arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the second arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% CI lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% CI upper bound</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arm</source>
        <extracomment>Column titles of a table of the arms of an experiment and their cost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric</source>
        <extracomment>Column titles of a table of detectable effects per metric, in standard deviations</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message>
        <source>Each case is sent to every arm, in random order (seed %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No API calls, no cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not achievable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judge for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest detectable effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, each %2 per arm: %3 trials, %4 remaining.</source>
        <extracomment>%1 is the number of cases, %2 how often each case is sent, %3 the number of trials, %4 the number of remaining trials</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each case is sent to one random arm (seed %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1</source>
        <extracomment>%1 is a maximum number of calls, or a maximum price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2: duration about %5 (%6), cost about %3, assuming responses of %4 tokens.</source>
        <extracomment>%1 is a number of calls, %2 providers, %3 a price, %4 tokens per response, %5 a duration, %6 the source of the duration</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Simulated tool replies cause at most %n more request(s); the total cost is at most %1.</source>
        <extracomment>%n is a number of requests, %1 a price</extracomment>
        <translation>
            <numerusform>Simulated tool replies cause at most %n more request; the total cost is at most %1.</numerusform>
            <numerusform>Simulated tool replies cause at most %n more requests; the total cost is at most %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded run is archived in %1 and no longer reported.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The recorded run with %n trial(s) is archived in %1 and no longer reported.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>
            <numerusform>The recorded run with %n trial is archived in %1 and no longer reported.</numerusform>
            <numerusform>The recorded run with %n trials is archived in %1 and no longer reported.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its responses are archived too, so every call is made again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the recorded run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, each %2: %3 trials, %4 remaining.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentResultView</name>
    <message>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclusions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentsPanel</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiment progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arms in the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the running trials and keep the completed trials; you can resume later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report to a file, or copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistical power of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create an experiment that compares prompt variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum number of trials in parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel trials: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the remaining trials; completed trials are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive the recorded run and run all trials again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the prompt type of this experiment to the mode of an arm, or restore its previous mode</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldBadge</name>
    <message>
        <source>Each provider’s adapter translates this field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field has the same meaning for every provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field contains settings of one provider. They belong in the provider’s adapter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>%1 is not UTF-8 and cannot be copied as text. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a document in this workspace. Reload the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a path inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no longer exists. Reload the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be moved to the trash. Check the permissions of its folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormEdits</name>
    <message>
        <source>%1 cannot be renamed here. Rename it in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key has no name. Enter a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key %1 already exists here. Enter another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n properties</source>
        <extracomment>A JSON Schema in one line; %1 is a JSON type.</extracomment>
        <translation>
            <numerusform>%1 with %n property</numerusform>
            <numerusform>%1 with %n properties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormSections</name>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guardrails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name, role and style of the agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model and model requirements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tools that the agent may call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>response format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limits and checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings for different providers and clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other keys in the document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only pages that contain every word of the filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IntervalPlot</name>
    <message>
        <source>mean with 95% confidence interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interquartile range, median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>environment</source>
        <extracomment>A key source: environment variables</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system key store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process memory (until you quit)</source>
        <extracomment>A key source: the memory of the program</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>the name of the language of this translation, in this language, capitalized as in a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Filter documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of matching documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only documents whose name or path contains every word of the filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineMark</name>
    <message>
        <source>Different text in the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same text at a different position in the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing from the first column</source>
        <extracomment>About a line of a compared text; the texts are shown in columns</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder as a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Bundles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select everything in the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wrap Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close All Docu&amp;ments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close every open document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the Sam&amp;ple Workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High Contrast Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High &amp;Contrast Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the &amp;Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create an untitled document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this document to its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this document to another file in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save every document with unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert to Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the text from the file; Undo restores your unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a workspace with sample files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloa&amp;d from Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the workspace from disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export every provider’s request to a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the current document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the workspace and return to the start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the documents in the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrap long lines at the edge of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Increase the text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decrease the text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole prompt as readable text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the request to the provider as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Tab Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the task field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the contents of the current tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the handbook page of the focused panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the Qt version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Color Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the colors of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black on white, with outlined controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White on black, with outlined controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version and license of Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another window, for another workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the system text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the default layout of the panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the parts that are lost, changed or added, with reasons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>milliseconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from one number to another</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to complete response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the plain prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points out of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <extracomment>a very small p-value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of successful trials, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of trials that pass the assertions, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule violations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveCosts</name>
    <message>
        <source>The move rewrites no cached tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change rewrites no cached tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move costs %1 once.</source>
        <extracomment>%1 is a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change costs %1 once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit of this layer still costs %1.</source>
        <extracomment>%1 is a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit of this layer then costs %1 instead of %2.</source>
        <extracomment>both are prices; %1 after and %2 before the move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prices are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a warm cache, a request costs %1 instead of %2.</source>
        <extracomment>both are prices; %1 after and %2 before the change</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveEffect</name>
    <message>
        <source>the prompt is unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 of %2 characters of the prompt are unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document is now sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document is no longer sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves after %2</source>
        <extracomment>both are titles of sections</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves before %2</source>
        <extracomment>both are titles of sections</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request changes from %1 to %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveEffectModel</name>
    <message>
        <source>not rendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <extracomment>Losses that a change adds or removes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>The cost of an edit of the moved layer, before and after the move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>The one-time cost of the move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm cache</source>
        <extracomment>The cost of a turn that reads the cache, before and after the move</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveProposal</name>
    <message>
        <source>Proposed move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect on each provider’s request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the move (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the move (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Documents with references to this document:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents changed by the rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tier:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example, phase in (planning)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer is sent only if this condition is true; leave the field empty for a layer without a condition</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewLayer</name>
    <message>
        <source>The prices are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new layer is not sent with the current choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new layer costs %1 once, because it rewrites cached tokens.</source>
        <extracomment>%1 is a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new layer rewrites no cached tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit of the layer then costs %1.</source>
        <extracomment>%1 is a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each time the result of the condition changes, the provider caches the prompt again from this layer on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickerBar</name>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings for each phase and scope, such as generation parameters and output instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider that receives the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent whose prompt is rendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt type; its template can wrap the task in METADATA and INSTRUCTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that receives the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt markup format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope, type, format, conversation and layers of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with the messages before the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether layers are sent; an imported request has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workflow stage; selects profile settings and conditional layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task category, such as fix or page; selects profile settings and conditional layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload; selects skills and conditional layers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickerChoices</name>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>structured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unstructured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the description of a prompt type, %2 its mode: structured or unstructured.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RCCF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task as METADATA and INSTRUCTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context window unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses the %1 wire format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections with headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole prompt as one &lt;prompt&gt; document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default from the profile or the manifest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default from the manifest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type assigned to the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections in XML tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labeled sections: role, context, constraints, format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default from the agent, the manifest or the adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input, %2 output per million tokens</source>
        <extracomment>prices of a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers whose conditions are true are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layer is sent, as for an imported request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default from the prompt type, the manifest, the agent or the adapter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PortabilityPanel</name>
    <message>
        <source>Filter agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only agents that failed a criterion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also test rendered requests and the responses recorded in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the fixes for the selected cell or agent as one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the whole report to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the selected cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent portability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only agents whose name or file contains every word of the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of the selected cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test requests and responses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Filter problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only problems whose row contains every word of the filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityPanel</name>
    <message>
        <source>Prompt type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt type whose quality is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the data to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create an experiment that compares prompt variants</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityTable</name>
    <message>
        <source>%1%</source>
        <extracomment>a share in percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>columns: the parts of the quality, their weights, values, points and reasons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deductions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules were checked; the score is based on the other parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 out of 100</source>
        <extracomment>%1 is the quality of a response</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityTrend</name>
    <message>
        <source>good</source>
        <extracomment>a quality level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <extracomment>a quality level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poor</source>
        <extracomment>a quality level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few weeks for a trend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up %1 points per week</source>
        <extracomment>%1 points of quality</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down %1 points per week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>prompts without a type</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rated responses yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule violations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 out of 100 (%2), mean of %3 responses; %4</source>
        <extracomment>%1 points of quality, %2 a level such as good, %3 a number of responses, %4 a trend</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <extracomment>columns: the quality of responses week by week</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated responses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no weekly change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RankTable</name>
    <message>
        <source>By meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <extracomment>%1 is a word of the query, %2 the fields that contain it, such as &quot;title, text&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>columns: the ranking of a hit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By corrected keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By keyword</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatifyChange</name>
    <message>
        <source>Hunk</source>
        <extracomment>columns: the conflicts of a suggestion, with the text of each version</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>columns: a provider&apos;s prompt before and after a change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; every hunk still applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis and conflicts with the suggestion:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has uncommitted changes. If you accept, these changes are committed too.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text at analysis time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the analysis; the suggestion can be merged without conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First request before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First request after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm cache before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm cache after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept the hunks that still apply, or edit the file manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit the file manually, or reject the suggestion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This suggestion has no diff. Read the evidence and edit the document manually, or reject the suggestion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hunks cannot be applied to the current text. Edit the file manually, or reject the suggestion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suggestion was accepted, but its diff cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You accepted an edited text. This is the change that was suggested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>note in the heading of a hunk</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted hunks: %1 of %2. The other hunks were not applied.</source>
        <extracomment>%1 of %2, numbers of hunks</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatifyPanel</name>
    <message>
        <source>Show open, accepted or rejected suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect of the change on prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example interactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for rejecting the suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without deciding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded with the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the suggestion and record the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the suggested text before you accept it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Render recorded turns that are not examples of this suggestion, with and without the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held-out turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit, then accept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject with reason…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the suggestion, and record your reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the suggestion open, record that you will decide later, and go to the next suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test change on held-out turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of the test on held-out turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the selected hunks to the file; in a git repository, also commit the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyze the recorded interactions and the document history, then store suggestions and a report; your documents are not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the changed prompts to the provider and compare the responses with the recorded ones; the requests can cost money</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatifyWork</name>
    <message>
        <source>ID</source>
        <extracomment>columns: interactions that are evidence for a suggestion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed %1 in commit %2</source>
        <extracomment>%1 is a file, %2 a commit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n held-out turn(s) rendered; no API calls made.</source>
        <translation>
            <numerusform>%n held-out turn rendered; no API calls made.</numerusform>
            <numerusform>%n held-out turns rendered; no API calls made.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected; the same change is suggested again only if at least twice as many interactions support it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postponed; the suggestion is still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone; the suggestion is open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change was not tested: %1.</source>
        <extracomment>%1 is the reason, without a full stop</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n held-out turn(s) tested; turns with a changed prompt were sent again. The word overlap shows how similar the responses are. Compare their quality manually.</source>
        <translation>
            <numerusform>%n held-out turn tested; turns with a changed prompt were sent again. The word overlap shows how similar the responses are. Compare their quality manually.</numerusform>
            <numerusform>%n held-out turns tested; turns with a changed prompt were sent again. The word overlap shows how similar the responses are. Compare their quality manually.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed %1. Commit the file manually, because the commit failed: %2</source>
        <extracomment>%1 is a file, %2 an error</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenderPanel</name>
    <message>
        <source>Updating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shell command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to five providers side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe what the model should do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user’s request, sent as the last message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole prompt as readable text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to the provider as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show kept and renamed parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON Schemas as this provider receives them, with the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous occurrence of the same text in the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next occurrence of the same text in the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text below does not include the latest change yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL and headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a character to see its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send an image, PDF, audio or text file with the task; you can also drop files on the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole ledger, including parts that are sent unchanged or under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll this view to the text at the cursor in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shell command for this request, without the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added, with reasons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenderedView</name>
    <message>
        <source>Incomplete: %1: %2</source>
        <extracomment>%1 is a location in a file, %2 an error</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RepairRule</name>
    <message>
        <source>Byte order mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-standard whitespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typographic quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtick instead of a quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triple quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubled quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unquoted key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unquoted string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unescaped quote in a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line break or control character in a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lone surrogate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strings concatenated with +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus sign before a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare decimal point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underscore between digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number in another base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number suffix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN or Infinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated literal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trailing comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong separator instead of a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong separator instead of a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Braces around a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square brackets around an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parentheses around a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Function call around a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ellipsis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stray text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text after the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss of precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair list truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unclosed tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unclosed code fence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echoed prompt tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echoed chat template token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echoed speaker name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String converted to a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentage converted to a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value converted to a boolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String converted to null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value converted to a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value wrapped in a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single-item list unwrapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data parsed from a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrapper removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML instead of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrapper added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value extracted from a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: text removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An invisible byte order mark before the value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whitespace that JSON does not allow was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single quote was read as a double quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A typographic quote was read as a plain double quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backtick was read as a double quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three quotes were read as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two quotes in a row were read as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double escape was reduced by one level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes were added to a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes were added to a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing quote was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote in a string was escaped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line break or another control character in a string was escaped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An invalid escape was replaced by its probable meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truncated escape was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of a surrogate pair was replaced by the replacement character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strings joined by a plus sign were read as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plus sign before a number was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zero was added next to a decimal point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number with leading zeros was kept as a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underscores between digits were skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter after a number was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number too large to represent was kept as a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN or Infinity, which JSON does not support, was read as null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing comma was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong separator was read as a comma.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing colon was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong separator was read as a colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truncated key was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing bracket was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An extra bracket was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values without keys between braces were read as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values between square brackets were read as an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parentheses around a list were replaced by square brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function call around a value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ellipsis for omitted content was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text that is not part of any value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text after the value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another JSON value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several values in a row were read as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A YAML block was read as the requested data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key occurs twice in one object; the last value was used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number has more digits than can be represented; it was rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unclosed code fence was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat template token was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The speaker&apos;s name before the response was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A string was converted to a number, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A percentage was converted to a number, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value was converted to a boolean, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A string such as “none” was converted to null, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value was converted to a string, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single value was wrapped in a list, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list with one item was replaced by the item, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list or an object was parsed from a string, as the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spelling of a key was changed to match the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value was wrapped in the only property that the schema requires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails removed text from the response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails was applied, and the response passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response violates an output filter of the agent&apos;s guardrails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails is an instruction to the model, so it cannot be checked automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An extra comma was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong bracket was replaced by the matching one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A string prefix of a programming language, such as r&quot;…&quot;, was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value without a key was given an empty key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrapper object around the response was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Literal from another language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several values in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key spelling corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag from the prompt was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is full; further repairs are counted but not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hexadecimal, octal or binary number was converted to decimal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A literal from another language, such as True or None, was read as the equivalent JSON literal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truncated literal, such as tru or nul, was completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unclosed tag was closed or skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truncated number was read up to its last digit, or as null if it had no digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comma after the last value was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing value was set to null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reasoning of the model was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value changed to an allowed value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value was replaced by the matching value that the schema allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value that the schema allows was taken from the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output filter: check failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output filter of the agent&apos;s guardrails could not check the response, so the response is not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResponseWords</name>
    <message>
        <source>Valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>METADATA and CONTENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One JSON document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON in a fenced block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3 left</source>
        <extracomment>%1 and %2 are numbers, %3 the unit of the limit, such as &quot;requests&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <extracomment>%1 is a number, %2 the unit of the limit, such as &quot;requests&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>a length of time in minutes and seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a length of time in seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input tokens (%2 cached)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is valid without repairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is valid after the listed repairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is truncated. Allow a longer response, or ask for less in one request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider blocked the response. Change the request, or use another provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON inside prose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider overloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endpoint has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malformed response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error during the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response contains data that does not match the schema. Send the request again, or change the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data was expected, but the response contains none. Send the request again, or use the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the data is unreadable or ambiguous. Send the request again, or use the data unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache: wrote %1 of %2 predicted tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache: read %1 of %2 predicted tokens</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, extra cost %2</source>
        <extracomment>%1 is a sentence about cache use, %2 a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model refused to respond. Check the text for a reason, and change the request, or use another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool call arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secure connection failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 output tokens (%2 reasoning)</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 output tokens</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema mismatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache: %1 tokens predicted, actual use not reported</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response violates an output filter of the agent, or a filter could not check it. The Repairs tab shows the filter. Send the request again, or change the filter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Copy &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleInjection</name>
    <message>
        <source>sent</source>
        <extracomment>state of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>columns: the rules of a prompt, their states and their cost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 of %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; at most %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template %1 includes no rules</source>
        <extracomment>%1 a type of prompt, such as validation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rules, %3 tokens per prompt (%4)</source>
        <extracomment>%1 and %2 numbers of rules, %3 tokens, %4 the certainty of the count</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; no rules are sent in unstructured mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>omitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>critical</source>
        <extracomment>severity of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>severity of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>severity of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>severity of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>syntax tree</source>
        <extracomment>check method of a rule: on the syntax tree of code</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern</source>
        <extracomment>check method of a rule: by a regular expression</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schema</source>
        <extracomment>check method of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coverage</source>
        <extracomment>check method of a rule: by the coverage report of tests</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>check method of a rule: by a language model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message>
        <source>not applicable</source>
        <extracomment>result of a rule that does not apply to the text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <extracomment>result of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as expected</source>
        <extracomment>the examples of a rule have the expected results</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are a rule&apos;s id and name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n not run</source>
        <translation>
            <numerusform>%n not run</numerusform>
            <numerusform>%n not run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n not applicable</numerusform>
            <numerusform>%n not applicable</numerusform>
        </translation>
    </message>
    <message>
        <source>Last check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manual review</source>
        <extracomment>check method of a rule: manually</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>about the examples of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not tested: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On violation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppressed: %1 Reason: %2</source>
        <extracomment>%1 is a finding, %2 the reason in its suppression comment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>result of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>passed, %n suppressed</source>
        <translation>
            <numerusform>passed, %n suppressed</numerusform>
            <numerusform>passed, %n suppressed</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed</source>
        <extracomment>about the examples of a rule, such as &quot;1 of 2 failed&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Passes, as expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Violates the rule, as expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Passes, but should violate the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Violates the rule, but should pass: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) violated</source>
        <translation>
            <numerusform>%n rule violated</numerusform>
            <numerusform>%n rules violated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n passed</numerusform>
            <numerusform>%n passed</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity: %1. Check method: %2. Domain: %3.</source>
        <extracomment>%1 a severity such as critical, %2 a check method, such as syntax tree, %3 its domain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positive example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data format</source>
        <extracomment>check method of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requires manual review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n to review</numerusform>
            <numerusform>%n to review</numerusform>
        </translation>
    </message>
    <message>
        <source>needs review</source>
        <extracomment>result of a rule that needs a manual review</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Filter rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules by domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the last check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the response in the Response panel against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the findings of the last check to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt type whose rules are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in the prompt and their cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rules whose ID, name, description or domain contains every word of the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rules that were violated in the last check, or whose examples fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the current document against the rules; findings update while you edit, unless “Ask the model” is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also check the rules that need a model; the text is sent to the selected provider, and the requests can cost money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt cost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchemaOutline</name>
    <message numerus="yes">
        <source>%n allowed value(s)</source>
        <extracomment>After a type: the number of allowed values.</extracomment>
        <translation>
            <numerusform>%n allowed value</numerusform>
            <numerusform>%n allowed values</numerusform>
        </translation>
    </message>
    <message>
        <source>This schema cannot be used: %1. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchemaView</name>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>the JSON value null</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several possibilities</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string</source>
        <extracomment>types of JSON values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a type, %2 the values it may have</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>meaning</source>
        <extracomment>kind of match: by meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <extracomment>a collection that can be searched</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a collection such as Interactions, %2 the number of an interaction</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:%2</source>
        <extracomment>%1 a path, %2 a line</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n document(s)&quot;, %2 is &quot;%n collection(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collection(s)</source>
        <translation>
            <numerusform>%n collection</numerusform>
            <numerusform>%n collections</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: rank %2 in %3 (%4%)</source>
        <extracomment>%1 is &quot;keyword&quot; or &quot;meaning&quot;, %2 a rank such as 3, %3 a collection such as Skills, %4 the share of the score in percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” corrected to “%2”</source>
        <extracomment>%1 is a word of the query, %2 the words used instead</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with embeddings</source>
        <extracomment>%1 is the number of documents with embeddings</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updated %1</source>
        <extracomment>%1 a day and a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) with every word</source>
        <translation>
            <numerusform>%n result with every word</numerusform>
            <numerusform>%n results with every word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) with some of the words</source>
        <translation>
            <numerusform>%n result with some of the words</numerusform>
            <numerusform>%n results with some of the words</numerusform>
        </translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected keyword</source>
        <extracomment>kind of match: by keyword</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) by meaning only</source>
        <extracomment>results with a similar meaning that contain none of the words of the query, or not enough of them</extracomment>
        <translation>
            <numerusform>%n result by meaning only</numerusform>
            <numerusform>%n results by meaning only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Search text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuild index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills that this turn would load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, an “exact phrase”, or a prefix followed by an asterisk: deploy*. Small typos are tolerated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search one collection or all collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only results tagged with this workload or a narrower workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop indexing; the index may be incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking of the selected result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index all documents again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills for this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search skills, memories, documents, notes and interactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index new and changed documents, and remove deleted documents from the index</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchWork</name>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tagged with the workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn with these words would not load any skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A turn with these words would load %n skill(s), best first.</source>
        <translation>
            <numerusform>A turn with these words would load %n skill, best first.</numerusform>
            <numerusform>A turn with these words would load %n skills, best first.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 removed</source>
        <extracomment>result of indexing: numbers of documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workload</source>
        <extracomment>why a turn would load a skill</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index is up to date</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SendServices</name>
    <message numerus="yes">
        <source>Key accepted; %n model(s) available</source>
        <translation>
            <numerusform>Key accepted; %n model available</numerusform>
            <numerusform>Key accepted; %n models available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) available</source>
        <translation>
            <numerusform>%n model available</numerusform>
            <numerusform>%n models available</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <comment>typographic points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wrap long lines at the edge of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show s&amp;paces and tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tab width:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell c&amp;hecking:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor &amp;font:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of a tab in spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell checker language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto&amp;save:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size; you can also change it with Ctrl++ and Ctrl+-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System fixed-width font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autosave &amp;delay:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay after the last keystroke, in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olor theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crash recovery stores unsaved text outside the workspace shortly after each change, so that you can restore it after a crash. Autosave also saves the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off animations, the blinking cursor and moving progress bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest&amp;ore the last workspaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can assign shortcuts to commands. “Find a Command…” (Ctrl+Shift+P) also finds commands without a shortcut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop reopens the last workspaces, each in a separate window, and their documents at the previous positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Interface language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes when you close the settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>expected an object in braces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected version 1. Update Outcrop, or export the settings again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a string in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a shortcut such as &quot;Ctrl+Shift+S&quot;, or &quot;&quot; for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing key &quot;outcrop_settings&quot;. Choose a file that was exported with “Export Settings”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutEditor</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter commands by name, menu or shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut for the selected command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the shortcut for the selected command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the shortcut for the selected command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the default shortcut for the selected command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the default shortcuts for all commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the shortcut for this command, and remove it from the other commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hortcut:</source>
        <comment>the keys of a keyboard shortcut</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoftText</name>
    <message numerus="yes">
        <source>⋯ %n identical line(s) ⋯</source>
        <extracomment>Replaces identical lines in a comparison</extracomment>
        <translation>
            <numerusform>⋯ %n identical line ⋯</numerusform>
            <numerusform>⋯ %n identical lines ⋯</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartFolderWords</name>
    <message>
        <source>Top-level folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Strata</name>
    <message>
        <source>Output instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarterly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monthly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weekly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>daily</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A size: %1 is a number, %2 its unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share of the whole prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when %1</source>
        <extracomment>Before the condition of a layer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent</source>
        <extracomment>Instead of the size of a layer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A tier and how often its text is expected to change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thickness: √%1 · dashed: not sent</source>
        <extracomment>Below the chart of the prompt; %1 is a unit such as characters, √ the square root</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conversation, %n message(s)</source>
        <translation>
            <numerusform>Conversation, %n message</numerusform>
            <numerusform>Conversation, %n messages</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <extracomment>%1 is a number that is only an estimate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact, %1</source>
        <extracomment>A number of tokens; %1 is the name of the tokenizer that counted</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <extracomment>Source of a token count</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate, %1 to %2, %3</source>
        <extracomment>%1 and %2 are numbers of tokens, %3 is the tokenizer of the estimate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thickness: √%1 · hatched: cached · dashed: not sent</source>
        <extracomment>Below the chart of the prompt; %1 is a unit such as tokens, √ the square root</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cached</source>
        <extracomment>Cached by the provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request with instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatched layers are cached by the provider between turns; a numbered line is a cache breakpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cache breakpoint %1 above</source>
        <extracomment>The provider caches everything below; %1 is the number of the cache breakpoint</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent: condition is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent: condition is false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent: the prompt is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes are in %1. Thickness is proportional to the square root of the size: a layer four times as large is twice as thick. Lower layers are sent first. Dashed layers are not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent: layers are off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent: no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TOOLS AND OVERHEAD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent in this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrataPanel</name>
    <message>
        <source>Make the layers thinner (Ctrl+-)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make layers thinner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the layers thicker (Ctrl++)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make layers thicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the whole prompt into the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit to height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands for layers, and for copying or exporting the view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suggestion</name>
    <message>
        <source>Churn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>a suggestion that is neither accepted nor rejected</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted with edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>kind of a suggestion, one or two words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>columns: decisions on suggestions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>postponed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone: open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acceptance interrupted: check the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaxonomyPanel</name>
    <message>
        <source>Filter concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag of a new concept, such as platform/dns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag of a new concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the concept to the taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter concepts by label or tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a concept below the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the selected concept in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a workspace taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected concept; only possible if it has no narrower concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write these workloads to taxonomy.ttl so that you can edit them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part before the last slash, if any, is the tag of the broader concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add concept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextPrinter</name>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TourSteps</name>
    <message>
        <source>See five requests from one prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a layer and see the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few words in this layer. The line below the text shows how many cached tokens the edit rewrites, and their price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the layer to another tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix a broken file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parse a broken response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the files that Codex loads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Compare” in the bar on the left shows the requests of the providers side by side. All of them are made from the same layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag “House style for answers” to a tier that changes as often as the layer, or use Layers &gt; Move to Tier. Read the costs, then press “Move” or “Cancel”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “Compare”, the check box “Only differences” hides lines that all providers receive. The table shows the tokens, price and losses of each request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Context” in the bar on the left lists the files that each coding agent loads from this folder, in order. Select “Codex” to see that it loads AGENTS.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “Test”, select the session “2026-11-20-restock” and press “Inspect response”. The model wrote an extra comma, which the Response panel repairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “Evolve”, select “Release conditions” under Ratify. Clear the check box of a hunk to omit it, then accept the rest. “Undo” restores the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This agent is broken on purpose. Click the light bulb next to a line, or place the cursor in an underlined word and press Alt+Return. Then choose a fix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept a suggestion hunk by hunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &gt; Export Bundles writes the request for each provider, and a script that sends the request, to a folder that you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “Edit”, the tab “Losses” of the Render panel lists every part that is lost, changed or added, with the reason. Select a row to see its source.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Assistant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, iteration %2</source>
        <extracomment>%1 is a phase such as planning, %2 the number of an iteration</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VersionTitle</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is the start of a version&apos;s ID, %2 its time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the &amp;sample workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recen&amp;t folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a workspace with sample files in a folder you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workspace is a folder of Markdown and YAML files. You can see the requests without an account, server or API key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder as a workspace, without changing its files or running code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the layers of a prompt and the request to each provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review a prompt file from another tool, and import it into a folder you choose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkflowView</name>
    <message>
        <source>(new file)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workflow is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workflow was canceled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, iteration %2: %3</source>
        <extracomment>%1 is a phase, %2 the number of an iteration, %3 the state of the current step</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/files</name>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop&apos;s journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a pipe, a socket or a device, so it was not read. Replace it with a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one version begins with `%1`. Enter more characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of this link does not exist, so the file was not written. Remove the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is read-only. Make it writable, or save under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link points outside the workspace, so it was not followed. Copy its target into the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link is inside a linked folder, so it was not followed. Link to its target directly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of this link does not exist. Remove the link, or create the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder has more than %1 files, so the rest were not read. Open a smaller folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link is part of a cycle. Remove the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is already in use, so the file was not moved. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path is outside the folder, so the file was not written. Choose a path inside the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder or special file has this name, so the file was not written. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is more than %1 levels deep, so it was not read. Move it to a higher level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is not UTF-8, so the entry was not read. Rename the file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing this file. Try again when it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery folder for unsaved text could not be created. Check its permissions and the free disk space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has it open for writing. Save again when the file is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A save was interrupted while another program wrote the same file. This hidden file may contain text that exists nowhere else. Review it, then keep or delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path could not be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content of this version is damaged in the journal. Choose another version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no version `%1` in the journal. Choose one that `outcrop-cli history` lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file did not exist in that version. Choose another version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path is outside the workspace, so it was not read. Copy it into the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file, so it was not read. Use the path of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name contains a control character, such as a line break, so the entry was not read. Rename the file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, the maximum size. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path could not be read: %1. Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file. Use the path of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This copy of unsaved text is damaged. It was not restored, but the file was kept. Open it in another editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is outside the folders that Outcrop may read. Move it into the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file permissions do not allow reading. Make the file readable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged, so the labels are unknown. Delete it, then set the labels again with `outcrop-cli label set`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal has no versions to label yet. Save a file in Outcrop, or create a git repository.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content of this version cannot be read from the journal. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Check the permissions and the free disk space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a file. Choose another path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be created. Check the permissions of its parent folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the path and its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a line of more than %2 MiB, so it is not a log. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit was made: the workspace is not in a git repository. Create one with `git init`. Without a repository, Outcrop&apos;s journal still records each save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link points to one of its parent folders, so it was not followed. Remove the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link points outside the workspace, so it was not followed. Use the path of a file in the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file or folder. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/git</name>
    <message>
        <source>%1 cannot be committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are staged, but could not be committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>git did not give a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The git repository that contains %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checked-out revision cannot be determined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no revision `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of this version cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commits cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of this version cannot be listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit was made: a merge, rebase or similar operation is in progress. Finish it with git first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit was made: git has no user name or email address. Set both with `git config --global user.name NAME` and `git config --global user.email ADDRESS`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit was made: %1 uses the filter `%2`, which Outcrop does not run. Commit it with git.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a bare repository without a work tree. Open a clone of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a submodule with a separate history. Open its folder to see the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commit that last changed each line cannot be determined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes in commit %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit was made: the files have not changed since the last commit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repository was not read: %1 contains an entry that is neither a file nor a folder. Remove the entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repository was not read: %1 has more than %2 entries or more than %3 levels of folders. Remove folders that git does not use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in a git repository. Create one with `git init`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work tree of the repository %1 is in another folder, so its history was not read. Open that folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path is outside the workspace. Choose a path inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a commit in the repository. Use a commit from its history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file did not exist in that version. Choose another version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repository&apos;s tags cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag `%1` cannot be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again when no other git command is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the repository with `git fsck`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a commit, a branch or a tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commit was made: git ignores %1. Remove the matching pattern from .gitignore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repository %1 belongs to another user, so its history was not read. If you trust it, run `git config --global --add safe.directory %1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, the maximum size. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/http</name>
    <message>
        <source>the response is longer than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data was received for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was closed before the request could be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the proxy requires a user name and a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the proxy could not be reached, or it rejected the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response was incomplete after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no connection was made within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was closed before an HTTP response began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was closed before the response was complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no secure connection could be made; TLS 1.2 or later is required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data received is not an HTTP response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host name could not be resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/keychain</name>
    <message>
        <source>%1 is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system key store cannot be used (%1). Start or unlock it, or set the key in an environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no session bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program has no event loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an environment variable, which Outcrop cannot change. Set it in your environment, then restart Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key for %1 has been entered since the program started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system key store has no key for %1. `outcrop-cli keys list` lists the stored keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system key store denied access to the key for %1. Allow Outcrop to use the key, then try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system key store did not remove the key for %1. Try again, or remove the key with the key manager of your desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key for %1 in the system key store is empty; store it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/notify</name>
    <message>
        <source>there is no session bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telegram did not give a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped while waiting for Telegram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the desktop cannot show notifications: %1. Choose another notify_channel in [evolution] of config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response from Telegram does not match its API (HTTP %1). Try again later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bot token is stored for %1, or the host is not allowed. Store a token with `outcrop-cli keys set telegram`; if %1 is a self-hosted server, also run `outcrop-cli keys allow telegram %1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file %1 is missing or cannot be loaded; reinstall Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a Telegram bot token. Enter a token in the form 123456:AbC-dEf_1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to Telegram failed: %1. Check the network, then try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telegram rejected the request: %1. Check the bot token and telegram_chat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/otlp</name>
    <message>
        <source>port %1 on 127.0.0.1 cannot be opened: %2. Choose another with --port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exports must be sent with POST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the body is not an OTLP export in protobuf. Check the Content-Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the body is not in gzip format. Check the Content-Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the body is larger than %1 MiB. Send smaller batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list `%1` is missing from the body. Send an OTLP export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path is neither /v1/traces nor /v1/logs. Use one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Host header does not name this computer. Use 127.0.0.1 or localhost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests from web pages are not accepted. Send exports from a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Content-Type is neither application/json nor application/x-protobuf. Use one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Content-Encoding is neither gzip nor identity. Use one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request headers are too large. Send fewer headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request is not HTTP/1.1. Send exports over HTTP/1.1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/postgresql</name>
    <message>
        <source>%1 was migrated to schema version %2. A backup of the old tables is in the schema %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a backup of schema version %2, but the current schema has version %3. Migrate the current schema to version %2 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup &quot;%1&quot;. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PostgreSQL at %1, %2.%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a PostgreSQL server must not contain a semicolon. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the connection was lost, and the transaction was rolled back. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a statement in the transaction failed, so the transaction was rolled back. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop. Upgrade Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by an older version of Outcrop. Rebuild the index with `outcrop-cli index`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is read-only on the server. Connect to a server that accepts writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop (schema version %2; this version supports %3), so it is read-only. Upgrade Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is read-only: this user has no permission to write. Grant this permission, or connect as another user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script that creates the index tables is missing. Reinstall Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/providers</name>
    <message>
        <source>The call was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listing its models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request was sent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key for %1 is not sent to %2, because anyone on the network could read it. Use HTTPS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n attempts)</source>
        <translation>
            <numerusform>%1 (%n attempt)</numerusform>
            <numerusform>%1 (%n attempts)</numerusform>
        </translation>
    </message>
    <message>
        <source>The response from %1 was not read completely: %2. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request was sent: the header &quot;%1&quot; has no name, or contains a line break or a null character. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not support %2. Choose another provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model list of %1 continues on a different host. No request was sent there. Check the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request was sent: the key for %1 is not a pair of AWS credentials. Store it as ACCESS_KEY_ID:SECRET_ACCESS_KEY, followed by :SESSION_TOKEN if it is temporary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reached at %2: %3. No request reached the provider. Check the system proxy settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not respond in time: %2. The request may have been billed. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response from %1 is compressed (%2), although Outcrop requested an uncompressed one. Check whether a proxy compresses responses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an invalid URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reached at %2: %3. No request was sent. Check the base URL and the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The identity of %2 (%1) could not be verified: %3. No request was sent. Check the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be called at %2: %3. Check the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2, the host of %1, redirects to %3. Neither the key nor the request was sent there. If the new host is correct, change the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request was sent to %1, but %2. It may have been billed. Try again. If this happens every time, check the base URL: another service may be running at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request was sent to %1, but %2. It may have been billed. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/sql</name>
    <message>
        <source>Qt&apos;s %1 driver cannot be loaded. Install %2. (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specify which %1 to delete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop. Upgrade Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no schema version %1. Use a version from 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 have no field &quot;%2&quot;. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record in the %1 has no time. Set its `at` field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no record %1 in the %2. Check its ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal error: a database statement with %2 parameters received %1 values. Report this statement: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/sqlite</name>
    <message>
        <source>The database %1 is damaged (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using it. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: records %2 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Records can be read but not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so no changes were saved. Free some space and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index %1 was damaged, so it was deleted. Rebuild it with `outcrop-cli index`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database could not be copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database error in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is reading %1, so its write-ahead log still contains deleted records. Run the command again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database was migrated from version %1 to %2. The old database was backed up as %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup could not be renamed to %1, so it was deleted. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a backup of a store, so it was not restored. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to another program. It was not changed. Choose another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is read-only. Make it writable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a database, or its header is damaged. It was not changed. Restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a link or is inside a linked folder, so it is not opened as a database. Use a path without links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a regular file, so it is not opened as a database. Choose another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index %1 has schema version %2, but Outcrop uses version %3, so the index must be rebuilt. Run `outcrop-cli index`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Outcrop (schema version %2; this version supports %3), so it is read-only. Upgrade Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no database %1. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Check the disk and the permissions of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The write-ahead log of %1 is missing, although the database was not closed properly. The last records may be lost. If so, restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database is now read-only. Export the readable records with `outcrop-cli store rescue`, then rename the file or restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Restore another backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The database is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the record %2 refers to a nonexistent record in the table %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Try again. If this message appears again, check the database with `outcrop-cli store check`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits for untrusted files could not be set. Reinstall Outcrop and Qt&apos;s SQLite driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged and was not changed. If it contains records, export the readable ones with `outcrop-cli store rescue`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search index %1 is damaged. Rebuild it with `outcrop-cli index`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has tables of version %2, but this program reads version %3 without upgrading. Open the records to upgrade them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was opened as a snapshot, which cannot be changed. Open the records to change them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/syntax</name>
    <message>
        <source>parsing the source as %1 takes too long; split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source crashes the process that parses it as %1; split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the process that parses the source as %1 could not be started; reinstall Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adapters/typesense</name>
    <message>
        <source>Typesense at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server did not give a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key for %1 is not sent over unencrypted HTTP, because anyone on the network could read it. Use HTTPS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redirects to another address. The key is not sent there. If the new address is correct, set it as `url` in [retrieval] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected the key: %2. Store a valid one with: outcrop-cli keys set typesense --host %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in the collection “%2”: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The identity of %1 could not be verified: %2. No request was sent. Check the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reached: %2. No request was sent. Check the address and the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 received %2 searches but returned %3 results. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response from %1 was not read completely: %2. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected the request (HTTP %2). Check the server log. Message from the server: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 received %2 documents but returned %3 results, so it is unknown which documents were stored. Rebuild the index with `outcrop-cli index --rebuild`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected %2 of %3 documents. Fix them, then run `outcrop-cli index`. First error: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response from %1 is not JSON. Check the address of the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected a search (%2). Rebuild the index with `outcrop-cli index --rebuild`. Message from the server: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No valid response from %1: %2. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/check</name>
    <message>
        <source>This is not a baseline. Create one with --write-baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3 in %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings can be fixed with --fix</source>
        <translation>
            <numerusform>%n finding can be fixed with --fix</numerusform>
            <numerusform>%n findings can be fixed with --fix</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such baseline. Create it with --write-baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;description&quot; is missing or empty, so clients do not know when to use this agent. Add one sentence on when to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read completely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the baseline, not counted</source>
        <extracomment>%1 is a number of findings</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider has the model `%1`: %2. Change the name, or add the model to an adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fix overlaps with another fix. Run --fix again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fix would add errors to the file. Edit the file manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fix did not remove the finding. Edit the file manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file or folder. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fix is a guess that may change the meaning. If it is correct, edit the file manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter would still be invalid. Edit the file manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description is still the placeholder of the template. Describe the purpose of this document and when to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may support the model `%2`, but Outcrop cannot render prompts for this model: %3. To use the model here, add it to an adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files were checked: there are no agents, skills, commands, instruction files, layers or configuration files here. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/completion</name>
    <message>
        <source>both must be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is none of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s context window, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase in profile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scope in profile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from skill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the specialist %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from agent %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason in the loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the action in the loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below this size, condensed forms are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context window of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>converts a JSON Schema according to schema_rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>json: encoded as a JSON string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the template for each item of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a template, encoded as a JSON string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>omitted unless this is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is less than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>negates the condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not equal to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list whose items are rendered with `as`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strings to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the separator of the joined strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value from the bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built-in tool of a coding agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fallback if the value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected workload or a broader workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maps the value to the provider&apos;s value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one must be true</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/context</name>
    <message>
        <source>%1 is not in %2. Choose a start folder inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider lists the model %1. `outcrop-cli models` lists the known models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no client %1. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers are the files that %1 loads in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not load any files in this folder at the start of a session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the beginning of %1 is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not included: %n skills, agents and commands that the client lists by name.</source>
        <translation>
            <numerusform>Not included: %n skill, agent or command that the client lists by name.</numerusform>
            <numerusform>Not included: %n skills, agents and commands that the client lists by name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not included: %n files that the client loads during the session.</source>
        <translation>
            <numerusform>Not included: %n file that the client loads during the session.</numerusform>
            <numerusform>Not included: %n files that the client loads during the session.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a symbolic link that was checked out as text, so clients send only the path %1. Check out the repository with core.symlinks=true, or import the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is identical to the text in %1. Import or link that file to keep both in sync.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the workspace folder, this file is not loaded by %1, because %2 exists. Import this file from a loaded file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder has no layers, so the files that %1 loads in it are used as layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a secret (%1). All providers and clients that receive this text can read it. Remove it, and revoke the secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no client %1. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unsaved text is larger than %1 bytes. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder has no layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coding agents load or list %1 in this folder. `outcrop-cli context` shows the files, and --context uses the files of one client as layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It contains: %1. `outcrop-cli adopt` explains how each of them is used, and proposes a config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It contains no files that Outcrop reads, such as Markdown and YAML files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n paths outside the repository</source>
        <translation>
            <numerusform>%n path outside the repository</numerusform>
            <numerusform>%n paths outside the repository</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a path is sent instead of a file, because these symbolic links were checked out as text: %1. Open one and apply its fix, or check out the repository with core.symlinks=true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt that Outcrop composes from these files has fewer tokens, because it does not contain the text that %1 adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers are the files in layers/, the files listed in [prompt_layers] of config.toml, and the files that a coding agent loads, such as AGENTS.md and .cursor/rules/NAME.mdc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not run in this folder. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not load any files in this folder. Use another client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder has no layers. Add --context %3 to include %1 that %2 loads in this folder, or --context none to send only the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the file (%1 would load it twice)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n user and managed paths</source>
        <translation>
            <numerusform>%n user or managed path</numerusform>
            <numerusform>%n user and managed paths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not read %n skills, agents or commands that other coding agents list: %2</source>
        <translation>
            <numerusform>%1 does not read %n skill, agent or command that other coding agents list: %2</numerusform>
            <numerusform>%1 does not read %n skills, agents or commands that other coding agents list: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app/evolution</name>
    <message numerus="yes">
        <source>%1: %n new suggestions</source>
        <translation>
            <numerusform>%1: %n new suggestion</numerusform>
            <numerusform>%1: %n new suggestions</numerusform>
        </translation>
    </message>
    <message>
        <source>New category %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similar requests without a workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is accepting a suggestion in this folder; try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program ended before it wrote the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the diff of suggestion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cron and systemd do not support the time zone %1; set time_zone to a name such as Asia/Kolkata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped; no suggestions were stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context window (passages that would be truncated or omitted: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 grows from %2 to %3 tokens, above %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the identical suggestion %1 is still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the identical suggestion %1 was already accepted for this version of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these lines were changed in a different way after the suggestion was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: first analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns: %1. Suggestions: %2. Report: %3</source>
        <extracomment>%1 and %2 are numbers, %3 is a path</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: summary since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns: %1
New suggestions: %2
Accepted: %3
Rejected: %4
Open: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the analysis failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[evolution] notify_channel in config.toml is not telegram, so no messenger is configured. Set it to telegram, and set telegram_chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[evolution] in config.toml has no telegram_chat. Set it to the ID of your chat with the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored update %1: user %2 in chat %3 is not allowed to decide on suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored update %1: it was already handled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored update %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the diff of suggestion %1 has changed since it was shown, so your decision was not recorded. Decide again on the new diff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 cannot be accepted in the messenger: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its diff is too long for a message. Read it with `outcrop-cli suggestions show %1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply with the reason for rejecting suggestion %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion %1 accepted: changed %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion %1 rejected: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion %1 postponed until %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent suggestion %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion %1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no diff. Edit the file manually</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it conflicts with the current version of %1. Edit the suggestion, or reject it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prompt would exceed a limit: %1. Shorten the suggestion, or move text out of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no open suggestions, or other people are reviewing all of them; try again later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 conflicts with the current version of %2. Edit the suggestion, or reject it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 has no diff. Edit the file manually</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 would delete %2, which is not allowed. Delete the file manually, or reject the suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 is for %2, but its diff changes %3. Change only %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hunk is selected. Select at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since suggestion %2 was made. The original version is not in the history, so the edited text cannot be merged. Edit the file manually</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no longer exists. Restore the file, or reject the suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text, so no diff can be applied to it. Convert it to UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no suggestion %1. `outcrop-cli suggestions list` lists the open suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a decision. Use the buttons, or write one of: accept NUMBER CODE, reject NUMBER CODE REASON, postpone NUMBER CODE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 has already been decided: %2. Choose an open suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar requests without a workload: %1. Common words: %2. The taxonomy has no concept for these requests. Examples: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program ended while accepting the suggestion, and the file has changed since then. Check the file, then accept or reject the suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already contains suggestion %2. Reject the suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no hunk %1. Use a number from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read, so replies could be handled twice. Delete the file to start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestion %1 has not been accepted, so there is no change to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat %1 is not private. Set telegram_user in [evolution] of config.toml to the ID of the user who is allowed to decide on suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rejection needs a reason. Enter one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the identical suggestion %1 was rejected: %2. It is suggested again when %3 interactions support it; %4 support it now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this workload has no interactions with a stored request and response, apart from the examples of the suggestion. Record more turns, then test the change again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the test was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the period is empty: it does not start before it ends. Specify an earlier start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/experiments</name>
    <message>
        <source>Arm `%1` cannot send case `%2`: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, case %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge was not called: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trial&apos;s marker, which bypasses caches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no experiment `%1`. Create it in experiments/%1.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per response received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt for arm `%1` cannot be composed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment or its cases have changed since this run. Arms and cases removed since then are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment `%1` has no arm `%2`. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arm `%1` does not set a `mode` for a prompt `type`, so there is no mode to switch to. Choose another arm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not a response. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a trial of this experiment. Remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not a batch result. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop cannot write batches for %1. Use `outcrop-cli experiment run` instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response to this request is recorded, and API calls are off. Allow API calls, or record a response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment `%1` has not been run. Run it with `outcrop-cli experiment run %1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earlier response in this trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, case %2: no simulated reply matches the call %3, so the response with the call is measured. Add a reply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, case %2: the limit of tool rounds (%3) was reached, so the last response is measured. Increase `rounds` to allow more rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request of `%1` refers to `%2`, but the case `%3` has no such field, so the placeholder is sent unchanged. Add the field to the case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a simulated tool reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment has no cases. Add at least one case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: `context` and `revision` cannot be combined, because some files of a coding agent&apos;s context are always read from the current folder. Remove `context` or `revision`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recorded run belongs to another version of this experiment or its cases. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the recorded run is archived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reply of the tool `%1` could not be simulated: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompts of `%1` have changed since the recorded run. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the recorded run is archived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response for `%1` does not belong to the request that this trial now sends. Export the batch again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/files</name>
    <message>
        <source>%1 already exists, so it was not overwritten. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed afterwards, so the action was not undone. Edit the file manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so it was not written. Choose a path inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a file or folder inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden or in a hidden folder without documents, so it was not written. Choose another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed %1 after it was read, so it was not overwritten. Read it again: reload the workspace, or run the command again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/formats</name>
    <message>
        <source>The file could not be searched for keys and passwords, so it is not imported. Shorten its lines, or split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a format that can be written. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8 text. Convert it to UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pickle file can run code when it is read, so it is not imported. Save the prompt as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the limit for imports. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target file already exists, so this file is not copied. Rename one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions and loops in templates were evaluated with the given values. Variables without a value are treated as set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers and the agent are joined in sending order. Their tiers and cache breakpoints are not included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples are part of the system prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key or password. It is not imported. Store keys with `outcrop-cli keys set`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied with the skill. Outcrop does not run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plugin component without an equivalent in Outcrop. Kept as text, which Outcrop does not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder has more than %1 files or %2 MiB, the limits for imports. Import its parts separately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file in the folder has a known format. `outcrop-cli formats` lists the formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API requires a limit for the response, so Outcrop&apos;s default limit is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 does not accept this parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format was not recognized. Specify it with `outcrop-cli import --as FORMAT`; `outcrop-cli formats` lists the formats. To import a log, use `outcrop-cli log import`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file exists with different content. Overwrite the file with --force, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains no prompt. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not text, so it is not copied. Copy it to the skill&apos;s folder manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is hidden, so it is not copied. Copy it to the skill&apos;s folder manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No format was recognized. Import the file separately with `outcrop-cli import --as FORMAT`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the import, so the export is generated from the current files and is not the original text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider in the workspace uses the API of this request, so an adapter is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a regular file. Symbolic links, pipes and devices are not imported. To import a linked file, import its target.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/help</name>
    <message>
        <source>The handbook has no page `%1`. `outcrop-cli help` lists the pages.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/history</name>
    <message>
        <source>That version is not UTF-8 text, so it cannot be restored. Choose another version.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/keys</name>
    <message>
        <source>%1. Also, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a key: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: %2; fix or remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no key for %1. Store one with: outcrop-cli keys set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no key for %1. Set %2, or store one with: outcrop-cli keys set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key is never sent to %1: the connection is not encrypted. Use HTTPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host looks like a key, so it was not stored. Specify the host that may receive the key, such as https://gateway.example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is changing %1; try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty. Enter the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it contains spaces, line breaks or non-ASCII characters. Enter only the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not one of the hosts that may receive the key for %2. Check the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is not the default host of %1, so the key for %1 is not sent to %2. Allow the host with: outcrop-cli keys allow %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search order must list at least one source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no base URL to test; choose another provider</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/knowledge</name>
    <message>
        <source>stopped while reading the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[retrieval] in config.toml requires `url`, such as postgresql://writer@db.example/outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no collection `%1`; available: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indexing was stopped; run it again to complete the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search used keywords only, without embeddings. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No embeddings were added to the index. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no index yet. Run `outcrop-cli index` first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no proposed tag for %1; `outcrop-cli taxonomy propose` lists the proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag `%1` was not written. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backend in [retrieval] of config.toml is unknown; use sqlite, typesense or postgresql</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retrieved for the request: found by %1, rank %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retrieved for the request: rank %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index contains `%1`, but the workspace no longer does. Run `outcrop-cli index`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index is on a server, and Outcrop does not connect to servers while you edit; use `outcrop-cli send`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log could not be read, so its part of the index was not updated. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skills were selected by workload only: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection `%1` could not be read, so its index is unchanged. All other collections are indexed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Retrieved %n passages with %1 of at most %2 tokens.</source>
        <translation>
            <numerusform>Retrieved %n passage with %1 of at most %2 tokens.</numerusform>
            <numerusform>Retrieved %n passages with %1 of at most %2 tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes folder %1 is outside the workspace and was not read. Allow it with --allow-outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notes folder %1 does not exist. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notes folder %1 is empty, so it was not indexed. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notes folder %1 cannot be read. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embeddings of some documents could not be computed, so these documents are found by keyword only. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; omitted, because it has %2 tokens, but only %3 of the budget&apos;s %4 tokens remain</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n passages were omitted; the loss ledger lists them.</source>
        <translation>
            <numerusform>%n passage was omitted; the loss ledger lists it.</numerusform>
            <numerusform>%n passages were omitted; the loss ledger lists them.</numerusform>
        </translation>
    </message>
    <message>
        <source>No passages were retrieved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/labels</name>
    <message>
        <source>There is no label `%1`. `outcrop-cli label list` lists the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version of the label `%1` is no longer in the history. Set the label again: `outcrop-cli label set %1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no prompts. Export them from Langfuse again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt of `%1` cannot be composed. Fix the reported errors, or choose another label or revision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no prompt `%1` with the label `%2`. Available: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/language</name>
    <message>
        <source>Values: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition is true for the default prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition is false for the default prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens for %2: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per request without a cache: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clients:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a client, %2 a state such as `loaded`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 truncates the file here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit does not rewrite any cached tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>An edit rewrites %n cached tokens</source>
        <translation>
            <numerusform>An edit rewrites %n cached token</numerusform>
            <numerusform>An edit rewrites %n cached tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (one-time cost)</source>
        <extracomment>%1 is a sentence about tokens, %2 a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/mcp</name>
    <message>
        <source>Prompt for profile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt of type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload, such as platform/k8s; selects skills and conditional layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>METADATA field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt has no argument `%1`. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument `%1` must be a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss ledger for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer text, by path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SKILL.md of a skill, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent file, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss ledgers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss ledger for a provider, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument `%1` is required. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument `%1` is longer than 100,000 bytes or contains a NUL character. Shorten it, or remove the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each part of the prompt with its outcome in requests to %1, such as kept, moved or dropped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/portability</name>
    <message>
        <source>This file has no front matter between two `---` lines, so it is not an agent. Add front matter, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is UTF-16, so its front matter cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front matter has no readable key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front matter has syntax errors, and required agent keys are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front matter cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front matter does not begin with a `---` line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum cost of %1 has been reached, so the request was not sent. Increase --max-cost to send it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no form %1. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is also converted to %1. Rename one of the agents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing. Convert %1 to write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from the conversion of %1. Convert %1 again with --overwrite, or make the edit in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no agents to convert to %1 at these paths. Check the paths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an agent in the %1 format, which Outcrop writes but does not read. Use the agent that it was converted from, or check the file with `outcrop-cli check %2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was skipped because %1. Fix the file to include it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file or folder; check the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of %1/%2 is unknown, so the maximum cost of %3 cannot be enforced and the request was not sent. Add `cost` to the adapter, or omit --max-cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No agents were found, so no criteria were tested. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no criterion with this ID. Correct the ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a skill file of %1, not an agent. Check it with `outcrop-cli check %2`.</source>
        <extracomment>%1 is a client, %2 a path</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a command file of %1, not an agent. Check it with `outcrop-cli check %2`.</source>
        <extracomment>%1 is a client, %2 a path</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a rules file of %1, not an agent. Check it with `outcrop-cli check %2`.</source>
        <extracomment>%1 is a client, %2 a path</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/prompt</name>
    <message>
        <source>%1 %2 is not sent to %3: %4.</source>
        <extracomment>%1 is a parameter, such as `temperature`, %2 its value, %3 a model, %4 a reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is changed before it is sent to %3: %4.</source>
        <extracomment>%1 is a parameter, such as `temperature`, %2 its value, %3 a model, %4 a reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean `%1`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message>
        <source>the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in layers/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a layer: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tier is %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from its front matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from its name `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent: its condition `%1` is true for %2.</source>
        <extracomment>%1 is a condition, %2 lists the values of its names, such as `phase planning, no workload`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not sent: its condition `%1` is false for %2.</source>
        <extracomment>%1 is a condition, %2 lists the values of its names, such as `phase planning, no workload`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer: it has `tier:`, but %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in a subfolder of layers/, and only files in layers/ itself are layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow it with --allow-outside, or copy it into layers/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node_modules and most hidden files and folders are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: run `outcrop-cli check`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache lifetime `%1` is not supported by %2. Available: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more losses</source>
        <translation>
            <numerusform>%n more loss</numerusform>
            <numerusform>%n more losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer losses</source>
        <translation>
            <numerusform>%n fewer loss</numerusform>
            <numerusform>%n fewer losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files</source>
        <translation>
            <numerusform>%n other file</numerusform>
            <numerusform>%n other files</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the condensed form of the layer with the same file name: it replaces the layer if the context window is smaller than %2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in layers/, and config.toml lists it as `%1` in [prompt_layers]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the manifest of an export, so no files were written. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.toml lists it as `%1` in [prompt_layers]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not sent because it has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent because it has no condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 should be a layer because %2, but it cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer. Its kind is `%2`.</source>
        <extracomment>%1 is a path, %2 the kind of a document, such as `skill` or `instructions`; it may be translated</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it into layers/, or list it in [prompt_layers] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file with this name is plain text in any folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not in layers/, and config.toml does not list it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer: config.toml lists it as `%2` in [prompt_layers], but it is outside the workspace, so it was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is outside the workspace, and config.toml does not list it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files with this extension are not read; layers are Markdown files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed models: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed models: %1 and %2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from its location and the order in which it is loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not load it at the start of a session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends only the beginning of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing. Export again to write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from a new export. Export again to replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer exported. Delete the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no agents to export. Change to a folder with agents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is also named `%1`, so both would be exported to the same folder. Rename one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML_PROMPT_FORMATTING is `%1`, so it has no effect. Set it to true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a YAML file in the workspace&apos;s inputs folder. Choose a name such as inputs/example.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No input has a value. Enter at least one value, then save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adapter of %1 does not list the model `%2`, so its limits are not checked. Add the model to the adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent `%1` cannot be exported: its name is not valid as a folder name. Rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider `%1` cannot be exported: its name is not valid as a folder name. Rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was stopped, so its files in %1 are incomplete. Export again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a layer, and it cannot be read. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file must map input names to values. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only files can be attached. Choose a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be replaced: %2. Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be made executable: %2. Choose a folder on another file system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move changes none of the requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer is already at this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer is not sent because it has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer is not sent: its condition `%1` is false with the current choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer is not sent with the current choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the layers that are sent stays the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The requests do not depend on the order of these sections: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no selectable cache lifetimes. Omit the lifetime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command</source>
        <extracomment>a file with a command of a client</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agent %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workload %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provider %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/queue</name>
    <message>
        <source>A queue needs a store on a PostgreSQL server. Set `store` in [workspace] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment `%1` has a stopping rule, so each result decides whether the next request is sent. Run it without the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment `%1` or its cases differ between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request of trial %1 of `%2` differs between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment `%2` has no trial %1. Update the workspace and start the worker again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of trial %1 in the queue cannot be read. Upgrade Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue has no run of `%1`. List the runs with `outcrop-cli queue list`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next request could exceed the cost limit of the run. Increase the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lease of the job expired, so another worker can run the job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next request could exceed the cost limit of the run, %1. Completed requests cost %2; interrupted requests cost at most %3. Run the command again with a higher limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This worker skips the jobs of `%1`: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue has jobs of an unknown kind, `%1`. Upgrade Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jobs belong to the workspace `%1`. Start a worker in that workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent %1 is outside the workspace, so workers cannot read it. Validate it without the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The requests of the agent %1 differ between this workspace and the queue. Update the workspace, or cancel the run with `outcrop-cli queue cancel validate` and validate again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workers did not send this request. Run the validation again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers compute embeddings, but [retrieval] in config.toml has no `embeddings`. Set a provider and a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queued embeddings are for the model %1, which this workspace does not use. Update the workspace and start the worker again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document %1 differs between this workspace and the queue. Update the workspace, or cancel the run with `outcrop-cli queue cancel index` and index again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some documents got no embedding, so they are found by keyword only. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents or the store differ between this workspace and the queue. Update the workspace and start the worker again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of job %1 in the queue cannot be read. Upgrade Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/records</name>
    <message>
        <source>stopped while reading the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown field `%1`: its values are kept in `details`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown field `%1`: its values are kept in `details`. Did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any backup in a schema named %1_v… at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backup in the schema %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search index at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records could not be stored. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected by a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this store is a database on a server; recover it with the server&apos;s tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some spans cannot be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent as a plain prompt, because %1% of XML prompts failed, compared with %2% of plain prompts. The difference exceeds max_error_increase, %3%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists, so no files were written; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists, so it was not overwritten; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roles need a store on a PostgreSQL server; set `store` in [workspace] of config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file %1; check the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no mapping `%1`. Available: outcrop, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 cannot be created; check its name and your permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2; choose another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 is not empty (it contains %2), so no files were written; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no store yet: no interactions were recorded in %1; send a prompt or import a log first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so no records are stored there; use a folder in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be renamed to %2. Rename it manually, or restore the original by renaming %3 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>specify the interactions to delete with --before, --session or --workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown kind of record `%1`; available: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Store the password of the server with: outcrop-cli keys set %2 --host %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no records in %1 yet. Send a prompt, or import a log with `outcrop-cli log import`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be renamed to %2; check the permissions of the folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/review</name>
    <message>
        <source>`%1` is not a range of revisions. Use BASE..HEAD, such as main..HEAD; BASE alone compares with the current files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new errors</source>
        <translation>
            <numerusform>%n new error</numerusform>
            <numerusform>%n new errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new errors and warnings</source>
        <translation>
            <numerusform>%n new error or warning</numerusform>
            <numerusform>%n new errors and warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new findings</source>
        <translation>
            <numerusform>%n new finding</numerusform>
            <numerusform>%n new findings</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 more tokens; the limit is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 more per request; the limit is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new losses</source>
        <translation>
            <numerusform>%1: %n new loss</numerusform>
            <numerusform>%1: %n new losses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the request can no longer be rendered: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt can no longer be composed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in a git repository, so it has no revisions to compare. Run `git init` and commit the files, or choose another folder with -C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the price of %2 is unknown, so its cost cannot be compared; add `cost` to the adapter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/rules</name>
    <message>
        <source>this folder has no rules. Write them in config/prompt_rules.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source can be parsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppressions have a reason and are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every suppression comment names a rule, gives a reason and suppresses a violation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requires manual review: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole source can be parsed with the grammar of its language, so syntax rules can check all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no violation %1. `outcrop-cli rules violations list --all` lists all violations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, so it was not checked. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8. Convert it to UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file or folder %1; check the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2; check its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file has no readable rules, so no checks were run; correct or add a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the selected rules is in these domains; select other rules or domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule `%1`; `outcrop-cli rules list` lists the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule `%1`; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no domain `%1`; `outcrop-cli rules list` lists the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no domain `%1`; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/sample</name>
    <message>
        <source>%1 is not a copy of the sample workspace. Create one with `outcrop-cli init DIR --sample --records`.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/send</name>
    <message>
        <source>the verdict on the response was: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the response is used anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: a person must decide what happens next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last turn of `%1` already has a response. Write the next request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the conversation exceeds its budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no response type `%1`. Available: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed (%2): calling %3 instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of the context window that the adapter reserves for the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the local network; allow it with --fallback-to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fallback provider `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the request could not be sent, or after an error response with Retry-After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specify the session to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only if the response does not match its schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request was sent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session %1 has reached its maximum number of turns. Start a new session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program keeps changing %1. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already has a response. Write the next request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This agent has no output.schema. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed %1, so it was not overwritten. Reload the session and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no session `%1`. `outcrop-cli session list` lists all sessions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session `%1` has no turn to replay. Choose another session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session `%1` has no turn to continue from. Choose another session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The summary of the conversation cannot be used (%1), so the prompt was not sent. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists, so it was not overwritten. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cache use was predicted for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not report its cache use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache was used as predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache contained more tokens than predicted, for example from another session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider wrote fewer tokens to its cache than predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cause is unknown, because a prompt file of the session is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed. The prompts differ starting at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passage of %1 changed. The prompts differ starting at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cached text is unchanged. The previous turn was %1 minutes earlier, and the cache lasts %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cached text is unchanged, but the provider did not keep it in its cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no further request is sent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only if all the tools that the model calls have a simulated reply; the cost is estimated for one call of each tool per response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output filter `%1` removed text from the response: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response violates the output filter `%1`: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model simulates a result of the tool %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no API, so it cannot simulate tool results. Choose another provider in the tool replies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only for tool calls without a fixed reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request was sent: the limit is %1, and the cost is unknown. Either a price is missing, or the length of the response is not limited. Add the price to the adapter, or use --max-tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no response type `%1`: the workspace has no config/response_schemas.yaml. Create it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversation is too long even after it was summarized, so the prompt was not sent. At most %1 tokens are allowed (%2). Start a new session, or increase the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request was sent: the cost could be %1, above the limit of %2. Increase the limit, or shorten the prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no turn with the prompt %1. Choose an existing turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the body is not a successful response of %1. Use the complete body of a successful response, or choose another provider. Details: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be a session name: it is not valid as a folder name. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session name becomes a folder name, and this one looks like a secret. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request was sent, because the conversation is too long: %1. Start a new session, or change `history` in [sessions] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answering with simulated replies: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model called tools that have simulated replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is neither a JSON object nor a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not changed, because it cannot be read as a conversation. Correct or move the file. Details: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no simulated reply matches the call %1, so the tool calls are not answered. Add a reply to the --tool-replies file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the response is not returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This body was read in the wire format %1, because it is not in the provider&apos;s format. Check that you chose the right provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit of tool rounds (%1) was reached, so the tool calls are not answered. Increase the limit with --tool-rounds, or with “Maximum tool rounds” in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no further request is sent: the total cost could be %1, above the limit of %2; increase the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model that simulates tool results returned no result for the tool %1, so the tool calls are not answered: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retrying the request: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s guardrails specify `%1`: the request is retried up to the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only if the provider does not process the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only if %1 fails without processing the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tools or the output schema changed since the previous turn. They precede all other parts of the request, so the cached text could not be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the space remaining in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is not streamed, because the agent&apos;s guardrails check it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output filter `%1` could not check the response, so it is not accepted: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/sync</name>
    <message>
        <source>%1 is the source. Choose other clients as targets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed %1. Run the command again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not load any files from %2, so there are no files to write. Choose another source or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition &quot;%1&quot; is not written: clients send the layer in every request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no source %1. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files can be written for the client %1: it does not exist or is not supported. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be removed: %2. Remove it manually.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/workflow</name>
    <message>
        <source>There is no profile `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace has several profiles. Choose one with --profile: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile has no config.yml, so config.yml.example is used. Copy it to config.yml to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile has no scope `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no convention set `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no provider `%1` for role %2. Use manual, or one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no role `%1`. Use planner, generator, reviewer or reviser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file for `%1`, %2, is not in the workspace. Give a path relative to the workspace folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile has no planning template, so you must describe the task. Add --request TEXT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session `%1` already exists. Choose another name, or continue it with `outcrop-cli run resume`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no workflow `%1`. `outcrop-cli run list` lists all workflows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no workflow yet. Start one with `outcrop-cli run`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response has no files. Each file needs a code block with its path, for example in the first line: `// src/Order.java`. Edit the response, put the files into %1, or reject the response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file exists with different content, so it was not overwritten. Remove it, or move it out of the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in target_files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the existing file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files are approved yet, so none can be written. Use `outcrop-cli run approve` first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not valid UTF-8. Save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile has no conventions.json, so --conventions cannot be used. Add the file, or omit the option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be a session name: it is not valid as a folder name. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standards changed after the workflow began. The prompts use the copy in standards-bundle.md. To use the new standards, start a new workflow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed the state of the workflow. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed this file, so it was not overwritten. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is empty. Add its text, or reject the response with a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no response yet. Save the response as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not an allowed path: outside the workspace, hidden, or a session file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app/workspace</name>
    <message>
        <source>the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no provider `%1`%2. Available: %3.</source>
        <extracomment>%1 is a name, %2 the place that names it, in parentheses after a space, or empty; %3 lists providers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in [roles] of config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[specialists.%1] in config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 could not be created. Check its name and your permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of the store cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must begin with postgresql:// and contain no spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no template `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of the Typesense server cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[retrieval] in config.toml requires `url`, such as https://search.example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default agent `%1` does not exist. Specify an agent from the folder agents/, or remove the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default profile `%1` does not exist. Specify a profile from the folder profiles/, or remove the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent has no text. Write its instructions, or remove the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent&apos;s name is empty, so no prompt can select it. Add a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not empty (it contains %2), and existing files are never overwritten. Choose a new folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a file. Choose a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no API. Copy its prompt and paste the response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`host` must be the socket folder of a local server, such as /run/postgresql</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sslmode=%1 would let others read the data sent to the store. Use require, verify-ca or verify-full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a password must not be in a file. Remove it from the store&apos;s address, and store it with `outcrop-cli keys set %1 --host HOST`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent has no instructions below its front matter. Write them, or remove the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complexity_thresholds.yaml (sample workspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file or folder %1. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened. Links have the form outcrop://open?file=/path/of/a/file&amp;line=1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`model` in [conductor] of config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This agent has no output.schema and no tool with parameters. Add one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no API for counting tokens. Use an estimate, or choose another provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace has no config/hybrid_prompt_templates.yaml. Create it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mode switch is recorded for `%1`, so its mode cannot be reverted. Set the mode instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no adapter `%1` to add. Choose one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No estimates are recorded. Record one with `outcrop-cli estimate --record`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no estimate %1. `outcrop-cli estimate list` lists all estimates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file. Check its path in config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than 16 MiB, the limit for files outside the workspace. Split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Check its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no API for embeddings; choose another provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a valid sslmode. Use require, verify-ca or verify-full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a valid JSON Schema. Correct %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a valid JSON Schema, but it is valid in %3. To select this draft, add &quot;$schema&quot;: &quot;%4&quot;. Otherwise, correct %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider is selected. Choose one with --provider, or assign one to the phase&apos;s role in [roles] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prefix is invalid. Use at most 40 characters: lowercase letters, digits and “-”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the estimate from %1 cannot be used: %2. Correct the estimate, or ask the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the query parameter `%1` is unknown. Use one of: schema, sslmode, host, user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only query parameter allowed is `prefix`. Remove the others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/adoption</name>
    <message>
        <source>No prompt files such as SYSTEM.md, AGENTS.md, CLAUDE.md, roles/ or skills/ were found in this folder. `outcrop-cli init` creates a workspace in an empty folder, and `outcrop-cli new layer NAME` creates a layer here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.toml has no Outcrop tables, so it probably belongs to another program and was not changed. Adopt a subfolder, or add [workspace] to config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same text as %1, which is already a layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer is sent without the files it imports: %1. Add an entry for each file that the prompt needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains only the path %1. It is probably a symbolic link that was checked out as a text file. Check out the repository with core.symlinks=true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains little more than an import of %1, which is already a layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains little more than an import of %1, which is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed by `outcrop-cli adopt` for the files in this repository, which are not moved. Check the tier and order of each layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.toml already lists this file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/agents</name>
    <message>
        <source>The request sets `%2` to `%1`. Use one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request has no valid `%1`. Add one that matches `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request has no valid `%1`. Add one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request sets `%2` to `%1`, which does not match `%3`. Correct the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body has no sections to convert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &lt;agent&gt; element around the sections is redundant and is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A portability section with the body format is added, so all portability criteria now apply to this agent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent has no text: %1 is missing. Create this file next to the agent file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern `%1` of `%2` takes too long on this request, so the request cannot be checked. Simplify the pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern of `%1` cannot be used, so the request cannot be checked: %2. Correct the pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n headings stay at level 6, the lowest level. Converting back would move them to level 5.</source>
        <translation>
            <numerusform>%n heading stays at level 6, the lowest level. Converting back would move it to level 5.</numerusform>
            <numerusform>%n headings stay at level 6, the lowest level. Converting back would move them to level 5.</numerusform>
        </translation>
    </message>
    <message>
        <source>`%1` does not look like a regular expression, so this rule is not checked; correct it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/assertions</name>
    <message>
        <source>Assertions must be a list of objects, each with a `type`, such as [{type: contains, value: yes}].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assertion has no `type`. Add one, such as contains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assertion `%1` needs a list or a comma-separated string as its `value`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assertion `%1` needs a string as its `value`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assertion `%1` needs a valid regular expression as its `value`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assertion `%1` needs a number as its `value`, or an object with `min` or `max`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score %1, threshold %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word count %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, threshold %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the finish reason is `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request has no tool `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assertion `%1` has no `threshold`. Add a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n assertions passed</source>
        <translation>
            <numerusform>%1 of %n assertion passed</numerusform>
            <numerusform>%1 of %n assertions passed</numerusform>
        </translation>
    </message>
    <message>
        <source>Assertion sets are nested more than %1 levels deep. Move the inner assertions to an outer set.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/attachments</name>
    <message>
        <source>%1 is empty. Attach a file with content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 bytes. Attach at most %3 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an image, PDF, audio or UTF-8 text file that Outcrop recognizes. Convert it to PNG, JPEG, GIF, WebP, PDF, WAV, MP3 or FLAC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins like %2, but is incomplete or damaged. Export the image again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins like %2, but is incomplete or damaged. Export the recording again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins like a PDF, but has no end-of-file marker. Export the document again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/base</name>
    <message>
        <source>%1 needs the library lib%2 %3, which is missing or cannot be loaded. Install it; on Debian and Ubuntu, the package is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs the library lib%2 %3, but the installed version is too old: it lacks %5. Upgrade it; on Debian and Ubuntu, the package is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the URL cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition is nested too deeply. Remove some parentheses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number %1 is out of range for a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the URL is not complete; write it as `https://host`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheme must be https or http</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the URL %1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected `and`, `or` or the end of the condition, but found `%1`. Correct the condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a name such as `workload`, but the condition ends here. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a name such as `workload`, but found `%1`. Correct the condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number to compare with `%1`. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The closing quote is missing. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected `%1`. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host name ends with a dot; remove the dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host name contains invalid characters; remove them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a value after the operator. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check whether the file or folder was moved or renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the file permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the write permission and the free disk space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct %1.</source>
        <extracomment>%1 is a location, such as agents/a.md:7:3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the URL contains a user name or password; remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is an error message, %2 what to do about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/clients</name>
    <message>
        <source>A client document needs `client` and `parts`. Add them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client does not accept the %1 &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not loaded because %1 exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not loaded because %1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was already sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same text was already sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded when a matching file is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded when a file in %1 is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded when the client reads a file that matches %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client rejects the file because of the unknown key &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is full: its limit is %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A symbolic link to a target outside the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large for Outcrop to check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated at byte %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported by %1, but the file does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client does not find the %1 in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 excludes the file from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A byte order mark precedes the front matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client does not find front matter in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key %1 excludes the file from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting %1 excludes the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger than %1 bytes, so the client ignores the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier files use up the size limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter is invalid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the description is sent; the model can request the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded only when the user names the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 has %2 characters; the client accepts at most %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this folder, the client lists only files without front matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated at byte %1 of %2, on line %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 has a type that the client does not accept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same file is loaded as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not loaded because the key %1 has the value %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported by %1, but outside the start folder %2 and not approved by the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A symbolic link that was checked out as text, so only the path %1 is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description is shortened or omitted to fit the size limit of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known from recorded requests of version %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known from recorded requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known from the client&apos;s documentation or source code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed, not confirmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size limit is documented, but was not observed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size limit is assumed, not confirmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The handling of imports is documented, but was not observed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The handling of imports is assumed, not confirmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files truncated</source>
        <translation>
            <numerusform>%n file truncated</numerusform>
            <numerusform>%n files truncated</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <extracomment>%1 is a size, such as `3.20 MiB`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files skipped</source>
        <translation>
            <numerusform>%n file skipped</numerusform>
            <numerusform>%n files skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n descriptions shortened</source>
        <translation>
            <numerusform>%n description shortened</numerusform>
            <numerusform>%n descriptions shortened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported files not loaded</source>
        <translation>
            <numerusform>%n imported file not loaded</numerusform>
            <numerusform>%n imported files not loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %n files are not sent, because a size limit is reached.</source>
        <translation>
            <numerusform>Skipped: %n file is not sent, because a size limit is reached.</numerusform>
            <numerusform>Skipped: %n files are not sent, because a size limit is reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shortened: the list of skills, agents or commands has a size limit, so %n of its descriptions are shortened or omitted.</source>
        <translation>
            <numerusform>Shortened: the list of skills, agents or commands has a size limit, so %n of its descriptions is shortened or omitted.</numerusform>
            <numerusform>Shortened: the list of skills, agents or commands has a size limit, so %n of its descriptions are shortened or omitted.</numerusform>
        </translation>
    </message>
    <message>
        <source>loaded under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters such as &lt; are sent as &amp;lt;, so the text is longer than the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 searches for these files: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded twice: the client already sends this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported by %1, but outside the folder to which the client limits imports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not loaded: %n imported files are outside the folder to which the client limits imports.</source>
        <translation>
            <numerusform>Not loaded: %n imported file is outside the folder to which the client limits imports.</numerusform>
            <numerusform>Not loaded: %n imported files are outside the folder to which the client limits imports.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the same %2 and takes precedence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (started in %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends only the first %2 of %3 bytes of this file. The text from this position on is not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not send this file (%2 bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten the file, or raise %1 in the settings of the client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size limit applies to all instruction files together. Shorten them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size limit applies to all instruction files together. Shorten them, or raise %1 in the settings of the client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 shortens or omits %n descriptions, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions.</source>
        <translation>
            <numerusform>%1 shortens or omits %n description, this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions.</numerusform>
            <numerusform>%1 shortens or omits %n descriptions, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not list %n files, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions, or remove files.</source>
        <translation>
            <numerusform>%1 does not list %n file, this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions, or remove files.</numerusform>
            <numerusform>%1 does not list %n files, beginning with this one, because its list of skills, agents or commands has a size limit. Shorten the descriptions, or remove files.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not load the imported file %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the file, or copy its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files in subfolders are loaded only if %1 is started in the folder of the file: %2</source>
        <translation>
            <numerusform>%n file in a subfolder is loaded only if %1 is started in the folder of the file: %2</numerusform>
            <numerusform>%n files in subfolders are loaded only if %1 is started in the folder of the file: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truncated: only the beginning of %n files is sent, because a size limit is reached.</source>
        <translation>
            <numerusform>Truncated: only the beginning of %n file is sent, because a size limit is reached.</numerusform>
            <numerusform>Truncated: only the beginning of %n files is sent, because a size limit is reached.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 does not load files in parent folders, because there is no %1 in the start folder or above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains only front matter or comments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops with an error, because the front matter of one of its %2 is invalid. Correct the front matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the top-level folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 does not send %n files when it is started in their folders, because this file uses up the size limit: %2.</source>
        <translation>
            <numerusform>%1 does not send %n file when it is started in its folder, because this file uses up the size limit: %2.</numerusform>
            <numerusform>%1 does not send %n files when it is started in their folders, because this file uses up the size limit: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/complexity</name>
    <message>
        <source>%1; not stated: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message>
        <source>concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size is not stated, so the score may be too low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tests cover the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit is exceeded, so there is no reason to split the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 of about %3 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, above the maximum of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dependency depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours in total, above the maximum of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the confidence is %1, below %2: review the estimate first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a similar task succeeded before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these subtasks are derived from the files alone; their dependencies are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dependencies form a cycle, so their depth is undefined. Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines stated in the task: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dependency depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too few subtasks to benefit from parallel work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a range of counts. Write it as in `2_3_files`, `depth_4` or `11_plus_files`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thresholds do not define the %1 `%2`; did you mean `%3`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer subtasks (%1) than the minimum (%2): splitting may cost more than it saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two subtasks have the ID `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dependencies of its subtasks form a cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nesting depth of the subtasks exceeds the maximum of %1. Reduce the nesting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another subtask already has the ID `%1`. Choose another ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dependencies of these subtasks form a cycle. Remove one of the dependencies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A subtask cannot depend on itself. Remove this dependency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` depends on `%2`, which is not the ID of another subtask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 inputs stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 inferred from the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw score: %1; splitting is suggested at %2 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size is estimated from the words of the task; state `lines` or `produces` for a better estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thresholds do not define the %1 `%2`, so it has no effect. Correct the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 subtasks, more than the maximum of %2. Combine some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sibling subtask has the ID `%1`. Correct the ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subtask %1 has about %2 lines, too few for a separate subtask; combine it with another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines of subtask &quot;%2&quot;: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many subtasks to compare, so no parallel work is planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the estimate from %1 cannot be used: %2. Correct the estimate, or ask the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` and `%2` overlap. For counts in both ranges, `%1` is used. Change one of the ranges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dependencies of the subtasks form a cycle, so no parallel work is planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s estimate and the heuristics differ by %1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the thresholds require a model&apos;s estimate in addition to the heuristics; ask a model for an estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task has too few files or lines to be split by file; list more of its files, or its subtasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the estimate from %1 does not match its schema at &quot;%2&quot;: %3 Correct the estimate, or ask the model again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/conversion</name>
    <message>
        <source>Written as `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The canonical form names only the MCP server `%1`, so all its tools are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter of the prompt file is not written. Move its fields to the agent file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 agent files do not have this field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no tool with this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text names the tool `%1`, which %2 calls `%3`. The name is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has none of this agent&apos;s tools, and omitting the tool list would allow all tools. Change the list, or remove it to allow all tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no model that corresponds to `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as `%1`, because %2 does not allow some characters of the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used only by Outcrop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The converted agent would not have the same fields. Report this bug.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not support agent files. Convert to another client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already in the canonical form. Choose another form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already in the single-file form. Choose another form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document defines the tool `%1`. The prompt lists it, but the model cannot call it. Define it under `%2`, or remove the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document defines the tool `%1`. The prompt lists it, but the model cannot call it. Did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only another agent defines the tool `%1`, so the model cannot call it, although the prompt lists it. Copy the definition to `%2` of this agent, or remove the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no model for this model tier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model tier corresponds to `%1`. The model is kept in `extensions.model`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent cannot be converted because of this error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as `%1` with the value `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/diff</name>
    <message>
        <source>the lines to change no longer exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a list of hunks. Enter numbers such as 1,3 or 1-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lines to change occur several times, for example on lines %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hunk %1 is listed twice. Remove one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a unified diff: the lines `--- name` and `+++ name` are missing. Add them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binary diffs are not supported, because they have no lines to show or select. Use a diff of text files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lines `--- name` and `+++ name` are missing above this hunk. Add them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected line: the `@@` line of the hunk above states fewer lines. Correct its numbers, or remove this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a hunk header such as `@@ -1,3 +1,3 @@` after the file names. Add one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid hunk header. Write a line such as `@@ -1,3 +1,3 @@`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this hunk begins before the end of the previous one, or at line 0; lines are numbered from 1. Correct its numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this hunk has no lines. Add its lines, or remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hunk ends too early; missing lines according to its `@@` line: %1 old, %2 new. Add them, or correct the `@@` line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line follows `\ No newline at end of file`, which marks the last line. Remove the line, or the marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this diff changes %1 files, but only one is expected. Split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hunk %1 does not exist. Use numbers from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`\ No newline at end of file` must follow a line of the hunk. Move or remove it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/documents</name>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be represented in a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not allowed here. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has %2 characters, above the maximum of %3. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is empty. Fill it in, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JSON Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the opening `---` line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the closing `---` line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions are never applied automatically. Set auto_apply to false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be updated, but is not UTF-8. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not UTF-8, so changing it would lose data. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes were made because the data is invalid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes were made because the data is invalid: %1 Fix it with `outcrop-cli check --fix %2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Known keys: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected one of: %1; found %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected one of: %1; found %2. Did you mean %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The imported file `%1` does not exist. Create it, or correct the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` must be %2, but is `%3`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specify the field: a key, or several keys joined by dots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing `%1` here would also change other values, such as the target of an alias (*name). Edit the text instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TOML has no null. Remove `%1` instead, or set another value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown key `%1`; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integers range from -9223372036854775808 to 9223372036854775807</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers range up to about 1.8e308</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement refers to group %1, but the pattern has no groups. Put parentheses around the part to insert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill in the folder `%1` must be named `%1`. Change the name, or rename the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not exist in the workspace, or cannot be read. Create it, or correct the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use `%1` instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The linked file `%1` does not exist. Create it, or correct the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is encoded in UTF-16, so it can be read but not saved. Convert it to UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte 0x%1 is not valid UTF-8. The file is read-only, because saving would change its bytes. Convert it to UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key, not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid value, no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not part of a prompt, no effect here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the name to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill name can contain only lowercase letters, digits and single hyphens. Use a name such as `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name `%1` is reserved. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate the names in `%1` with commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value must be at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the value in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert to a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not UTF-8, so its fields cannot be changed. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter does not begin with a `---` line, so it would be read as part of the text. Add a `---` line above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter that begins here has no closing `---` line. Add one after its last key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set to false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace. Choose a path inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read, and may refer to the renamed document. Fix its errors first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition refers to `%1`, which is now `%2`. Update the condition if it means the renamed document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value must have at least %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value exceeds the maximum of %1 characters. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value must be greater than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The list must have at least %n items. Add more.</source>
        <translation>
            <numerusform>The list must have at least %n item. Add one.</numerusform>
            <numerusform>The list must have at least %n items. Add more.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list contains the same item twice. Remove one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The required key &quot;%1&quot; is missing. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search text is empty. Enter a string or a pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern %1 does not match any file: a closing bracket is missing after %2. Add %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tier of this layer depends on its name, so renaming it may change the tier. To keep the tier, add `tier:` to its front matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern %1 does not match any file: Claude Code compares paths without a leading `./`. Remove the `./` from the pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill name can have at most %1 characters. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name must not begin or end with a dot or a space. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name cannot contain `%1`. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name cannot contain control characters. Remove them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name can have at most %1 bytes. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid regular expression: %1. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is not a list of `key: value` pairs, so it has no fields. Edit it as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no fields: only Markdown, YAML and TOML files have them. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template `%1` does not exist. Correct its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is out of range, so it may be ignored or rounded: %2. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must keep the extension `%2`. Choose a name with this extension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving the document to %1 changes its kind from %3 to %2. Choose another path.</source>
        <extracomment>%1 is a path, %3 the old and %2 the new kind, such as `skill`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be moved into itself. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document %1 does not exist. Check its path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text mentions `%1`, which is now `%2`. Update the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value must not be empty. Fill it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value does not match the required pattern. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value matches none of the allowed forms. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid regular expression: %1 (at character %2). Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document %1 does not exist, so it cannot be changed. Check its path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not exist, so it cannot be moved. Check its path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two edits of %1 overlap, or one is outside its text. Reload the file and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit of %1 splits a character. Reload the file and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has `tier:` but is not a layer, so no prompt includes it. Move it into layers/, or list it in [prompt_layers] of config.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is empty. Fill in this field: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is missing. Add this field: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines between the two `---` lines contain no `key: value` pairs, so they are read as part of the text. Add a pair, or remove the `---` lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition is not valid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in a hidden folder or has a hidden name, so the document cannot be moved there. Choose another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replacement refers to group %1, which the pattern does not have. Use a group from 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on, the skill exceeds the recommended length of %1 lines. Move details to linked files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern takes too long, so the search was stopped. The usual cause is a nested repetition such as (a+)+. Use a single repetition instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern takes too long, so only the matches up to line %1 were found. The usual cause is a nested repetition such as (a+)+. Use a single repetition instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a known value. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown key `%1`. It is kept unchanged. Check its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind %1 cannot have a condition. Remove the condition, or create a layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8, so its text cannot be replaced. Convert it to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files have `tier:` but are not layers, so no prompt includes them; this file is the first. Move them into layers/, or list them in [prompt_layers] of config.toml.</source>
        <translation>
            <numerusform>%n file has `tier:` but is not a layer, so no prompt includes it. Layers are the files in layers/ and those listed in [prompt_layers] of config.toml.</numerusform>
            <numerusform>%n files have `tier:` but are not layers, so no prompt includes them; this file is the first. Move them into layers/, or list them in [prompt_layers] of config.toml.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the same file name, so %2 would be the condensed form of both documents. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path `%1` contains a value that is neither a mapping nor a list, or an invalid list index. Correct the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace, so it was not read. Copy it into layers/, or allow reading it with --allow-outside on the command line or with “Layers &gt; Allow Layers Outside the Workspace” in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is outside the workspace, so its text cannot be replaced. Copy it into the workspace first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mappings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular expressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Schemas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%2` is not a known %1 tool. Check the name.</source>
        <extracomment>%1 is a client</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no tool `%2`; did you mean `%3`?</source>
        <extracomment>%1 is a client</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%2` is not a known %1 model. Check the name.</source>
        <extracomment>%1 is a client</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no model `%2`; did you mean `%3`?</source>
        <extracomment>%1 is a client</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This agent has no prompt, because the text below the front matter is empty. Add a prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This command has no prompt, because the text below the front matter is empty. Add a prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manifest</source>
        <extracomment>The kinds of documents, as in `Moving the document to a.md changes its kind from skill to text.`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>condensed layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>governance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wire format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>portability tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evolution report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/documents/data</name>
    <message>
        <source>This is not valid TOML: %1. A line is either [table], key = value, or a comment that begins with #.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid YAML (%1). Check this line and the one above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document has more than %1 values. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This escape is not valid in JSON. Write \\ for a backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inf and nan cannot be used here. Write a number, or put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between double quotes, a backslash must begin a YAML escape. Double the backslash, or use single quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value that begins with !, &amp; or % has a special meaning in YAML. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list item cannot begin here. Put each dash on a separate line below the key, or put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value cannot begin with %1, which YAML reserves. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid YAML (%1). Check the quotes, brackets and indentation of this line and the one above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is neither a key with a colon nor part of a value, so it is ignored. Write `key: value`, or make it a comment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the tabs with spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a backslash that is not valid between double quotes. Double it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double the backslash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the closing quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the control character as an escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the closing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the value in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with %1, which has a special meaning in YAML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with %1 like a list or a mapping, but is not one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with a quote that does not enclose all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains a colon followed by a space, which YAML reads as another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not valid YAML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent the keys like this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent the lines that continue the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the text to the next line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alias *%1 has no matching anchor above. Define &amp;%1 first, or put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alias *%1 is inside the value that it refers to, so the value would be infinite. Remove the alias.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This alias expands the document beyond %1 values. Use fewer nested aliases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are nested more than %1 levels deep here. Reduce the nesting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text follows the end of the document. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>\u must be followed by four hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key has more than %1 parts. Reduce the nesting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list that begins with [ lacks a comma or its closing ] here. Add the missing character, or put the text in quotes if it is not a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mapping that begins with { lacks a comma or its closing } here. Add the missing character, or put the text in quotes if it is not a mapping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML reads a value that begins with ! as a tag. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line requests an unknown YAML version. Remove the %YAML line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After | or &gt;, the text must begin on the next line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number after | or &gt; must be from 1 to 9. Correct or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing here. Add one, or put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text follows the end of the value. Put the whole value in quotes, or remove the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second document begins here, but only the first is read. Split the file, or remove the line that separates them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is missing before this colon. Add one, or put the text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is part of the value above. Indent it more than its key or dash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An anchor name can contain only letters, digits, - and _. Rename it, or put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape the inner quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continues on lines that are not indented.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continues on lines that are not indented. Indent them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent the lines of the block scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid TOML: %1. Remove or rename one of the duplicates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid TOML: %1. A string must be in quotes: key = &quot;text&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data exceeds the maximum size of %1 KiB. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key must be a string, not a list or a mapping. Put the key in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag %1 is not supported and is ignored. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The string that begins here has no closing quote on the same line. Add it, and write a line break as \n.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON does not allow this control character. Write it as an escape such as \t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a value here: a string in double quotes, a number, true, false, null, [ or {.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character U+%1 is allowed only in quotes or in a comment. Remove it, or put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon followed by a space begins a second value here. Put the whole value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is read as a key, but has no colon. Add a colon and a space, or indent the line if it continues the value above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not part of the mapping above. Indent it like its siblings, or put the whole value above in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not an item of the list above. Indent it like the other items, or begin it with a dash and a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The string that begins here has no closing quote. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>\x, \u and \U must be followed by hexadecimal digits. If this is not an escape, double the backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This escape is not a valid Unicode character. Write the character itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML reads a line that begins with % as a directive. Put the line in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question mark followed by a space begins a key in YAML. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML does not allow this control character. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an unpaired surrogate. Delete it and type the character again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This %1 has no closing bracket. Add it, or put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line with ... ends the YAML document, so the lines below it would not be read. Remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment out the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is a duplicate; the first one is on line %2. The last value is used. Comment out or remove the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment out the first duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is indented differently from its siblings. Use the same indentation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent like the siblings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment needs a space before its #. Add one, or put the value in quotes if the # is part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dash alone is not a value. Put the dash in quotes, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is in quotes and contains unescaped quotes of the same kind. Escape the inner quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no closing quote. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a %1 without a closing bracket. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert the value to a block scalar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert the value to a block scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is complete, but the keys below it are indented more. Give them the indentation of this key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a block scalar with insufficiently indented lines. Indent them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML does not allow a tab in the indentation. Replace it with spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon is not allowed here between brackets. Put the value with the colon in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins on the same line as its %1, which YAML does not allow. Move it to the next line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a key in double quotes here. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a colon here, between the key and its value. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a comma or %1 here. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a list of quoted strings without brackets. Add them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This empty line has more spaces than the text below it. Remove the spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a control character, which YAML allows only as an escape in double quotes. Write it as an escape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid JSON number. Correct it, or put it in double quotes if it is a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is a duplicate; the first one is on line %2. The last value is used. Remove one of the duplicates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML reads a value that begins with * or &amp; as an alias or an anchor. Put the value in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/documents/schema</name>
    <message>
        <source>invalid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a schema must be an object or a boolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of $schema is not a known JSON Schema draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a $ref refers to itself in an infinite loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validating a value would take too many steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target of the reference %1 does not exist</source>
        <extracomment>%1 is the reference, such as `#/definitions/address`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern %1 cannot be used: %2</source>
        <extracomment>%1 is a regular expression, %2 a reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group cannot begin with (%1</source>
        <extracomment>%1 is a character or two</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern ends with a backslash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>\%1 is not a valid escape</source>
        <extracomment>%1 is a letter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexadecimal digits are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>\%1 must be followed by a property name in braces</source>
        <extracomment>%1 is a letter</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/evolution</name>
    <message>
        <source>%1: %2 in %3 days, %4 to %5 per day</source>
        <extracomment>%1 names what was counted, %2 is the count, %3 a number, %4 and %5 are the limits of the confidence interval of the rate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 only for the workload %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 only for the workloads %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>| no. | kind | suggestion | confidence | tokens per turn |</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3 (%4 to %5)</source>
        <extracomment>%1 and %2 are numbers of turns, %3 is their share in percent, %4 and %5 are the limits of its confidence interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 days (%2 to %3)</source>
        <translation>
            <numerusform>%n change in %1 days (%2 to %3)</numerusform>
            <numerusform>%n changes in %1 days (%2 to %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one %1 turn with a warm cache: %2 before, %3 after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples: interactions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 only with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 repeats %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Evolution, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 since %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good responses from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a notification channel. Use desktop, telegram or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns with high friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns in the last third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n suggestions; no files have been changed. Accept, edit or reject each of them.</source>
        <translation>
            <numerusform>%n suggestion; no files have been changed. Accept, edit or reject it.</numerusform>
            <numerusform>%n suggestions; no files have been changed. Accept, edit or reject each of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes more often than its declared cadence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To send it, use `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a time zone. Use a name such as America/Los_Angeles, or an offset such as UTC-08:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not an hour from 0 to 23. Separate hours with commas: &quot;7,13,21&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a new workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: changes too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:%2: “%3”. %4:%5: “%6”. Keep one of them and change the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>telegram_chat is missing, so no notifications are sent. Set it to the ID of your chat with the bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 turns with a friction of 0.5 or more: %1, compared with %3 in other workloads. The examples show the problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns with high friction in other workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this change, prompts no longer contain the layer by default. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The intervals are 95% confidence intervals: Wilson for proportions, Garwood for rates of change. The %n tests together give a false positive in fewer than 1 of 100 runs (Holm), if turns are independent. Confidence is statistical: it does not mean that the change helps.</source>
        <translation>
            <numerusform>The intervals are 95% confidence intervals: Wilson for proportions, Garwood for rates of change. The %n test gives a false positive in fewer than 1 of 100 runs (Holm), if turns are independent. Confidence is statistical: it does not mean that the change helps.</numerusform>
            <numerusform>The intervals are 95% confidence intervals: Wilson for proportions, Garwood for rates of change. The %n tests together give a false positive in fewer than 1 of 100 runs (Holm), if turns are independent. Confidence is statistical: it does not mean that the change helps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on version %2 of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>| workload | turns | earlier share | share in last third | high-friction turns |</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than half of the %2 turns used this layer: %1. In TOPSOIL, providers can cache it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns that used this layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than half of the %2 turns fetched this skill: %1. Tagged with this workload, the skill becomes part of the prompt and needs no tool call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns that fetched this skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts for these workloads still contain the layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>None of the %n turns that contained this layer used it.</source>
        <translation>
            <numerusform>The one turn that contained this layer did not use it.</numerusform>
            <numerusform>None of the %n turns that contained this layer used it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns that contained and used this layer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns that contained and used this layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No profile has the scope `%1`, so no prompt would contain the layer. To send it, add the scope under `scopes` in %2 and use `--scope %3`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns have high friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns before the last third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 turns: %1. No skill serves this workload. The examples show what a skill should contain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the memory “%1” a layer for the workload %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than half of the %2 turns used this memory: %1. As a layer, it is sent without a search, and providers can cache it. The memory %3 is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns that used this memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in %3, %4 to %5%</source>
        <extracomment>%1 names what was counted, %2 is the count, %3 a number of turns, %4 and %5 are the limits of the confidence interval of the share</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of %1 turns is growing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of %1 turns is shrinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the declared cadence (%2) allows %3 changes. Each change invalidates the cached prompt after this layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents have no history, so the report cannot show how often they change. Save or commit a layer to record a version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from all prompts: no profile defines the scope that it requires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1 …” in %2:%3 repeats %4:%5; the two passages share %6 of their three-word sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage is recorded for %1 of %2 turns. For the other turns, it is inferred from words of the layer that occur in the response, so some uses are missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns with this workload in the last third of the period: %1; before: %2. Review the layers and skills for this workload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not the URL of a Bot API server. Use one such as https://api.telegram.org.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search still finds the layer. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No diff: edit the file manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the skill %1 for the workload %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good responses: %2 from %1, at %3; %5 from %4, the most used model, at %6. Models were not assigned at random; run an experiment to confirm the difference.</source>
        <extracomment>%1 and %4 are models, %2 and %5 shares of good responses, such as `18 of 20, 90% (70 to 97%)`, %3 and %6 costs per turn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n suggestions already exist: they are still open, were accepted for the current version of the file, or were rejected and have no new evidence.</source>
        <translation>
            <numerusform>%n suggestion already exists: it is still open, was accepted for the current version of the file, or was rejected and has no new evidence.</numerusform>
            <numerusform>%n suggestions already exist: they are still open, were accepted for the current version of the file, or were rejected and have no new evidence.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 per turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/exchange</name>
    <message>
        <source>binary data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a media file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider is overloaded. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LiteLLM, model prices and context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, model list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the response was already shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting does not restore the quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a retry would fail in the same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider reports that retrying will not help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider rejected the key for this request. Check the key and its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider&apos;s rate limit was reached. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a model list written by `outcrop-cli models`. Delete or refresh it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider requires a wait of %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is JSON, but not in the format of this API. Check the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider timed out. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy requires authentication. Add a user name and a password to the proxy URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server sent %1, not a response from this API. Check the base URL, and whether a proxy or a login page sent the response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider of these models is unknown. Move the file to providers/&lt;provider&gt;/models, as in models.dev.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the call was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider may have processed the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retries are disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider did not send a retry time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attempts failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider may have processed the request and may charge for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a valid path. Separate names with dots; [0], [*] and [name=value] may follow a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Message from the provider: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider sent an empty response. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is not valid JSON, or it was truncated. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response is too large. Ask for a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chunk of the response is not valid JSON. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response ended early, and the part received so far is kept. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream ended without a response. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The provider did not return embeddings of equal length for all %n inputs. Choose another model.</source>
        <translation>
            <numerusform>The provider did not return an embedding for the input. Choose another model.</numerusform>
            <numerusform>The provider did not return embeddings of equal length for all %n inputs. Choose another model.</numerusform>
        </translation>
    </message>
    <message>
        <source>The provider rejected the request. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider aborted the response. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider failed with an internal error. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a LiteLLM or models.dev model catalog. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a JSON model catalog. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chunk of a tool call&apos;s arguments has no valid index. The earlier chunks are kept. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server redirects to another URL. Outcrop does not send keys to that URL. Check the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider did not return a token count. Try again, or use an estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quota of the provider account is exhausted. Check the account&apos;s plan and billing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/experiments</name>
    <message>
        <source>McNemar&apos;s exact test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paired t test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welch&apos;s t test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agrees with a paired t test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stopping rule uses a metric that is not measured. Add it to `metrics`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stopping rule ended the run after %1 of %2 trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge gave no readable score in %1 of %2 trials. These trials failed, and the scores do not include them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval), so a difference cannot be ruled out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cases in both</source>
        <translation>
            <numerusform>%n case in both</numerusform>
            <numerusform>%n cases in both</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs need the same number of values in both arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a paired t test needs at least two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pairs all differ by the same amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welch&apos;s t test needs at least two values in each arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values of each arm are all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smallest relevant difference, %1, divided by the standard deviation in the recorded run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {quantity}, every value was {firstMean} ({cases}), so a difference can be neither shown nor ruled out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {quantity}, any difference between the means is smaller than the smallest relevant difference, {relevant}: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}; {confidence} interval from {low} to {high}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is not finished (%1 of %2 trials). Its figures may change, and repeated evaluation finds chance differences more often than p indicates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is not finished (%1 of %2 trials). Its figures may change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This experiment has a stopping rule. p and intervals are valid at every evaluation, and the intervals are wider than usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded responses were used, so the run measures only these responses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p is corrected for all tests together (Holm). The intervals are not corrected: each is valid only by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each case is sent to every arm, in random order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each case is sent to one random arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With so few cases, the result may not generalize.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed assertions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule violations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time to complete response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No values to compare for {quantity}: {cases}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {firstMean} with “{first}” and {secondMean} with “{second}” ({cases}). The difference was not tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caching was allowed, so times and costs depend on earlier requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted change: %1%, actual: %2%, difference: %3 percentage points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a case `%1`. Choose another ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not a JSON object. Write one object per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of cells in this line is %1, but the header has %2. Add or remove cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already an arm `%1`. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no arm `%1` to compare with. Use the name of an arm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stopping rule tests a single difference, so it needs exactly two arms. Add or remove arms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric `judge` needs a question. Add one under `judge`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pairs differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tests</source>
        <translation>
            <numerusform>%n test</numerusform>
            <numerusform>%n tests</numerusform>
        </translation>
    </message>
    <message>
        <source>p = %1 corrected for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no `tests`. Add a list of tests, as in a promptfoo configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tests have more than %1 cases. Shorten the lists of values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertions that need a model, the network or code are not evaluated: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`assert` is not evaluated without the metric `assertions`. Add it to `metrics`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown after correction for {tests}: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). Without the correction, these data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: 50 or more pairs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: ties)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test (approximate p: zero differences)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tool replies of this case are invalid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {change} with “{first}” than with “{second}”: {firstMean} versus {secondMean} ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {quantity}, the mean was {change} with “{first}” than with “{second}”, but by less than the smallest relevant difference, {relevant}: {firstMean} versus {secondMean} ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summary, section &quot;%1&quot;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recorded experiment needs two lists whose keys end in _metrics, one per arm, but this one has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens are estimated (%1), not counted. If the estimation error differs between arms, an apparent difference may not be real.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). The {confidence} interval of the mean difference, from {low} to {high}, does not contain 0. The test and the interval disagree, so the result is uncertain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stopping rule requires one trial per case and arm. Set `repeats` to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 trials failed. In the metric “success”, a trial without a response counts as unsuccessful. All other metrics include only trials that have a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each case has %1 trials in each arm, and the mean of these trials counts as one value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not an experiment run. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; this file is archived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not the result of a trial. Remove it, or start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run file has no header line. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the file is archived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message>
        <source>request tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>response tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judge score</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n warm-up calls</source>
        <translation>
            <numerusform>%n warm-up call</numerusform>
            <numerusform>%n warm-up calls</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (seed %2)</source>
        <extracomment>%1 is the design, %2 a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3 failed</source>
        <extracomment>numbers of trials</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deviation</source>
        <extracomment>standard deviation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>smallest value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <extracomment>largest value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>the first arm of a comparison</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>the second arm of a comparison</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test</source>
        <extracomment>statistical test</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>effect size</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 each, %3 per arm</source>
        <extracomment>%1 is a number of cases, %2 such as `3 trials`, %3 such as `2 warm-up calls`</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/formats</name>
    <message>
        <source>The command sends the file `%1`, which is not opened. Import that file instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message keys without an equivalent in Outcrop are omitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag `%1` is inside a condition or a loop, so it is kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Function calls are never executed. Kept as text in double brackets: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter is not closed. Add a `---` line below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to the provider settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format has no conditions or loops. Their tags are kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs of type %1 become strings that contain a URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API determines the method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URL specifies the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as `%1`, which the format allows as a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format `%1` cannot represent this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template language of the format cannot express %1. It is kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format allows one example per input. The others are omitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` can be imported but not written. `outcrop-cli formats` lists the writable formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This curl option does not affect the prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of type `%1` have no equivalent. Kept as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a field type. Use array, object or enum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A schema must be a type such as `string`, or a mapping from fields to types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A request has no variables, so the placeholders are kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text before the examples becomes the system prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request uses the stored prompt `%1`. OpenAI discontinues stored prompts on 2026-11-30 and cannot export them. Copy its text into the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of properties is written as a JSON Schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as part of the model name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API determines the provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference %1 is not resolved. It is kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refers to a file or a URL, which is not opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role `%1` becomes `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as a check that the response matches the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as a list of properties. JSON Schema keywords that properties do not support are omitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each property of the schema becomes an input. Nested types become strings or lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and passwords are not imported. Store keys with `outcrop-cli keys set`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as the provider `%1` and the model `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text after the examples becomes the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test values of inputs are omitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the limit for imports. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not changed since the import, so the original file is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a LangChain prompt that can be imported. Supported: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anthropic Messages request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenAI Chat Completions request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenAI Responses request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Google Gemini request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ollama request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VS Code chat mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curl command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legacy Cursor rules file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LangChain prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Langfuse prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCP server prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promptfoo configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semantic Kernel prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source has no description, and an agent requires one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined with the other system messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System messages after the first user message are moved to the system prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop inserts the conversation from --history before the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in the import record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters of the `generating` phase in the profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tool is named without a definition, so it is listed as an allowed tool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluated when the prompt is composed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenAI batch file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anthropic batch file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Google Gemini batch file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PromptL prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Humanloop prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LiteLLM prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POML prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DSPy program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claude Code transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codex transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claude Code plugin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API requires this parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client applies the rules only to these files. Kept in the import record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no equivalent. Kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file declares a document type or entities, which are not read. Remove the declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session data, not part of the conversation. It is kept in the original file next to the import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reference to a hub block, which is not downloaded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill metadata values are strings, so other values are written as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined into one string, because the file has no roles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill requires a description.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` becomes text with a heading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the type is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to the plugin manifest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop does not download or attach the file. Its address or data is kept in the import record. Save the file and attach it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has %1 characters, but GitHub accepts at most %2 in an agent. Shorten the layers or the agent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported from pasted or piped text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command sends no JSON. Use a command with a JSON body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value contains `%1`, which some parsers treat as the end of the front matter. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter is not a mapping from keys to values. Write it as `key: value` lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line `%1` starts a new message when the file is read. Change the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client has no placeholder for this input, so `{{%1}}` is kept in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text does not use this input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholders in earlier messages are not filled in. Write the values in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text contains `{{`, which the format cannot escape. Programs that read the file look for a variable there. Change the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not in the expected format (%1): `%2` is missing. Add it, or choose another format with `outcrop-cli import --as FORMAT`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body is not a request to a known API. Use a command for a supported API, or import the body as a JSON file and specify its format with `outcrop-cli import --as FORMAT`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file in this format (%1) must be a mapping from keys to values. Choose another file, or another format with `outcrop-cli import --as FORMAT`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels `latest` and `production` are omitted: Langfuse maintains `latest`, and assigning `production` deploys a version. Assign `production` in Langfuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry needs `name`, and a `prompt` that is a string or a list of messages. Add the missing key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a type. Use a JSON Schema, or one of these types: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placeholders and their default values are written, but not their types and descriptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attributes in a line with a role, such as `system[name=x]:`, have no equivalent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API has no call IDs, so an ID is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The structured result is kept as JSON text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces and line breaks at the beginning and end are removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated to %1 characters, the limit of the format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not well-formed XML: %1. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The element &lt;%1&gt; is nested more than %2 levels deep. Reduce the nesting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liquid is read as Jinja, which has a similar syntax for variables and conditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code is never run. Kept as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Kept in the import record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCP has no system messages, so a user message may contain a system prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placeholders are written, but not their default values, types and descriptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Kept in the import record and not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop has no equivalent. Sent only in requests of the same API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default of the API, because the source does not set it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blocks of the result are joined into one text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools of type `%1` have no equivalent. Kept in the import record and not sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/history</name>
    <message>
        <source>`%1` is reserved: it always means the newest state. Choose another name for the label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a label. Use 1 to 36 lowercase letters, digits, `_`, `-` and `.`, such as production. A label cannot begin with `-` or `.`, contain `..`, or end with `.` or `.lock`.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/interactions</name>
    <message>
        <source>%1 attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n repairs of the response</source>
        <translation>
            <numerusform>%n repair of the response</numerusform>
            <numerusform>%n repairs of the response</numerusform>
        </translation>
    </message>
    <message>
        <source>not a GenAI span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the span %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quality %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outcome is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`at` must be a time with a UTC offset, such as &quot;2026-11-21T18:30:00Z&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one or more printable ASCII characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without an ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a path. Write it like `usage.input_tokens` or `content[type=text].text`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a time. Use one such as &quot;2026-11-21T18:30:00Z&quot;, or the number of seconds since 1970.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>description: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similar to %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1, at character %2. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is empty. Write a regular expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no built-in rule `%1` to disable. Correct the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line has no time. Add one: the mapping `%1` reads it from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record has no `at` field. Add one with the time, such as &quot;2026-11-21T18:30:00Z&quot;. Fields of the record: %1. A log contains records with the fields of `log list interactions`, OpenTelemetry GenAI spans, OTLP exports, Langfuse observations, or transcripts of Claude Code or Codex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record has no `at` field with the time, such as &quot;2026-11-21T18:30:00Z&quot;. If `%1` is the time, rename it to `at`. Fields of the record: %2. A log contains records with the fields of `log list interactions`, OpenTelemetry GenAI spans, OTLP exports, Langfuse observations, or transcripts of Claude Code or Codex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>this question and the one %n turns earlier share %1% of their words</source>
        <translation>
            <numerusform>this question and the previous one share %1% of their words</numerusform>
            <numerusform>this question and the one %n turns earlier share %1% of their words</numerusform>
        </translation>
    </message>
    <message>
        <source>the value is nested more than %1 levels deep; reduce the nesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the date of %1 is before 1970-01-05, the earliest supported date; correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 interactions that used this document have this workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest of the log cannot be read: %1; check the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the span %1 has no start time; add one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is larger than %1 MiB; write one record per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a number of 0 or more. Correct it, or omit the field.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/layers</name>
    <message>
        <source>Available: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a role. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a %2. Use one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a %1. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only an inline schema (a mapping) is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is applied to the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an instruction that cannot be checked automatically; only the text below the front matter is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no effect while portability.enabled is not true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no profile `%1`. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no agent `%1`. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s output limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent&apos;s output schema defines the expected response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition `when` is not valid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for another scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for another phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the scope&apos;s value takes precedence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks the block as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the block&apos;s text is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the call cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the content of `function` is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks the call as a function call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the keys of the full layer are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the examples below are sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(text before the first heading)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only text below a second-level heading is an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills list their workloads in metadata.workloads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validates the request before it is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: reasoning_effort in the profile takes precedence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defines how an unusable response is handled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown name `%1`. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the message cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defines the message&apos;s role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the function&apos;s name, which some APIs require</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not apply to a message with this role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file `%1`. Create it, or change the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill has the workload `%1`, so the prompt has no skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill has the workload `%1`, so the prompt has no skills. Did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads with skills: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message requires a `role`. Use one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the agent file also defines it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this prompt excludes tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile `%1` has no phase `%2`. Available: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile `%1` has no scope `%2`. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the condensed form is used for context windows below %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range that the model accepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The `order` values of the adjacent layers are at the integer limit. Use values closer to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no position %1 in %2. Use 0 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the same name, `%2`, and takes precedence. Rename this %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>identifies the provider that returned the parts in `kept`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is more than one folder below the skill. Move the file up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input checks do not support this keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 of %3 rules fit the template&apos;s budget of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No profile is selected, and no layer has a condition with the scope `%1`. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The examples file `%1` is not in the workspace. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversation `%1` is not in the workspace. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the assistant can call tools, but this message has the role %1. Change the role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tool call requires a `name`. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The `arguments` of a tool call must be a JSON object. Correct them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tool message requires `tool_call_id`, the ID of the tool call. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No earlier tool call has the ID `%1`. Correct the ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no layer `%1` in the stack. Check its path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is outside the skill&apos;s folder, so it is not exported with the skill. Move it into the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attachment `%1` is not in the workspace, so it is not sent. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attachment `%1` cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data of the `%1` block is not valid base64. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The `%1` block is omitted: its content is stored elsewhere, and Outcrop does not download it. Attach the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names a file that is sent with the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no API accepts it in a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent, because portability.enabled is not true: the system prompt contains only the text below the front matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace has none. Create one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be moved: the client that loads it sets its tier. Choose a layer of the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used by the client to decide when to load the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since it was sent with this message. The new content is sent. To send the original content, restore the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only user messages and tool results can have attachments, but this message has the role %1, so its attachments are not sent. Move them to a user message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attachment must be a path, or an object with `file`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a list or mapping, which cannot be an attribute of a message, so it is not sent. Write it as a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A conversation must be a list of messages, or an object with `messages`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither APIs nor &lt;prompt&gt; documents accept it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no template for the prompt type `%1`. Use a type that config/hybrid_prompt_templates.yaml defines: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omit the scope, or use it in the condition of a layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It defines no scopes. Omit the scope, or add it to the profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this prompt excludes the output schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This block is omitted. Use text, a call in an assistant message, or a result or an attachment in a user message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The `%1` block is omitted. Use text, a call in an assistant message, or a result or an attachment in a user message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`content` must be a string or a list of blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a message with this role cannot contain a block of this type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/lsp</name>
    <message>
        <source>The server is not initialized. Send `initialize` first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is shut down. Send `exit`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client canceled the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batches are not supported. Send each message separately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change to `%1` could not be applied. Close the file and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server uses the workspace %1, but this editor has opened %2. To use that folder, start the server with `-C %2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is already initialized. Send `initialize` only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is missing or has the wrong type. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no document name at this position. Place the cursor on one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This editor does not let a language server rename files. Run `outcrop-cli rename %1 %2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has no method `%1`. Use one that its capabilities announce.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/mcp</name>
    <message>
        <source>The protocol version %1 is not supported for requests without a session. Use %2, or send `initialize`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`_meta` must contain `io.modelcontextprotocol/clientCapabilities`, an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cursor is unknown. List from the beginning, without a cursor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` must be an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tool `%1` does not exist. `tools/list` lists the tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt `%1` does not exist. `prompts/list` lists the prompts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resource `%1` does not exist. `resources/list` lists the resources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests are waiting. Wait for responses, then send this request again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after %1 s, the time limit. Request less, or start the server with a longer --timeout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is larger than %1 MiB. Request less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument `%1`: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has not started. Send `initialize` first, or put the protocol version in `_meta` of each request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`protocolVersion` must be a string, such as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` must be a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer than %1 bytes. Write it to a file in the workspace and name that file instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has already started. Send `initialize` only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A request with this `id` is still running. Use another `id`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command printed no result. Run it in a terminal to see its messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains a NUL character. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` and `%2` cannot be combined. Use one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these is required: %1. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method `%1` is not supported. Use one that the server&apos;s capabilities announce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command failed: %1. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/portability</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (and %3 more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response does not match its schema: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat template of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n criteria</source>
        <translation>
            <numerusform>%n criterion</numerusform>
            <numerusform>%n criteria</numerusform>
        </translation>
    </message>
    <message>
        <source>(portability.enabled is not true)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword and has no effect. If it is a property, put it below `properties`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arguments of `%1` do not match its parameters: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is not one JSON document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response was truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model refused to respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider blocked the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a token of %2. Servers insert such tokens for their model, and other models read them as text. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`portability.minimum_context_window` must be a positive whole number of tokens; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`portability.body_format` must be xml, markdown or rccf; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tool `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the media type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` in the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not run: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` must be a JSON Schema: a mapping with `type: object` and `properties`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null without quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not run for %1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent has no portability section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reasoning strategy is explicit_cot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge returned no score: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a JSON Schema keyword, so it has no effect. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model called `%1`, which is not a tool of the agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent has not opted into portability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge gave a score of %1, below the required %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`portability.enabled` must be true for an agent that supports several providers; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model preferences must be a list of `provider/model`, best first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent declares no output schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent defines no tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent declares neither a role nor expertise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent declares no features that a model could lack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recorded response needs a `request` and a `stop`. `stop` must be one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent has a portability section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without its portability section, the agent cannot be rendered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a JSON Schema type. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This schema has no JSON Schema keyword. Put the properties below `properties`, next to `type: object`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent uses %1 (%2) but does not declare this feature. Add the feature to capabilities.required_features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>canceled before the request was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is a list or a mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent does not forbid any actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set to true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert to a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 was `%2` and is now `%3`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert to a schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` names %2, so other providers and clients may not follow the text. Use words that apply to all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model did not call a tool, although the request required one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not valid JSON Schema: %2. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Rename it to `%3`, which each adapter translates for its provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Use %3 instead, which each adapter translates for its provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is specific to %2. Remove it; the adapter sets the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All testable models have the features that the agent declares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to %1 contains more than the agent&apos;s body: %2. Remove the addition from the adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This schema cannot be used: %1. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider is available for the test. Name one with `outcrop-cli validate --providers`, such as a local model, or add one to portability.model_preferences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>portability-tests.yaml has no questions for the judge; add them under `dimensions`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no response to this request is recorded. Test the provider with `outcrop-cli validate --live`; --record-answers keeps its responses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent uses %1 (%2) but does not declare this feature. If `%3` in capabilities.required_features is a misspelling of this feature, correct the spelling; otherwise, add the feature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>portability-tests.yaml does not define a request for this criterion. Add one under `probes`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an instruction to reason, which can degrade the responses of reasoning models. Remove it: with the reasoning strategy `%2`, the adapter controls reasoning. To keep the instruction, set portability.reasoning_strategy to explicit_cot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to %1 does not contain the agent&apos;s body unchanged. Correct the adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the portability section is removed, the request to %1 does not contain the agent&apos;s body unchanged. Correct the adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tests passed</source>
        <translation>
            <numerusform>%1 of %n test passed</numerusform>
            <numerusform>%1 of %n tests passed</numerusform>
        </translation>
    </message>
    <message>
        <source>This line is not a test result. Delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of recorded responses needs a list of `answers`. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no criterion with this ID. Correct the ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not name a provider. Write it as `provider/model`, such as `anthropic/claude-sonnet-4-5`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not name a provider. Write it as `provider/model`: `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to %1 differs from %2: %3. Revert the change, or record the new request with `outcrop-cli validate --record`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors in %1</source>
        <translation>
            <numerusform>%n error in %1</numerusform>
            <numerusform>%n errors in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/ports</name>
    <message>
        <source>`%1` of the %2 accepts %3, not %4</source>
        <extracomment>%1 is a field, %2 a kind of records, %3 a range, such as `0 or more`, %4 a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %2 have no field `%1`; correct the name</source>
        <extracomment>%1 is a field, %2 a kind of records, such as `interactions`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field `%1` of the %2 has a value of the wrong type; correct it</source>
        <extracomment>%1 is a field, %2 a kind of records, such as `interactions`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decisions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/render</name>
    <message>
        <source>%1; its last paragraphs were removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider `%1` cannot be used because its wire format `%2` is invalid: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no provider `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider `%1` cannot be used because its adapter is invalid: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a reasoning model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has limited reasoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request is limited to %1 tokens (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the template `%1` is sent as METADATA and INSTRUCTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its message is not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 is used instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: a preference with higher precedence is available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its provider is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferred model `%1` cannot be used: %2. %3 is used instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agent `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another model, or remove the tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[prompt_xml] include_metadata is false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider requires `additionalProperties: false` in every object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider accepts recursive references only in optional properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider accepts only an object as a schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is nested too deeply to be checked, and is sent unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parts are merged into one schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no part `%1`. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition `when` is not valid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list `%1`. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent only when %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the API requires a value, and none was set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider&apos;s name for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider does not enforce it; the description mentions it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not support it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove `%1`, or use an adapter with `api_format: openai-compatible` for a server with that API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sorted by name, so that the provider&apos;s cache stays valid regardless of their order in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a &lt;prompt&gt; document cannot contain it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it describes another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a &lt;prompt&gt; document can contain it (--format prompt-xml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the model %1 was selected explicitly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves the choice to the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the &lt;prompt&gt; document, which is the user message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional in your schema, but the provider requires every property, so null is allowed instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider uses `%1` instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider rejects this annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider does not support this keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider does not support tuple validation, so the order of the items is not enforced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its target was moved to the definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider does not support a schema that matches no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider requires a type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider requires a type for the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is recursive, which the provider accepts only in optional properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>converted to JSON Schema draft 2020-12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it refers to another document, which is not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is recursive, and the provider does not support references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its sibling keywords are copied into every branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only named table is `roles`. Write other tables inline: {from: to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nearest value that the provider supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpublished overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the wire format %1, requests are sent to %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context window of %1 is below %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 examples are sent, because %3 and the agent allows %4 to %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, %2: %4 of %3 tokens were kept. The loss ledger lists the removed parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, %2. Protected parts were removed to fit the limit: %3. Shorten the other layers, or choose a model with a larger context window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, the request has %2 tokens, above the limit of %3 (%4), although all removable parts were removed. Shorten it, or choose a model with a larger context window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 can read this data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is part of METADATA, which this prompt does not include</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not list the model `%2`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no model that matches `%2`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no provider has a model that matches `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strategy is %1, so the prompt asks %2 to reason in text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is only for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context window of %1 is below %2 tokens, so constraints and tools precede context and examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request is empty. Describe the task for the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value is allowed, so the property is omitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its target is inlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider rejects keywords next to $ref</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A `{` is not closed. Close it, or write `{{` for a literal brace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reasoning support of %1 is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tags omit tier and part, because the full tags would exceed a tenth of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>not among the last %n messages ([prompt_xml] window_size)</source>
        <translation>
            <numerusform>not the last message ([prompt_xml] window_size)</numerusform>
            <numerusform>not among the last %n messages ([prompt_xml] window_size)</numerusform>
        </translation>
    </message>
    <message>
        <source>a budget for composing the prompt, not sent to providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required but not in `properties`; added there because the provider requires it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n characters that XML cannot represent were replaced</source>
        <translation>
            <numerusform>One character that XML cannot represent was replaced</numerusform>
            <numerusform>%n characters that XML cannot represent were replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n METADATA or INSTRUCTION tags are escaped as &amp;lt;</source>
        <translation>
            <numerusform>%n METADATA or INSTRUCTION tag is escaped as &amp;lt;</numerusform>
            <numerusform>%n METADATA or INSTRUCTION tags are escaped as &amp;lt;</numerusform>
        </translation>
    </message>
    <message>
        <source>its name cannot be an attribute in XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the steps of the prompt type %1 follow the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compact form cannot contain it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider `%1` refers to the wire format `%2`, which does not exist. Correct the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical rules do not fit into the budget for rules: %1. Increase the budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not allowed with `%2`. Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`each` needs `as`, the template for one item. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of this adapter is missing or cannot be used as a file name. Set `provider.name`, or the name after `wire:`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not accept %2 attachments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not accept %2, only %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has %2, but %1 accepts at most %3</source>
        <extracomment>%1 is a wire format, %2 and %3 are sizes such as `3.20 MiB`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a system prompt cannot contain files, so the attachment of %1 is sent with the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not enforce the schema, so the prompt describes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent requires a context window of %1 tokens; %2 has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent requires %1, which %2 does not support.</source>
        <extracomment>%1 is the name of a feature, %2 a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent offers tools, but %1 does not support tool calling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, the request has %2 tokens, but servers with the wire format %3 read only %4 by default and drop the rest without an error. Raise the server&apos;s limit, or set context_window in the profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` and `%2` conflict: one path contains the other, so one value would replace the other. Rename one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the &lt;prompt&gt; document describes the tools, even if the request also defines them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URL of a server with this API usually ends in `%1`. If your server uses this path, add it to the URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1, the system prompt has %2 tokens, more than the %3 tokens (%4% of the context window) that the %5 adapter reserves for it. Shorten the layers, or choose a model with a larger context window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prompt type %1 is in unstructured mode, so its template in prompt_templates.yaml is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for explicit_cot, the %1 adapter sends no reasoning instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider supports only `%1`, which also allows the limit itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider requires an object at the top level, so the response is in the property `value` of an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system prompt is limited to %1 tokens (%2% of the context window)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hybrid prompt needs a prompt type. Choose one under “Type” in the window or with --type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped by the server: about %1 of %2 tokens, from the beginning of the prompt: %5. Servers with the wire format %3 read only %4 tokens by default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>messages with the role %1 are sent with the role %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent only in requests of the API %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop sets this key itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request already has another value for `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed: the request does not ask for the schema to be enforced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent requires tool calling, which %1 does not support.</source>
        <extracomment>%1 is a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent requires structured output, which %1 does not support.</source>
        <extracomment>%1 is a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent requires image input, which %1 does not support.</source>
        <extracomment>%1 is a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent requires streaming, which %1 does not support.</source>
        <extracomment>%1 is a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/retrieval</name>
    <message>
        <source>Use one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean `%1`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backend `%1`, so sqlite is used. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no collection `%1`. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in the collection “%2” cannot be indexed: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query&apos;s embedding has %1 dimensions, but the embeddings of %2 in the index have %3. Rebuild the index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the query has no words; enter at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the collection or the ID is missing; add it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a whole number from 1 to %2, so %3 is used. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`include` is not valid, so no passages are included. Use true, false or a table such as {tokens = 8000, limit = 8}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedding model of the vector is unknown; embed the text again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vector has %1 dimensions, but the other vectors of %2 have %3; rebuild the index</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/rpc</name>
    <message>
        <source>A message must be an object with `jsonrpc`, `method` and, for a request, `id`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A batch must contain at least one message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`jsonrpc` must be &quot;2.0&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`params` must be an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is too long. Send `Content-Length`, an empty line, and the message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`id` must be a string or an integer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`method` must be a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message is not UTF-8: invalid byte at offset %1. Encode it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message is nested more than %1 levels deep. Reduce the nesting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A batch may contain at most %1 messages. Split the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message cannot be parsed: %1. Send one JSON value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header has no valid `Content-Length`. Before each message, send a header with the size of the message in bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message is larger than %1 bytes. Send a smaller message, or pass the path of a file in the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/rules</name>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message>
        <source>The key %1 comes after %2. Sort the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To review (%1):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not run on %1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its body is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its body is only a placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this rule has no check for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is nested too deeply to be parsed as %1: more than %2 brackets are open here. Close or remove them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this report lists no lines: use a Cobertura or lcov report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A diff shows this line of %1 characters as one change. Write one entry per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a magic number. Make it a constant or read it from the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source is nested too deeply to be parsed as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source cannot be parsed as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no object here has any of the keys %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the coverage report does not list this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This suppression comment has no effect because it gives no reason. Add the reason after a colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This suppression comment suppresses no violation. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid syntax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown node type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown predicate #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Syntax rules were not run: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has no code in a language that can be parsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule has the domain `%1`; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has no code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code has no names of this type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation_code is missing; set it to the name of a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>only the first %n matches were checked</source>
        <translation>
            <numerusform>only the first match was checked</numerusform>
            <numerusform>only the first %n matches were checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n matches were checked; there are more.</source>
        <translation>
            <numerusform>Only the first match was checked; there are more.</numerusform>
            <numerusform>Only the first %n matches were checked; there are more.</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule does not apply to this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is a coverage report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment marks the body as unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule %1. Correct the ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule has the domain `%1`. Use a domain defined in prompt_rules.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the response is contradictory: it reports no violation, but lists %n violations</source>
        <translation>
            <numerusform>the response is contradictory: it reports no violation, but lists %n violation</numerusform>
            <numerusform>the response is contradictory: it reports no violation, but lists %n violations</numerusform>
        </translation>
    </message>
    <message>
        <source>the response is contradictory: it reports a violation, but lists none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot run %1: %2%3</source>
        <extracomment>%1 lists rules, %2 is a reason, %3 a full stop, or empty if the reason ends with one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule %1 on line %2 already has this ID. Choose another ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incompatible grammar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file must be a mapping from prompt types to templates. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source cannot be parsed as %1 here, so syntax rules may miss violations. Fix the syntax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is public and has no documentation. Document it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documentation of %1() does not mention %2. Describe it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documentation of %1() does not describe the return value. Describe it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name %1 does not match this rule. Rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The negative example of %1 does not violate the rule. Correct the example or the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a stub: %2. Implement it.</source>
        <extracomment>%1 is a function, such as `total()`, %2 a reason such as `its body is empty`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has %1 characters, above the maximum of %2. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is imported but never used. Remove the import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is assigned a value that is never used. Remove the assignment, or use the variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template `%1` is not a string, so it has no effect. Write it as a block: `%1: |`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests cover %1 of %2 lines (%3%), below the required %4%. Add tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1() has no type for %2. Add a type annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1() has no return type. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this text matches the pattern that the rule forbids. Remove or rephrase it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule has neither a pattern nor a known check; add one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern is too slow on this text; simplify it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not used: %1.yaml belongs in the config/ folder of the workspace. Move it there to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern is invalid at character %1: %2; correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown check `%1`; correct its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation_schema must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation_pattern is missing; add it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation_schema is missing; add it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positive example of %1 violates the rule: %2 Correct the example or the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source cannot be parsed as %1 here, so syntax rules may miss violations. Fix the syntax, unless a macro is the cause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a complete XML document: %1. Create the report again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a line of an lcov tracefile. Create the report again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response does not match its schema at &quot;%1&quot;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the response quotes text that is not in the checked text: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text contains no JSON or YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting `enabled: false` of the template `%1` has no effect, because the mode of the template is structured. Remove one of the two settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no text here matches the pattern that the rule requires. Add matching text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No object here has any of the keys %1. Add one of these keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 checks passed (%3, %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop was built without the %1 grammar; install a build that includes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n suppressed by comments</source>
        <translation>
            <numerusform>%n suppressed by a comment</numerusform>
            <numerusform>%n suppressed by comments</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: suppressed: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule requires a Cobertura or lcov report; specify it with `outcrop-cli rules check --coverage`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule requires a model; use `outcrop-cli rules check --provider`, or “Ask the model” in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source is too large to parse as %1; split it into smaller files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address %1 is hard-coded. Make it a constant or read it from the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path %1 is hard-coded. Make it a constant or read it from the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host %1 is hard-coded. Make it a constant or read it from the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A function is a stub: %1. Implement it.</source>
        <extracomment>a function without a name; %1 is a reason such as `its body is empty`</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/sessions</name>
    <message>
        <source>%1 are allowed (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last exchange alone has %1 tokens, but %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history_tokens in config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages are summarized first: %2 tokens become %3, and %4</source>
        <translation>
            <numerusform>the oldest of %1 messages is summarized first: %2 tokens become %3, and %4</numerusform>
            <numerusform>the oldest %n of %1 messages are summarized first: %2 tokens become %3, and %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The replies of the tool `%1` must be a list. Write `- reply: …`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply of the tool `%1` has no `reply`. Add the result that the tool returns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown key `%1`. A reply has `reply` and, optionally, `when`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`when` must map argument names to values. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool replies need `tools` with a list of replies for each tool, or `model` with the provider that simulates tool results. Add one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model that simulates tool results needs a `provider`. Write `model: {provider: …, model: …}`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown key `%1`. Known keys of the model that simulates tool results: `provider`, `model`, `instructions`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of `%1` must be a string. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages are omitted: %2 tokens become %3, and %4</source>
        <translation>
            <numerusform>the oldest of %1 messages is omitted: %2 tokens become %3, and %4</numerusform>
            <numerusform>the oldest %n of %1 messages are omitted: %2 tokens become %3, and %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the oldest %n of %1 messages would be omitted: %2 tokens would become %3, and %4</source>
        <translation>
            <numerusform>the oldest of %1 messages would be omitted: %2 tokens would become %3, and %4</numerusform>
            <numerusform>the oldest %n of %1 messages would be omitted: %2 tokens would become %3, and %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core/sync</name>
    <message>
        <source>Written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal file, not copied into the shared files of the repository.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not load this file: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loads this file directly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loads the same text from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends this text only if %1 is started in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends this text in every request; the source applies only to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends this text only when it reads a matching file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not send %2 of %3 paragraphs. The first missing one begins with &quot;%4&quot;. %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is handwritten. To add generated text, insert the lines &quot;&lt;!-- outcrop-sync: begin --&gt;&quot; and &quot;&lt;!-- outcrop-sync: end --&gt;&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not list this file: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends this text more than once, from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not written: %1 ignores this key or expects other values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description was missing, so the first line of the text is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not support project commands, so the command is written as a skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placeholder for the arguments was renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends shell commands as text and does not run them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that begin with @ are written as code, because %1 would import them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be a symbolic link instead of a copy: ln -s %2 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing. Run sync without --check to generate it from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handwritten, so text from %1 is not added. To add it, mark its position with `&lt;!-- outcrop-sync: begin --&gt;` and `&lt;!-- outcrop-sync: end --&gt;`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated, so it is not used as a source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated from %1, so it is not used as a source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends this text in every request; the source is sent only if the model requests it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not replace this placeholder with arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited after generation. Move the edit to %1, or use --discard-edits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can import %2, so a copy is not needed. Use --shims to write the import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ignores this key, but it is kept in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported text is copied into the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not UTF-8, so it is not copied. Convert it to UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains only %1. It is probably a symbolic link that was checked out as a text file. Check out the repository with core.symlinks=true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is handwritten, so it is not overwritten. Rename it, then run sync again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was edited, so it is not overwritten. Move the edit to the source, or use --discard-edits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would not run. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated from %1, which no longer exists. Run sync without --check to remove this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1. %2 may not list the file; check its settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The imported file is outside the repository, so its text is not copied. Move the file into the repository.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill has too many files, or they are too large, so this file and the following ones are not copied. Copy them manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key was renamed, and its patterns are relative to the repository.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outdated: the text generated from %1 is not current. Run sync without --check to update it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text to write is larger than %1 bytes. Split its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no file format for this skill.</source>
        <extracomment>%1 is a client</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no file format for this agent.</source>
        <extracomment>%1 is a client</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no file format for this command.</source>
        <extracomment>%1 is a client</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/taxonomy</name>
    <message>
        <source>Change to `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has narrower concepts. Move or remove them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has another preferred label in this language. Make one of them an alternative label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has errors. Fix them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags are checked against %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The taxonomy has no concept `%1`; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace has no taxonomy, so the built-in one is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The removal would also change unrelated statements. Edit the file as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prefix `%1:` is not declared. Declare it with @prefix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edit would also change unrelated statements. Edit the file as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This taxonomy has no concept `%1`. Check the tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The taxonomy has no concept `%1`. Correct the tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace&apos;s taxonomy has no concept `%1`. Check the tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no preferred label. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is already the preferred label. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The broader concepts of `%1` form a cycle. Remove one of the relations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a concept in this file. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such relation between `%1` and `%2`. Check both tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 levels deep. Reduce the nesting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is related to `%2`, but `%2` is also a direct or indirect broader concept. Remove one of the relations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid Turtle: %1. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace has no taxonomy %1. Correct `taxonomy` in [retrieval] of config.toml. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No taxonomy of this workspace has the scheme or concept `%1`. Correct `taxonomy` in [retrieval] of config.toml. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags are checked against the built-in workloads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concept requires a tag. Enter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` already has this tag. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no tag, so documents cannot refer to it. Add a `skos:notation`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` already has the tag `%2`. Choose another `skos:notation`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concept requires a tag and a label. Enter both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The concept `%1` has no label or definition &quot;%2&quot;. Check the text and its language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first statement of a description cannot be removed here. Edit the file as text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/templates</name>
    <message>
        <source>`inputs` must be a mapping from names to declarations, such as `entity: {type: string}`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declaration of `%1` is not a mapping. Write it as `%1: {type: string}`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input `%1` is not declared. Declare it under `inputs`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Declare %n inputs</source>
        <translation>
            <numerusform>Declare %n input</numerusform>
            <numerusform>Declare %n inputs</numerusform>
        </translation>
    </message>
    <message>
        <source>The placeholder `{{%1}}` is sent unchanged. Use --template mustache and --var %1=VALUE to fill it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No template of this prompt uses the input `%1`. Did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter `%1` is not supported. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template is nested more than %1 levels deep. Reduce the nesting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expression has more than %1 operands, filters and fields. Split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partials are included more than %1 levels deep: %2. Reduce the nesting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rendered template is too large. Check its loops and partials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tag is not closed. Add `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be used here. Remove it, or open an `if` or loop before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag that changes the delimiters requires two delimiters, such as `{{=&lt;% %&gt;=}}`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of `%1` has several lines. Use the type `text`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current item has no field `%1`, so the placeholder is replaced with empty text. Names outside the loop need `../`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template of `%1` in prompt_templates.yaml has no variable for the request, so the request is not sent. Name one with `request_variable`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not an input type. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enum `%1` requires `values`, a list of its values. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of `%1` does not have the type %2. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of `%1` must be true or false. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not an allowed value of `%2`. Use one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file `%1` of the input `%2` is not in the workspace. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No template of this prompt uses the input `%1`. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block `%1` is not closed. Close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open block is `%1`, but this tag closes `%2`. Close `%1` first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tag closes `%1`, but no block is open. Remove the tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a valid variable name. Rename the variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partials include each other in a cycle: %1. Remove one of the tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file `%1` in the workspace, so the mention is sent as text. Correct the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not a list. Use a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` compares only two numbers or two strings. Compare values of the same type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no field `%2`, so the placeholder is replaced with empty text. Correct the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no item `%1`, so the placeholder is replaced with empty text. Correct the index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of `%1` contains a line that begins with a chat role, such as `system:`. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a valid name for a partial. Use letters, digits, `-` and `_`, and begin with a letter or digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partial or file named `%1` already exists, and this document would include it instead. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no partial `%1`. Create `%1.md` next to this file, in `partials/` or in `templates/`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not supported in Jinja templates. Use variables, filters, slices, comparisons, `is defined`, if, for, with, include, raw or comments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not supported in `dollar` templates. Use `$name`, `$1`, `$ARGUMENTS` or `@file`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1 here. Add it.</source>
        <extracomment>%1 is a character, such as `)`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list or mapping cannot be printed. Use a loop, or print one of the fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placeholder `{{%1}}` is sent unchanged. Add `template: mustache` to the front matter to fill the placeholder, or `template: none` to hide this warning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variable `%1` receives the request, but it also has a value, so the request is not sent. Omit the value or the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The required input `%1` has no value. Set it under “Inputs” in the window or with --var %1=VALUE, or declare a default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input `%1` is not declared and has no value, so its placeholder is replaced with empty text. Set it under “Inputs” in the window or with --var %1=VALUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document is a %1 template. You can move passages to partials only from plain text, Mustache and Handlebars documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document contains `{{`, which would begin a template tag. Set `template` in its front matter first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop does not support the template language `%1`. Use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not supported in Mustache templates. Use variables, sections, inverted sections, partials, comments or set delimiter tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not supported in Handlebars templates. Use variables, sections, #if, #unless, #ifEquals, #unlessEquals, #each, #with, partials, raw blocks or comments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add `template: %2` and declare `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add `template: %1` and declare %n inputs</source>
        <translation>
            <numerusform>Add `template: %1` and declare %n input</numerusform>
            <numerusform>Add `template: %1` and declare %n inputs</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected a name here. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/tokens</name>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s input limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, calibrated on %2 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no estimator `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ %1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted by the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tokenizer `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model whose tokenizer cannot be used (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no split pattern `%1`. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sequence within a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These token calibrations have an unsupported version. Delete the file to recalibrate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a line of a .tiktoken file. Write bytes in base64, a space and a rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split pattern is not a valid regular expression: %1. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, which Outcrop does not support. Choose another tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a token calibration: `counted` and `features` are required. Delete the file to recalibrate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read without a workspace. Open one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tokenizer `%1`. Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a tokenizer file must end in .tiktoken, .json or .model. Rename the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.merges has an invalid pair, or one whose symbols are not in the vocabulary. Correct the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be used: %1. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a SentencePiece model. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop was built without SentencePiece, so it does not support .model files. Choose another tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token or its rank is a duplicate. Remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule for attachments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profile&apos;s max_input_tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte %1 has no token, so some text cannot be tokenized. Use a complete vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes every turn, so the %2 stable tokens after it are never read from the cache. Move %1 below them, or into the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes more often (%2) than the %3 cached tokens after it. Each change writes these tokens to the cache again. Move %1 below them, or into the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A .tiktoken file does not define a split pattern. Append the name of a split pattern to the path, as in %1#o200k_base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a context window of %1 tokens, minus %2 reserved for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.vocab is not a vocabulary. It must map tokens to IDs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core/workflow</name>
    <message>
        <source>Unknown phase `%1`. Use plan, generate, review, revise, complete or cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown phase `%1` of an artifact. Use plan, generate, review or revise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown stage `%1`. Use prompt or response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The iteration must be a number from 1 to 999999.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workflow `%1` has ended. Start a new one with `outcrop-cli run`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review has no verdict. Add a line `Verdict: PASS` or `Verdict: FAIL`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review has two different verdicts. Keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review has no block `@@@%1`, which the review template requires. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block `@@@%1` is not closed. Add a line `@@@`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block `@@@%1` has no field `%2`. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown verdict `%1`. Use PASS or FAIL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict is PASS, but `%1` is %2. Check the review before you approve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict is FAIL, but `issues_total` is 0. Check the review before you approve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code block of `%1` is not closed, so the response may be truncated. Add the end of the block, or reject the response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response has two different versions of `%1`. Keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`{{%1}}` has no value. Add --var %1=VALUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is used for the standard `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approval by `%1` is not supported, so a person approves this stage. Use manual or skip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A timeout must be a number of seconds above 0 and up to 86400, not `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` must be a non-negative integer, not `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a session file, so it is not written. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workflow state is not a JSON object. Restore the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not possible in this stage (%2). `outcrop-cli run status` shows the next step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text states %1, but the metadata states %2. The metadata is used. Correct the wrong one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`{{%1}}` has no value. Add --var %1=VALUE, or --conventions with a set that defines it: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` refers to itself, directly or through other conventions. Remove one of the references.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rejection needs a reason. Enter a reason; it is sent with the next request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard `%1` is not in the workspace, so the prompts do not contain it. Add the file, or remove the standard from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review has no readable verdict. Correct the review, or decide without it. To start a revision, use `outcrop-cli run approve --revise`, or “Approve and Revise” in the window. To end the workflow, use `outcrop-cli run approve --complete`, or “Approve and Complete”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review of iteration %1, the last one allowed, failed. To continue, use `outcrop-cli run approve --revise`, or “Approve and Revise” in the window. To end the workflow, use `outcrop-cli run approve --complete`, or “Approve and Complete”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a mapping from names to values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not an allowed path, so the file is not written. Use a relative path with forward slashes, without names that begin with a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several files could be the standard `%1`: %2. The first one is used. To choose, list the path of the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop</name>
    <message>
        <source>From %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, line %2</source>
        <extracomment>%1 is a file, %2 a line number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added by Outcrop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added by Outcrop: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AboutDialog</name>
    <message>
        <source>Outcrop logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Outcrop %1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AppImage. To update, replace the file with a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workbench for layered prompts: see each layer, its cost, and the exact request to every provider.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop does not check for updates over the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not installed from a package. To update, build and install a newer version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debian package outcrop %1. To update, run: sudo apt upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flatpak. To update, run: flatpak update.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AdoptDialog</name>
    <message>
        <source>Adopt Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cadence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Proposed layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write config.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop recognized these files. Adopting writes an entry for each layer to config.toml. It does not move files or change other files.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AdoptOffer</name>
    <message numerus="yes">
        <source>%n file(s) in this folder can become prompt layers</source>
        <translation>
            <numerusform>%n file in this folder can become a prompt layer</numerusform>
            <numerusform>%n files in this folder can become prompt layers</numerusform>
        </translation>
    </message>
    <message>
        <source>Adopting writes config.toml. It does not move files or change other files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review proposal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t offer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.toml was not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) added to config.toml</source>
        <translation>
            <numerusform>%n layer added to config.toml</numerusform>
            <numerusform>%n layers added to config.toml</numerusform>
        </translation>
    </message>
    <message>
        <source>Adopt the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can change the tier, cadence and order of each layer in [prompt_layers].</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AttachmentList</name>
    <message>
        <source>Remove %1 from the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AttachmentsController</name>
    <message>
        <source>Attach a File to the Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File not attached</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::AttemptsModel</name>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <extracomment>%1 is a reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>reason of a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait time</source>
        <extracomment>waiting time before a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to first byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>duration of a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>HTTP status of a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>outcome of a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>time of a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider and model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetController</name>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens and cost of the prompt for each model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot count the tokens of this request. Choose another provider.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::BudgetPanel</name>
    <message>
        <source>Chart as &amp;PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as &amp;SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data as &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy as Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By share of the context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recorded sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No budget for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a share of the context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a layer to see its size after each save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace and choose a provider to see the context window usage and the cost of the prompt for each model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of a layer, agent or skill is recorded here when you open the workspace and each time you save the document.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ChipEdit</name>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to %1</source>
        <extracomment>Accessible name of a text field; %1 is the name of a list.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Tooltip of an item of a list; %1 is its text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is an item of a list.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name, or press Down to show the known names</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ChipPicker</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the label of a choice such as Agent, %2 its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ChipPopups</name>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recently used choices come first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ChoiceList</name>
    <message>
        <source>Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::CodeView</name>
    <message>
        <source>%1
Alt+Return: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::CommandPalette</name>
    <message>
        <source>%1 · on</source>
        <extracomment>A checked command; %1 is its menu</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name of a command or menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) unavailable</source>
        <translation>
            <numerusform>%n command unavailable</numerusform>
            <numerusform>%n commands unavailable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::CompareDialog</name>
    <message>
        <source>Compare %1</source>
        <extracomment>%1 is the name of a document.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The versions are identical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous hunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next hunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hunk(s)</source>
        <translation>
            <numerusform>%n hunk</numerusform>
            <numerusform>%n hunks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::CompareModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different lines</source>
        <extracomment>Heading of a column that counts lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First request</source>
        <extracomment>Heading of a price: the first request, with a cold cache</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>%1 is a number of tokens that the server does not read completely</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm cache</source>
        <extracomment>Heading of a price: the same request with a warm cache</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other requests are compared with this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComparePane</name>
    <message>
        <source>Request for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other requests are compared with this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the request in the first column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model of this request</source>
        <extracomment>%1 is a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model of this request: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComparePanel</name>
    <message>
        <source>Providers to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to five providers side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the lines that differ between providers, and one line before and after them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n provider</numerusform>
            <numerusform>%n providers</numerusform>
        </translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes, prices and losses by provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with %1: + only here · ↕ at another position · ≠ different text</source>
        <extracomment>The marks of lines in a comparison; %1 is the provider in the first column</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComparedLosses</name>
    <message>
        <source>Back to comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the texts of the compared providers (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 are counts such as `4 dropped, 1 moved`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added for %1 appear here. Every part of this prompt is sent as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss ledger for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComplexityController</name>
    <message>
        <source>Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a Model</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complexity of the request or a task document, with suggested subtasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the task description to %1? The panel then shows the model’s estimate next to the heuristic estimate. The model’s estimate is weighted by the confidence that the model reports.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ComplexityPanel</name>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to estimate its tasks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the suggested subtasks as a prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request or task document to estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot estimate the task. Fix the errors listed below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the estimate to compare it with the outcome later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a request or add a task document. The estimated complexity, the exceeded limits and the suggested subtasks appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the selected provider to estimate the complexity of the task</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ConceptForm</name>
    <message>
        <source>Synonyms, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search words that are not shown, such as common misspellings, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of related concepts, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no concept is narrower, or no document has the tag</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None (top level)</source>
        <extracomment>in the list of broader concepts: the top level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definition of the concept in one sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broader concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrower concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagged documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternative labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Related concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag used in documents; if you change the tag, these documents are updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broader concept; to move this concept, select another broader concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the concept in the selected language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextClientsModel</name>
    <message>
        <source>Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · −%2</source>
        <extracomment>%1 is the number of truncated files, %2 the size of their text that is not sent: &quot;1 · −7.66 KiB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shortened</source>
        <extracomment>%1 is the number of shortened descriptions of skills, agents and commands</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you start this client in certain other folders, it truncates or skips files. Select the client to see the folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in other folders</source>
        <extracomment>truncated files: none from the selected start folder, but some from other start folders
----------
skipped files: none from the selected start folder, but some from other start folders</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The client loads %n file(s) twice. The list of files shows them.</source>
        <translation>
            <numerusform>The client loads %n file twice. The list of files shows it.</numerusform>
            <numerusform>The client loads %n files twice. The list of files shows them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::ContextController</name>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coding Agent Conte&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that each coding agent loads from a folder, in load order, and files that it truncates or skips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start folder not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the repository %2. Choose a folder inside it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPairsModel</name>
    <message>
        <source>loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is the position of a file in the order in which files are sent, %2 its state: &quot;2. loaded&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated at byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loaded under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 is the state of a file, %2 another name of the same file: &quot;1. loaded as CLAUDE.md&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPanel</name>
    <message>
        <source>No files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another start folder or client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not load files from this folder. Choose another start folder or client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder to see which files each coding agent loads, truncates or skips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files that each coding agent loads appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used in Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use in Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 load the same files from this folder, or none. Choose another start folder or client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files that coding agents load from this repository appear here, but it has none. To see some, add a file such as AGENTS.md or CLAUDE.md. The layers of the workspace are not files of coding agents; the Edit view shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files of coding agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextPreview</name>
    <message>
        <source>― Truncated here: the rest is not sent ―</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>― Only the text above is sent; the file text below is not sent ―</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ContextTreeModel</name>
    <message>
        <source>Loaded at the start, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed by name; contents not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded after the client reads %1</source>
        <extracomment>%1 is a file: &quot;web/AGENTS.md&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a sentence, %2 a size: &quot;Loaded when a file in api is read. 4.73 KiB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationController</name>
    <message>
        <source>Next turn: %1</source>
        <extracomment>%1 is a description of the omitted history</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens</source>
        <extracomment>%1 is a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next turn sends the whole conversation: %1 tokens (limit: %2)</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace sessions and their turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ConversationPanel</name>
    <message>
        <source>Replay with…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the response to the selected turn in the Response panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns in the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to see its conversations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the missing response for the selected turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the prompt file of the selected turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the response file of the selected turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each prompt that you send starts or continues a session. A session contains prompts, responses and costs. Sessions are plain files in the sessions folder of the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry the unanswered turn, or send the request as the next turn of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the requests of this session to another provider in a new session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DataTreeModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a repair, %2 the change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>the root of a response&apos;s data</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>a required field that the response does not have</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field is required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actual type</source>
        <extracomment>the type of the value in the response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>finding about a value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected type</source>
        <extracomment>the type of the value in the schema</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s) in the response text</source>
        <translation>
            <numerusform>%n more value in the response text</numerusform>
            <numerusform>%n more values in the response text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::DiagnosticsModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>%1 is a severity, such as `Warning`, %2 a file, %3 a message</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, line %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DiffModel</name>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n unchanged line</numerusform>
            <numerusform>%n unchanged lines</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunk %1 of %2, line %3</source>
        <extracomment>A hunk is a group of changes with the lines around them. %1 is its number, %2 the number of hunks, %3 the number of its first line.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is `Hunk 1 of 2, line 3`, %2 a note about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed: %1</source>
        <extracomment>%1 is a line&apos;s number or its text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>%1 and %2 are the titles of the compared texts</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DiffTable</name>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DiffView</name>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous hunk (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next hunk (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show both versions side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show removed and added lines in one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The versions are identical.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hunk(s)</source>
        <translation>
            <numerusform>%n hunk</numerusform>
            <numerusform>%n hunks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: −%2 +%3 lines</source>
        <extracomment>%1 is `2 hunks`, %2 the number of removed lines, %3 the number of added lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <extracomment>%1 is the summary of a diff</extracomment>
        <translation>
            <numerusform>%1, %n selected</numerusform>
            <numerusform>%1, %n selected</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentSynchronizer</name>
    <message>
        <source>Merge changes from disk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentTabs</name>
    <message>
        <source>● %1</source>
        <extracomment>A tab whose document has unsaved text; %1 is the document&apos;s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – unsaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentTreeModel</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentView</name>
    <message>
        <source>CRLF</source>
        <extracomment>The line ends of a document: carriage return and line feed, carriage return, or line feed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8 with byte order mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside the workspace: read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not UTF-8: read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cursors</source>
        <translation>
            <numerusform>%n cursor</numerusform>
            <numerusform>%n cursors</numerusform>
        </translation>
    </message>
    <message>
        <source>no Hunspell dictionary for %1: spelling is not checked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::DocumentsController</name>
    <message>
        <source>Crash recovery is unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save New Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Document As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. Choose a file inside %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. Close the open document or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: read-only documents were not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) changed but not saved: %1</source>
        <translation>
            <numerusform>%n document changed but not saved: %1</numerusform>
            <numerusform>%n documents changed but not saved: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Undoes the last change in several documents.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed a part of %1 that you also edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to keep both sets of changes, or undo the merge to discard the changes in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was deleted by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is still open. Save it to create the file again, or close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your version (unsaved)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes found in %n document(s)</source>
        <translation>
            <numerusform>Unsaved changes found in %n document</numerusform>
            <numerusform>Unsaved changes found in %n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover unsaved text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to %1 by another program were merged with yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: not undone in %n document(s)</source>
        <translation>
            <numerusform>%1: not undone in %n document</numerusform>
            <numerusform>%1: not undone in %n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited later: %1. Undo these edits first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>%1 is the title of an undo step: &quot;Move Soul to BEDROCK&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only documents: %1. To change them, convert them to UTF-8, or copy them into the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The editor contains your version, and the file contains the version of the other program (theirs). Keep yours, or use theirs. You can undo the replacement.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EditCostFooter</name>
    <message>
        <source>Cost of an edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing this line rewrites no cached tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing this line rewrites %1 cached tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (one-time cost)</source>
        <extracomment>%1 is a sentence about tokens, %2 a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of an edit: %1, %2 tokens</source>
        <extracomment>%1 is a price, %2 a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EditSession</name>
    <message>
        <source>Untitled %1</source>
        <extracomment>A document that has no file yet; %1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EditorCommands</name>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Matching &amp;Bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Indent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;nindent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toggle &amp;Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Lines &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Lines &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dup&amp;licate Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;elete Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the &amp;Next Occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a Cursor &amp;Above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a Cursor &amp;Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show completions (Ctrl+Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick Fix…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;nfold All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split &amp;Side by Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split &amp;Above and Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previ&amp;ew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cur&amp;sors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fol&amp;ding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the target of the import or link at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Completions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Next Pr&amp;oblem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Previous Proble&amp;m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove Split</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EstimateModel</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heuristics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>%1 is a provider and its model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested subtasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model’s estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EvolutionController</name>
    <message>
        <source>Evolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheduled analysis failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage of layers and skills, churn of layers, and your decisions on suggestions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::EvolutionPanel</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: layer change frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turns recorded yet. Send a prompt or import interactions to see how often each workload uses each layer and skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No interactions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After you send prompts or import interactions, this panel shows layer and skill usage, layers that change more often than declared, and your decisions on suggestions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each workload, the share of its turns that used a layer or skill. Keep documents with a share above 50% in the prompt, and load documents with a low share on demand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The churn of layers appears here when their documents have a history. Save or commit a layer to record a version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Column titles of a table of the reports of earlier runs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: acceptance rate by week</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentResultView</name>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1, %2</source>
        <extracomment>%1 is the content of a chart, such as differences, %2 a metric</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results appear here after the first trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot plan the experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsController</name>
    <message>
        <source>Experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Experiment Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; completed trials are kept, and you can resume the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped early: the stopping rule ended the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison of prompt variants, with the uncertainty of each difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped because of an error; completed trials are kept. %1</source>
        <extracomment>%1 is an error</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert the mode of the prompt type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the mode of the prompt type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: all trials were run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at the cost limit; completed trials are kept. %1</source>
        <extracomment>%1 is an error</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsModel</name>
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>state of an experiment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>an experiment that is finished</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>%1 is the name of an experiment, %2 its state, %3 the number of cases and the arms</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) · %1</source>
        <extracomment>%1 are the names of the arms of an experiment</extracomment>
        <translation>
            <numerusform>%n case · %1</numerusform>
            <numerusform>%n cases · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>the cases and the arms of an experiment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running, %1 of %2 trials</source>
        <extracomment>a running experiment; %1 and %2 are numbers of trials</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped, %1 of %2 trials</source>
        <extracomment>an experiment that can be resumed; %1 and %2 are numbers of trials</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped early, %1 of %2 trials</source>
        <extracomment>the stopping rule ended the run early</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since its run, %1 of %2 trials</source>
        <extracomment>the experiment or its cases have changed since the run; %1 and %2 are numbers of trials</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExperimentsPanel</name>
    <message>
        <source>As &amp;Markdown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running %1…</source>
        <extracomment>%1 is the name of an experiment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 spent so far</source>
        <extracomment>%1 is a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 remaining</source>
        <extracomment>%1 is a duration</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current p = %1 (stopping rule)</source>
        <extracomment>%1 is an always-valid p-value, which may be computed repeatedly</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Revert Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An experiment runs cases with two or more prompt variants and reports the differences with their uncertainty. Experiments are files in experiments/. The cost is shown before each run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New experiment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the experiment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of an experiment, %2 its state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;HTML with Charts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 Mode, as in Arm %2</source>
        <extracomment>%1 is the mode of a prompt type, such as structured, %2 the name of an arm</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run trials</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ExportController</name>
    <message>
        <source>Choose a Folder for the Bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting to %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not empty. The export replaces files with the same names and keeps all other files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1</source>
        <translation>
            <numerusform>%n file in %1</numerusform>
            <numerusform>%n files in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exported requests for %n provider(s)</source>
        <translation>
            <numerusform>Exported requests for %n provider</numerusform>
            <numerusform>Exported requests for %n providers</numerusform>
        </translation>
    </message>
    <message>
        <source>a prompt without an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contains the requests of %2. The export replaces them with the requests of %3.</source>
        <extracomment>%1 is a folder, %2 and %3 are agents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the Earlier Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No requests were exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The exported prompt has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems in the exported prompt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FieldHelp</name>
    <message>
        <source>Select a field to see its description.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is inherited from %1. If you change the value here, it is saved in this document.</source>
        <extracomment>%1 is the file that a value is inherited from.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key is not in the schema. It remains in the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FieldTextEdit</name>
    <message>
        <source>One item per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FileExport</name>
    <message>
        <source>Cannot write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FileUndo</name>
    <message>
        <source>%1 has unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or undo them first: this action changes the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo or redo failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FindBar</name>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinguish uppercase and lowercase (Alt+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find whole words only (Alt+W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search only the selection (Alt+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this match and go to the next (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of the selected match, %2 the number of matches</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace all matches in one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches were replaced because the text changed during the search. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a regular expression (Alt+X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) replaced</source>
        <translation>
            <numerusform>%n match replaced</numerusform>
            <numerusform>%n matches replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::FindPanel</name>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinguish uppercase and lowercase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to find in all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement text for all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;12 matches&quot;, %2 &quot;3 documents&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; more matches are not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in Documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the selected matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the selected matches in one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches were replaced. Select at least one match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Matches replaced in %n document(s).</source>
        <translation>
            <numerusform>Matches replaced in %n document.</numerusform>
            <numerusform>Matches replaced in %n documents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace in documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the text to find and press Enter. If you also type a replacement, the results show the changed lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 is &quot;12 matches in 3 documents&quot;, %2 &quot;1 document cannot be changed&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) cannot be changed</source>
        <translation>
            <numerusform>%n document cannot be changed</numerusform>
            <numerusform>%n documents cannot be changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::FinderPopup</name>
    <message>
        <source>Top %1 of %2 matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FindingsBar</name>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply fix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormCommands</name>
    <message>
        <source>&amp;Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the fields of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the text of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form &amp;and Source</source>
        <extracomment>A menu with the view modes of a document: fields, text, or both.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fields and text side by side; choose again to switch the focus between them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormDelegate</name>
    <message>
        <source>Value of %1</source>
        <extracomment>Accessible name of an editor; %1 is the name of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormModel</name>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portability</source>
        <extracomment>Portability class of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(required)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move item in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormTree</name>
    <message>
        <source>Edit Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove Item</source>
        <extracomment>Removes an item or a field from the document.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Item</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormView</name>
    <message>
        <source>Filter fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>A filter: only fields that the document has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only fields that have a value or a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <extracomment>The fields of a document; %1 is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the governance file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields are read-only until you fix this error in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot parse the text: the fields show the last valid state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fields</source>
        <extracomment>A button that shows a tree of all fields instead of the sections of a form.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all fields as a tree, with the keys of the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::FormatNotice</name>
    <message>
        <source>Prompt XML adds %1 tokens (%2%) to this prompt</source>
        <extracomment>%1 is a number of tokens, %2 a percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compact form adds %1%. To use it, set compact = true in the [prompt_xml] section of config.toml.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the automatic format</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::GoToBar</name>
    <message>
        <source>&amp;Go to line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1, or line:column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line number or position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::GuidedTour</name>
    <message>
        <source>&amp;Guided Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn the main tasks in ten steps, in a copy of the sample workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a guided tour of the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten steps in about four minutes. Help &gt; Guided Tour starts it at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tour left unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or undo them: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::HistoryController</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a document to see its versions here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to see the versions of its documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of the current document, their differences, and the version that introduced each line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::HistoryPanel</name>
    <message>
        <source>Blame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version that introduced each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the text of this version as one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n version(s) in %2</source>
        <extracomment>%1 is a document, %2 the source of its versions: git or a journal</extracomment>
        <translation>
            <numerusform>%1: %n version in %2</numerusform>
            <numerusform>%1: %n versions in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot determine which version introduced each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines and the versions that introduced them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a document to see its versions here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions appear here after you commit this document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions appear here after you change and save this document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ImportController</name>
    <message>
        <source>Import a prompt file from another tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a plugin, skills or other coding agent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import from Clip&amp;board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a copied prompt, request or curl command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>%n file imported</numerusform>
            <numerusform>%n files imported</numerusform>
        </translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impor&amp;t File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Folder for the Imported Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard contains no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a prompt, a request or a curl command first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipboard</source>
        <extracomment>in locations such as `clipboard:3:5`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next on the command line: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New file</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Format: %1. %n file(s) will be created.</source>
        <translation>
            <numerusform>Format: %1. %n file will be created.</numerusform>
            <numerusform>Format: %1. %n files will be created.</numerusform>
        </translation>
    </message>
    <message>
        <source>No values are dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are dropped.</source>
        <translation>
            <numerusform>%n value is dropped.</numerusform>
            <numerusform>%n values are dropped.</numerusform>
        </translation>
    </message>
    <message>
        <source>New files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss ledger</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::InputRow</name>
    <message>
        <source>Whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace file whose text is inserted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a workspace file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare this input in the document that uses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the text of a button, %2 the name of an input</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document declares this input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>%1 is the value that an input has by default</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::InputsForm</name>
    <message>
        <source>Show or hide the fields of the inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the inputs with saved values, or save the current values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use declared test values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save values as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all values</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n required value(s) missing</source>
        <translation>
            <numerusform>%n required value missing</numerusform>
            <numerusform>%n required values missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::IntervalChart</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a case, %2 its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeyEditor</name>
    <message>
        <source>Send a free request to check whether the provider accepts the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the key from a source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a key for %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the %1</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow Outcrop to send this provider’s key to this host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop Sending the Key to %1</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Test key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Store key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store this key in the selected source; the key is not shown again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow &amp;host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rem&amp;ove allowed host…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop sending this provider’s key to an allowed host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source in which the key is stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store in</source>
        <extracomment>Label of a list of key sources</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeySourceList</name>
    <message>
        <source>Search order of key sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this source up in the search order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this source down in the search order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeySourcesModel</name>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available (read-only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeysController</name>
    <message>
        <source>&amp;Keys and Providers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the key settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed the key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key for %1 may now be sent to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key for %1 is no longer sent to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot change the key settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to test a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key test for %1 failed</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test sends the key to the host configured in the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source and host of each provider’s key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored the key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a state of a key such as &quot;openai: no key&quot;, %2 the action to take</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeysDialog</name>
    <message>
        <source>Providers and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still available: %1.</source>
        <extracomment>%1 is a list of key sources such as &quot;process memory (until you quit), environment&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some key sources are unavailable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::KeysModel</name>
    <message>
        <source>%1 (also: %2)</source>
        <extracomment>%1 is the source of a key, %2 other sources that have one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing…</source>
        <extracomment>a key is being tested</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>a key exists and can be sent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts are copied to the clipboard and responses are pasted. No requests are sent, so no key is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests are sent to %1 without a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key from the %1 is sent to %2.</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;, %2 a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no key needed</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: host not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: key state unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>state of a provider&apos;s key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>source of a key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>result of a key test</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: key set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace sends requests to %1, which is not the provider’s default host. No key is sent there until you allow the host.</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys are never sent to %1: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: host rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store a key in Outcrop.</source>
        <extracomment>%1 is the name of an environment variable</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store a key in Outcrop, or set the environment variable %1 before you start it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LedgerModel</name>
    <message>
        <source>in %1</source>
        <extracomment>%1 is the path of a value in the request, such as `messages[0].content`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2. %3</source>
        <extracomment>%1 is the outcome, such as `Dropped`, %2 a part of the prompt, %3 a reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approximated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a number of parts of the prompt, %2 the action, such as `dropped`</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location in request: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location in request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryBadges</name>
    <message>
        <source>Not sent: no text</source>
        <extracomment>%1 is a condition, such as phase == review</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent: %1 is false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent: “Layers” is set to “None”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryCommands</name>
    <message>
        <source>New L&amp;ibrary Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doc&amp;ument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer in a Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the document and update the references to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the document under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show in the File Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the document to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document not created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document not renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document not duplicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the document first: this command changes its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved %1 to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can restore it from the trash in your file manager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the versions of the document and their differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename in the L&amp;ibrary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the name of the selected document in its row, and update the references to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n documents?</source>
        <translation>
            <numerusform>Delete %n document?</numerusform>
            <numerusform>Delete %n documents?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 sentences about costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the full path of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder that contains the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open I&amp;mported Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the imported prompt in Edit, with its task, conversation, agent, provider and model</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This moves %n file(s) to the trash. You can restore them later.</source>
        <translation>
            <numerusform>This moves %n file to the trash. You can restore them later.</numerusform>
            <numerusform>This moves %n files to the trash. You can restore them later.</numerusform>
        </translation>
    </message>
    <message>
        <source>This moves %1 to the trash. You can restore it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This moves the folder %1 with %n document(s) to the trash. You can restore it later.</source>
        <translation>
            <numerusform>This moves the folder %1 with %n document to the trash. You can restore it later.</numerusform>
            <numerusform>This moves the folder %1 with %n documents to the trash. You can restore it later.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryDelegate</name>
    <message>
        <source>not sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LibraryPanel</name>
    <message>
        <source>No matching documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No documents yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, agents, skills and profiles in this folder appear here. To start, add a Markdown file to a folder named layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>%n is the number of documents that match the filter</extracomment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>A document matches if its name or path contains every word of the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload workspace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LineGutter</name>
    <message>
        <source>Quick fix available: click, or press Alt+Return on the line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::LiveCall</name>
    <message>
        <source>%1 characters of reasoning so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MainWindow</name>
    <message>
        <source>Open Folder as Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Outcrop</source>
        <extracomment>%1 is the name of the workspace; [*] marks unsaved changes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop[*]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is built in, or was removed after the workspace was loaded. Press F5 to reload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a document from the Library, or click text in the prompt to go to its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Strata as SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt Templ&amp;ates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and change the mode of each prompt type: structured or unstructured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this panel and move the focus to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample in %1 has no records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the Sample Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot create the sample in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To use the files of another client, select the client in the Context view and press “Use in Edit”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the notifications of this window, including closed ones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ManualResponses</name>
    <message>
        <source>Cannot store the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contains no response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty, unreadable, or larger than 100 MiB. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MarkdownPreview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MessageBar</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a successful action</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this notification</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::MoveProposal</name>
    <message>
        <source>Move “%1” to %2?</source>
        <extracomment>%1 is a layer, %2 a tier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the effect on each provider’s request…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move “%1” in %2 from position %3 to %4?</source>
        <extracomment>%1 is a layer, %2 its tier, %3 and %4 are positions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move “%1” from %2 to %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move also changes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a provider, %2 sentences about costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::NameDialog</name>
    <message>
        <source>File: %1</source>
        <extracomment>%1 is the path of a new file, %2 the paths of files that change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n reference(s) to update</source>
        <translation>
            <numerusform>%1: %n reference to update</numerusform>
            <numerusform>%1: %n references to update</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File: %1. This also changes %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::NavigationHistory</name>
    <message>
        <source>Go Bac&amp;k</source>
        <extracomment>Goes to the previous location of the cursor, like Back in a browser.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;Forward</source>
        <extracomment>Reverses Go Back, like Forward in a browser.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the previous cursor location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward to the next cursor location</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::NewFolderDialog</name>
    <message>
        <source>&amp;Folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder is created if it does not exist. If it contains files, a new folder is created inside it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::NotificationsDialog</name>
    <message>
        <source>Notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notifications of this window appear here and remain listed after you close them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::OriginsModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in any version yet</source>
        <extracomment>about a line that no version contains</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>time of the version that introduced a line</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::OutsideLayers</name>
    <message>
        <source>Allow Layers Outside the &amp;Workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>config.toml lists %n layer(s) outside the workspace folder</source>
        <translation>
            <numerusform>config.toml lists %n layer outside the workspace folder</numerusform>
            <numerusform>config.toml lists %n layers outside the workspace folder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Files outside the workspace become part of your prompts only if you allow reading them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deny reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow or deny reading layers that config.toml lists outside the workspace folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PatternEditor</name>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type text to match against the pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Test text:</source>
        <extracomment>Text for testing a regular expression.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern takes too many steps on this text. Simplify the pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is a valid regular expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern does not match this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern matches the whole text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The pattern matches %n time(s).</source>
        <translation>
            <numerusform>The pattern matches %n time.</numerusform>
            <numerusform>The pattern matches %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>Character %1 of the pattern: %2</source>
        <extracomment>%1 is a position, %2 a syntax error in a regular expression.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test text for the regular expression</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PickerBar</name>
    <message>
        <source>None (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>%1 is the number of choices in the popup that differ from the default</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adapter does not list this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the label of a choice such as Phase, %2 its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityController</name>
    <message>
        <source>Portability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent Portabilit&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Portability Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix portability findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test results by agent and portability criterion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityModel</name>
    <message numerus="yes">
        <source>%1: %n criterion(s) failed</source>
        <extracomment>%1 is an agent&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n criterion failed</numerusform>
            <numerusform>%1: %n criteria failed</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 is a criterion such as PV-004, %2 an agent&apos;s name, %3 the outcome, such as &quot;failed&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>The summary column.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not opted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API
parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool
schemas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output
schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template
tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain of
thought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model
names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required
features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context
window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body
format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid
output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool
calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same
identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller
models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchanged
request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional
section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 is a code such as PV-001, %2 a title, %3 a condition</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constraint
adherence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1; %n error(s) in the file</source>
        <extracomment>%1 is a sentence about failed criteria</extracomment>
        <translation>
            <numerusform>%1; %n error in the file</numerusform>
            <numerusform>%1; %n errors in the file</numerusform>
        </translation>
    </message>
    <message>
        <source>Consistent
quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of failed criteria and file errors. ✓ means none; ✓ 12/14 means that 2 of 14 criteria were not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portability
flag</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PortabilityPanel</name>
    <message>
        <source>As &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As J&amp;Unit, for CI…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing agents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3. %4</source>
        <extracomment>%1 is the ID of a criterion, %2 its title, %3 its outcome, such as `Passed`, %4 a reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not opted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not applicable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter or “Only failures” hides all agents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;Text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;SARIF 2.1.0, for Code Scanning…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>%1 is a file, with a line and a column if they are known</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with errors</source>
        <translation>
            <numerusform>%n file with errors</numerusform>
            <numerusform>%n files with errors</numerusform>
        </translation>
    </message>
    <message>
        <source>Test results of the agents in the workspace appear here. To start, add an agent to the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) passed</source>
        <extracomment>A test is a pair of an agent and a criterion; %1 is the number of passed tests.</extracomment>
        <translation>
            <numerusform>%1 of %n test passed</numerusform>
            <numerusform>%1 of %n tests passed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter or the severity buttons hide all problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems in documents and in the current request appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::PromptInputsController</name>
    <message>
        <source>Test values not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Workspace File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Test Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test values not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::QualityController</name>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality over Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response quality by week and prompt type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Quality Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality data exported</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::QualityGauge</name>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, weight %3</source>
        <extracomment>%1 is a part of the quality, %2 its value, %3 its weight</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deductions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a part of the quality, %2 its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::QualityPanel</name>
    <message>
        <source>Chart: quality of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rated responses yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you send prompts, the responses are rated and recorded. Their quality appears here by week and prompt type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::QuickOpen</name>
    <message>
        <source>Open a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name, a title or a path; :12 goes to line 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (condensed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter to open a document. Recently used documents come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching documents in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RangeChart</name>
    <message>
        <source>%1 · ▏%2</source>
        <extracomment>%1 is the unit of the scale, %2 the meaning of the mark</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a name, %2 its value with the interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RatifyController</name>
    <message>
        <source>Ratify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratify Suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review suggestions with their evidence, and accept or reject their changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Save or undo them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept even though the prompt exceeds its budget?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept suggestion for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are later changes. Undo them first with Edit &gt; Undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n open suggestion(s)</source>
        <translation>
            <numerusform>%n open suggestion</numerusform>
            <numerusform>%n open suggestions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::RatifyPanel</name>
    <message>
        <source>Effect on each provider’s prompt:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example interactions:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>state of the listed suggestions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change to review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the kind of a suggestion such as Promotion, %2 its title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open · %2 accepted · %3 rejected · changes are applied only when you accept them</source>
        <extracomment>numbers of suggestions</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No suggestions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis uses recorded interactions and document history to suggest changes, each with evidence and usually a diff. You decide hunk by hunk; no change is applied automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No accepted suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rejected suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyzing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept edited text</source>
        <extracomment>a button: accepts the selected hunks; %1 of %2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept %1 of %2 hunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all hunks: %1</source>
        <extracomment>%1 is the change of tokens and the costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have accepted or rejected every suggestion. After more interactions are recorded, run the analysis to look for more suggestions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions appear here after you accept them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions appear here after you reject them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test the change on held-out turns: recorded turns that are not examples of this suggestion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording the decision…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing the change on held-out turns…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderActions</name>
    <message>
        <source>c&amp;url</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a shell command that sends this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sc&amp;hema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two to five providers side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w in Render</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow the Cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next occurrence of the same text in the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous occurrence of the same text in the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind in Tab…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find text in the current tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Tab Contents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the contents of the current tab to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Tab Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the request to the text at the cursor in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where the request contains the text at the cursor in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the JSON Schemas as sent to this provider, and the changes to them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderGutter</name>
    <message>
        <source>Continues the line above; wrapped only for display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches the text at the cursor in the editor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderPanel</name>
    <message>
        <source>Copy tab contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s)</source>
        <translation>
            <numerusform>%n earlier message</numerusform>
            <numerusform>%n earlier messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show kept and renamed parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot render this prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prompt yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a provider above to see the exact request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole prompt and the exact request to %1 appear here. Choose an agent, add a layer or write a task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not part of this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · occurrence %2 of %3</source>
        <extracomment>%1 is the source of the text; %2 and %3 are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No losses before this position in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not come from a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No losses before this position in this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · not sent; the nearest sent text is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document is not part of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part is sent as written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts that are lost, changed or added for %1 appear here. Every part of this prompt is sent as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headings are not sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RenderSearch</name>
    <message>
        <source>Find in this tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Both are numbers: match 3 of 12</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RepairModel</name>
    <message>
        <source>(empty)</source>
        <extracomment>shown where a repair inserted or removed text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>%1 is the text before a repair, %2 the text after it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <extracomment>%1 is a rule such as &quot;Trailing comma&quot;, %2 a line, %3 the change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>line and column in the response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponsePanel</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the request; the text received so far is kept (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review and send a follow-up that asks for a corrected response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the prompt to the clipboard again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the text on the clipboard as the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Response…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Current &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Response…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response appears here as it arrives, with its quality, repairs and findings. You can also paste or drop a response from elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to send its prompt. You can also paste or drop a response from elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An agent guardrail rejected the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt is on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prompt is waiting for its response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the prompt into the model’s chat window. Then paste or drop the response here, or save it as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard contains no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the response first, then paste it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called tools: %1. To answer such calls automatically, set “Simulated tool replies” in the options of the next request.</source>
        <extracomment>%1 is a list of tools</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send follow-up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model called tools and is waiting for their results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open, copy or save a response, or copy a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseRetrySheet</name>
    <message>
        <source>Follow-up message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This message is sent as the next turn of the conversation. You can edit it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseSummary</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token after %1</source>
        <extracomment>time until the first token of a response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quality %1</source>
        <extracomment>%1 is a quality such as &quot;86 out of 100&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 characters so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop reason: “%1”</source>
        <extracomment>%1 is the provider&apos;s stop reason, such as `refusal`</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseTables</name>
    <message>
        <source>Repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings in the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data in the response appears here next to the expected fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs of the response appear here with their locations and the text before and after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings such as schema violations, leftover placeholders and echoed tags appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No requests sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests appear here with their times, their outcomes and the reason for any retry or fallback.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quality scores yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores of the response for schema, completeness and rules appear here with their reasons.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ResponseTextView</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text as received. Repairs have a dashed underline and findings a wavy underline; a bar marks data.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RulesController</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response</source>
        <extracomment>the checked text, at the start of a sentence: the response in the Response panel</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Rule Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response to check. Send a prompt or paste a response in the Response panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace rules, their violations, and their cost in the prompt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RulesModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a domain, %2 its number of rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>examples fail for %n rule(s)</source>
        <translation>
            <numerusform>examples fail for %n rule</numerusform>
            <numerusform>examples fail for %n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) violated</source>
        <translation>
            <numerusform>%n rule violated</numerusform>
            <numerusform>%n rules violated</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are a rule&apos;s id and name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last check</source>
        <extracomment>result of the last check</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check method</source>
        <extracomment>check method of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::RulesPanel</name>
    <message>
        <source>As &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As J&amp;Unit, for CI…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <extracomment>%1 is a file, or &quot;the response&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file, or &quot;the response&quot;; %2 the result of the check</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter or “Only failures” hides all rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prompt templates. Define templates in config/hybrid_prompt_templates.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <extracomment>a tab with the findings of the last check; %1 is their number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;Text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;SARIF 2.1.0, for Code Scanning…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and the findings of their checks appear here. Define rules in config/prompt_rules.yaml, each with a description, a validation type and a severity.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaEditor</name>
    <message>
        <source>JSON Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline of the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Schema of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No schema yet. Start with {&quot;type&quot;: &quot;object&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a valid JSON Schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document keeps the previous schema until this text is a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaOutlineModel</name>
    <message>
        <source>Property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <extracomment>A required property; %1 is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaPane</name>
    <message>
        <source>Sent as written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the schema as written in the agent instead of as sent to the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output schema and the tool schemas appear here as the provider receives them. Add an output schema or a tool to the agent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output schema or tool schema</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SchemaTable</name>
    <message>
        <source>Property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <extracomment>Accessible name of a table; %1 is the name of a field with a JSON Schema.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of %1</source>
        <extracomment>Accessible name of a choice; %1 is a property of a JSON Schema.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SearchController</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search Knowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find skills, memories, documents, notes and interactions, and see how they are ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [retrieval] section of config.toml uses embeddings from %1. Your search words and the indexed text are sent to this host.</source>
        <extracomment>%1 is a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semantic Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; documents indexed so far remain in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the file was moved or deleted, update the index. Search also finds files outside the workspace, which you cannot open here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send text to this host</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SearchHitsModel</name>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SearchPanel</name>
    <message>
        <source>All collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 the title of a hit, %2 its location</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a result to see its ranking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search knowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the words of a request. Select a result to see its ranking. “Skills for this turn” lists the skills that a turn with these words would load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index skills, memories, documents, notes and interactions to search them by keyword, and by meaning if config.toml names an embeddings provider. Text is sent only to this provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document in this collection and workload contains these or similar words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document contains these or similar words. Try fewer words, or rebuild the index if a document is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuild index</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SectionFieldEditor</name>
    <message>
        <source>Clear %1</source>
        <extracomment>Removes a field from the document; %1 is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Accessible name of a button; %1 is its text, %2 the name of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SectionForm</name>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A section of a form and the number of its fields with a value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key is not in the schema. It remains in the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SendChoicesForm</name>
    <message>
        <source>default</source>
        <extracomment>a field of the send sheet without a value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum response length, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeout, in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum cost, in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall back to the agent’s other models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated tool replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum tool rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send even if the request exceeds the context window, violates an agent requirement or guardrail, has no task, or is missing a required part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace YAML file with simulated replies to the model’s tool calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call another model only if the selected model fails without processing the request; a local model falls back only to other local models</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SendController</name>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response with its repairs, findings and quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sen&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the previous response was not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some files were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <extracomment>%1 is a session, %2 a phase, %3 the request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prompt is waiting for its response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send · %1 input</source>
        <extracomment>%1 is the price of the input of the first request, without the response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input: %1 for the first request, %2 with a warm cache. The next step shows the maximum cost, which includes the longest response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some records were not stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the host and cost, then send the prompt to the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the host and cost, then send the prompt to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready to send: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SendSheet</name>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <extracomment>%1 is a key source such as &quot;system key store&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the prompt and paste the response later?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this request to %1?</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs an API key before you can send</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot send to %1</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay %1 with %2?</source>
        <extracomment>%1 is a session, %2 a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), in sequence</source>
        <translation>
            <numerusform>%n turn, in sequence</numerusform>
            <numerusform>%n turns, in sequence</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1, if the responses are as long as in the original session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown: no price for this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>%1 is a provider and model, %2 what selected it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4</source>
        <extracomment>%1 is the reason of the request, %2 a provider and model, %3 a host, %4 a price</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %n time(s)</source>
        <translation>
            <numerusform>%1, up to %n time</numerusform>
            <numerusform>%1, up to %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n request(s)</source>
        <translation>
            <numerusform>At most %n request</numerusform>
            <numerusform>At most %n requests</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input, at most %2 output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for input, plus the cost of the output</source>
        <extracomment>%1 is an amount of money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2, turn %3</source>
        <extracomment>%1 is a session, %2 a phase, %3 a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets</source>
        <extracomment>%1 lists the secrets found: &quot;1 × OpenAI key&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always send to %1 without asking</source>
        <extracomment>%1 is a provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always copy without asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options for this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instead of the failed request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcrop still asks for confirmation if the request has problems, parts would be omitted, other models can be used, or the prompt contains secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omitted parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing, and this host is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent to this host until you allow the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never sent to this host: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for input, at most %2 with the longest responses</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt contains %1. The prompt is sent and stored in the session files unredacted; only the recorded interaction is redacted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SessionView</name>
    <message>
        <source>Typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document is read-only because it is outside the workspace or not valid UTF-8. To edit it, copy it into the workspace or save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SessionsModel</name>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>time of the last turn of a session</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>the folder of a session</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>number of turns of a session</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown, because no turn has a record of its tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without %n turn(s) that have no record of their tokens</source>
        <translation>
            <numerusform>Without %n turn that has no record of its tokens</numerusform>
            <numerusform>Without %n turns that have no record of their tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown, because the price of a model is unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SettingsDialog</name>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>when documents are saved automatically</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a pause in typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you leave the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>no spell checking</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System language (%1)</source>
        <extracomment>%1 is the name of a language, such as Deutsch</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SettingsTransfer</name>
    <message>
        <source>Export Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace your settings and shortcuts with those in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Check the file permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a settings file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings not imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that was exported with “Export Settings”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write your settings and shortcuts to a file for use on another computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutEditor</name>
    <message>
        <source>%1 also has this shortcut. If two commands share a shortcut, neither works.</source>
        <extracomment>%1 is a command</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 have the same shortcut, so neither works. Change one of them.</source>
        <extracomment>%1 and %2 are commands</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ShortcutsModel</name>
    <message>
        <source>%1
Default: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed from default</source>
        <extracomment>state of a keyboard shortcut: not the default</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>the keys of a keyboard shortcut</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SpellMarks</name>
    <message>
        <source>Add “%1” to the Dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct spelling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StatusFields</name>
    <message>
        <source>Provider and model of the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n loss</numerusform>
            <numerusform>%n losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompt length in characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part is sent as written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input %1 · warm cache %2</source>
        <extracomment>prices of the input: the first request, and the same request with a warm cache</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input price of the first request, and of the same request with a warm cache; the Budget view adds the responses and the growing conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems in the workspace and in this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped and truncated parts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StrataModel</name>
    <message>
        <source>%1 · %2 of the prompt</source>
        <extracomment>A size, and its share of the whole prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · changes %2</source>
        <extracomment>A tier of the prompt, and the expected frequency of changes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>A layer, skill or agent, and its tier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cadence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <extracomment>%1 is a unit, such as characters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <extracomment>Heading of a column: cache state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading of a column: sent, or the reason why a part is not sent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condensed form is sent because the context window of the model is small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attachments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text from the adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output schema</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StrataPanel</name>
    <message>
        <source>%1, last on %2</source>
        <extracomment>%1 is `3 changes in 28 days`, %2 the time of the last change</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: more often than declared</source>
        <extracomment>%1 is the number and time of changes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layers yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of your prompt appear here: stable layers at the bottom, layers that change every turn on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New layer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the document of this layer (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Layer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a layer in this tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the strata as a table for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the strata view to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the Tier &amp;Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to &amp;Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this layer to the top of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, incomplete</source>
        <extracomment>%1 is the size of a prompt without the files that have errors</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <extracomment>The undo step of moving a layer to a tier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this layer to a later position in its tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this layer to an earlier position in its tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is &quot;%n change(s)&quot;, %2 is &quot;%n day(s)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>Move U&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this layer to the next tier of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this layer to the previous tier of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools and request overhead: %1 tokens</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::StrataView</name>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of the prompt; layers sent last are on top.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::SuggestionsModel</name>
    <message>
        <source>Suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hunks %1</source>
        <extracomment>%1 is a list of numbers such as 1,3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hunk %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TabMenu</name>
    <message>
        <source>&amp;Pin Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Relative Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to the Ri&amp;ght</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TargetOpener</name>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1 in the web browser?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The editor shows only documents in the open workspace. Open a folder that contains this file, or import the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyController</name>
    <message>
        <source>Taxonomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload tags of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add concept %1</source>
        <extracomment>%1 is the tag of a concept</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename concept to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit texts of a concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit related concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change tag to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyModel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 documents have this tag, %2 this or a narrower one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) including narrower concepts</source>
        <translation>
            <numerusform>%n document including narrower concepts</numerusform>
            <numerusform>%n documents including narrower concepts</numerusform>
        </translation>
    </message>
    <message>
        <source>Concept</source>
        <extracomment>a workload</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>tag of documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TaxonomyPanel</name>
    <message>
        <source>no language</source>
        <extracomment>labels without a language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n concept(s) in %1</source>
        <translation>
            <numerusform>%n concept in %1</numerusform>
            <numerusform>%n concepts in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This workspace has no taxonomy. These are the built-in workloads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A taxonomy defines the workloads used to tag skills, layers, memories and interactions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New concept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No label and no tag contains the text of the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TemplateModesModel</name>
    <message>
        <source>structured</source>
        <extracomment>The mode of a prompt type: with METADATA around the task, or as plain text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unstructured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domains</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TemplatesDialog</name>
    <message>
        <source>Go to the template in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert the mode of %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates define how each prompt type is sent. Define templates in config/hybrid_prompt_templates.yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use structured mode for %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use unstructured mode for %1 prompts</source>
        <extracomment>%1 is a type of prompt, such as validation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in &amp;file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send prompts of this type as METADATA and INSTRUCTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send prompts of this type as plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Revert mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the previous mode of this prompt type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use &amp;structured mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use &amp;unstructured mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A structured prompt contains METADATA, INSTRUCTION and the rules from the rule domains of its prompt type; an unstructured prompt is plain text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TextEditor</name>
    <message>
        <source>Typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unindent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quick fix available</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TokenCommands</name>
    <message>
        <source>Mark the token boundaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Token Boundaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the token boundaries for %1 (%2)</source>
        <extracomment>%1 is a model, %2 the name of its tokenizer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a provider and a model with a built-in tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot show token boundaries: no model is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot show token boundaries: the tokenizer of %1 is not built in. Select another model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TokenMeter</name>
    <message>
        <source>Request tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long: %1</source>
        <extracomment>%1 is the length of a request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to open the Budget panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens reserved for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request limit: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens over the limit: shorten a layer, or choose a model with a larger context window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ToolTable</name>
    <message>
        <source>Tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters of %1</source>
        <extracomment>A heading above the parameters of a function; %1 is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TourCard</name>
    <message>
        <source>Skip tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this part of the window and open the document for this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a completed step of the tour</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided tour: step %1 of %2</source>
        <extracomment>the position in the guided tour</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the tour and restore the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>position in the tour: title of the step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the tour and restore the view. You can start the tour again from the Help menu.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TranscriptView</name>
    <message>
        <source>Session messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are not shown. Open the prompt to read them.</source>
        <translation>
            <numerusform>%n earlier message is not shown. Open the prompt to read it.</numerusform>
            <numerusform>%n earlier messages are not shown. Open the prompt to read them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <extracomment>%1 is the name of a tool</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <extracomment>%1 is a list of file names</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) are not shown. Open the prompt or the response of the turn to read them.</source>
        <translation>
            <numerusform>%n more character is not shown. Open the prompt or the response of the turn to read it.</numerusform>
            <numerusform>%n more characters are not shown. Open the prompt or the response of the turn to read them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::TrendChart</name>
    <message>
        <source>points out of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good: %1 or higher</source>
        <extracomment>a threshold of quality: %1 points out of 100</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair: %1 or higher</source>
        <extracomment>a threshold of quality: %1 points out of 100</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Week of %1: mean quality %2 (%3 to %4), %n response(s)</source>
        <extracomment>%1 is a date, %2 the mean, %3 and %4 the lowest and highest quality, %n responses</extracomment>
        <translation>
            <numerusform>Week of %1: mean quality %2 (%3 to %4), %n response</numerusform>
            <numerusform>Week of %1: mean quality %2 (%3 to %4), %n responses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcrop::TruncationMarks</name>
    <message>
        <source>%1 does not send this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent: %1 truncates this file at byte %2, line %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::TurnsModel</name>
    <message>
        <source>%1, iteration %2</source>
        <extracomment>%1 is a phase of a session, %2 the number of its iteration</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a provider, %2 a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <extracomment>the user adds the response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>of a turn without a response</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>one exchange of a conversation, with its number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <extracomment>planner, generator, reviewer or reviser</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider and model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <extracomment>input tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>output tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>date and time of a turn</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::UndoActions</name>
    <message>
        <source>Undone: %1 (%2)</source>
        <extracomment>%1 is the name of a step, %2 the changed documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: %1 (%2)</source>
        <extracomment>%1 is the name of a step, %2 the changed documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>%1 is the name of a step, such as Typing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <extracomment>%1 is the name of a step, such as Typing</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::VersionsModel</name>
    <message>
        <source>%1
%2
%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>time of a version</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>commit message of a version</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>start of a version&apos;s ID</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ViewSwitch</name>
    <message>
        <source>Form</source>
        <extracomment>A view mode of a document: its fields.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the fields of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>A view mode of a document: its text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the text of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>A view mode of a document: its fields beside its text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fields and text side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::ViewSwitcher</name>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit documents and see the request that they produce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the requests of several providers side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the files that each coding agent loads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the tokens and the cost of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a view: its purpose</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check portability, search, edit the taxonomy and see the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View responses, conversations, experiments, workflows, rules and complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review suggestions, usage, churn, acceptance and quality</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WelcomePage</name>
    <message>
        <source>Outcrop logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WindowTools</name>
    <message>
        <source>Find a Co&amp;mmand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any menu command by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Quickl&amp;y…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any document in the workspace by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nex&amp;t Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next document tab, or from the last to the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;revious Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous document tab, or from the first to the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View and change the shortcuts of menu commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the color theme, editor, saving and other settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowController</name>
    <message>
        <source>Workflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan, generate, review and revise with the templates of a profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This writes the approved files of the workflow %1 to their targets and replaces existing files.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowFilesModel</name>
    <message>
        <source>Not written: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New, +%1</source>
        <extracomment>%1 is a number of lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed, +%1 −%2</source>
        <extracomment>%1 and %2 are numbers of lines</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>path that a file is written to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowPanel</name>
    <message>
        <source>New workflow…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the prompt of the selected step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the response of the selected step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the approved files to their targets in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve the prompt or the response; a review’s verdict selects the next phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the prompt of the current step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workflow steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files in the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for a rejection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workflows yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workflow takes a task from a plan through generated files to a review. It uses the templates, conventions and standards of a profile. Its prompts and responses are plain files in the sessions folder of the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start workflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No readable workflows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace to see its workflows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files in a response appear here with their differences from the workspace files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the response to the prompt of the current step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve and &amp;Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve and &amp;Revise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workflow</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve the review regardless of its verdict, and end the workflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve the review regardless of its verdict, and revise the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel workflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the workflow, and keep its files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the response with a reason, and request another response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a workflow for a task</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowStartDialog</name>
    <message>
        <source>Start Workflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no profile)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every prompt and response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profile:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scope:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Task:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Values:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual &amp;approval:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start workflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planner:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generator:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviewer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviser:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 of the values is not valid. Write it as name = value, or indent it by two spaces to continue the line above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One template value per line, such as entity = Order. Indent further lines of a value by two spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace default</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowStepsModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a phase, %2 the number of an iteration after the first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt waiting for approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response waiting for approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WorkflowsModel</name>
    <message>
        <source>Profile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>a workflow has ended</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revise</source>
        <extracomment>a phase of a workflow</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last change</source>
        <extracomment>time of the last change of a workflow</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outcrop::WorkspaceController</name>
    <message>
        <source>Outcrop Sample</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

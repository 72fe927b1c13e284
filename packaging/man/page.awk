# SPDX-License-Identifier: GPL-3.0-or-later
# Converts the help text of a command to a part of a manual page. Variables: command, such as "log import"; page, the first
# line of a page, or empty for a command inside `log`, which gets a section instead.

# Quotes text for roff: backslashes, hyphens, and a period or an apostrophe at the beginning of a line.
function quoted(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    sub(/^[.']/, "\\\\\\&&", text)
    return text
}

# Prints an item whose lines have been joined: the term and its description are separated by at least two spaces.
function print_item() {
    if (item == "")
        return
    if (match(item, /  +/)) {
        print ".TP\n.B " quoted(substr(item, 1, RSTART - 1))
        print quoted(substr(item, RSTART + RLENGTH))
    } else {
        print ".PP\n" quoted(item)
    }
    item = ""
}

function begin_section(title) {
    print_item()
    is_example = title == "Example"
    is_hidden = page == "" && title == "Global options" # documented in the page of the outer command
    if (!is_hidden)
        print (page == "" ? ".PP\n.I " quoted(title) : ".SH \"" toupper(title) "\"")
    if (is_example)
        print (page == "" ? ".PP\n" : "") ".nf"
}

NR == 1 {
    name = "outcrop-cli " command
    if (page != "") {
        gsub(/ /, "-", name)
        print page
        print ".SH NAME\n" quoted(name) " \\- " quoted($0)
    } else {
        print ".SH \"" toupper(command) "\"\n" quoted($0) "."
    }
    next
}

/^Usage: / {
    print (page == "" ? ".PP" : ".SH SYNOPSIS") "\n.B " quoted(substr($0, 8))
    next
}

/^[^ ].*:$/ { begin_section(substr($0, 1, length($0) - 1)); next }
is_hidden || /^$/ { next }
is_example { print quoted(substr($0, 3)); next }
/^  [^ ]/ { print_item(); item = substr($0, 3); next }
{ sub(/^ +/, ""); item = item " " $0 }

END {
    print_item()
    if (is_example)
        print ".fi"
}

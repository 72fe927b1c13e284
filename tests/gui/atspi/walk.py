# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens every view by its key and every tab in it, and reports the controls that a screen reader cannot name. See walk.sh."""
import re
import subprocess
import sys
import time

from bus import Bus

VIEWS = ["Edit", "Compare", "Context", "Test", "Budget", "Evolve", "Library"]  # views for Ctrl+1 to Ctrl+7
NAMED_ROLES = {"push button", "toggle button", "button menu", "radio button", "check box", "combo box", "text", "entry", "password text", "spin button",
               "slider", "list", "list box", "table", "tree", "tree table", "page tab", "chart", "dialog", "link", "frame"}
CLASS_NAME = re.compile(r"(Q[A-Z]\w+|outcrop::\w+)")


def fault(bus, node):
    """Returns what is wrong with a control, or None."""
    if not node.has("showing") or node.role not in NAMED_ROLES:
        return None
    if node.role == "combo box":  # Qt reports the value of a combo box as its name, and exposes its accessible name through a label
        return None if any(bus.name(label) for label in node.labels) else "has no label"
    if not node.name:
        return "has no name"
    return "has the name of a class" if CLASS_NAME.fullmatch(node.name) else None


class Walk:
    def __init__(self, bus, window, is_dump):
        self.bus = bus
        self.window = window
        self.is_dump = is_dump
        self.opened = set()  # names of the opened tabs
        self.controls = 0
        self.faults = {}

    def look(self, view, part=None):
        """Reads and checks the controls of a part, or of the window, that are shown now. Reads them again before it reports faults, because some names are
        set only after a control was read for the first time."""
        root, problems = self.read(part)
        if problems:
            time.sleep(0.5)
            root, problems = self.read(part)
        self.controls += sum(node.role in NAMED_ROLES and node.has("showing") for node in root.walk())
        for problem in problems:
            self.faults.setdefault(problem, view)
        if self.is_dump:
            for node in root.walk():
                print(view, node.path())
        return root

    def read(self, part):
        """Returns the tree of a part or of the window, and the faults in it."""
        root = self.bus.tree(part.ref if part else self.window)
        root.parent = part.parent if part else None
        faults = [(node, fault(self.bus, node)) for node in root.walk()]
        return root, [f"{node.path()} {problem}" for node, problem in faults if problem]

    def wait_for(self, role, name, state):
        """Waits for a control with a state. Returns None after 20 seconds."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            for node in self.bus.tree(self.window).walk():
                if node.role == role and node.name == name and node.has(state):
                    return node
            time.sleep(0.2)
        return None

    def open_tabs(self, view, part=None):
        """Opens the tabs of a part that were not opened before, including tabs inside them."""
        root = self.look(view, part)
        for tab in [node for node in root.walk() if node.role == "page tab" and node.has("showing")]:
            if tab.ref in self.opened:
                continue
            self.opened.add(tab.ref)
            self.bus.act(tab)
            time.sleep(0.2)  # the content of some tabs arrives later, but has the same controls
            self.open_tabs(view, tab.parent.parent)


def press_key(number):
    subprocess.run(["xdotool", "key", "--clearmodifiers", f"ctrl+{number}"], check=True)


def walk(program, is_dump):
    bus = Bus()
    window = bus.window_of(program, 60)
    if not window:
        return ["The window did not appear on the accessibility bus."]
    walker = Walk(bus, window, is_dump)
    if not walker.wait_for("frame", "Strata", "showing"):
        return ["The sample was not shown."]
    found = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(program.pid)], check=True, capture_output=True, text=True)
    subprocess.run(["xdotool", "windowfocus", "--sync", found.stdout.split()[-1]], check=True)
    for number, view in enumerate(VIEWS, 1):
        press_key(number)
        if not walker.wait_for("check box", view, "checked"):
            return [f"Ctrl+{number} does not show the view {view}."]
        before = walker.controls
        walker.open_tabs(view)
        print(f"{view}: {walker.controls - before} controls read, {sum(place == view for place in walker.faults.values())} faults")
    faults = [f"{view}: {control}" for control, view in walker.faults.items()]
    bus.act(walker.wait_for("check box", VIEWS[0], "showing"))
    if not walker.wait_for("frame", "Strata", "showing"):
        faults.append("A screen reader cannot show a view with its button.")
    return faults


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--dump"]
    program = subprocess.Popen(arguments)
    try:
        faults = walk(program, "--dump" in sys.argv)
    finally:
        program.terminate()
        program.wait()
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()

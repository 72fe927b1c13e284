# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the tree of a program's controls from the accessibility bus (AT-SPI 2)."""
import time

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
LABELLED_BY = 2
STATES = {"checked": 4, "enabled": 8, "focusable": 11, "selected": 23, "showing": 25}
MOST_CHILDREN = 40  # maximum number of read children of a table or tree; the other children have the same kinds of cells


class Node:
    """A control. `ref` is its bus name and path. Children of controls that are not shown are not read."""

    def __init__(self, ref, parent=None):
        self.ref = ref
        self.parent = parent
        self.children = []

    def has(self, state):
        return bool(self.states >> STATES[state] & 1)

    def path(self):
        here = f"{self.role} “{self.name}”" if self.name else self.role
        return f"{self.parent.path()} / {here}" if self.parent else here

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()


class Bus:
    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)

    def call_all(self, calls):
        """Makes calls (ref, interface, method, arguments) together. Returns the first value of each reply; None for an error."""
        replies = [None] * len(calls)
        loop = GLib.MainLoop()
        pending = len(calls)

        def take(connection, result, index):
            nonlocal pending
            try:
                values = connection.call_finish(result).unpack()
                replies[index] = values[0] if values else None
            except GLib.Error:
                pass  # the control was removed, or does not have this interface
            pending -= 1
            if pending == 0:
                loop.quit()

        for index, (ref, interface, method, arguments) in enumerate(calls):
            self.connection.call(ref[0], ref[1], interface, method, arguments, None, 0, 10000, None, take, index)
        if calls:
            loop.run()
        return replies

    def call(self, ref, interface, method, arguments=None):
        return self.call_all([(ref, interface, method, arguments)])[0]

    def window_of(self, program, seconds):
        """Waits for the first window on the bus. Returns None if the program ends or the time is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and program.poll() is None:
            for application in self.call(REGISTRY, ACCESSIBLE, "GetChildren") or []:
                windows = self.call(application, ACCESSIBLE, "GetChildren")
                if windows:
                    return windows[0]
            time.sleep(0.2)
        return None

    def tree(self, window):
        """Reads the shown controls of a window, one level at a time."""
        root = Node(window)
        level = [root]
        while level:
            replies = self.call_all([call for node in level for call in _questions(node.ref)])
            next_level = []
            for index, node in enumerate(level):
                role, name, states, relations, children = replies[index * 5:index * 5 + 5]
                node.role = role or ""
                node.name = (name or "").strip()
                node.states = states[0] | states[1] << 32 if states else 0
                node.labels = [ref for kind, refs in relations or [] if kind == LABELLED_BY for ref in refs]
                if node is root or node.has("showing"):
                    node.children = [Node(ref, node) for ref in (children or [])[:MOST_CHILDREN]]
                    next_level += node.children
            level = next_level
        return root

    def name(self, ref):
        return (self.call(*_property(ref, "Name")) or "").strip()

    def act(self, node):
        """Presses or toggles a control as a screen reader does."""
        names = [action[0] for action in self.call(node.ref, ACTION, "GetActions") or []]
        for name in ("Press", "Toggle"):
            if name in names:
                return self.call(node.ref, ACTION, "DoAction", GLib.Variant("(i)", (names.index(name),)))
        return False


def _property(ref, name):
    return ref, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (ACCESSIBLE, name))


def _questions(ref):
    return [(ref, ACCESSIBLE, "GetRoleName", None), _property(ref, "Name"), (ref, ACCESSIBLE, "GetState", None),
            (ref, ACCESSIBLE, "GetRelationSet", None), (ref, ACCESSIBLE, "GetChildren", None)]

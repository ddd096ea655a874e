#!/usr/bin/python3
"""A window with a page of WebKitGTK in it, for WebDriver: MiniBrowser's is never narrower than 447 px."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
# Scrolls at once, as for a visitor who asked for less motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
settings = WebKit2.Settings(enable_javascript_markup="--without-script" not in sys.argv)


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    return view


def started(_context, session):
    session.connect("create-web-view", create_view)


context.connect("automation-started", started)
Gtk.main()

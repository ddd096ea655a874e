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
windows = []


def create_view(_session):
    settings = WebKit2.Settings(enable_javascript_markup="--without-script" not in sys.argv)
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: window.destroy())
    windows.append(window)
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("WebKitGTK")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", started)
Gtk.main()

### The program has stopped, or could not be loaded: what the page says then. It needs nothing of the program.

# The only text where nothing else can be fetched.
failed = Nim has stopped, or a file could not be loaded. Check the connection and reload the page. Nim needs a browser from 2024 or later.
# Reloads the page.
reload = Reload
# Heads the message after an error of the program.
stopped = Nim has stopped
# Below it.
stopped-why = There was an error in the program. Reload the page to continue.
# The same, where there is saved data.
stopped-why-saved = There was an error in the program. Reload the page to continue. Your saved data is still there.
# Heads the message in a browser without WebAssembly.
unable = Nim cannot run here
# Below it.
unable-why = Nim needs WebAssembly. This browser does not have it, or it is switched off. Any browser from 2024 or later has it.
# The same, where there is saved data.
unable-why-saved = Nim needs WebAssembly. This browser does not have it, or it is switched off. Any browser from 2024 or later has it. Your saved data is still there.
# Heads the message where a file did not arrive, or arrived damaged.
not-loaded = Nim could not be loaded
# Below it.
not-loaded-why = A file of the page is missing or damaged. Check the connection and reload the page. Nim needs a browser from 2024 or later.
# The same, where there is saved data.
not-loaded-why-saved = A file of the page is missing or damaged. Check the connection and reload the page. Nim needs a browser from 2024 or later. Your saved data is still there.
# The program stopped twice in a row, on a page that was opened by a link.
twice-link = Nim has stopped twice in a row. The link may be the cause. Open the page without the link: your saved data stays.
# The same, where the page cannot know how often it stopped.
maybe-link = The link may be the cause. Open the page without the link: your saved data stays.
# The program stopped twice in a row, without a link.
twice-data = Nim has stopped twice in a row. The saved data may be the cause. Start without this data: the page then keeps it under “Statistics and data”.
# Opens the page without what the link asked for.
open-without-link = Open without the link
# Starts with nothing saved. The saved data is put aside.
start-again = Start without saved data
# Saves a file with all saved data.
save-data = Save the data to a file
# Saves a file with what was put aside before.
save-older = Save older data to a file
# There is no space in the browser to put the saved data aside.
no-room = There is no space to put the saved data aside. Save it to a file. Then delete this site’s data in the browser’s settings.
# Copies the report below.
copy = Copy report
# The report was copied.
copied = Copied.
# The browser did not allow copying.
selected = The report is selected. Copy it with the keyboard or the menu.
# Names the report for engineers.
report = Report
# Its first line, above the errors.
report-wrong = What went wrong:
# In the report, before the version of the page.
report-version = Version:
# In the report, before the name of the browser.
report-browser = Browser:
# In the report, before what the address asks for.
report-address = Address:
# In the report, where the address asks for nothing.
report-no-fragment = without a fragment
# In the report, above the saved data.
report-saved = Saved data:
# In the report, where there is none.
report-nothing = none

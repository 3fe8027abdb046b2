"""Runs Python samples one after the other: a file name a line in, {"printed": text} or {"failed": text} a line out."""
import contextlib
import io
import json
import runpy
import sys

for line in sys.stdin:
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            runpy.run_path(line.strip(), run_name="__main__")
        answer = {"printed": out.getvalue()}
    except BaseException as error:
        answer = {"failed": str(error)}
    print(json.dumps(answer), flush=True)
